import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../paths.ts';
import { frameTexts } from '../../story-support/frame-texts.ts';
import { pageMeta, pageStory } from '../../story-support/story-page.tsx';
import { BETTOR, GUEST } from '../../story-support/story-shell.ts';
import ErrorPage from './error-page.tsx';

const meta = { ...pageMeta, title: 'Pages/Shell/Error page' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function errorPage(kind: 'notFound' | 'failed' | 'closed', at: string, visitor = BETTOR) {
  return pageStory({ at, visitor, data: () => null, view: () => <ErrorPage kind={kind} /> });
}

export const NotFound: Story = {
  ...errorPage('notFound', '/no-such-page', GUEST),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'shell');
    await expect(canvas.getByRole('heading', { name: t.notFoundTitle, level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.backToSports })).toHaveAttribute(
      'href',
      paths.sportsbook,
    );
  },
};

export const Failed: Story = {
  ...errorPage('failed', paths.account),
  name: 'Failed: what is safe, and the way on',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'shell');
    await expect(canvas.getByRole('heading', { name: t.errorTitle, level: 1 })).toBeVisible();
    await expect(canvas.getByText(t.errorText)).toBeVisible();
  },
};

/** The casino's address, where the sportsbook leads while it is off. */
export const NoModuleOpen: Story = errorPage('closed', paths.casino);
