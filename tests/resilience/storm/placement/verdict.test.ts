import { describe, expect, it } from 'vitest';
import type { Attempt, Told } from './placing-bettor.ts';
import { judge } from './verdict.ts';
import type { WishedBet } from './wish.ts';

const ACCEPTED = 2;
const BET: WishedBet = { stake: 53, prices: [], freeBetId: null };
const FIRST: Attempt = { id: 'slip', bets: [BET], begunAt: 1_000 };
const AGAIN: Attempt = { ...FIRST, begunAt: 3_000 };
const TICKET = {
  id: '1795750353982281267',
  connectionId: 'slip.1',
  indexTicket: 0,
  stake: 53,
  status: ACCEPTED,
  betStatus: 4,
  payout: 0,
  createdAt: 3_500,
  decidedAt: 4_000,
};

const told = (attempt: Attempt, said: Told['said'], at: number): Told => ({
  attempt,
  bet: BET,
  ticketId: null,
  said,
  at,
  words: '',
  path: '/bet-slip',
});

function verdict(attempts: readonly Attempt[], all: readonly Told[], ticket = TICKET) {
  const bettor = { email: 'ana', attempts: [...attempts], told: [...all], answers: new Map() };
  const lastLook = { history: [TICKET.id], pages: new Map<string, string>() };
  return judge(bettor, lastLook, { tickets: [ticket] });
}

describe('the verdict of a storm', () => {
  it('takes a slip that was held back, and sent again under its id, for two attempts', () => {
    const all = [told(FIRST, 'refused', 2_000), told(AGAIN, 'accepted', 5_000)];
    expect(verdict([FIRST, AGAIN], all)).toMatchObject({ accepted: 1, lost: [], toldWrong: [] });
  });

  it('finds a bet that was said to be refused and is accepted', () => {
    const { lost, toldWrong } = verdict([FIRST], [told(FIRST, 'refused', 5_000)]);
    expect([lost.length, toldWrong.length]).toEqual([1, 1]);
  });

  it('finds a bet that was said to be refused and was accepted before it was sent again', () => {
    const all = [told(FIRST, 'refused', 2_000), told(AGAIN, 'accepted', 5_000)];
    const early = { ...TICKET, createdAt: 1_500 };
    const { lost, toldWrong } = verdict([FIRST, AGAIN], all, early);
    expect([lost.length, toldWrong.length]).toEqual([1, 2]);
  });

  it('finds a bet that was said to be accepted before the operator had decided', () => {
    const { toldWrong } = verdict([FIRST], [told(FIRST, 'accepted', 3_900)]);
    expect(toldWrong).toHaveLength(1);
  });
});
