import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { frameTexts } from '../../stories/frame-texts.ts';
import { slipOf } from '../../stories/slips.ts';
import { sportsbookHome } from '../../stories/sportsbook-home.tsx';
import { pageMeta } from '../../stories/story-page.tsx';
import { BETTOR, GUEST } from '../../stories/story-shell.ts';

const meta = { ...pageMeta, title: 'Pages/Sportsbook/Sportsbook home' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const LiveAndComing: Story = sportsbookHome();

export const Guest: Story = sportsbookHome({ visitor: GUEST });

export const SelectionsOnTheSlip: Story = sportsbookHome({ slip: (facts) => slipOf(facts, 2) });

export const TappedPrice: Story = {
  ...sportsbookHome(),
  name: 'A tapped price is on the slip, and leaves it with the next tap',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'sportsbook');
    const slip = frameTexts(canvasElement, 'bet-slip');
    const [price] = canvas.getAllByRole('button', { name: priceName(t) });
    if (!price) throw new Error('The page has no prices.');
    await userEvent.click(price);
    await waitFor(() => expect(price).toHaveAttribute('aria-pressed', 'true'));
    await expect((await canvas.findAllByText(slip['summary.potentialReturn'])).length).not.toBe(0);
    await userEvent.click(price);
    await waitFor(() => expect(price).toHaveAttribute('aria-pressed', 'false'));
  },
};

export const NothingLive: Story = sportsbookHome({ live: () => [] });

export const NothingAtAll: Story = sportsbookHome({ live: () => [], upcoming: () => [] });

/** The operator's feed is down: the frame says so, and the last prices stay. */
export const FeedDisconnected: Story = sportsbookHome({
  visitor: { ...BETTOR, feed: 'down' },
  slip: (facts) => slipOf(facts, 1),
});

/** Outcome, market and event, and then the price. */
function priceName(texts: ReturnType<typeof frameTexts<'sportsbook'>>): RegExp {
  return new RegExp(texts['odds.name'].replaceAll(/\{\{\w+\}\}/g, '.+'));
}

/** The process has just started and has not read the lists yet. */
export const NotReadYet: Story = {
  ...sportsbookHome({ visitor: { ...GUEST, feed: 'loading' }, live: () => [], upcoming: () => [] }),
  play: async ({ canvas, canvasElement }) => {
    const { feedLoading } = frameTexts(canvasElement, 'shell');
    await expect(canvas.getAllByText(feedLoading)[0]).toBeVisible();
    const { 'list.empty.live.title': empty } = frameTexts(canvasElement, 'sportsbook');
    await expect(canvas.queryByText(empty)).toBeNull();
  },
};
