import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { accountPaths } from '../../../paths/account-paths.ts';
import { frameTexts } from '../../../stories/frame-texts.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { GUEST } from '../../../stories/story-shell.ts';
import { AuthorizedView } from './authorized-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Authorized' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Authorized: Story = {
  ...pageStory({
    at: accountPaths.authorize,
    visitor: GUEST,
    data: ({ brand, texts }) => ({
      texts: texts.access,
      text: formatText(texts.access['authorize.text'], { brand: brand.name }),
      notice: null,
    }),
    view: (data) => <AuthorizedView {...data} />,
  }),
  name: 'SHELL-12 tells a browser that it may use the build, leads in and can be taken back',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'access');
    await expect(canvas.getByRole('link', { name: t['authorize.goOn'] })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t['authorize.leave'] })).toBeVisible();
  },
};
