import { beforeEach, describe, expect, it } from 'vitest';
import {
  openTestBettor,
  selectionOf,
  single,
  type Match,
  type TestBettor,
} from '../test/bettor.ts';
import { DEMO } from './demo-users.ts';

let bettor: TestBettor;
let match: Match;
let placed = 0;
beforeEach(async () => {
  bettor = await openTestBettor();
  match = await bettor.nextMatch();
});

const LIMITS = '/main/api/ResponsibleGaming/Limits';
const refusal = ({ status, json }: { status: number; json: unknown }) => {
  const { error, context } = (json ?? {}) as { error?: string; context?: object };
  return context ? [status, error, context] : [status, error];
};
const bet = (stake: number) => {
  placed += 1;
  return bettor.place('Multiple', `bet-${placed}`, {
    stake,
    counterBets: 1,
    oddsChangeType: 1,
    providerId: 0,
    ticketBetSelection: [selectionOf(match)],
  });
};
const deposit = (amount: number) =>
  bettor.call('POST', '/payments/api/pix/beginDeposit', { amount, providerId: 1 });
const limit = (type: string, value: number | null, period = 'Daily') =>
  bettor.call('PUT', LIMITS, { type, period, value });
const transactionOf = (answer: { json: unknown }) =>
  (answer.json as { data: { transactionId: string } }).data.transactionId;

describe('an exclusion that comes while a bettor plays', () => {
  it('refuses bets and deposits at once, with the token of before', async () => {
    expect((await bet(1)).status).toBe(200);
    await bettor.order('accounts/exclude', { email: DEMO.username, months: 3 });
    expect(refusal(await bet(1))).toEqual([403, 'SELF_EXCLUDED']);
    expect(refusal(await deposit(10))).toEqual([403, 'SELF_EXCLUDED']);
    await bettor.order('accounts/lift', { email: DEMO.username });
    expect((await bet(1)).status).toBe(200);
  });

  it('lets them read their balance and their withdrawals', async () => {
    await bettor.order('accounts/exclude', { email: DEMO.username, months: 1216 });
    expect(await bettor.balance()).toBe(500);
    expect((await bettor.call('GET', '/payments/api/User/PendingWithdrawal')).status).toBe(200);
  });

  it.each([
    ['InternalBlocked', 403, 'INTERNAL_BLOCKED'],
    ['SelfExcluded', 403, 'SELF_EXCLUDED'],
    ['SelfBlocked', 406, 'SELF_BLOCKED'],
    ['Blocked', 423, 'BLOCKED'],
    ['RestrictedRegion', 451, 'RESTRICTED_REGION'],
  ])('status %s answers %i %s', async (status, code, error) => {
    await bettor.order('accounts/status', { email: DEMO.username, status });
    expect(refusal(await bet(1))).toEqual([code, error]);
    expect(refusal(await deposit(10))).toEqual([code, error]);
  });

  it('a deactivated account answers 403 DEACTIVATED', async () => {
    await bettor.order('accounts/deactivate', { email: DEMO.username });
    expect(refusal(await bet(1))).toEqual([403, 'DEACTIVATED']);
    expect(refusal(await deposit(10))).toEqual([403, 'DEACTIVATED']);
  });
});

describe('a pause', () => {
  it('refuses bets and deposits with 406 until its end', async () => {
    await bettor.call('POST', '/main/api/ResponsibleGaming/Pause', { hours: 1 });
    expect(refusal(await bet(1))).toEqual([406, 'RESPONSABLE_GAME_BREAK_TIME']);
    expect(refusal(await deposit(10))).toEqual([406, 'RESPONSABLE_GAME_BREAK_TIME']);
    bettor.test.pass(3_600_000);
    await bettor.login();
    match = await bettor.nextMatch();
    expect((await bet(1)).status).toBe(200);
  });
});

describe('a limit', () => {
  it('of stakes refuses a bet beyond it and tells what remains', async () => {
    await limit('Stake', 10);
    expect((await bet(6)).status).toBe(200);
    expect(refusal(await bet(5))).toEqual([
      400,
      'LIMIT_STAKE_REACHED',
      { remaining: 4, period: 'Daily' },
    ]);
    expect((await bet(4)).status).toBe(200);
  });

  it('of stakes counts every ticket of one placement', async () => {
    await limit('Stake', 10);
    const ticket = single(selectionOf(match), 6);
    const { validTicket, invalidTickets } = await bettor.placeSingles('both', ticket, ticket);
    expect(validTicket).toHaveLength(1);
    expect(invalidTickets).toMatchObject([{ indexTicket: 1, error: 'LIMIT_STAKE_REACHED' }]);
    expect(await bettor.balance()).toBe(494);
  });

  it('of losses refuses a stake that could be lost beyond it', async () => {
    await limit('Loss', 8.5, 'Weekly');
    expect((await bet(5)).status).toBe(200);
    expect(refusal(await bet(4))).toEqual([
      400,
      'LIMIT_LOSS_REACHED',
      { remaining: 3.5, period: 'Weekly' },
    ]);
  });

  it('of stakes forgets a stake that was given back', async () => {
    await limit('Stake', 10);
    await bettor.order('tickets/reject', { rejectCode: -703 });
    await bet(10);
    expect(refusal(await bet(1))).toMatchObject([400, 'LIMIT_STAKE_REACHED', {}]);
    bettor.test.pass(5000);
    expect((await bet(10)).status).toBe(200);
  });

  it('of deposits counts those begun and those paid, not those refused', async () => {
    await limit('Deposit', 100);
    const first = transactionOf(await deposit(60));
    const reached = [400, 'LIMIT_DEPOSIT_REACHED', { remaining: 40, period: 'Daily' }];
    expect(refusal(await deposit(41))).toEqual(reached);
    await bettor.call('POST', `/bank/pix/${first}/pay`);
    expect(refusal(await deposit(41))).toEqual(reached);
    const second = transactionOf(await deposit(40));
    await bettor.call('POST', `/bank/pix/${second}/refuse`);
    expect((await deposit(40)).status).toBe(200);
  });

  it('names the tightest of its periods, and is over with the day of the country', async () => {
    await limit('Deposit', 100, 'Monthly');
    await limit('Deposit', 30, 'Daily');
    await bettor.call('POST', `/bank/pix/${transactionOf(await deposit(30))}/pay`);
    const refused = refusal(await deposit(1));
    expect(refused).toEqual([400, 'LIMIT_DEPOSIT_REACHED', { remaining: 0, period: 'Daily' }]);
    // 15:00 UTC is noon in São Paulo.
    bettor.test.pass(12 * 3_600_000 - 1);
    await bettor.login();
    expect((await deposit(1)).status).toBe(400);
    bettor.test.pass(1);
    expect((await deposit(1)).status).toBe(200);
  });

  it('of time refuses bets once the minutes are spent', async () => {
    await limit('Time', 10);
    bettor.test.pass(9 * 60_000);
    match = await bettor.nextMatch();
    expect((await bet(1)).status).toBe(200);
    bettor.test.pass(60_000);
    expect(refusal(await bet(1))).toEqual([
      400,
      'LIMIT_TIME_REACHED',
      { remaining: 0, period: 'Daily' },
    ]);
    expect((await deposit(10)).status).toBe(200);
  });
});
