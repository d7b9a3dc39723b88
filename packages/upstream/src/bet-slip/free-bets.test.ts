import { oddsFromDecimal } from '@vitrine/betting/base/odds';
import { describe, expect, it } from 'vitest';
import { FREE_BET_ERRORS, type FreeBetError } from '../contract/bet-slip/free-bets.ts';
import { SESSION, withAnswers, type Answered } from '../test/answers.ts';
import type { FreeBet } from '@vitrine/betting/bet-slip/free-bets/free-bet';
import { checkFreeBet, readFreeBets } from './free-bets.ts';
import { afterRefusal, freeBetError } from './refused-free-bet.ts';

const LIST = 'GET /api/FreeBets/v1/GetUserFreeBets';
const VALIDATE = 'POST /api/FreeBets/v1/Validate';

function wire(freeBetId: string, status = 'Available') {
  return {
    freeBetId,
    stake: 10.5,
    expirationDate: '2025-03-15T15:00:00.000Z',
    status,
    betTypes: [1, 99],
    eventTypes: ['Prematch'],
    minimumOdds: 1.5,
    gainLimit: null,
  };
}

const settings = { session: SESSION };

describe('free bets', () => {
  it('FREE-01 reads the free bets of the bettor', async () => {
    const body = { data: [wire('a'), wire('b', 'Locked')] };
    await withAnswers({ [LIST]: { body } }, async (client) => {
      const [first, second] = await readFreeBets(client, settings);
      expect(first).toEqual({
        id: 'a',
        stake: 1050,
        expiresAt: Date.parse('2025-03-15T15:00:00Z'),
        isAvailable: true,
        betTypes: ['single'],
        eventTypes: ['Prematch'],
        minimumOdds: 1500,
        gainLimit: null,
      });
      expect(second).toMatchObject({ id: 'b', isAvailable: false });
    });
  });

  it('FREE-01 asks whether a free bet fits a bet, with the fields of the specification', async () => {
    const odds = oddsFromDecimal(1.85);
    const leg = {
      group: 0,
      eventId: 'sr:match:1',
      marketId: 'sr:match:1/1/',
      specifiers: '',
      outcomeTypeId: '2',
      tournamentId: 'sr:tournament:7',
      odds,
    };
    const use = { freeBetId: 'a', betType: 'single', odds, legs: [leg] } as const;
    const refused = { data: { isValid: false, rejectionCode: 'GAIN_LIMIT' } };
    await withAnswers({ [VALIDATE]: { body: refused } }, async (client, asked) => {
      expect(await checkFreeBet(client, use, settings)).toEqual({
        isValid: false,
        code: 'GAIN_LIMIT',
      });
      expect(asked[0]?.body).toEqual({
        FreeBetId: 'a',
        BetType: 1,
        Odds: 1.85,
        Legs: [
          {
            GroupId: 0,
            EventId: 'sr:match:1',
            MarketId: 'sr:match:1/1/',
            Specifiers: '',
            SelectionId: '2',
            TournamentId: 'sr:tournament:7',
            Odds: 1.85,
          },
        ],
      });
    });
    const valid = { data: { isValid: true, rejectionCode: null } };
    await withAnswers({ [VALIDATE]: { body: valid } }, async (client) => {
      expect(await checkFreeBet(client, use, settings)).toEqual({ isValid: true });
    });
  });
});

describe('a refused free bet', () => {
  const known: readonly FreeBet[] = ['a', 'b'].map((id) => ({
    id,
    stake: 1000 as FreeBet['stake'],
    expiresAt: 0,
    isAvailable: true,
    betTypes: [],
    eventTypes: [],
    minimumOdds: null,
    gainLimit: null,
  }));
  const hard = ['INVALID_EVENT_TYPE', 'TYPE_NOT_ALLOWED'];
  const refuse = (error: FreeBetError, answers: Readonly<Record<string, Answered>>) =>
    withAnswers(answers, async (client, asked) => {
      const refused = { freeBetId: 'a', error };
      const result = await afterRefusal(client, known, refused, settings);
      return { ...result, calls: asked.length };
    });

  it.each(FREE_BET_ERRORS.filter((error) => error !== 'INVALID_EVENT_TYPE'))(
    'FREE-03 is unavailable and asked for again after %s',
    async (error) => {
      const answered = await refuse(error, { [LIST]: { body: { data: [wire('b')] } } });
      expect(answered.freeBets.map(({ id }) => id)).toEqual(['b']);
      expect(answered.calls).toBe(1);

      const unreadable = await refuse(error, { [LIST]: { status: 404 } });
      expect(unreadable.freeBets.map(({ isAvailable }) => isAvailable)).toEqual([false, true]);
    },
  );

  it('FREE-03 makes INVALID_EVENT_TYPE and TYPE_NOT_ALLOWED hard errors; the former changes no free bet', async () => {
    for (const error of FREE_BET_ERRORS) {
      const { isHard } = await refuse(error, { [LIST]: { body: { data: [] } } });
      expect(isHard).toBe(hard.includes(error));
    }
    const { freeBets, calls } = await refuse('INVALID_EVENT_TYPE', {});
    expect(freeBets).toBe(known);
    expect(calls).toBe(0);
  });

  it('knows no other code as an error of a free bet', () => {
    expect(freeBetError('GAIN_LIMIT')).toBe('GAIN_LIMIT');
    expect(freeBetError('MATCH_WAS_NOT_FOUND')).toBeNull();
    expect(freeBetError(null)).toBeNull();
  });
});
