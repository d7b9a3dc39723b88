import { describe, expect, it } from 'vitest';
import { CASINO_FILTERS } from '@vitrine/betting/casino/casino-category';
import { UpstreamShapeError } from '../base/errors.ts';
import { WIRE_FILTERS } from '../contract/casino/casino-games.ts';
import { SESSION, withAnswers } from '../test/answers.ts';
import { readCasinoCatalogue } from './casino-catalogue.ts';
import { CASINO_ERROR_CODES } from './casino-refusal.ts';
import { launchGame } from './launch-game.ts';
import { readPlayedRounds } from './played-rounds.ts';

const settings = { session: SESSION };
const GAME = {
  id: '12',
  name: 'Onça',
  kind: 'plinko',
  providerId: 55,
  filters: [...WIRE_FILTERS, 'lottery'],
  rtp: 96.52,
  jackpot: 1234.56,
  isNew: true,
  isInMaintenance: false,
};
const ROUND = {
  id: 'r-1',
  gameId: '12',
  gameName: 'Onça',
  playedAt: '2026-11-24T03:00:00.000Z',
  stake: 1,
  won: 2.5,
  isVoid: false,
};
const ORDER = { gameId: '12', userId: 'user-1', returnUrl: 'https://site.example/casino/slots' };

describe('the casino’s calls', () => {
  it('CAS-03 read every filter by the operator’s name, and leave out what is not known', async () => {
    const body = { data: { providers: [{ id: 55, name: 'Mesa Viva' }], games: [GAME] } };
    await withAnswers({ 'GET /api/Casino/Games': { body } }, async (client) => {
      expect(await readCasinoCatalogue(client, {})).toEqual({
        providers: [{ id: 55, name: 'Mesa Viva' }],
        games: [
          {
            id: '12',
            name: 'Onça',
            kind: 'slots',
            providerId: 55,
            filters: CASINO_FILTERS,
            returns: 9652,
            jackpot: 123456,
            isNew: true,
            isInMaintenance: false,
          },
        ],
      });
    });
  });

  it.each([1234.567, 0, -5, 1e300, 'x'])(
    'CAS-03 leave out a jackpot that is no sum of money, and keep the games: %s',
    async (jackpot) => {
      const body = { data: { providers: [], games: [{ ...GAME, jackpot }, GAME] } };
      await withAnswers({ 'GET /api/Casino/Games': { body } }, async (client) => {
        const { games } = await readCasinoCatalogue(client, {});
        expect(games.map((game) => game.jackpot)).toEqual([null, 123456]);
      });
    },
  );

  it('CAS-08 open a game and its session', async () => {
    const answers = {
      'POST /api/Casino/Launch': { body: { data: { url: 'https://games.example/g/1' } } },
      'POST /api/Giveaway/Rounds': { body: { data: { rounds: 3 } } },
    };
    await withAnswers(answers, async (client, asked) => {
      expect(await launchGame(client, ORDER, settings)).toEqual({
        kind: 'started',
        url: 'https://games.example/g/1',
        freeRounds: 3,
        roundsError: null,
      });
      expect(asked).toEqual([
        { call: 'POST /api/Casino/Launch', body: { gameId: '12', returnUrl: ORDER.returnUrl } },
        { call: 'POST /api/Giveaway/Rounds', body: { userid: 'user-1' } },
      ]);
    });
  });

  it.each(CASINO_ERROR_CODES)('CAS-06 say why a game does not start: %s', async (error) => {
    const refused = { status: 403, body: { error } };
    await withAnswers({ 'POST /api/Casino/Launch': refused }, async (client) => {
      expect(await launchGame(client, ORDER, settings)).toEqual({ kind: 'refused', code: error });
    });
  });

  const opened = { body: { data: { url: 'https://games.example/g/1' } } };

  it.each([
    { status: 500, body: {} },
    { status: 400, body: { error: 'USER_DIFFERS' } },
    { body: { data: 'no rounds' } },
  ])('NET-05 open a game without free rounds where those can not be read: %o', async (failed) => {
    const answers = { 'POST /api/Casino/Launch': opened, 'POST /api/Giveaway/Rounds': failed };
    await withAnswers(answers, async (client) => {
      const launched = await launchGame(client, ORDER, settings);
      expect(launched).toMatchObject({ kind: 'started', freeRounds: 0 });
      expect(launched).toHaveProperty('roundsError', expect.any(Error));
    });
  });

  it.each([
    { status: 403, body: { error: 'SELF_EXCLUDED' } },
    { status: 423, body: { error: 'BLOCKED' } },
    { status: 451, body: {} },
  ])('EXCL-05 open no game for a bettor whose rounds are barred: %o', async (refused) => {
    const answers = { 'POST /api/Casino/Launch': opened, 'POST /api/Giveaway/Rounds': refused };
    await withAnswers(answers, async (client) => {
      await expect(launchGame(client, ORDER, settings)).rejects.toThrow();
    });
  });

  it('throw any other refusal of a game', async () => {
    const refused = { status: 404, body: { error: 'GAME_NOT_FOUND' } };
    await withAnswers({ 'POST /api/Casino/Launch': refused }, async (client) => {
      await expect(launchGame(client, ORDER, settings)).rejects.toThrow();
    });
  });

  it.each([
    [2.5, false, 250, 'won'],
    [0, false, 0, 'lost'],
    [null, false, null, 'open'],
    [1, true, 100, 'void'],
  ] as const)('tell a round that won %s (void: %s)', async (won, isVoid, amount, state) => {
    const round = { ...ROUND, won, isVoid };
    const answers = {
      'GET /api/Casino/Rounds': { body: { data: { rounds: [round], hasMore: true } } },
    };
    await withAnswers(answers, async (client) => {
      expect(await readPlayedRounds(client, { page: 1, size: 20 }, settings)).toEqual({
        rounds: [
          {
            id: 'r-1',
            gameId: '12',
            gameName: 'Onça',
            playedAt: Date.parse(round.playedAt),
            stake: 100,
            won: amount,
            state,
          },
        ],
        hasMore: true,
      });
    });
  });

  it.each([{ stake: 1.005 }, { won: 2.505 }])(
    'answer in another shape when a round’s sum is no amount of two decimals: %o',
    async (told) => {
      const body = { data: { rounds: [{ ...ROUND, ...told }], hasMore: false } };
      await withAnswers({ 'GET /api/Casino/Rounds': { body } }, async (client) => {
        const read = readPlayedRounds(client, { page: 1, size: 20 }, settings);
        await expect(read).rejects.toThrow(UpstreamShapeError);
      });
    },
  );
});
