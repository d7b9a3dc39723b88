import { createUpstreamClient } from '@vitrine/upstream/base/client';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  startFakeOperator,
  wireMatchOf,
  wireUpcomingOf,
  type FakeOperator,
} from '../../../test/fake-operator.ts';
import { createTournaments } from './tournaments.ts';

const LALIGA = 'sr:tournament:8';

describe('a tournament whose topic has no place', () => {
  let operator: FakeOperator;
  beforeEach(async () => {
    operator = await startFakeOperator();
    operator.tournamentNames.set(LALIGA, 'LaLiga');
  });
  afterEach(() => operator.close());

  it('CAT-32 has its matches from the operator, without those whose start has come', async () => {
    const now = Date.now();
    const of = (at: number) => ({
      tournamentId: LALIGA,
      scheduleTime: new Date(at).toISOString(),
    });
    operator.live.set('sr:match:1', wireMatchOf('sr:match:1', of(now - 60_000)));
    operator.upcoming.set('sr:match:2', wireUpcomingOf('sr:match:2', of(now)));
    operator.upcoming.set('sr:match:3', wireUpcomingOf('sr:match:3', of(now + 60_000)));
    const tournaments = createTournaments({
      upstream: createUpstreamClient({ hosts: operator.hosts, now: () => now }),
      log: pino({ level: 'silent' }),
      now: () => now,
      excludedTournamentIds: new Set(),
      listed: () => [],
      hasUpcoming: () => false,
      watch: () => null,
      shownOf: (matches) => Promise.resolve(matches),
      stages: () => Promise.resolve([]),
      event: () => Promise.resolve({ kind: 'unknown' }),
    });
    expect(await tournaments.find(LALIGA, new AbortController().signal)).toMatchObject({
      matches: [{ id: 'sr:match:1' }, { id: 'sr:match:3' }],
    });
  });
});
