import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CASINO } from '../../paths/casino-home-paths.ts';
import { paths } from '../../paths.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR, GUEST } from '../../stories/story-shell.ts';
import ErrorPage, { type ErrorPageProps } from './error-page.tsx';

const meta = { ...pageMeta, title: 'Pages/Shell/Error page' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function errorPage(kind: ErrorPageProps['kind'], at: string, visitor = BETTOR) {
  const requestId = '8f2c41d0-77aa-4c1e-9d52-0f6a3b1c9e77';
  const view = () => <ErrorPage kind={kind} requestId={requestId} />;
  return pageStory({ at, visitor, data: () => null, view });
}

export const NotFound: Story = {
  name: 'Not found: a search, and what was probably looked for',
  ...errorPage('notFound', '/no-such-page', GUEST),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'shell');
    await expect(canvas.getByRole('heading', { name: t.notFoundTitle, level: 1 })).toBeVisible();
    const search = canvas.getByRole('searchbox', { name: t.notFoundSearch });
    await expect(search.closest('form')).toHaveAttribute('action', paths.search);
    await expect(canvas.getByRole('link', { name: t.backToSports })).toHaveAttribute(
      'href',
      paths.sportsbook,
    );
  },
};

export const Failed: Story = {
  ...errorPage('error', paths.account),
  name: 'Failed: what is safe, and the way on',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'shell');
    await expect(canvas.getByRole('heading', { name: t.errorTitle, level: 1 })).toBeVisible();
    await expect(canvas.getByText(t.errorText)).toBeVisible();
    await expect(canvas.getByText(/8f2c41d0/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.tryAgain })).toHaveAttribute(
      'href',
      paths.account,
    );
  },
};

/** The network failed a page that was opened from another one. */
export const Offline: Story = errorPage('offline', paths.account);

/** The casino's address, the target of the sportsbook while it is switched off. */
export const NoModuleOpen: Story = errorPage('closed', paths.casino);

/** The store of sessions can't be reached. */
export const AccountPaused: Story = errorPage('paused', paths.betHistory, GUEST);

/** A request that could not be read: nothing was done. */
export const Refused: Story = errorPage('refused', paths.deposit);

/** A form posted from another site. */
export const Foreign: Story = errorPage('foreign', paths.login, GUEST);

export const TooLarge: Story = errorPage('tooLarge', paths.register, GUEST);

export const ModuleMaintenance: Story = {
  name: 'A closed sportsbook leads to what is open',
  ...errorPage('moduleMaintenance', paths.sportsbook, GUEST),
  play: async ({ canvasElement }) => {
    const main = within(canvasElement.querySelector('main') ?? canvasElement);
    const t = frameTexts(canvasElement, 'shell');
    await expect(main.getByRole('link', { name: t.navCasino })).toHaveAttribute('href', CASINO);
    await expect(main.queryByRole('link', { name: t.backToSports })).toBeNull();
  },
};

export const CasinoMaintenance: Story = {
  name: 'A closed casino leads to the games of the sportsbook',
  ...errorPage('moduleMaintenance', CASINO, GUEST),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'shell');
    const link = canvas.getByRole('link', { name: t.backToSports });
    await expect(link).toHaveAttribute('href', paths.sportsbook);
  },
};

export const DeactivatedAccount: Story = {
  ...errorPage('notFound', '/no-such-page', { ...GUEST, isDeactivated: true }),
  name: 'SESS-09 every page says that the account is deactivated, and how to open it again',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'shell');
    // The notices load their own script.
    await expect(await canvas.findByText(t.deactivatedTitle)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.reactivate })).toHaveAttribute(
      'href',
      expect.stringContaining('/login?'),
    );
  },
};
