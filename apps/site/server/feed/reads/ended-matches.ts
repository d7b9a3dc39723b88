import type { EventStatus, MatchEvent } from '@vitrine/betting/sportsbook/event';
import type { UpstreamClient } from '@vitrine/upstream/base/client';
import { readFixtureStatus } from '@vitrine/upstream/sportsbook/event-reads';
import { readEndedMatches } from '@vitrine/upstream/sportsbook/front-back';
import type { Logger } from 'pino';

interface EndedMatchesOptions {
  readonly upstream: UpstreamClient;
  readonly log: Logger;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Leaves the matches that may be shown. */
  readonly shownOf: (matches: readonly MatchEvent[]) => Promise<readonly MatchEvent[]>;
  /** Aborts when the hub closes. */
  readonly closing: AbortSignal;
}

/**
 * Matches that ended a short time ago, with their final score. The live list drops a match when it
 * ends, and doesn't say why one left: the operator is asked how the match stands. What ended before the
 * site started comes from the operator's own list, where there is one.
 */
export interface EndedMatches {
  /** Reads what ended before now, and later again where that fails. Never rejects. */
  readPast(): Promise<void>;
  /** False until what ended before the site started was read. */
  isPastKnown(): boolean;
  /** A match left the live list. */
  noteGone(match: MatchEvent): void;
  /** The matches that ended in the last three hours, the last one first. */
  list(): readonly MatchEvent[];
  /** Asks again about matches whose state could not be read, and forgets old ones. */
  maintain(): void;
}

const KEPT_FOR_MS = 3 * 60 * 60_000;
const MOST_KEPT = 300;
const MOST_WAITING = 300;
const TRIES = 5;
const DEADLINE_MS = 5_000;
/** How long a failed reading of the past waits for the next; each further one twice as long, up to the last. */
const AGAIN_AFTER_MS = 4_000;
const AGAIN_AT_MOST_MS = 5 * 60_000;

const OVER: ReadonlySet<EventStatus> = new Set([
  'ended',
  'closed',
  'cancelled',
  'abandoned',
  'postponed',
]);

/** Source: 1§2, 2§7. */
export function createEndedMatches(options: EndedMatchesOptions): EndedMatches {
  const { upstream, log, now, shownOf, closing } = options;
  /** By id, in the order in which they ended. */
  const ended = new Map<string, { readonly match: MatchEvent; readonly endedAt: number }>();
  /** Matches to ask about, with the tries that are left. */
  const waiting = new Map<string, { readonly match: MatchEvent; readonly tries: number }>();
  let isAsking = false;
  let isPastKnown = false;
  let isReadingPast = false;
  let againAfterMs = AGAIN_AFTER_MS;
  /** Epoch milliseconds. */
  let againAt = 0;

  function keep(match: MatchEvent): void {
    ended.delete(match.id);
    ended.set(match.id, { match, endedAt: now() });
    const [oldest] = ended.keys();
    if (ended.size > MOST_KEPT && oldest !== undefined) ended.delete(oldest);
  }

  async function ask(match: MatchEvent): Promise<void> {
    const settings = { now, deadlineMs: DEADLINE_MS, signal: closing };
    const found = await readFixtureStatus(upstream, match.id, settings);
    if (!found || !OVER.has(found.status)) return;
    const { status, statusText, homeScore, awayScore } = found;
    keep({
      ...match,
      status,
      statusText,
      clock: null,
      markets: [],
      home: { ...match.home, score: homeScore ?? match.home.score },
      away: { ...match.away, score: awayScore ?? match.away.score },
    });
  }

  async function readPast(): Promise<void> {
    if (isPastKnown || isReadingPast || now() < againAt) return;
    isReadingPast = true;
    try {
      const read = await readEndedMatches(upstream, {
        now,
        deadlineMs: DEADLINE_MS,
        signal: closing,
      });
      const past = await shownOf(read ?? []);
      // What was seen to end since is newer than the list.
      const seen = [...ended];
      ended.clear();
      for (const match of past) keep(match);
      for (const [id, known] of seen) ended.set(id, known);
      isPastKnown = true;
    } catch (error) {
      if (!closing.aborted) log.warn({ err: error }, 'ended matches not read');
    }
    againAt = now() + againAfterMs;
    againAfterMs = Math.min(2 * againAfterMs, AGAIN_AT_MOST_MS);
    isReadingPast = false;
  }

  /** One after the other: many matches can end in the same minute. */
  async function askAll(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    for (const [id, { match, tries }] of waiting) {
      waiting.delete(id);
      try {
        await ask(match);
      } catch (error) {
        if (closing.aborted) break;
        log.warn({ err: error, eventId: id }, 'end of a match not read');
        if (tries > 1) waiting.set(id, { match, tries: tries - 1 });
        break;
      }
    }
    isAsking = false;
  }

  return {
    readPast,
    isPastKnown: () => isPastKnown,
    noteGone(match) {
      if (waiting.size >= MOST_WAITING) return;
      waiting.set(match.id, { match, tries: TRIES });
      void askAll();
    },
    list: () => [...ended.values()].map(({ match }) => match).reverse(),
    maintain() {
      for (const [id, { endedAt }] of ended) {
        if (now() - endedAt > KEPT_FOR_MS) ended.delete(id);
      }
      if (waiting.size > 0) void askAll();
      void readPast();
    },
  };
}
