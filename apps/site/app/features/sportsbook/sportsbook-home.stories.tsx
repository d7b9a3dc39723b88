import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SportEvent } from '@vitrine/betting/event';
import { expect, userEvent, waitFor } from 'storybook/test';
import { paths } from '../../paths.ts';
import { liveEvents, upcomingEvents } from '../../story-support/events.ts';
import { frameTexts } from '../../story-support/frame-texts.ts';
import { emptySlip, slipOf } from '../../story-support/slips.ts';
import { STORY_NOW, type StoryFacts } from '../../story-support/story-facts.ts';
import { pageMeta, pageStory } from '../../story-support/story-page.tsx';
import { BETTOR, GUEST, type VisitorOfStory } from '../../story-support/story-shell.ts';
import { SportsbookHomeView } from './sportsbook-home-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Sports/Home' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

type Events = (facts: StoryFacts) => readonly SportEvent[];

interface HomeState {
  readonly live?: Events;
  readonly upcoming?: Events;
  readonly visitor?: VisitorOfStory;
  readonly slip?: typeof emptySlip | ((facts: StoryFacts) => ReturnType<typeof emptySlip>);
}

function home({
  live = liveEvents,
  upcoming = upcomingEvents,
  visitor = BETTOR,
  slip = emptySlip,
}: HomeState = {}) {
  const events: Events = (facts) => [...live(facts), ...upcoming(facts)];
  return pageStory({
    at: paths.sportsbook,
    visitor,
    isInSportsbook: true,
    slip: { slip, events, owner: visitor },
    data: (facts) => ({
      texts: facts.texts.sportsbook,
      now: STORY_NOW,
      events: events(facts),
      liveCount: live(facts).length,
    }),
    view: (data) => <SportsbookHomeView {...data} />,
  });
}

export const LiveAndComing: Story = home();

export const Guest: Story = home({ visitor: GUEST });

export const SelectionsOnTheSlip: Story = home({ slip: (facts) => slipOf(facts, 2) });

export const TappedPrice: Story = {
  ...home(),
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

export const NothingLive: Story = home({ live: () => [] });

export const NothingAtAll: Story = home({ live: () => [], upcoming: () => [] });

/** The operator's feed is down: the frame says so, and the last prices stand. */
export const FeedDisconnected: Story = home({
  visitor: { ...BETTOR, isFeedUp: false },
  slip: (facts) => slipOf(facts, 1),
});

/** Outcome, market and event, and then the price. */
function priceName(texts: ReturnType<typeof frameTexts<'sportsbook'>>): RegExp {
  return new RegExp(texts['odds.name'].replaceAll(/\{\{\w+\}\}/g, '.+'));
}
