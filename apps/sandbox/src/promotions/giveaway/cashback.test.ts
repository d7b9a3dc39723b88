import { minorUnits } from '@vitrine/betting/base/money';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO } from '../../accounts/demo-users.ts';
import { openTestBettor, selectionOf, single, type TestBettor } from '../../test/bettor.ts';
import { PROMOTIONS_MAGIC } from '../promotions-magic.ts';
import { drawCashback } from './draws.ts';

// Moving the world on by hours computes every match on the way.
vi.setConfig({ testTimeout: 30_000 });

const TODAY = '2025-03-08';
const GIVEAWAY = '/main/api/Giveaway';

let bettor: TestBettor;
beforeEach(async () => {
  bettor = await openTestBettor();
});

async function isEligible(): Promise<boolean> {
  const { json } = await bettor.call('GET', `${GIVEAWAY}/IsCashbackEligible`);
  return (json as { data: { isUserGiveawayEligible: boolean } }).data.isUserGiveawayEligible;
}

const open = () => bettor.call('POST', `${GIVEAWAY}/GiveCashback`);
const order = (change: object) =>
  bettor.order('promotions/cashback', { email: DEMO.username, ...change });
const notification = (date = TODAY) =>
  bettor.call('GET', `${GIVEAWAY}/NotificationStatus?notificationType=cashback&date=${date}`);

describe('cashback', () => {
  it('is for those who lost that day, part of what they lost, once, and gone the next day', async () => {
    expect(await isEligible()).toBe(false);
    expect(await open()).toMatchObject({ status: 400, json: { error: 'CASHBACK_NOT_AVAILABLE' } });

    const match = await bettor.nextMatch();
    const [market] = match.markets;
    const tickets = market?.outcomes.map((outcome) =>
      single(selectionOf(match, market, outcome), 10),
    );
    await bettor.placeSingles('c1', ...(tickets ?? []));
    bettor.test.pass(1000);
    const untilOver = (Date.parse(match.scheduleTime) - bettor.test.now()) / 1000 + 3 * 3600;
    await bettor.order('world/advance', { seconds: untilOver });
    const won = (await bettor.history(2)).results[0]?.amountWon ?? 0;
    const lost = 30 - won;
    expect(lost).toBeGreaterThan(0);
    expect(await isEligible()).toBe(true);

    const before = await bettor.balance();
    const { json } = await open();
    const { amount } = (json as { data: { amount: number } }).data;
    expect([0, 5, 10, 20].map((percent) => Math.floor(lost * percent) / 100)).toContain(amount);
    expect(await bettor.balance()).toBeCloseTo(before + amount, 5);
    expect(await isEligible()).toBe(false);
    expect(await open()).toMatchObject({
      status: 409,
      json: { error: 'CASHBACK_ALREADY_GIVEN', context: { amount } },
    });
    expect(await bettor.balance()).toBeCloseTo(before + amount, 5);

    bettor.test.pass(24 * 3_600_000);
    await bettor.login();
    expect(await isEligible()).toBe(false);
  });

  it('is paid from the house’s promotions under a kind of its own', async () => {
    await order({ amount: 12.34 });
    expect((await open()).json).toEqual({ data: { amount: 12.34 } });
    expect(await bettor.balance()).toBe(512.34);
    const { json } = await bettor.call('GET', `/sandbox/books/${DEMO.username}`);
    expect((json as { movements: readonly object[] }).movements).toContainEqual(
      expect.objectContaining({
        kind: 'cashback',
        entries: [
          { account: 'house:promotions', amount: -1234 },
          { account: expect.stringContaining(':cash'), amount: 1234 },
        ],
      }),
    );
  });

  it('stands on the list of transactions under the number of its method', async () => {
    await order({ amount: 12.34 });
    await open();
    const query = 'pageNumber=1&pageSize=10&transactionTypeWallet=-1';
    const { json } = await bettor.call(
      'GET',
      `/payments/api/Wallet/Transactions/ByUser?${query}&initialDate=${TODAY}&finalDate=${TODAY}`,
    );
    expect((json as { data: object }).data).toMatchObject({
      results: [{ type: 1, amount: 12.34, status: 6, paymentMethod: 11 }],
      metadata: { totalRows: 1 },
    });
  });

  it('tells of itself that day until it is read, and of nothing when the box was empty', async () => {
    expect((await notification()).status).toBe(204);
    await order({ amount: 0 });
    expect((await open()).json).toEqual({ data: { amount: 0 } });
    expect((await notification()).status).toBe(204);

    await order({ amount: 5 });
    await open();
    expect((await notification()).json).toEqual({ data: { status: 'unread', amount: 5 } });
    expect((await notification('2025-03-07')).status).toBe(204);
    const read = (date: string) =>
      bettor.call('POST', `${GIVEAWAY}/UpdateNotification`, { promotionType: 'cashback', date });
    expect((await read(TODAY)).status).toBe(204);
    expect((await notification()).json).toEqual({ data: { status: 'read', amount: 5 } });
    expect(await read('2025-03-07')).toMatchObject({
      status: 404,
      json: { error: 'NOTIFICATION_WAS_NOT_FOUND' },
    });
    expect((await read('08/03/2025')).status).toBe(400);
    expect((await notification('08-03-2025')).status).toBe(400);
  });

  it('is taken away by a tester, and refused to who may not play', async () => {
    await order({ eligible: false });
    expect(await isEligible()).toBe(false);
    expect((await open()).json).toMatchObject({ error: 'CASHBACK_NOT_AVAILABLE' });

    await bettor.login('bloqueio-interno@vitrine.example');
    await order({ email: 'bloqueio-interno@vitrine.example', amount: 5 });
    expect(await open()).toMatchObject({ status: 403, json: { error: 'INTERNAL_BLOCKED' } });
  });

  it.each(
    PROMOTIONS_MAGIC.filter(({ field }) => field === 'cashback').map(
      ({ value, effect }) => [value, effect] as const,
    ),
  )('of the magic amount %s: %s', async (value, effect) => {
    await order({ amount: Number(value) });
    const { status, json } = await open();
    const said =
      status === 200 ? 'try again tomorrow' : `${status} ${(json as { error: string }).error}`;
    expect(effect).toContain(said);
    expect(await bettor.balance()).toBe(500);
  });
});

it('draws a cashback that is never more than a fifth of what was lost', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), chance, (lost, drawn) => {
      const amount = drawCashback(minorUnits(lost), () => drawn);
      expect(amount).toBeGreaterThanOrEqual(0);
      expect(amount).toBeLessThanOrEqual(lost / 5);
    }),
  );
  const draws = [0, 0.3, 0.5, 0.6].map((drawn) => drawCashback(minorUnits(10_000), () => drawn));
  expect(draws).toEqual([500, 1000, 2000, 0]);
});
