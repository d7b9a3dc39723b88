import { readPlayLimits } from '@vitrine/upstream/contract/account/responsible-gaming';
import { describe, expect, it, vi } from 'vitest';
import type { BetSlipData } from '../../features/bet-slip/bet-slip-data.ts';
import { openBetting, operatorOf } from '../../../test/betting.ts';
import { statusError } from '../../../test/operator.ts';
import { action, loader } from './bet-slip.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

const STAKE_LIMIT = {
  type: 'Stake',
  period: 'Daily',
  value: 50,
  used: 20,
  remaining: 30,
  resetsAt: '2026-11-25T03:00:00.000Z',
} as const;
const LOSS_LIMIT = { ...STAKE_LIMIT, type: 'Loss', period: 'Weekly', used: 30 } as const;
const TIME_LIMIT = { ...STAKE_LIMIT, type: 'Time', value: 60, used: 15 } as const;

/** A bettor with match 1 on the slip and limits that the operator tells. */
async function openSlip(...limits: readonly object[]) {
  const betting = openBetting(action);
  const told = betting.site.operator.at(readPlayLimits);
  told.reply(() => ({ data: limits }) as never);
  await betting.tap(1);
  await betting.browser.logIn();
  const ownLimits = async () => {
    const { data } = await betting.browser.visit(loader, '/bet-slip');
    return (data as { betSlip: BetSlipData }).betSlip.rules.ownLimits;
  };
  return { ...betting, ...operatorOf(betting.site), told, ownLimits };
}

describe('the slip beside the bettor’s own limits', () => {
  it('tells what the tightest stake, loss and time limits leave, without waiting for them', async () => {
    const { ownLimits } = await openSlip(STAKE_LIMIT, LOSS_LIMIT, TIME_LIMIT);
    expect(await ownLimits()).toEqual([]);
    await vi.waitFor(async () =>
      expect(await ownLimits()).toEqual([
        { kind: 'stake', period: 'daily', left: 3000 },
        { kind: 'loss', period: 'weekly', left: 2000 },
        { kind: 'time', period: 'daily', left: 45 },
      ]),
    );
  });

  it('answers a stake above them before anything is sent', async () => {
    const { ownLimits, place, singles } = await openSlip(STAKE_LIMIT, LOSS_LIMIT);
    await vi.waitFor(async () => expect(await ownLimits()).toHaveLength(2));
    const refused = await place({ 'stake:o1': '20,01', 'shown:o1': '1850 Flamengo' });
    expect(refused).toMatchObject({
      status: 409,
      data: {
        obstacle: {
          kind: 'problems',
          problems: [{ reason: 'aboveOwnLimit', kind: 'loss', period: 'weekly', allowed: 2000 }],
        },
      },
    });
    expect(singles.calls()).toEqual([]);
    expect((await place({ 'stake:o1': '20,00' })).status).toBe(302);
    expect(singles.calls()).toHaveLength(1);
  });

  it('answers a bet once the time limit is used up', async () => {
    const { ownLimits, place, singles } = await openSlip({ ...TIME_LIMIT, used: 60, remaining: 0 });
    await vi.waitFor(async () => expect(await ownLimits()).toHaveLength(1));
    expect((await place({ 'stake:o1': '1,00' })).status).toBe(409);
    expect(singles.calls()).toEqual([]);
  });

  it('asks again before an old limit refuses a stake', async () => {
    const { ownLimits, place, singles, told } = await openSlip(STAKE_LIMIT);
    await vi.waitFor(async () => expect(await ownLimits()).toHaveLength(1));
    told.reply(() => ({ data: [{ ...STAKE_LIMIT, used: 0, remaining: 50 }] }));
    expect((await place({ 'stake:o1': '45,00' })).status).toBe(302);
    expect(singles.calls()).toHaveLength(1);
  });

  it('leaves the decision to the operator while the limits can not be read', async () => {
    const { ownLimits, place, singles, told } = await openSlip();
    told.reply(() => {
      throw statusError(readPlayLimits, 503);
    });
    expect(await ownLimits()).toEqual([]);
    expect((await place({ 'stake:o1': '45,00' })).status).toBe(302);
    expect(singles.calls()).toHaveLength(1);
  });
});
