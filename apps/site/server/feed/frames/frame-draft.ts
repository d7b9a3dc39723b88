import type { CatalogueChange } from '@vitrine/betting/sportsbook/catalogue/catalogue-change';
import { isDecided } from '@vitrine/betting/sportsbook/decided';
import { isClockHidden, readClock, type MatchClock } from '@vitrine/betting/sportsbook/clock';
import { scoreOf, type MarketStatus, type SportEvent } from '@vitrine/betting/sportsbook/event';
import { eventOf, type LiveCatalogue } from '@vitrine/betting/sportsbook/catalogue/live-catalogue';
import { hasSameColumns, statisticTexts } from '@vitrine/betting/sportsbook/match-statistics';
import { keepsPlace } from '@vitrine/betting/sportsbook/market-status';
import { shortPeriod } from '@vitrine/betting/sportsbook/shortened/short-period';
import { formatOdds, type Odds } from '@vitrine/betting/base/odds';
import type { LiveClock, LiveFrame, LiveState } from '../../../app/live/live-types.ts';

/** The next frame of a topic in the making: of each thing only its last change is kept. */
export interface FrameDraft {
  /** Adds one change, with the catalogue before and after it. */
  note(change: CatalogueChange, before: LiveCatalogue, after: LiveCatalogue): void;
  /** Says what the flag of a match is now; with `isTurn` it came or went, which only the page can show. */
  noteStart(event: SportEvent, isTurn: boolean): void;
  /** Says that the operator's feed is up or down. */
  noteFeed(up: boolean): void;
  /** The frame, with a new draft begun; null when nothing is to be said. */
  take(): LiveFrame | null;
}

/** The flag of a match that begins soon, in the words of its pages; null without one. */
export type StartText = (event: SportEvent) => string | null;

const NO_START_TEXT: StartText = () => null;

/** A clock that runs as browsers expect to within a second is not news. */
const CLOCK_TOLERANCE_SECONDS = 1;

export function frameDraft(startText = NO_START_TEXT): FrameDraft {
  const odds = new Map<string, string>();
  const markets = new Map<string, MarketStatus>();
  const states = new Map<string, LiveState>();
  const clocks = new Map<string, LiveClock>();
  const figures = new Map<string, string>();
  const structural = new Set<string>();
  /** The clocks as browsers last heard of them. */
  const toldClocks = new Map<string, MatchClock>();
  let feed: boolean | undefined;

  function noteClock(eventId: string, clock: MatchClock | null, before: MatchClock | null): void {
    if (!clock || !before) {
      structural.add(eventId);
      toldClocks.delete(eventId);
      return;
    }
    if (runsAsTold(toldClocks.get(eventId) ?? before, clock)) return;
    clocks.set(eventId, liveClock(clock));
    toldClocks.set(eventId, clock);
  }

  function noteFigures(before: SportEvent | undefined, after: SportEvent | undefined): void {
    if (before?.kind !== 'match' || after?.kind !== 'match') return;
    if (!hasSameColumns(before.statistics, after.statistics)) structural.add(after.id);
    const known = liveFigures(before);
    for (const [key, text] of Object.entries(liveFigures(after))) {
      if (known[key] !== text) figures.set(key, text);
    }
  }

  /** A match that is decided, or open again, has another place in its list, and its prices another look. */
  function noteDecision(before: SportEvent | undefined, after: SportEvent | undefined): void {
    if (before && after && isDecided(before) !== isDecided(after)) structural.add(after.id);
  }

  /** A structural change stands for all others of its event, and browsers may show older odds. */
  function noteWhole(event: SportEvent | undefined): void {
    if (!event) return;
    states.set(event.id, liveState(event, startText));
    if (event.clock) clocks.set(event.id, liveClock(event.clock));
    for (const [key, text] of Object.entries(liveFigures(event))) figures.set(key, text);
    for (const market of event.markets) {
      markets.set(market.id, market.status);
      for (const outcome of market.outcomes) odds.set(outcome.id, oddsText(outcome.odds));
    }
  }

  return {
    note(change, before, after) {
      if (change.kind === 'feed' || change.kind === 'incomplete') return;
      const { eventId } = change;
      const event = eventOf(before, eventId);
      switch (change.kind) {
        case 'odds':
          odds.set(change.outcomeId, oddsText(change.odds));
          noteDecision(event, eventOf(after, eventId));
          break;
        case 'market':
          markets.set(change.marketId, change.status);
          if (hasPlace(statusOf(event, change.marketId)) !== keepsPlace(change.status)) {
            structural.add(eventId);
          }
          noteDecision(event, eventOf(after, eventId));
          break;
        case 'state':
          states.set(eventId, {
            h: change.homeScore,
            a: change.awayScore,
            ...operatorWords(change),
          });
          if (
            event?.status !== change.status ||
            isClockHidden(event.statusText) !== isClockHidden(change.statusText)
          ) {
            structural.add(eventId);
          }
          break;
        case 'statistics':
          noteFigures(event, eventOf(after, eventId));
          break;
        case 'clock':
          noteClock(eventId, change.clock, event?.clock ?? null);
          break;
        case 'eventRemoved':
          toldClocks.delete(eventId);
          structural.add(eventId);
          break;
        case 'eventAdded':
        case 'structure':
          noteWhole(eventOf(after, eventId));
          structural.add(eventId);
          break;
        case 'outcome':
          structural.add(eventId);
      }
    },
    noteStart(event, isTurn) {
      states.set(event.id, liveState(event, startText));
      if (isTurn) structural.add(event.id);
    },
    noteFeed(up) {
      feed = up;
    },
    take() {
      const frame: LiveFrame = {
        ...(odds.size > 0 ? { o: Object.fromEntries(odds) } : {}),
        ...(markets.size > 0 ? { m: Object.fromEntries(markets) } : {}),
        ...(states.size > 0 ? { s: Object.fromEntries(states) } : {}),
        ...(clocks.size > 0 ? { c: Object.fromEntries(clocks) } : {}),
        ...(figures.size > 0 ? { d: Object.fromEntries(figures) } : {}),
        ...(structural.size > 0 ? { x: [...structural] } : {}),
        ...(feed === undefined ? {} : { f: feed }),
      };
      for (const noted of [odds, markets, states, clocks, figures, structural]) noted.clear();
      feed = undefined;
      return Object.keys(frame).length > 0 ? frame : null;
    },
  };
}

/** The figures of a match besides its score, by the names of their nodes. */
function liveFigures(event: SportEvent): Readonly<Record<string, string>> {
  if (event.kind !== 'match' || event.statistics === null) return {};
  const columns = Object.entries(statisticTexts(event.statistics));
  return Object.fromEntries(
    columns.flatMap(([key, { home, away }]) => [
      [`${event.id}/${key}/home`, home],
      [`${event.id}/${key}/away`, away],
    ]),
  );
}

/** Everything of a topic's events, for a browser that missed frames which can't be replayed. */
export function wholeFrame(events: readonly SportEvent[], startText = NO_START_TEXT): LiveFrame {
  const markets = events.flatMap((event) => event.markets);
  const outcomes = markets.flatMap((market) => market.outcomes);
  const figures = Object.assign({}, ...events.map(liveFigures)) as Record<string, string>;
  return {
    gap: true,
    o: Object.fromEntries(outcomes.map(({ id, odds }) => [id, oddsText(odds)])),
    m: Object.fromEntries(markets.map(({ id, status }) => [id, status])),
    s: Object.fromEntries(events.map((event) => [event.id, liveState(event, startText)])),
    c: Object.fromEntries(
      events.flatMap(({ id, clock }) => (clock ? [[id, liveClock(clock)]] : [])),
    ),
    ...(Object.keys(figures).length > 0 ? { d: figures } : {}),
  };
}

/** With a dot on every brand: the brand's own separator is for stakes. */
function oddsText(odds: Odds): string {
  return formatOdds(odds, '.');
}

function liveState(event: SportEvent, startText: StartText): LiveState {
  const { home, away } = scoreOf(event);
  const flag = startText(event);
  return {
    h: home,
    a: away,
    ...(flag === null ? operatorWords(event) : { t: flag }),
  };
}

/**
 * The period in the operator's words, as a page shows it while the event is live. Any other page shows
 * words of its own, such as the kick-off time, which the operator's must not overwrite.
 */
function operatorWords({
  status,
  statusText,
}: Pick<SportEvent, 'status' | 'statusText'>): Pick<LiveState, 't' | 'p'> {
  return status === 'live' ? { t: statusText, p: shortPeriod(statusText) } : {};
}

function liveClock({ seconds, readAt, stopped, direction }: MatchClock): LiveClock {
  return [seconds, readAt, stopped ? 1 : 0, direction];
}

function runsAsTold(told: MatchClock, clock: MatchClock): boolean {
  return (
    told.stopped === clock.stopped &&
    told.direction === clock.direction &&
    Math.abs(readClock(told, clock.readAt) - clock.seconds) <= CLOCK_TOLERANCE_SECONDS
  );
}

function hasPlace(status: MarketStatus | undefined): boolean {
  return status !== undefined && keepsPlace(status);
}

function statusOf(event: SportEvent | undefined, marketId: string): MarketStatus | undefined {
  return event?.markets.find(({ id }) => id === marketId)?.status;
}
