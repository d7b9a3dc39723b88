import { FREE_BET_ERRORS } from '@vitrine/upstream/contract/bet-slip/free-bets';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO } from '../../accounts/demo-users.ts';
import {
  multiple,
  openTestBettor,
  selectionOf,
  single,
  type Match,
  type TestBettor,
} from '../../test/bettor.ts';
import { PROMOTIONS_MAGIC } from '../promotions-magic.ts';

// Moving the world on by hours computes every match on the way.
vi.setConfig({ testTimeout: 30_000 });

const OTHER = 'outra@vitrine.example';

let bettor: TestBettor;
let match: Match;
beforeEach(async () => {
  bettor = await openTestBettor();
  await bettor.login(OTHER);
  match = await bettor.nextMatch();
});

interface Listed {
  readonly freeBetId: string;
  readonly stake: number;
  readonly status: string;
}

async function list(): Promise<readonly Listed[]> {
  const { json } = await bettor.call('GET', '/betting/api/FreeBets/v1/GetUserFreeBets');
  return (json as { data: readonly Listed[] }).data;
}

/** Gives the bettor a free bet and answers its id. */
async function given(order: object = {}): Promise<string> {
  const known = new Set((await list()).map(({ freeBetId }) => freeBetId));
  await bettor.order('promotions/free-bet', { email: OTHER, stake: 10, ...order });
  return (await list()).find(({ freeBetId }) => !known.has(freeBetId))?.freeBetId ?? '';
}

function using(freeBetId: string, stake = 10, selection = selectionOf(match)) {
  return { ...single(selection, stake), freeBet: { freeBetId, isFreeBet: true } };
}

async function validate(freeBetId: string, change: object = {}) {
  const { eventId, marketId, specifiers, outcomeId, outcomeValueDecimal } = selectionOf(match);
  const { json } = await bettor.call('POST', '/betting/api/FreeBets/v1/Validate', {
    FreeBetId: freeBetId,
    BetType: 1,
    Odds: outcomeValueDecimal,
    Legs: [
      {
        GroupId: 0,
        EventId: eventId,
        MarketId: marketId,
        Specifiers: specifiers,
        SelectionId: outcomeId,
        TournamentId: '',
        Odds: outcomeValueDecimal,
      },
    ],
    ...change,
  });
  return (json as { data: { isValid: boolean; rejectionCode: string | null } }).data;
}

async function refusal(ticket: object): Promise<string | undefined> {
  const { invalidTickets } = await bettor.placeSingles(crypto.randomUUID(), ticket);
  return invalidTickets[0]?.error;
}

async function stakeMovement() {
  const { json } = await bettor.call('GET', `/sandbox/books/${OTHER}`);
  return (json as { movements: { kind: string }[] }).movements.map(({ kind }) => kind);
}

describe('a free bet', () => {
  it('is placed without the bettor’s money, locked while its ticket waits and used once accepted', async () => {
    const freeBetId = await given();
    expect(await validate(freeBetId)).toEqual({ isValid: true, rejectionCode: null });
    const { validTicket } = await bettor.placeSingles('c1', using(freeBetId));
    expect(validTicket).toHaveLength(1);
    expect(await bettor.balance()).toBe(500);
    expect(await list()).toMatchObject([{ freeBetId, stake: 10, status: 'Locked' }]);
    expect(await refusal(using(freeBetId))).toBe('LOCKED_FREEBET');

    bettor.test.pass(1000);
    expect(await list()).toEqual([]);
    expect(await refusal(using(freeBetId))).toBe('FREEBET_NOT_AVAILABLE');
    const { outcomeValueDecimal } = selectionOf(match);
    expect((await bettor.history(0)).results).toMatchObject([
      { isFreeBet: true, isCashoutBlocked: true, amountOfBets: 10 },
    ]);
    const [bet] = (await bettor.history(0)).results;
    expect(bet?.possibleWinnings).toBeCloseTo(10 * (outcomeValueDecimal - 1), 5);
  });

  it('pays its winnings and not its stake', async () => {
    const [market] = match.markets;
    for (const outcome of market?.outcomes ?? []) {
      const ticket = using(await given(), 10, selectionOf(match, market, outcome));
      await bettor.placeSingles(outcome.id, ticket);
    }
    bettor.test.pass(1000);
    const untilOver = (Date.parse(match.scheduleTime) - bettor.test.now()) / 1000 + 3 * 3600;
    await bettor.order('world/advance', { seconds: untilOver });
    const [won, ...others] = (await bettor.history(2)).results;
    expect(others).toEqual([]);
    expect(won?.amountWon).toBeCloseTo(10 * ((won?.oddsDecimal ?? 0) - 1), 5);
    expect(await bettor.balance()).toBeCloseTo(500 + (won?.amountWon ?? 0), 5);
    expect(await stakeMovement()).not.toContain('stake');
  });

  it('comes back when its ticket is rejected, and when its bet is void', async () => {
    const freeBetId = await given();
    await bettor.order('tickets/reject', { rejectCode: -703 });
    await bettor.placeSingles('c1', using(freeBetId));
    bettor.test.pass(1000);
    expect(await list()).toMatchObject([{ freeBetId, status: 'Available' }]);

    await bettor.placeSingles('c2', using(freeBetId));
    bettor.test.pass(1000);
    expect(await list()).toEqual([]);
    await bettor.order('bets/void-event', { eventId: match.id });
    expect(await list()).toMatchObject([{ freeBetId, status: 'Available' }]);
    expect((await bettor.history(3)).results).toMatchObject([{ betStatus: 9, amountRefund: 0 }]);
    expect(await bettor.balance()).toBe(500);
  });

  it('is nobody else’s', async () => {
    const freeBetId = await given();
    await bettor.login(DEMO.username);
    expect((await list()).map((listed) => listed.freeBetId)).not.toContain(freeBetId);
    expect(await refusal(using(freeBetId))).toBe('FREEBET_NOT_AVAILABLE');
  });
});

describe('free bet errors', () => {
  it.each([
    ['cancelled', 'CANCELLED_FREEBET'],
    ['locked', 'LOCKED_FREEBET'],
    ['expired', 'EXPIRED_FREEBET'],
  ])('when it is %s', async (end, code) => {
    const freeBetId = await given();
    await bettor.order('promotions/free-bet-end', { email: OTHER, end });
    expect(await refusal(using(freeBetId))).toBe(code);
    expect(await validate(freeBetId)).toEqual({ isValid: false, rejectionCode: code });
  });

  it.each([
    ['of another bet type', { betTypes: [2] }, 'TYPE_NOT_ALLOWED'],
    ['for live events', { eventTypes: ['Live'] }, 'INVALID_EVENT_TYPE'],
    ['with a limit of its winnings', { gainLimit: 0.01 }, 'GAIN_LIMIT'],
    ['for higher odds', { minimumOdds: 500 }, 'FREEBET_NOT_AVAILABLE'],
  ])('when it is %s', async (_, terms, code) => {
    const freeBetId = await given(terms);
    expect(await refusal(using(freeBetId))).toBe(code);
    expect(await validate(freeBetId)).toEqual({ isValid: false, rejectionCode: code });
  });

  it('when the stake is not its own', async () => {
    expect(await refusal(using(await given(), 9.99))).toBe('STAKE_NOT_VALID');
  });

  it('when it has expired by itself', async () => {
    const freeBetId = await given({ days: 1 });
    bettor.test.pass(24 * 3_600_000);
    await bettor.login(OTHER);
    match = await bettor.nextMatch();
    expect(await refusal(using(freeBetId))).toBe('EXPIRED_FREEBET');
  });

  it('when the bet is on an event nobody knows, or at no odds', async () => {
    const freeBetId = await given();
    const Legs = [
      {
        GroupId: 0,
        EventId: 'sr:match:1',
        MarketId: '',
        Specifiers: '',
        SelectionId: '',
        TournamentId: '',
        Odds: 2,
      },
    ];
    expect((await validate(freeBetId, { Legs })).rejectionCode).toBe('INVALID_EVENT_TYPE');
    expect((await validate(freeBetId, { Odds: -1 })).rejectionCode).toBe('FREEBET_NOT_AVAILABLE');
  });

  it('by the magic stake of each, and nothing moves', async () => {
    const magic = PROMOTIONS_MAGIC.filter(({ field }) => field === 'free bet');
    expect(magic).toHaveLength(FREE_BET_ERRORS.length);
    for (const [index, code] of FREE_BET_ERRORS.entries()) {
      const stake = Number(magic[index]?.value);
      const freeBetId = await given({ stake });
      expect(await validate(freeBetId)).toEqual({ isValid: false, rejectionCode: code });
      expect(await refusal(using(freeBetId, stake))).toBe(code);
      expect(magic[index]?.effect).toContain(code);
    }
    expect(await bettor.balance()).toBe(500);
  });

  it('refuses a multiple as a whole with 400', async () => {
    const freeBetId = await given({ betTypes: [1] });
    const selections = (await bettor.upcoming()).slice(-2).map((other) => selectionOf(other));
    const ticket = { ...multiple(selections, 10), freeBet: { freeBetId, isFreeBet: true } };
    const placed = await bettor.place('Multiple', 'c1', ticket);
    expect(placed).toMatchObject({ status: 400, json: { error: 'TYPE_NOT_ALLOWED' } });
    expect(await list()).toMatchObject([{ status: 'Available' }]);
  });
});

it('gives the bettor of demonstrations a free bet', async () => {
  await bettor.login(DEMO.username);
  expect(await list()).toMatchObject([{ stake: 10, status: 'Available' }]);
});

it('refuses an order for nobody', async () => {
  const body = { email: 'ninguem@vitrine.example', stake: 10 };
  expect((await bettor.call('POST', '/sandbox/promotions/free-bet', body)).status).toBe(404);
});
