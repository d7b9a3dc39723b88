import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import { isEventInactive } from '@vitrine/betting/sportsbook/market-status';
import { expect, userEvent } from 'storybook/test';
import { liveEvents, suspended, upcomingEvents } from '../../stories/events.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import { footballMarkets } from '../../stories/markets.ts';
import { slipOf } from '../../stories/slips.ts';
import { STORY_NOW, type StoryFacts } from '../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR } from '../../stories/story-shell.ts';
import { EventView } from './event-view.tsx';
import { UnreadableEvent } from './unreadable-event.tsx';
import type { Streaming } from '../../streaming.ts';
import type { EventWords } from '../../format/event-texts.ts';
import { marketBoard } from './board/market-board.tsx';
import { groupsOf, marketGroupOf, type MarketGroupName } from './market-group-name.ts';

const meta = { ...pageMeta, title: 'Pages/Sportsbook/Event' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** The page of an event at its address, with all its markets where it has any. */
function page(
  number: number,
  eventOf: (facts: StoryFacts) => MatchEvent,
  { isWhole = true, streaming = null }: { isWhole?: boolean; streaming?: Streaming } = {},
) {
  return pageStory({
    at: `/esportes/futebol/evento/sr:match:${number}`,
    visitor: BETTOR,
    isInSportsbook: true,
    slip: { slip: (facts) => slipOf(facts, 2), events: (facts) => [eventOf(facts)] },
    data: (facts, { search }) =>
      eventPage(eventOf(facts), marketGroupOf(search.get('grupo')), {
        texts: facts.texts.sportsbook,
        format: facts.format,
        now: STORY_NOW,
      }),
    view: (data) => (
      <EventView {...data} stages={[]} isWhole={isWhole} streaming={streaming} admin={null} />
    ),
  });
}

/** What the page of an event is made of. */
function eventPage(event: MatchEvent, group: MarketGroupName, words: EventWords) {
  const { markets } = event;
  return {
    event,
    markets:
      markets.length > 0 ? { name: 'markets', html: marketBoard(event, group, words) } : null,
    group,
    isInactive: isEventInactive(event),
    groups: groupsOf(event, group),
    words,
  };
}

function liveMatch(facts: StoryFacts): MatchEvent {
  return withMarkets(liveEvents(facts)[0], facts);
}

function withMarkets(event: MatchEvent | undefined, facts: StoryFacts): MatchEvent {
  if (!event) throw new Error('The story has no such event.');
  return { ...event, markets: footballMarkets(event, facts) };
}

export const Prematch: Story = page(7104, (facts) => withMarkets(upcomingEvents(facts)[1], facts));

/** Only the main market can be read. */
export const MainMarketOnly: Story = page(
  7104,
  (facts) => {
    const event = withMarkets(upcomingEvents(facts)[1], facts);
    return { ...event, markets: event.markets.slice(0, 1) };
  },
  { isWhole: false },
);

export const VideoOffered: Story = {
  ...page(7101, liveMatch, { streaming: { kind: 'offered' } }),
  name: 'CAT-37 offers the video of an event by a link',
};

export const VideoNotAvailable: Story = {
  ...page(7101, liveMatch, { streaming: { kind: 'notAvailable' } }),
  name: 'CAT-31 says that the streaming is not available',
};

/** Nothing of the event can be read now. */
export const Unreadable: Story = pageStory({
  at: '/esportes/futebol/evento/sr:match:7199',
  visitor: BETTOR,
  isInSportsbook: true,
  data: (facts) => ({ texts: facts.texts.sportsbook }),
  view: ({ texts }) => <UnreadableEvent texts={texts} />,
});

/** The event starts in seven minutes. */
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
