import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import {
  askedGroup,
  marketGroups,
  type OperatorGroup,
  shownGroups,
} from '@vitrine/betting/sportsbook/market-group';
import { type MatchStatistics, NO_STATISTICS } from '@vitrine/betting/sportsbook/match-statistics';
import { expect, userEvent } from 'storybook/test';
import { liveEvents, suspended, upcomingEvents } from '../../../stories/events.ts';
import { frameTexts } from '../../../stories/frame-texts.ts';
import { footballMarkets } from '../../../stories/markets.ts';
import { worldOf } from '../../../stories/event-world.ts';
import { slipOf } from '../../../stories/slips.ts';
import { STORY_NOW, type StoryFacts } from '../../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { pageBoards } from '../../../shapes/base/page-boards.ts';
import { eventPath, MARKET_GROUP } from '../../../paths/event-paths.ts';
import { BETTOR } from '../../../stories/story-shell.ts';
import { eventBoards } from './event-boards.tsx';
import { EventView } from './event-view.tsx';
import UnreadableEvent from './unreadable-event.tsx';
import type { Streaming } from '../../../shapes/sportsbook/streaming.ts';
import { statisticsBoard } from './statistics-board.ts';

const meta = { ...pageMeta, title: 'Pages/Sportsbook/Event' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** Groups as the operator makes and names them. */
function operatorGroups(facts: StoryFacts): readonly OperatorGroup[] {
  const { texts } = facts;
  return [
    { kind: 'main', name: texts.sportsbook['group.main'], marketTypeIds: ['1', '18'] },
    { kind: 'normal', name: worldOf(facts).markets.handicap, marketTypeIds: ['16'] },
    { kind: 'customBet', name: texts.sportsbook['group.customBet'], marketTypeIds: ['1', '18'] },
  ];
}

/** The page of an event at its address, with all its markets where it has any. */
function page(
  number: number,
  eventOf: (facts: StoryFacts) => MatchEvent,
  {
    isWhole = true,
    streaming = null,
    groupsOf = operatorGroups,
  }: { isWhole?: boolean; streaming?: Streaming; groupsOf?: typeof operatorGroups } = {},
) {
  return pageStory({
    at: `/esportes/futebol/evento/sr:match:${number}`,
    visitor: BETTOR,
    isInSportsbook: true,
    slip: { slip: (facts) => slipOf(facts, 2), events: (facts) => [eventOf(facts)] },
    data: (facts, { search }) =>
      eventPage(
        eventOf(facts),
        { groups: groupsOf(facts), asked: search.get(MARKET_GROUP), isWhole, streaming },
        facts,
      ),
    view: (data) => <EventView {...data} admin={null} />,
  });
}

interface StoryPage {
  readonly groups: readonly OperatorGroup[];
  readonly asked: string | null;
  readonly isWhole: boolean;
  readonly streaming: Streaming;
}

/** What the page of an event is made of. */
function eventPage(
  event: MatchEvent,
  { groups: made, asked, isWhole, streaming }: StoryPage,
  { texts, format }: StoryFacts,
) {
  const groups = marketGroups(made);
  const group = askedGroup(groups, asked);
  return {
    event,
    hasMarkets: event.markets.length > 0,
    texts: texts.sportsbook,
    ...eventBoards(pageBoards(false), {
      event,
      trail: [],
      stages: [],
      isWhole,
      path: eventPath(event.sportId, event.id),
      group,
      groups: shownGroups(event, groups, group),
      streaming,
      board: statisticsBoard(event, texts.sportsbook),
      words: { texts: texts.sportsbook, format, now: STORY_NOW },
      rulesText: texts.shell.rules,
    }),
  };
}

function liveMatch(facts: StoryFacts): MatchEvent {
  return { ...withMarkets(liveEvents(facts)[0], facts), statistics: FOOTBALL };
}

const FOOTBALL: MatchStatistics = {
  ...NO_STATISTICS,
  periods: [
    { kind: 'half', number: 1, home: 1, away: 0 },
    { kind: 'half', number: 2, home: 0, away: 0 },
  ],
  corners: { home: 6, away: 11 },
  yellowCards: { home: 2, away: 3 },
  redCards: { home: 0, away: 1 },
};

const TENNIS: MatchStatistics = {
  ...NO_STATISTICS,
  periods: [
    { kind: 'set', number: 1, home: 6, away: 4 },
    { kind: 'set', number: 2, home: 3, away: 5 },
  ],
  points: { home: '40', away: 'A' },
  serving: 'away',
};

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
    await userEvent.click(canvas.getByRole('link', { name: t['group.customBet'] }));
    await expect(await canvas.findByText(t['group.customBet.text'])).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 }).length).toBeLessThan(panels);
  },
};

/** A game of a set: its points and who serves stand beside the sets. */
export const LiveTennis: Story = page(7301, (facts) => {
  const event = liveEvents(facts).find(({ sportId }) => sportId === 'sr:sport:5');
  if (!event) throw new Error('The story has no tennis.');
  return { ...event, statistics: TENNIS };
});

/** The operator groups nothing of this sport, or can't say now. */
export const GroupsByRule: Story = {
  ...page(7100, liveMatch, { groupsOf: () => [] }),
  name: 'CAT-20 without groups of the operator: main markets and the others',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'sportsbook');
    await userEvent.click(canvas.getByRole('link', { name: t['group.normal'] }));
    await expect(
      await canvas.findByRole('link', { name: t['group.normal'], current: 'page' }),
    ).toBeVisible();
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
    await expect(canvas.getAllByText(t['status.ended'])[0]).toBeVisible();
    await expect(canvas.getByText(t['event.ended.title'])).toBeVisible();
  },
};
