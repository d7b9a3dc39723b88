import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../paths.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { GUEST } from '../../stories/story-shell.ts';
import ErrorPage from './error-page.tsx';

const meta = { ...pageMeta, title: 'Pages/Shell/Announcement' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const TITLE = 'Pix';

function announced(description: string, at: string = paths.account) {
  return pageStory({
    at,
    visitor: { ...GUEST, announcement: { id: 'aB3-_xYzaB3-', title: TITLE, description } },
    data: () => null,
    view: () => <ErrorPage kind="notFound" requestId="" />,
  });
}

export const Announced: Story = {
  ...announced('18:00 – 19:00'),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'shell');
    await expect(await canvas.findByRole('region', { name: TITLE })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t.dismissAnnouncement })).toBeVisible();
  },
};

export const Long: Story = announced('18:00 – 19:00. '.repeat(20));

export const NotAtTheCheckOfAnEmail: Story = {
  ...announced('18:00 – 19:00', paths.verifyEmail),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: TITLE })).toBeNull();
  },
};
