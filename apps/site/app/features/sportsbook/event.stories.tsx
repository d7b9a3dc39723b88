import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SportEvent } from '@vitrine/betting/event';
import { expect, userEvent } from 'storybook/test';
import { liveEvents, suspended, upcomingEvents } from '../../story-support/events.ts';
import { frameTexts } from '../../story-support/frame-texts.ts';
import { footballMarkets } from '../../story-support/markets.ts';
import { slipOf } from '../../story-support/slips.ts';
import { STORY_NOW, type StoryFacts } from '../../story-support/story-facts.ts';
import { pageMeta, pageStory } from '../../story-support/story-page.tsx';
import { BETTOR } from '../../story-support/story-shell.ts';
import { EventView } from './event-view.tsx';
import { MARKET_GROUPS } from './market-panels.ts';

const meta = { ...pageMeta, title: 'Pages/Sports/Event' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** The page of an event at its address, with all its markets where it has any. */
function page(number: number, eventOf: (facts: StoryFacts) => SportEvent) {
  return pageStory({
    at: `/esportes/futebol/evento/sr:match:${number}`,
    visitor: BETTOR,
    isInSportsbook: true,
    slip: { slip: (facts) => slipOf(facts, 2), events: (facts) => [eventOf(facts)] },
    data: (facts, { search }) => ({
      events: [eventOf(facts)],
      group: MARKET_GROUPS.find((group) => group === search.get('grupo')) ?? 'all',
      words: { texts: facts.texts.sportsbook, format: facts.format, now: STORY_NOW },
    }),
    view: ({ events: [event], group, words }) =>
      event ? <EventView event={event} group={group} words={words} /> : null,
  });
}

function liveMatch(facts: StoryFacts): SportEvent {
  return withMarkets(liveEvents(facts)[0], facts);
}

function withMarkets(event: SportEvent | undefined, facts: StoryFacts): SportEvent {
  if (!event) throw new Error('The story has no such event.');
  return { ...event, markets: footballMarkets(event, facts) };
}

export const Prematch: Story = page(7104, (facts) => withMarkets(upcomingEvents(facts)[1], facts));

/** In seven minutes. */
export const AboutToStart: Story = page(7103, (facts) =>
  withMarkets(upcomingEvents(facts)[0], facts),
);

export const Live: Story = {
  ...page(7100, liveMatch),
  name: 'Live: a group of markets is a link',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'sportsbook');
    const panels = canvas.getAllByRole('heading', { level: 3 }).length;
    await userEvent.click(canvas.getByRole('link', { name: t['group.normal'] }));
    await expect(
      await canvas.findByRole('link', { name: t['group.normal'], current: 'page' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 }).length).toBeLessThan(panels);
  },
};

export const Suspended: Story = page(7100, (facts) => {
  const event = liveMatch(facts);
  return { ...event, status: 'suspended', markets: event.markets.map(suspended) };
});

/** One market is locked while the others go on. */
export const OneMarketSuspended: Story = page(7100, (facts) => {
  const event = liveMatch(facts);
  const [first, ...others] = event.markets;
  return { ...event, markets: first ? [suspended(first), ...others] : [] };
});

export const Interrupted: Story = page(7100, (facts) => ({
  ...liveMatch(facts),
  status: 'interrupted',
  markets: [],
}));

export const Ended: Story = {
  ...page(7100, (facts) => ({
    ...liveMatch(facts),
    status: 'ended',
    clock: null,
    markets: [],
  })),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'sportsbook');
    await expect(canvas.getByText(t['status.ended'])).toBeVisible();
    await expect(canvas.getByText(t['event.ended.title'])).toBeVisible();
  },
};
