import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestPlatform, type Login, type TestPlatform } from '../test-platform.ts';
import { createFixtures } from '../world/fixtures.ts';
import { WORLD_START } from '../world/world-clock.ts';

interface Outcome {
  readonly id: string;
  readonly outcomeId: string;
  readonly odds: number;
  readonly name: string;
}
interface Market {
  readonly id: string;
  readonly marketTypeId: string;
  readonly specifiers: string;
  readonly name: string;
  readonly outcomes: readonly Outcome[];
}
interface Match {
  readonly id: string;
  readonly scheduleTime: string;
  readonly sportId: string;
  readonly producerId: number;
  readonly markets: readonly Market[];
}
interface Placed {
  readonly validTicket: readonly { indexTicket: number; ticketId: string }[];
  readonly invalidTickets: readonly { indexTicket: number; error: string; context: object | null }[];
}

const PLACE = '/betting/api/Ticket/v1/PlaceBet';
const FEED_VERSION = { 'Feed-Version': '2' };

// Moving the world on by hours computes every match on the way.
vi.setConfig({ testTimeout: 30_000 });

let test: TestPlatform;
let login: Login;
beforeEach(async () => {
  test = await openTestPlatform();
  login = await test.login();
});

async function upcoming(sport = 'sr:sport:1'): Promise<readonly Match[]> {
  const { json } = await test.call('GET', `/front-back/prematch/${sport}`);
  const { data } = json as { data: Match[] };
  return data.filter(({ scheduleTime }) => Date.parse(scheduleTime) > test.now() + 600_000);
}

function selectionOf(match: Match, market = match.markets[0], outcome = market?.outcomes[0]) {
  if (!market || !outcome) throw new Error(`${match.id} has no market`);
  return {
    eventId: match.id,
    producerId: match.producerId,
    sportId: match.sportId,
    marketId: market.id,
    marketName: market.name,
    specifiers: market.specifiers,
    outcomeId: outcome.outcomeId,
    outcomeName: outcome.name,
    outcomeValueAmerican: 0,
    outcomeValueDecimal: outcome.odds,
  };
}
type Selection = ReturnType<typeof selectionOf>;

function single(selection: Selection, stake: number) {
  const { eventId, producerId, sportId, ...ticketBetSelection } = selection;
  return { eventId, producerId, sportId, stake, oddsChangeType: 1, ticketBetSelection };
}

function multiple(selections: readonly Selection[], stake: number) {
  return {
    stake,
    counterBets: selections.length,
    oddsChangeType: 1,
    providerId: 0,
    ticketBetSelection: selections,
  };
}

function place(kind: string, connectionId: string, ticketRequest: unknown, headers = FEED_VERSION) {
  return test.call('POST', `${PLACE}/${kind}`, {
    token: login.token,
    headers,
    body: { connectionId, ticketRequest },
  });
}

async function placeSingles(connectionId: string, ...tickets: readonly object[]): Promise<Placed> {
  const { json } = await place('MultiSingle', connectionId, tickets);
  return (json as { data: Placed }).data;
}

async function balance(): Promise<number> {
  const { json } = await test.call('GET', '/payments/api/Wallet/Total/Amount/ByAccountType', login);
  return (json as { data: { amount: number }[] }).data[0]?.amount ?? Number.NaN;
}

async function statusOf(ticketId: string) {
  const { json } = await test.call('GET', `/betting/api/Ticket/v1/TicketStatus/${ticketId}`, login);
  return (json as { data: { status: number; rejectCode: number | null } }).data;
}

async function history(status?: number, page = 1) {
  const filter = status === undefined ? '' : `&status=${status}`;
  const answer = await test.call(
    'GET',
    `/betting/api/UserBet/Bets/ByRangeByStatus?PaginationQuery.PageNumber=${page}&initialDate=2025-03-01&finalDate=2025-03-31${filter}`,
    login,
  );
  const { results, metadata } = answer.json as { results: Bet[]; metadata: object };
  return { results, metadata, text: answer.text };
}
interface Bet {
  readonly betStatus: number;
  readonly oddsDecimal: number;
  readonly possibleWinnings: number;
  readonly amountWon: number;
  readonly amountRefund: number;
  readonly matches: readonly { legStateType: string; homeScore: number | null }[];
}

async function advance(seconds: number): Promise<void> {
  const { status } = await test.call('POST', '/sandbox/world/advance', { body: { seconds } });
  expect(status).toBe(204);
}

async function someMatch(): Promise<Match> {
  const [match] = await upcoming();
  if (!match) throw new Error('No match to come');
  return match;
}

describe('placement', () => {
  it('debits the stake, accepts the ticket after its wait and shows the bet as open', async () => {
    const selection = selectionOf(await someMatch());
    const placed = await placeSingles('c1', single(selection, 10));
    const ticketId = placed.validTicket[0]?.ticketId ?? '';
    expect(placed).toMatchObject({ validTicket: [{ indexTicket: 0 }], invalidTickets: [] });
    expect(await balance()).toBe(490);
    expect((await statusOf(ticketId)).status).toBe(0);
    expect((await history(0)).results).toEqual([]);
    test.pass(1000);
    expect(await statusOf(ticketId)).toMatchObject({ status: 2, rejectCode: null });
    const { results, text } = await history(0);
    expect(results).toMatchObject([
      { betStatus: 4, betType: 1, amountOfBets: 10, oddsDecimal: selection.outcomeValueDecimal },
    ]);
    expect(text).toContain(`"betNumber":${ticketId},`);
    expect(BigInt(ticketId)).toBeGreaterThan(2n ** 53n);
  });

  it('answers a repeated connection id with the same tickets and no second debit', async () => {
    const ticket = single(selectionOf(await someMatch()), 10);
    const first = await placeSingles('c1', ticket);
    expect(await placeSingles('c1', ticket)).toEqual(first);
    expect(await balance()).toBe(490);
    const { json } = await test.call(
      'GET',
      '/betting/api/Ticket/v1/GetLastTicketIdByUser?numberOfTickets=5',
      login,
    );
    expect(json).toMatchObject({
      data: [{ ticketId: first.validTicket[0]?.ticketId, connectionId: 'c1', indexTicket: 0 }],
    });
  });

  it('multiplies the odds of a multiple exactly', async () => {
    const matches = (await upcoming()).slice(-3);
    const selections = matches.map((match) => selectionOf(match));
    const { status } = await place('Multiple', 'c1', multiple(selections, 7));
    expect(status).toBe(200);
    test.pass(1000);
    const product = selections.reduce(
      (running, { outcomeValueDecimal }) =>
        running * BigInt(Math.round(outcomeValueDecimal * 1000)),
      1n,
    );
    const [bet] = (await history(0)).results;
    expect(bet?.possibleWinnings).toBe(Number((700n * product) / 1000n ** 3n) / 100);
  });

  it('prices a custom bet as one, and refuses odds above that price', async () => {
    const match = await someMatch();
    const { json } = await test.call(
      'GET',
      `/sportsbook/api/EventFixture/v1/markets/${match.id}`,
    );
    const markets = (json as { data: Market[] }).data;
    const ofType = (typeId: string, specifiers = '') =>
      markets.find((market) => market.marketTypeId === typeId && market.specifiers === specifiers);
    const legs = [ofType('1'), ofType('18', 'total=2.5')].map((market) =>
      selectionOf(match, market),
    );
    const ticket = (calculationOdds: number) => ({
      eventId: match.id,
      producerId: 3,
      counterMarkets: 2,
      stake: 5,
      calculationOdds,
      sportId: match.sportId,
      ticketBetSelection: legs,
    });
    const refused = await place('CustomBet', 'c1', ticket(500));
    expect(refused).toMatchObject({ status: 400, json: { error: 'ODDS_DIFFERENCE_TOO_HIGH' } });
    const { suggestedOdds } = (refused.json as { context: { suggestedOdds: number } }).context;
    const product = legs.reduce((odds, leg) => odds * leg.outcomeValueDecimal, 1);
    expect(suggestedOdds).toBeLessThan(product);
    const placed = await place('CustomBet', 'c2', ticket(suggestedOdds));
    expect(placed).toMatchObject({ status: 200, json: { status: 0 } });
    test.pass(1000);
    expect((await history(0)).results).toMatchObject([
      { betType: 3, oddsDecimal: suggestedOdds, matches: [{}, {}] },
    ]);
  });
});

describe('placement errors', () => {
  it('refuses singles one by one and places the rest', async () => {
    const [good, other] = (await upcoming()).slice(-2) as [Match, Match];
    const worse = selectionOf(other);
    const placed = await placeSingles(
      'c1',
      single(selectionOf(good), 10),
      single({ ...worse, outcomeValueDecimal: worse.outcomeValueDecimal + 1 }, 10),
      single({ ...worse, eventId: 'sr:match:1' }, 10),
      single({ ...worse, marketId: '12345' }, 10),
      single({ ...worse, marketId: `${other.id}/18/total=9.5` }, 10),
      single(worse, 30_000.01),
      single(worse, 600),
      single(worse, 0),
    );
    expect(placed.validTicket).toMatchObject([{ indexTicket: 0 }]);
    expect(placed.invalidTickets).toMatchObject([
      {
        indexTicket: 1,
        error: 'ODDS_DIFFERENCE_TOO_HIGH',
        context: { selectionIndex: 0, suggestedOdds: worse.outcomeValueDecimal },
      },
      { indexTicket: 2, error: 'MATCH_WAS_NOT_FOUND' },
      { indexTicket: 3, error: 'MARKET_WAS_NOT_FOUND' },
      { indexTicket: 4, error: 'EVENT_MARKET_NOT_ACTIVED' },
      { indexTicket: 5, error: 'BET_STAKE_OVER_LIMIT', context: { remainingStake: 30_000 } },
      { indexTicket: 6, error: 'INSUFFICIENT_BALANCE' },
      { indexTicket: 7, error: 'INVALID_STAKE' },
    ]);
    expect(await balance()).toBe(490);
  });

  it('answers a refused multiple with 400 and moves nothing', async () => {
    const selections = (await upcoming()).slice(-2).map((match) => selectionOf(match));
    const [first, second] = selections as [Selection, Selection];
    await test.call('POST', '/sandbox/world/suspend', {
      body: { marketId: second.marketId, seconds: 60 },
    });
    expect(await place('Multiple', 'c1', multiple(selections, 10))).toMatchObject({
      status: 400,
      json: { error: 'EVENT_MARKET_NOT_ACTIVED', context: { selectionIndex: 1 } },
    });
    expect(await place('Multiple', 'c2', multiple([first, first], 10))).toMatchObject({
      status: 400,
      json: { error: 'SAME_EVENT_IN_TICKET' },
    });
    expect(await balance()).toBe(500);
  });

  it('refuses an event that is over', async () => {
    const match = await someMatch();
    const ticket = single(selectionOf(match), 10);
    await advance((Date.parse(match.scheduleTime) - test.now()) / 1000 + 3 * 3600);
    const { invalidTickets } = await placeSingles('c1', ticket);
    expect(invalidTickets).toMatchObject([{ error: 'EVENT_MATCH_NOT_ACTIVED' }]);
  });

  it('asks for the Feed-Version header, a bearer, and an account that may bet', async () => {
    const ticket = [single(selectionOf(await someMatch()), 10)];
    const noVersion = await place('MultiSingle', 'c1', ticket, { 'Feed-Version': '1' });
    expect(noVersion.status).toBe(400);
    const nobody = await test.call('POST', `${PLACE}/MultiSingle`, { headers: FEED_VERSION });
    expect(nobody.status).toBe(401);
    login = await test.login('bloqueio-interno@vitrine.example');
    expect((await place('MultiSingle', 'c1', ticket)).status).toBe(403);
  });

  it('takes better odds at the better price', async () => {
    const selection = selectionOf(await someMatch());
    await placeSingles('c1', single({ ...selection, outcomeValueDecimal: 1.01 }, 10));
    test.pass(1000);
    const [bet] = (await history(0)).results;
    expect(bet?.oddsDecimal).toBe(selection.outcomeValueDecimal);
  });

  it('refuses as a tester orders, then takes the next', async () => {
    const context = { remainingStake: 5 };
    await test.call('POST', '/sandbox/tickets/refuse', {
      body: { error: 'ACCUMULATED_STAKE_LIMIT', context },
    });
    const ticket = single(selectionOf(await someMatch()), 10);
    const { invalidTickets } = await placeSingles('c1', ticket);
    expect(invalidTickets).toEqual([{ indexTicket: 0, error: 'ACCUMULATED_STAKE_LIMIT', context }]);
    expect((await placeSingles('c1', ticket)).validTicket).toHaveLength(1);
  });
});

describe('acceptance', () => {
  it('rejects a ticket whose market is suspended when its wait ends, and refunds it', async () => {
    const selection = selectionOf(await someMatch());
    const { validTicket } = await placeSingles('c1', single(selection, 10));
    await test.call('POST', '/sandbox/world/suspend', {
      body: { marketId: selection.marketId, seconds: 60 },
    });
    test.pass(1000);
    const ticketId = validTicket[0]?.ticketId ?? '';
    expect(await statusOf(ticketId)).toMatchObject({ status: 3, rejectCode: -102 });
    expect(await balance()).toBe(500);
    expect((await history(0)).results).toEqual([]);
  });

  it('rejects with the code a tester orders, after the delay he orders', async () => {
    await test.call('POST', '/sandbox/tickets/reject', { body: { rejectCode: -703 } });
    await test.call('POST', '/sandbox/tickets/delay', { body: { seconds: 20 } });
    const { validTicket } = await placeSingles('c1', single(selectionOf(await someMatch()), 10));
    const ticketId = validTicket[0]?.ticketId ?? '';
    test.pass(20_000);
    expect((await statusOf(ticketId)).status).toBe(0);
    test.pass(1000);
    expect(await statusOf(ticketId)).toMatchObject({ status: 3, rejectCode: -703 });
  });

  it('keeps a ticket from other bettors', async () => {
    const { validTicket } = await placeSingles('c1', single(selectionOf(await someMatch()), 10));
    login = await test.login('outra@vitrine.example');
    const path = `/betting/api/Ticket/v1/TicketStatus/${validTicket[0]?.ticketId}`;
    expect((await test.call('GET', path, login)).status).toBe(404);
  });
});

describe('settlement', () => {
  it('pays exactly one of the three outcomes of a match, once', async () => {
    const match = await someMatch();
    const [market] = match.markets;
    const tickets = market?.outcomes.map((outcome) =>
      single(selectionOf(match, market, outcome), 10),
    );
    await placeSingles('c1', ...(tickets ?? []));
    test.pass(1000);
    expect(await balance()).toBe(470);
    await advance((Date.parse(match.scheduleTime) - test.now()) / 1000 + 3 * 3600);
    const won = (await history(2)).results;
    expect(won).toHaveLength(1);
    expect((await history(1)).results).toHaveLength(2);
    expect((await history(0)).results).toEqual([]);
    expect(await balance()).toBeCloseTo(470 + (won[0]?.amountWon ?? 0), 5);
    expect(won[0]?.matches[0]?.legStateType).toBe('Win');
    expect(won[0]?.amountWon).toBe(won[0]?.possibleWinnings);
    await advance(3600);
    expect(await balance()).toBeCloseTo(470 + (won[0]?.amountWon ?? 0), 5);
  });

  it('gives the stake back when the only event is abandoned', async () => {
    const { eventId, startsAt } = abandonedFixture();
    await advance(startsAt - 1800 - WORLD_START);
    login = await test.login();
    const { json } = await test.call(
      'GET',
      `/sportsbook/api/EventFixture/v1/GetFixtureDetail/${eventId}`,
    );
    const match = (json as { data: Match }).data;
    await placeSingles('c1', single(selectionOf(match), 10));
    test.pass(1000);
    await advance(3 * 3600);
    expect((await history(3)).results).toMatchObject([
      { betStatus: 9, amountRefund: 10, matches: [{ legStateType: 'Void' }] },
    ]);
    expect(await balance()).toBe(500);
  });

  it('pages the history by ten, newest first', async () => {
    const ticket = single(selectionOf(await someMatch()), 1);
    for (let index = 0; index < 12; index += 1) await placeSingles(`c${index}`, ticket);
    test.pass(1000);
    const first = await history(0);
    expect(first.results).toHaveLength(10);
    expect(first.metadata).toEqual({ pages: 2, totalRows: 12, pageSize: 10 });
    expect((await history(0, 2)).results).toHaveLength(2);
  });
});

it('loses nothing when the process is killed: the next one decides and settles, the books balance', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sandbox-')), 'data.sqlite');
  test = await openTestPlatform({ SANDBOX_DATA: file });
  login = await test.login();
  const match = await someMatch();
  const placed = await placeSingles('c1', single(selectionOf(match), 25));
  const killedAt = test.now();
  const endsBy = Date.parse(match.scheduleTime) + 4 * 3_600_000;

  test = await openTestPlatform({ SANDBOX_DATA: file }, killedAt + 2000);
  login = await test.login();
  expect(await placeSingles('c1', single(selectionOf(match), 25))).toEqual(placed);
  expect(await balance()).toBe(475);
  test.pass(500);
  expect((await statusOf(placed.validTicket[0]?.ticketId ?? '')).status).toBe(2);

  test = await openTestPlatform({ SANDBOX_DATA: file }, endsBy);
  login = await test.login();
  test.pass(500);
  expect((await history()).results).toHaveLength(1);
  const books = new DatabaseSync(file, { readOnly: true });
  const unbalanced = books
    .prepare('SELECT movement_key FROM entry GROUP BY movement_key HAVING SUM(amount) <> 0')
    .all();
  expect(unbalanced).toEqual([]);
  const stakes = books.prepare("SELECT COUNT(*) AS made FROM movement WHERE kind = 'stake'").get();
  expect(stakes).toMatchObject({ made: 1 });
});

/** A football match of the default world that will not be played to its end. */
function abandonedFixture(): { readonly eventId: string; readonly startsAt: number } {
  const fixtures = createFixtures(1, { live: 1, upcoming: 1 });
  for (let time = WORLD_START; time < WORLD_START + 86_400; time += 3600) {
    const found = fixtures
      .around(time)
      .find(
        ({ sport, abandonedAfter, startsAt }) =>
          sport === 'football' && abandonedAfter !== null && startsAt > time + 1800,
      );
    if (found) return { eventId: found.id, startsAt: found.startsAt };
  }
  throw new Error('Every match of the day is played to its end');
}
