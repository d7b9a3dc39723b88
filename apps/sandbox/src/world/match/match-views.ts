import type { MatchStatistics } from '@vitrine/betting/sportsbook/match-statistics';
import type { Fixture } from '../competitions/fixtures.ts';
import type { HandMoves } from './hand-moves.ts';
import type { Labels } from '../offer/labels.ts';
import {
  leadsUntil,
  NOT_STARTED,
  type Form,
  type MatchCourse,
  type MatchState,
} from './match-course.ts';
import type { MatchEnd, MatchNow } from './match-now.ts';
import { createMatchPricing, type Beat, type MatchPrices } from '../offer/match-prices.ts';
import type { OfferChoices } from '../offer/offer-choices.ts';
import type { ScoreModel } from '../sports/score-model.ts';
import { ShownMatch, type MatchSurroundings } from './shown-match.ts';
import { modelBefore, play } from '../sports/sports.ts';
import type { WorldClock } from '../world-clock.ts';

/** Shows matches as they stand at the world's present moment. */
export interface MatchViews {
  /** The match now; the same object as at an earlier look when nothing of it has changed since. */
  now(fixture: Fixture): MatchNow;
  /** The match now, and until which world second it surely stays so. */
  look(fixture: Fixture): Pick<Look, 'match' | 'until'>;
  /** The chances of a match as they are seen now. */
  model(fixture: Fixture): ScoreModel;
  /** How it will end, which is drawn before it starts. */
  endOf(fixture: Fixture): MatchEnd;
  /** The greatest lead of each side so far. */
  leadsOf(fixture: Fixture): { readonly home: number; readonly away: number };
}

export interface MatchViewsOptions {
  readonly clock: WorldClock;
  readonly labels: Labels;
  readonly hand: HandMoves;
  readonly choices: OfferChoices;
  /** World seconds of the present moment. */
  readonly time: () => number;
}

/** What is kept of a match between looks. */
interface Kept {
  readonly prices: MatchPrices;
  /** While it is live only: a course is large, and most matches are not live. */
  course: MatchCourse | null;
  /** How it ended, and when, once that was seen. */
  over: { readonly endsAfter: number; readonly state: MatchState } | null;
  last: Look | null;
}

/** A match at a moment, and how long that holds. */
interface Look {
  readonly match: MatchNow;
  readonly beat: Beat;
  readonly version: number;
  /** World seconds between which the look holds; a look at a live match holds for its moment. */
  readonly from: number;
  readonly until: number;
}

export function createMatchViews(options: MatchViewsOptions): MatchViews {
  const { clock, labels, hand, choices, time } = options;
  const pricesOf = createMatchPricing(labels);
  const surroundings: MatchSurroundings = {
    labels,
    isStreamed: choices.isStreamed,
    wallOf: clock.wallOf,
    applied: hand.applied,
  };
  const kept = new WeakMap<Fixture, Kept>();

  function keptOf(fixture: Fixture): Kept {
    const known = kept.get(fixture);
    if (known) return known;
    const made: Kept = { prices: pricesOf(fixture), course: null, over: null, last: null };
    kept.set(fixture, made);
    return made;
  }

  function look(fixture: Fixture): Look {
    const own = keptOf(fixture);
    const at = time();
    const version = hand.versionOf(fixture.id);
    const before = own.last?.version === version ? own.last : null;
    if (before && holdsAt(before, at)) return before;
    const state = stateAt(own, fixture, at);
    const beat = own.prices.beatAt(state.status === 'live', at);
    const isListed = fixture.listedAt <= at;
    const isSame =
      before?.beat.number === beat.number &&
      before.beat.isLive === beat.isLive &&
      before.match.isListed === isListed &&
      !movesUnseen(state) &&
      isSameState(before.match.state, state);
    const prices = () => own.prices.listAt(beat, state, (form) => modelAt(own, fixture, at, form));
    const count = () => statisticsAt(own, fixture, at);
    const match = isSame
      ? before.match
      : new ShownMatch(surroundings, fixture, state, isListed, prices, count);
    own.last = { match, beat, version, from: at, until: untilOf(fixture, state, beat, at) };
    return own.last;
  }

  function now(fixture: Fixture): MatchNow {
    return look(fixture).match;
  }

  function stateAt(own: Kept, fixture: Fixture, at: number): MatchState {
    const elapsed = at - fixture.startsAt;
    if (isToCome(fixture, elapsed)) return NOT_STARTED;
    if (own.over && elapsed >= own.over.endsAfter) return own.over.state;
    const course = own.course ?? play(fixture);
    const state = course.stateAt(elapsed);
    own.course = state.status === 'live' ? course : null;
    own.over = state.status === 'live' ? null : { endsAfter: course.endsAfter, state };
    return state;
  }

  function statisticsAt(own: Kept, fixture: Fixture, at: number): MatchStatistics | null {
    const elapsed = at - fixture.startsAt;
    if (isToCome(fixture, elapsed)) return null;
    return (own.course ?? play(fixture)).statisticsAt?.(elapsed) ?? null;
  }

  function modelAt(own: Kept, fixture: Fixture, at: number, form: Form): ScoreModel {
    const elapsed = at - fixture.startsAt;
    if (isToCome(fixture, elapsed)) return modelBefore(fixture, form);
    return (own.course ?? play(fixture)).modelAt(elapsed, form);
  }

  return {
    now,
    look,
    model(fixture) {
      const own = keptOf(fixture);
      const { status } = now(fixture);
      const form = own.prices.formAt(own.prices.beatAt(status === 'live', time()));
      return modelAt(own, fixture, time(), form);
    },
    endOf(fixture) {
      const { final, endsAfter, stateAt: at } = keptOf(fixture).course ?? play(fixture);
      return { ...final, isAbandoned: at(endsAfter).status === 'abandoned' };
    },
    leadsOf: (fixture) =>
      leadsUntil(keptOf(fixture).course ?? play(fixture), time() - fixture.startsAt),
  };
}

function holdsAt({ from, until }: Look, at: number): boolean {
  return at === from || (from < at && at < until);
}

/** Until when a match surely stays as it is. */
function untilOf(
  { startsAt, listedAt }: Fixture,
  { status }: MatchState,
  beat: Beat,
  at: number,
): number {
  if (status === 'live') return at;
  if (status !== 'notStarted') return Infinity;
  return Math.min(startsAt, beat.endsAt, listedAt > at ? listedAt : Infinity);
}

function isToCome({ changes }: Fixture, elapsed: number): boolean {
  return elapsed < 0 && (changes.ending === null || elapsed < changes.ending.at);
}

/** Points of tennis move its chances and stand in no state: nothing tells that they are the same. */
function movesUnseen({ status, games }: MatchState): boolean {
  return status === 'live' && games !== null;
}

function isSameState(a: MatchState, b: MatchState): boolean {
  return (
    a.status === b.status &&
    a.phase === b.phase &&
    a.part === b.part &&
    a.home === b.home &&
    a.away === b.away &&
    a.suspended === b.suspended &&
    a.clock?.seconds === b.clock?.seconds &&
    a.clock?.stopped === b.clock?.stopped &&
    a.games?.[0] === b.games?.[0] &&
    a.games?.[1] === b.games?.[1]
  );
}
