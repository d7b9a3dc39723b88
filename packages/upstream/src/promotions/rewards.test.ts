import { describe, expect, it } from 'vitest';
import { UpstreamStatusError } from '../base/errors.ts';
import { SESSION, withAnswers } from '../test/answers.ts';
import {
  acceptFreeBet,
  breakEgg,
  readActiveRewards,
  readFreeSpins,
  readOfferedFreeBet,
  takeBetAndSpin,
} from './rewards.ts';
import { claimSpin, readPublicSpinWindow, readSpinWindow } from './spin-window.ts';

const settings = { session: SESSION };
const at = '2025-03-15T15:00:00.000Z';
const moment = Date.parse(at);
const gameList = [{ gameId: '1', gameName: 'Roda' }];
const refusal = (status: number, error: string) => ({ status, body: { error, message: error } });

describe('rewards', () => {
  it('PROMO-05 tells which of the four rewards are active, and their games', async () => {
    const reward = (isActive: boolean) => ({ isActive, gameList });
    const body = {
      data: {
        wager: reward(true),
        verification: reward(false),
        updateProfile: reward(false),
        betAndSpin: reward(true),
      },
    };
    await withAnswers({ 'GET /api/Giveaway/IsActiveReward': { body } }, async (client) => {
      const rewards = await readActiveRewards(client, settings);
      expect(rewards.wager).toEqual({ isActive: true, games: gameList });
      expect(rewards.verification.isActive).toBe(false);
      expect(rewards.betAndSpin.isActive).toBe(true);
    });
  });

  it('PROMO-05 breaks the egg, and takes the spins of a bet', async () => {
    const answers = {
      'POST /api/Giveaway/GiveEggWin': { body: { data: { amount: 2.5 } } },
      'POST /api/Giveaway/ClaimBetAndSpin': { body: { data: { spins: 5, gameList } } },
    };
    await withAnswers(answers, async (client) => {
      expect(await breakEgg(client, settings)).toEqual({ ok: true, gift: 250 });
      expect(await takeBetAndSpin(client, settings)).toEqual({
        ok: true,
        gift: { spins: 5, games: gameList },
      });
    });
  });

  it('PROMO-05 accepts the free bet that is offered, if there is one', async () => {
    const pending = 'GET /api/Giveaway/PendingFreebet';
    const offer = { giveawayId: 'g', stake: 5, state: 'PendingAcceptance', expirationDate: at };
    await withAnswers({ [pending]: { body: { data: null } } }, async (client) => {
      expect(await readOfferedFreeBet(client, settings)).toBeNull();
    });
    const freeBet = {
      freeBetId: 'f',
      stake: 5,
      expirationDate: at,
      status: 'Available',
      betTypes: [1],
      eventTypes: ['Live'],
      minimumOdds: 1,
      gainLimit: 50,
    };
    const answers = {
      [pending]: { body: { data: offer } },
      'POST /api/Giveaway/ClaimFreebet': { body: { data: freeBet } },
    };
    await withAnswers(answers, async (client, asked) => {
      expect(await readOfferedFreeBet(client, settings)).toEqual({
        giveawayId: 'g',
        stake: 500,
        state: 'PendingAcceptance',
        expiresAt: moment,
      });
      expect(await acceptFreeBet(client, 'g', settings)).toMatchObject({
        ok: true,
        gift: { id: 'f', stake: 500, gainLimit: 5000 },
      });
      expect(asked[1]?.body).toEqual({ giveawayId: 'g' });
    });
  });

  it('PROMO-05 lists the free spins that can be played', async () => {
    const body = { data: [{ id: 's', spins: 3, gameList, expirationDate: at }] };
    await withAnswers({ 'GET /api/Giveaway/ActiveFreeSpins': { body } }, async (client) => {
      expect(await readFreeSpins(client, settings)).toEqual([
        { id: 's', spins: 3, games: gameList, expiresAt: moment },
      ]);
    });
  });

  it.each([
    [400, 'GIVEAWAY_NOT_AVAILABLE', 'notAvailable'],
    [404, 'GIVEAWAY_WAS_NOT_FOUND', 'notAvailable'],
    [409, 'GIVEAWAY_ALREADY_CLAIMED', 'alreadyClaimed'],
    [400, 'GIVEAWAY_EXPIRED', 'expired'],
    [400, 'GIVEAWAY_CANCELLED', 'cancelled'],
  ])('PROMO-05 names why nothing is claimed: %i %s', async (status, code, problem) => {
    const answer = refusal(status, code);
    const answers = {
      'POST /api/Giveaway/GiveEggWin': answer,
      'POST /api/Giveaway/ClaimFreebet': answer,
      'POST /api/Giveaway/ClaimBetAndSpin': answer,
      'POST /api/Giveaway/ClaimSpinReward': answer,
    };
    await withAnswers(answers, async (client) => {
      const claims = [
        breakEgg(client, settings),
        acceptFreeBet(client, 'g', settings),
        takeBetAndSpin(client, settings),
        claimSpin(client, 's', settings),
      ];
      for (const claim of claims) expect(await claim).toEqual({ ok: false, problem });
    });
  });

  it('throws every other failure of a claim', async () => {
    const answers = { 'POST /api/Giveaway/GiveEggWin': refusal(403, 'SELF_EXCLUDED') };
    await withAnswers(answers, async (client) => {
      await expect(breakEgg(client, settings)).rejects.toThrow(UpstreamStatusError);
    });
  });
});

describe('the spin window', () => {
  const window = { promotionType: 'giramania', isOpen: true, opensAt: at, closesAt: at };

  it('PROMO-05 is read by a guest, and by a bettor with an own spin', async () => {
    const query = '?promotionType=giramania';
    const answers = {
      'GET /api/Giveaway/GetSpinWindowPublic': { body: { data: window } },
      'GET /api/Giveaway/GetSpinWindow': {
        body: { data: { ...window, spin: { spinId: 's', state: 'ReadyToClaim', reward: null } } },
      },
    };
    await withAnswers(answers, async (client, asked) => {
      const open = { isOpen: true, opensAt: moment, closesAt: moment };
      expect(await readPublicSpinWindow(client, 'giramania')).toEqual(open);
      expect(await readSpinWindow(client, 'giramania', settings)).toEqual({
        ...open,
        spin: { id: 's', state: 'ReadyToClaim', reward: null },
      });
      expect(asked.map(({ call }) => call)).toEqual([
        `GET /api/Giveaway/GetSpinWindowPublic${query}`,
        `GET /api/Giveaway/GetSpinWindow${query}`,
      ]);
    });
  });

  it.each([
    [
      { type: 'money', amount: 2 },
      { kind: 'money', amount: 200 },
    ],
    [
      { type: 'freeBet', amount: 5 },
      { kind: 'freeBet', amount: 500 },
    ],
    [
      { type: 'freeSpins', spins: 10, gameList },
      { kind: 'freeSpins', spins: 10, games: gameList },
    ],
    [{ type: 'nothing' }, { kind: 'nothing' }],
  ])('PROMO-05 brings %o once it is claimed', async (wire, reward) => {
    const body = { data: { state: 'BeingClaimed', reward: wire } };
    await withAnswers({ 'POST /api/Giveaway/ClaimSpinReward': { body } }, async (client, asked) => {
      expect(await claimSpin(client, 's', settings)).toEqual({
        ok: true,
        gift: { state: 'BeingClaimed', reward },
      });
      expect(asked[0]?.body).toEqual({ spinId: 's' });
    });
  });
});
