import { EVENT_STATUS } from '@vitrine/upstream/contract/sportsbook/catalogue';
import type { Labels } from '../world/offer/labels.ts';
import type { Clock } from '../world/match/match-course.ts';
import type { MatchNow } from '../world/match/match-now.ts';
import type { PricedMarket } from '../world/offer/priced-market.ts';
import { isSameStatistics } from '@vitrine/betting/sportsbook/match-statistics';
import { toWireMatch, toWireStatistics, toWireTime } from '../world/match/wire-match.ts';
import type { World } from '../world/world.ts';
import { listChannels, ownChannel } from './event-channels.ts';
import type { FeedGate, Said } from './feed-gate.ts';
import { oddsMessage, wholeOdds } from './odds-message.ts';

/** Tells the feed what changed in the matches on offer since it last looked. */
export interface MatchAnnouncer {
  announce(): void;
  /** Ids of the matches on offer when it last looked. */
  ids(): readonly string[];
  /** What a listener of one match has to know: state, clock, all odds, and what is counted besides. */
  ownGreeting(matchId: string): readonly Said[];
  /** What a listener of a list has to know of a match: state, clock, and odds of the given markets. */
  greeting(
    matchId: string,
    marketsOf: (match: MatchNow) => readonly PricedMarket[] | null,
  ): readonly Said[];
}

export interface MatchAnnouncerOptions {
  readonly world: World;
  readonly gate: FeedGate;
  readonly labels: Labels;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const CLOCK_REPEAT_MS = 10_000;
/** A listener whose own clock would be this many seconds off is told anew. */
const CLOCK_TOLERANCE = 2;

/** A match as it was last looked at, and when its clock was last said. */
interface Seen {
  readonly match: MatchNow;
  readonly said: { readonly clock: Clock | null; readonly at: number };
}

export function createMatchAnnouncer(options: MatchAnnouncerOptions): MatchAnnouncer {
  const { world, gate, labels, now } = options;
  const seen = new Map<string, Seen>();
  /** Matches with a clock, which is said again from time to time. */
  const timed = new Set<string>();
  for (const match of world.offered()) keep(match, clockOf(match));
  world.takeChanges();

  function keep(match: MatchNow, said: Seen['said']): void {
    seen.set(match.id, { match, said });
    if (match.state.clock) timed.add(match.id);
    else timed.delete(match.id);
  }

  function clockOf({ state }: MatchNow): Seen['said'] {
    return { clock: state.clock, at: now() };
  }

  function announce(): void {
    for (const [id, match] of world.takeChanges()) {
      const before = seen.get(id);
      if (!match) announceRemoved(id, before);
      else if (!before) announceAdded(match);
      else if (before.match !== match) announceChange(before, match);
    }
    for (const id of timed) {
      const known = seen.get(id);
      if (known) announceClock(known);
    }
  }

  function announceAdded(match: MatchNow): void {
    sayEverywhere(match, fixtureChange(match, 'added'));
    keep(match, clockOf(match));
  }

  /** Says that a match left the offer: it is over, or without live coverage. */
  function announceRemoved(id: string, known: Seen | undefined): void {
    if (!known) return;
    seen.delete(id);
    timed.delete(id);
    const before = known.match;
    const match = world.match(id) ?? before;
    const channels = [...listChannels(before), ownChannel(before)];
    const isCoverageLost = match.status === 'live';
    // The loss of coverage alone says that the match takes no bets.
    if (!isCoverageLost) {
      gate.say(channels, { name: 'betStop', message: { ...stamp(match), marketIds: null } });
    }
    gate.say(channels, matchState(match));
    gate.say(channels, fixtureChange(match, isCoverageLost ? 'coverage' : 'removed'));
  }

  function announceChange(known: Seen, match: MatchNow): void {
    const before = known.match;
    if (before.status !== match.status) announceStart(match);
    if (before.isBooked !== match.isBooked) sayEverywhere(match, fixtureChange(match, 'coverage'));
    if (match.state.suspended && !before.state.suspended) {
      sayEverywhere(match, { name: 'betStop', message: { ...stamp(match), marketIds: null } });
    }
    announceState(before, match);
    announceOdds(before, match);
    keep(match, known.said);
  }

  /** A match that starts is new to the live lists, and changed where it was known. */
  function announceStart(match: MatchNow): void {
    gate.say(['live', `sport/${match.sportId}`], fixtureChange(match, 'added'));
    gate.say(
      [`prematch/${match.sportId}`, `tournament/${match.tournamentId}`, ownChannel(match)],
      fixtureChange(match, 'changed'),
    );
  }

  /** The state to everybody; what is counted besides, which changes more often, to its own listeners. */
  function announceState(before: MatchNow, match: MatchNow): void {
    const own = ownChannel(match);
    const isChanged = stateChanged(before, match);
    if (isChanged) gate.say(listChannels(match), matchState(match));
    const isCounted =
      gate.isHeard(own) && (isChanged || !isSameStatistics(before.statistics, match.statistics));
    if (isCounted) gate.say([own], wholeState(match));
  }

  function announceOdds(before: MatchNow, match: MatchNow): void {
    const own = ownChannel(match);
    if (gate.isHeard(own)) {
      const odds = oddsMessage(before.markets, match.markets, match, now());
      if (odds) gate.say([own], odds);
    }
    const listed = listChannels(match);
    if (listed.some(gate.isHeard)) {
      const odds = oddsMessage(before.mainMarkets, match.mainMarkets, match, now());
      if (odds) gate.say(listed, odds);
    }
  }

  function announceClock({ match, said }: Seen): void {
    const time = toWireTime(match);
    if (!time || !isClockStale(said, match.state.clock, now())) return;
    sayEverywhere(match, { name: 'liveTime', message: { ...stamp(match), time } });
    keep(match, clockOf(match));
  }

  function sayEverywhere(match: MatchNow, said: Said): void {
    gate.say([...listChannels(match), ownChannel(match)], said);
  }

  function stamp({ id }: MatchNow) {
    return { eventId: id, timestamp: now() };
  }

  function fixtureChange(
    match: MatchNow,
    reason: 'added' | 'changed' | 'coverage' | 'removed',
  ): Said {
    const wire = toWireMatch(match, match.mainMarkets, labels);
    return { name: 'fixtureChange', message: { ...stamp(match), reason, match: wire } };
  }

  function stateOf(match: MatchNow) {
    const { state } = match;
    return {
      ...stamp(match),
      status: EVENT_STATUS[state.status],
      matchStatusDescription: labels.status(state),
      homeScore: state.home,
      awayScore: state.away,
    };
  }

  function matchState(match: MatchNow): Said {
    return { name: 'matchState', message: stateOf(match) };
  }

  /** The state with what is counted besides. */
  function wholeState(match: MatchNow): Said {
    const message = { ...stateOf(match), statistics: toWireStatistics(match) };
    return { name: 'matchState', message };
  }

  function greet(match: MatchNow, markets: readonly PricedMarket[], state: Said): readonly Said[] {
    const time = toWireTime(match);
    return [
      state,
      ...(time ? [{ name: 'liveTime', message: { ...stamp(match), time } } as const] : []),
      wholeOdds(markets, match, now()),
    ];
  }

  return {
    announce,
    ids: () => [...seen.keys()],
    ownGreeting(matchId) {
      const match = seen.get(matchId)?.match;
      return match ? greet(match, match.markets, wholeState(match)) : [];
    },
    greeting(matchId, marketsOf) {
      const match = seen.get(matchId)?.match;
      const markets = match && marketsOf(match);
      return markets ? greet(match, markets, matchState(match)) : [];
    },
  };
}

/** Whether listeners who tick on from what was said need to hear the clock again. */
function isClockStale(said: Seen['said'], clock: Clock | null, now: number): boolean {
  if (!said.clock || !clock || said.clock.stopped !== clock.stopped) return true;
  const elapsed = now - said.at;
  if (elapsed >= CLOCK_REPEAT_MS) return true;
  const direction = clock.stopped ? 0 : clock.direction === 'up' ? 1 : -1;
  const expected = said.clock.seconds + (direction * elapsed) / 1000;
  return Math.abs(expected - clock.seconds) >= CLOCK_TOLERANCE;
}

function stateChanged({ state: a }: MatchNow, { state: b }: MatchNow): boolean {
  return (
    a.status !== b.status ||
    a.phase !== b.phase ||
    a.part !== b.part ||
    a.home !== b.home ||
    a.away !== b.away ||
    a.games?.join() !== b.games?.join()
  );
}
