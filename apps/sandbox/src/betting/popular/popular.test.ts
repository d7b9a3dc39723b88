import { readPopularBets } from '@vitrine/upstream/sportsbook/popular-bets';
import { readLiveMatches, readPrematch } from '@vitrine/upstream/sportsbook/front-back';
import { beforeEach, describe, expect, it } from 'vitest';
import { clientOf } from '../../test/client.ts';
import { openTestPlatform, type TestPlatform } from '../../test/platform.ts';

let test: TestPlatform;
beforeEach(async () => {
  test = await openTestPlatform();
});

describe('what bettors place most', () => {
  it('is one outcome of a match on offer each, the most placed first', async () => {
    const { outcomes } = await readPopularBets(clientOf(test));
    expect(outcomes).toHaveLength(12);
    expect(new Set(outcomes.map(({ eventId }) => eventId)).size).toBe(12);
    const counts = outcomes.map(({ betCount }) => betCount);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(counts[0]).toBeGreaterThan(20);
  });

  it('is the same for the same world and hour', async () => {
    const other = await openTestPlatform();
    expect(await readPopularBets(clientOf(other))).toEqual(await readPopularBets(clientOf(test)));
  });

  it('has multiples of as many legs as the country accepts', async () => {
    const abroad = await openTestPlatform({ BRAND: 'axolote' });
    const { multiples } = await readPopularBets(clientOf(abroad));
    expect(multiples.map(({ picks }) => picks.length)).toEqual([5, 5, 5]);
  });

  it('has multiples of open outcomes of different matches of one provider', async () => {
    const client = clientOf(test);
    const { multiples } = await readPopularBets(client);
    expect(multiples.map(({ picks }) => picks.length)).toEqual([3, 2, 3, 3]);
    const all = multiples.flatMap(({ picks }) => picks);
    expect(new Set(all.map(({ eventId }) => eventId)).size).toBe(all.length);
    expect(all.every(({ eventId }) => eventId.startsWith('sr:'))).toBe(true);
    const reading = { now: test.now };
    const sports = ['sr:sport:1', 'sr:sport:2', 'sr:sport:5'];
    const events = [
      ...(await readLiveMatches(client, reading)),
      ...(await Promise.all(sports.map((sport) => readPrematch(client, sport, reading)))).flat(),
    ];
    const open = new Set(
      events.flatMap(({ markets }) =>
        markets
          .filter(({ status }) => status === 'active')
          .flatMap(({ outcomes }) => outcomes.map(({ id }) => id)),
      ),
    );
    const known = all.filter(({ eventId }) => events.some(({ id }) => id === eventId));
    expect(known.length).toBeGreaterThan(0);
    expect(known.every(({ outcomeId }) => open.has(outcomeId))).toBe(true);
  });
});
