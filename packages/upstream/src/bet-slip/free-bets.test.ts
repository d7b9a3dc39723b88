import { oddsFromDecimal } from '@vitrine/betting/base/odds';
import { describe, expect, it } from 'vitest';
import { SESSION, withAnswers } from '../test/answers.ts';
import { checkFreeBet, readFreeBets } from './free-bets.ts';

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
    const unnamed = { data: { isValid: false, rejectionCode: 'MATCH_WAS_NOT_FOUND' } };
    await withAnswers({ [VALIDATE]: { body: unnamed } }, async (client) => {
      expect(await checkFreeBet(client, use, settings)).toEqual({ isValid: false, code: null });
    });
    const valid = { data: { isValid: true, rejectionCode: null } };
    await withAnswers({ [VALIDATE]: { body: valid } }, async (client) => {
      expect(await checkFreeBet(client, use, settings)).toEqual({ isValid: true });
    });
  });
});
