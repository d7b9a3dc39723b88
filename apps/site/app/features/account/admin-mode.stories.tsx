import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { AdminResult } from '../../shapes/account/admin-order.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR } from '../../stories/story-shell.ts';
import { AdminModeView } from './admin-mode-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Admin mode' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function page(isOn: boolean, result: AdminResult | null = null, eventId = 'sr:match:7101') {
  return pageStory({
    at: '/admin-mode',
    visitor: BETTOR,
    data: ({ texts }) => ({
      texts: texts.sportsbook,
      isOn,
      eventId: result ? eventId : '',
      result,
      notice: null,
    }),
    view: (data) => <AdminModeView {...data} />,
  });
}

export const Off: Story = {
  ...page(false),
  name: 'CAT-30 offers an administrator to turn admin mode on',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Hidden: Story = page(true, 'hidden');

export const UnknownEvent: Story = page(true, 'unknownEvent');

export const NoEvent: Story = {
  ...page(true, 'invalidEvent', ''),
  name: 'An order without an event is told at its field',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'sportsbook');
    await expect(canvas.getByRole('alert')).toHaveTextContent(t['admin.noEvent']);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      new RegExp(t['admin.noEvent']),
    );
  },
};

export const NotAnEvent: Story = page(true, 'invalidEvent', 'sr:season:1');
