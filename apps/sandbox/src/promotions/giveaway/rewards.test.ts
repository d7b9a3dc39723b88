import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO } from '../../accounts/demo-users.ts';
import { openTestBettor, selectionOf, single, type TestBettor } from '../../test/bettor.ts';

const GIVEAWAY = '/main/api/Giveaway';
const WITHOUT_DOCUMENTS = 'sem-documentos@vitrine.example';
/** Spins are credited by then. */
const CREDITED_MS = 2000;

let bettor: TestBettor;
beforeEach(async () => {
  bettor = await openTestBettor();
});

async function active(): Promise<readonly string[]> {
  const { json } = await bettor.call('GET', `${GIVEAWAY}/IsActiveReward`);
  const { data } = json as { data: Record<string, { isActive: boolean; gameList: unknown[] }> };
  expect(Object.values(data).every(({ gameList }) => gameList.length > 0)).toBe(true);
  return Object.keys(data).filter((name) => data[name]?.isActive);
}

async function spins(): Promise<readonly number[]> {
  const { json } = await bettor.call('GET', `${GIVEAWAY}/ActiveFreeSpins`);
  return (json as { data: { spins: number }[] }).data.map((row) => row.spins);
}

async function bet(stake: number): Promise<void> {
  const selection = selectionOf(await bettor.nextMatch());
  await bettor.placeSingles(crypto.randomUUID(), single(selection, stake));
  bettor.test.pass(1000);
}

const post = (call: string, body?: object) => bettor.call('POST', `${GIVEAWAY}/${call}`, body);

describe('rewards of a day’s bets', () => {
  it('are earned by stakes, and taken once', async () => {
    expect(await active()).not.toContain('betAndSpin');
    expect(await post('ClaimBetAndSpin')).toMatchObject({
      status: 400,
      json: { error: 'GIVEAWAY_NOT_AVAILABLE' },
    });
    await bet(9.99);
    expect(await active()).not.toContain('betAndSpin');
    await bet(10);
    expect(await active()).toContain('betAndSpin');
    expect(await active()).not.toContain('wager');
    await bet(0.01);
    expect(await active()).toContain('wager');

    const before = await bettor.balance();
    const egg = (await post('GiveEggWin')).json as { data: { amount: number } };
    expect(egg.data.amount).toBeGreaterThan(0);
    expect(await bettor.balance()).toBeCloseTo(before + egg.data.amount, 5);
    expect((await post('ClaimBetAndSpin')).json).toMatchObject({ data: { spins: 5 } });
    expect(await active()).not.toEqual(expect.arrayContaining(['wager']));
    for (const call of ['GiveEggWin', 'ClaimBetAndSpin']) {
      expect(await post(call)).toMatchObject({
        status: 409,
        json: { error: 'GIVEAWAY_ALREADY_CLAIMED' },
      });
    }
    expect(await bettor.balance()).toBeCloseTo(before + egg.data.amount, 5);
  });

  it('are not earned with free bets', async () => {
    await bettor.order('promotions/free-bet', { email: DEMO.username, stake: 50 });
    const { json } = await bettor.call('GET', '/betting/api/FreeBets/v1/GetUserFreeBets');
    const { data } = json as { data: readonly { freeBetId: string; stake: number }[] };
    const freeBetId = data.find(({ stake }) => stake === 50)?.freeBetId;
    const ticket = single(selectionOf(await bettor.nextMatch()), 50);
    const placed = await bettor.placeSingles('c1', {
      ...ticket,
      freeBet: { freeBetId, isFreeBet: true },
    });
    expect(placed.validTicket).toHaveLength(1);
    bettor.test.pass(1000);
    expect(await active()).not.toContain('betAndSpin');
  });
});

describe('rewards of an account', () => {
  it('are on offer until it is in order, and then given once', async () => {
    await bettor.login(WITHOUT_DOCUMENTS);
    expect(await active()).toEqual(['verification', 'updateProfile']);
    expect(await spins()).toEqual([]);
    for (const documentType of ['front', 'back', 'address']) {
      await bettor.order('documents/decide', {
        email: WITHOUT_DOCUMENTS,
        documentType,
        status: 'unique',
      });
    }
    const info = { fullname: 'Maria Alves', cellPhone: '11987654321', address: 'Rua A, 1' };
    await bettor.call('PUT', '/main/api/Users/UserInfo', info);
    expect(await active()).toEqual([]);
    expect(await spins()).toEqual([]);
    bettor.test.pass(CREDITED_MS);
    expect([...(await spins())].sort()).toEqual([10, 5]);
    expect([...(await spins())].sort()).toEqual([10, 5]);
  });
});

describe('an offered free bet', () => {
  const pending = async () => {
    const { json } = await bettor.call('GET', `${GIVEAWAY}/PendingFreebet`);
    return (json as { data: { giveawayId: string; stake: number; state: string } | null }).data;
  };
  const offer = () =>
    bettor.order('promotions/free-bet', {
      email: 'outra@vitrine.example',
      stake: 7.5,
      isOffered: true,
    });

  it('becomes a free bet when it is accepted, once', async () => {
    await bettor.login('outra@vitrine.example');
    expect(await pending()).toBeNull();
    await offer();
    const found = await pending();
    expect(found).toMatchObject({ stake: 7.5, state: 'PendingAcceptance' });
    const claim = () => post('ClaimFreebet', { giveawayId: found?.giveawayId });
    expect((await claim()).json).toMatchObject({ data: { stake: 7.5, status: 'Available' } });
    expect(await pending()).toBeNull();
    expect(await claim()).toMatchObject({
      status: 409,
      json: { error: 'GIVEAWAY_ALREADY_CLAIMED' },
    });
    const { json } = await bettor.call('GET', '/betting/api/FreeBets/v1/GetUserFreeBets');
    expect((json as { data: unknown[] }).data).toHaveLength(1);
  });

  it('expires, and is nobody else’s', async () => {
    await bettor.login('outra@vitrine.example');
    await offer();
    const giveawayId = (await pending())?.giveawayId;
    await bettor.login(DEMO.username);
    expect((await post('ClaimFreebet', { giveawayId })).status).toBe(404);
    bettor.test.pass(3 * 24 * 3_600_000);
    await bettor.login('outra@vitrine.example');
    expect(await pending()).toBeNull();
    expect((await post('ClaimFreebet', { giveawayId })).json).toMatchObject({
      error: 'GIVEAWAY_EXPIRED',
    });
  });
});

describe('free rounds', () => {
  it('are played while a game session is open, one every three seconds, and their winnings paid', async () => {
    await bettor.order('promotions/spins', {
      email: DEMO.username,
      reward: 'freeSpins',
      value: 400,
    });
    const { json } = await bettor.call('GET', `${GIVEAWAY}/GetSpinWindow?promotionType=giramania`);
    const { spin } = (json as { data: { spin: { spinId: string } } }).data;
    await post('ClaimSpinReward', { spinId: spin.spinId });
    expect(await spins()).toEqual([]);
    bettor.test.pass(CREDITED_MS);
    const all = (await spins()).reduce((sum, count) => sum + count, 0);
    const { userId } = await bettor.test.login();
    expect((await post('Rounds', { userid: userId })).json).toEqual({ data: { rounds: all } });
    expect((await post('Rounds', { userid: 'someone' })).json).toMatchObject({
      error: 'USER_DIFFERS',
    });
    bettor.test.pass(300_000);
    const before = await bettor.balance();
    expect((await post('CloseGameSession')).status).toBe(204);
    const left = (await spins()).reduce((sum, count) => sum + count, 0);
    expect(left).toBe(all - 100);
    const won = (await bettor.balance()) - before;
    expect(won).toBeGreaterThan(0);
    expect((await post('CloseGameSession')).status).toBe(204);
    expect((await bettor.balance()) - before).toBeCloseTo(won, 5);
  });
});
