import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO } from '../accounts/demo-users.ts';
import {
  openTestBettor,
  selectionOf,
  single,
  type Match,
  type TestBettor,
} from '../test/bettor.ts';

let bettor: TestBettor;
let match: Match;
let odds: number;
beforeEach(async () => {
  bettor = await openTestBettor({ WORLD_SPEED: '0' });
  match = await bettor.nextMatch();
  odds = selectionOf(match).outcomeValueDecimal;
});

async function place(stake = 100): Promise<string> {
  const { validTicket } = await bettor.placeSingles(`c${stake}`, single(selectionOf(match), stake));
  return validTicket[0]?.ticketId ?? '';
}

async function settled(stake?: number): Promise<string> {
  const betNumber = await place(stake);
  bettor.test.pass(1000);
  await bettor.order('bets/void-event', { eventId: match.id });
  return betNumber;
}

function resettle(betNumber: string, result: 'Win' | 'Lost' | 'Void') {
  return bettor.order('bets/resettle', { betNumber, legs: [{ position: 0, result }] });
}

async function refusal(path: string, body: object) {
  const { status, json } = await bettor.call('POST', `/sandbox/${path}`, body);
  return { status, error: (json as { error: string }).error };
}

async function movements() {
  const { json } = await bettor.call('GET', `/sandbox/books/${DEMO.username}`);
  return (json as { movements: readonly { kind: string }[] }).movements.map(({ kind }) => kind);
}

describe('an event called off by hand', () => {
  it('voids its legs and gives the stakes back', async () => {
    const betNumber = await settled();
    expect((await bettor.history(3)).results).toMatchObject([
      {
        betNumber: Number(betNumber),
        betStatus: 9,
        amountRefund: 100,
        matches: [{ legStateType: 'Void', settlementType: 'Manual' }],
      },
    ]);
    expect(await bettor.balance()).toBe(500);
  });
});

describe('a bet that is canceled', () => {
  it('gives its stake back, and is listed among the canceled', async () => {
    const betNumber = await place();
    bettor.test.pass(1000);
    await bettor.order('bets/cancel', { betNumber });
    expect(await bettor.balance()).toBe(500);
    expect((await bettor.history(0)).results).toEqual([]);
    expect((await bettor.history(3)).results).toMatchObject([
      { betStatus: 2, amountRefund: 100, amountWin: 0, matches: [{ legStateType: 'Canceled' }] },
    ]);
    expect(await refusal('bets/cancel', { betNumber })).toEqual({
      status: 400,
      error: 'BET_IS_CLOSED',
    });
  });

  it('is a canceled ticket when it was not yet accepted', async () => {
    const betNumber = await place();
    await bettor.order('bets/cancel', { betNumber });
    expect((await bettor.statusOf(betNumber)).status).toBe(4);
    expect(await bettor.balance()).toBe(500);
    bettor.test.pass(1000);
    expect((await bettor.statusOf(betNumber)).status).toBe(4);
  });
});

describe('a bet that is settled again', () => {
  it('is recovered, and paid what it should have been', async () => {
    const betNumber = await settled();
    await resettle(betNumber, 'Win');
    const won = Math.floor(100 * odds * 100) / 100;
    expect(await bettor.balance()).toBeCloseTo(400 + won, 2);
    expect((await bettor.history()).results).toMatchObject([
      {
        betStatus: 8,
        amountWon: won,
        matches: [{ legStateType: 'Win', settlementType: 'Manual' }],
      },
    ]);
    await resettle(betNumber, 'Lost');
    expect(await bettor.balance()).toBeCloseTo(400, 2);
    expect(await movements()).toEqual(
      expect.arrayContaining(['stake', 'payout', 'resettlement', 'resettlement']),
    );
  });

  it('takes no more back than the bettor has', async () => {
    const betNumber = await settled();
    await bettor.placeSingles('spent', single(selectionOf(match), 480));
    expect(await bettor.balance()).toBe(20);
    await resettle(betNumber, 'Lost');
    expect(await bettor.balance()).toBe(0);
  });

  it('must have been settled', async () => {
    const betNumber = await place();
    bettor.test.pass(1000);
    expect(
      await refusal('bets/resettle', { betNumber, legs: [{ position: 0, result: 'Win' }] }),
    ).toEqual({ status: 400, error: 'BET_IS_NOT_SETTLED' });
    expect(
      await refusal('bets/resettle', { betNumber: '1', legs: [{ position: 0, result: 'Win' }] }),
    ).toEqual({ status: 404, error: 'BET_WAS_NOT_FOUND' });
  });
});
