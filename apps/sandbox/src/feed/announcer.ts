import { EVENT_STATUS } from '@vitrine/betting/event';
import type { Labels } from '../world/labels.ts';
import type { Clock } from '../world/match-course.ts';
import {
  producerOf,
  toWireClosed,
  toWireMatch,
  toWireOdds,
  toWireMarket,
  toWireTime,
} from '../world/wire-match.ts';
import { mainMarkets, type MatchNow, type PricedMarket, type World } from '../world/world.ts';
import type { Channel, FeedGate, Said } from './feed-gate.ts';
import { listChannels, ownChannel } from './match-channels.ts';

/** Tells the feed what changed in the world since it last looked. */
export interface Announcer {
  announce(): void;
  /** What a new listener of some channels has to know to start: states, clocks and odds. */
  greetings(channels: readonly Channel[]): readonly Said[];
}

export interface AnnouncerOptions {
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

export function createAnnouncer({ world, gate, labels, now }: AnnouncerOptions): Announcer {
  let seen = new Map<string, Seen>(
    world.offered().map((match) => [match.fixture.id, { match, said: clockOf(match) }]),
  );

  function clockOf({ state }: MatchNow): Seen['said'] {
    return { clock: state.clock, at: now() };
  }

  function announce(): void {
    const next = new Map<string, Seen>();
    for (const match of world.offered()) {
      const before = seen.get(match.fixture.id);
      const said = before ? announceChange(before, match) : announceAdded(match);
      next.set(match.fixture.id, { match, said });
    }
    for (const [id, { match }] of seen) if (!next.has(id)) announceRemoved(match);
    seen = next;
  }

  function announceAdded(match: MatchNow): Seen['said'] {
    gate.say([...listChannels(match), ownChannel(match)], fixtureChange(match, 'added'));
    return clockOf(match);
  }

  /** Says a match left the offer: it is over, or started without live coverage. */
  function announceRemoved(before: MatchNow): void {
    const { fixture } = before;
    const match = world.match(fixture.id) ?? before;
    const reason = match.state.status === 'live' ? 'coverage' : 'removed';
    const channels = [...listChannels(before), ownChannel(before)];
    gate.say(channels, { name: 'betStop', message: { ...stamp(match), marketIds: null } });
    gate.say(channels, matchState(match));
    gate.say(channels, fixtureChange(match, reason));
  }

  function announceChange({ match: before, said }: Seen, match: MatchNow): Seen['said'] {
    const own = ownChannel(match);
    const listed = listChannels(match);
    if (before.state.status !== match.state.status) announceStart(match);
    if (isHeldAnew(before, match)) {
      gate.say([...listed, own], {
        name: 'betStop',
        message: { ...stamp(match), marketIds: null },
      });
    }
    if (stateChanged(before, match)) gate.say([...listed, own], matchState(match));
    announceOdds(before, match);
    return announceClock(match, said);
  }

  /** A match that starts is new to the live lists, and changed where it was known. */
  function announceStart(match: MatchNow): void {
    const { sportId, competition } = match.fixture;
    gate.say(['live', `sport/${sportId}`], fixtureChange(match, 'added'));
    gate.say(
      [`prematch/${sportId}`, `tournament/${competition.id}`, ownChannel(match)],
      fixtureChange(match, 'changed'),
    );
  }

  function announceOdds(before: MatchNow, match: MatchNow): void {
    const own = ownChannel(match);
    const listed = listChannels(match).filter((channel) => gate.isHeard(channel));
    const isFollowed = gate.isHeard(own);
    if ((!isFollowed && listed.length === 0) || before.markets === match.markets) return;
    if (isFollowed) sayOdds([own], match, oddsChanges(before.markets, match.markets, match));
    if (listed.length > 0) {
      sayOdds(listed, match, oddsChanges(mainMarkets(before), mainMarkets(match), match));
    }
  }

  function sayOdds(channels: readonly Channel[], match: MatchNow, markets: OddsMarkets): void {
    if (markets.length === 0) return;
    gate.say(channels, { name: 'oddsChange', message: { ...stamp(match), markets } });
  }

  function announceClock(match: MatchNow, said: Seen['said']): Seen['said'] {
    const time = toWireTime(match);
    if (!time || !isClockStale(said, match.state.clock, now())) return said;
    gate.say([...listChannels(match), ownChannel(match)], {
      name: 'liveTime',
      message: { ...stamp(match), time },
    });
    return clockOf(match);
  }

  function stamp({ fixture }: MatchNow) {
    return { eventId: fixture.id, timestamp: now() };
  }

  function fixtureChange(
    match: MatchNow,
    reason: 'added' | 'changed' | 'coverage' | 'removed',
  ): Said {
    return {
      name: 'fixtureChange',
      message: {
        ...stamp(match),
        reason,
        match: toWireMatch(match, mainMarkets(match), labels),
      },
    };
  }

  function matchState(match: MatchNow): Said {
    const { state } = match;
    return {
      name: 'matchState',
      message: {
        ...stamp(match),
        status: EVENT_STATUS[state.status],
        matchStatusDescription: labels.status(state),
        homeScore: state.home,
        awayScore: state.away,
      },
    };
  }

  function greeting(match: MatchNow, markets: readonly PricedMarket[]): readonly Said[] {
    const time = toWireTime(match);
    return [
      matchState(match),
      ...(time ? [{ name: 'liveTime', message: { ...stamp(match), time } } as const] : []),
      {
        name: 'oddsChange',
        message: {
          ...stamp(match),
          markets: markets.map((market) => ({
            ...toWireOdds(market, match),
            market: toWireMarket(market, match),
          })),
        },
      },
    ];
  }

  return {
    announce,
    greetings(channels) {
      const heard = new Set(channels);
      const matches = [...seen.values()].map(({ match }) => match);
      const producers = [...new Set(matches.map(producerOf))];
      return [
        ...producers.map((producerId): Said => ({
          name: 'feedStatus',
          message: { timestamp: now(), producerId, up: true },
        })),
        ...matches.flatMap((match) => {
          if (heard.has(ownChannel(match))) return greeting(match, match.markets);
          const isListed = listChannels(match).some((channel) => heard.has(channel));
          return isListed ? greeting(match, mainMarkets(match)) : [];
        }),
      ];
    },
  };
}

type OddsMarkets = Extract<Said, { name: 'oddsChange' }>['message']['markets'];

/**
 * Markets whose status or prices differ: whole when they are new or have other outcomes than before,
 * closed when they are gone.
 */
function oddsChanges(
  before: readonly PricedMarket[],
  after: readonly PricedMarket[],
  match: MatchNow,
): OddsMarkets {
  const old = new Map(before.map((market) => [market.id, market]));
  const present = new Set(after.map(({ id }) => id));
  return [
    ...after.flatMap((market) => {
      const known = old.get(market.id);
      if (!known || !hasSameOutcomes(known, market)) {
        return [{ ...toWireOdds(market, match), market: toWireMarket(market, match) }];
      }
      return isSame(known, market) ? [] : [toWireOdds(market, match)];
    }),
    ...before.filter(({ id }) => !present.has(id)).map((market) => toWireClosed(market, match)),
  ];
}

function isSame(a: PricedMarket, b: PricedMarket): boolean {
  return (
    a.isSuspended === b.isSuspended &&
    a.outcomes.every(({ odds, isActive }, index) => {
      const other = b.outcomes[index];
      return other?.odds === odds && other.isActive === isActive;
    })
  );
}

function hasSameOutcomes(a: PricedMarket, b: PricedMarket): boolean {
  return (
    a.outcomes.length === b.outcomes.length &&
    a.outcomes.every(({ id }, index) => b.outcomes[index]?.id === id)
  );
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

function isHeldAnew(before: MatchNow, match: MatchNow): boolean {
  return match.state.suspended && !before.state.suspended;
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
