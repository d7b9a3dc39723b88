import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { AdminResult } from '../../shapes/account/admin-order.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR } from '../../stories/story-shell.ts';
import { AdminModeView } from './admin-mode-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Admin mode' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function page(isOn: boolean, result: AdminResult | null = null) {
  return pageStory({
    at: '/admin-mode',
    visitor: BETTOR,
    data: ({ texts }) => ({
      texts: texts.sportsbook,
      isOn,
      eventId: result ? 'sr:match:7101' : '',
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
