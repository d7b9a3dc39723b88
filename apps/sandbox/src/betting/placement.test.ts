import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  FEED_VERSION,
  multiple,
  openTestBettor,
  selectionOf,
  single,
  type Market,
  type Match,
  type Selection,
  type TestBettor,
} from '../test/bettor.ts';

// Moving the world on by hours computes every match on the way.
vi.setConfig({ testTimeout: 30_000 });

let bettor: TestBettor;
beforeEach(async () => {
  bettor = await openTestBettor();
});

describe('placement', () => {
  it('debits the stake, accepts the ticket after its wait and shows the bet as open', async () => {
    const selection = selectionOf(await bettor.nextMatch());
    const placed = await bettor.placeSingles('c1', single(selection, 10));
    const ticketId = placed.validTicket[0]?.ticketId;
    expect(placed).toMatchObject({ validTicket: [{ indexTicket: 0 }], invalidTickets: [] });
    expect(await bettor.balance()).toBe(490);
    expect((await bettor.statusOf(ticketId)).status).toBe(0);
    expect((await bettor.history(0)).results).toMatchObject([{ betStatus: 0 }]);
    bettor.test.pass(1000);
    expect(await bettor.statusOf(ticketId)).toMatchObject({ status: 2, rejectCode: null });
    const { results, text } = await bettor.history(0);
    expect(results).toMatchObject([
      { betStatus: 4, betType: 1, amountOfBets: 10, oddsDecimal: selection.outcomeValueDecimal },
    ]);
    expect(text).toContain(`"betNumber":${ticketId},`);
    expect(BigInt(ticketId ?? 0)).toBeGreaterThan(2n ** 53n);
  });

  it('answers a repeated connection id with the same tickets and no second debit', async () => {
    const ticket = single(selectionOf(await bettor.nextMatch()), 10);
    const first = await bettor.placeSingles('c1', ticket);
    expect(await bettor.placeSingles('c1', ticket)).toEqual(first);
    expect(await bettor.balance()).toBe(490);
    const { json } = await bettor.call(
      'GET',
      '/betting/api/Ticket/v1/GetLastTicketIdByUser?numberOfTickets=5',
    );
    expect(json).toMatchObject({
      data: [{ ticketId: first.validTicket[0]?.ticketId, connectionId: 'c1', indexTicket: 0 }],
    });
  });

  it('multiplies the odds of a multiple exactly', async () => {
    const matches = (await bettor.upcoming()).slice(-3);
    const selections = matches.map((match) => selectionOf(match));
    const { status } = await bettor.place('Multiple', 'c1', multiple(selections, 7));
    expect(status).toBe(200);
    bettor.test.pass(1000);
    const product = selections.reduce(
      (running, { outcomeValueDecimal }) =>
        running * BigInt(Math.round(outcomeValueDecimal * 1000)),
      1n,
    );
    const [bet] = (await bettor.history(0)).results;
    expect(bet?.possibleWinnings).toBe(Number((700n * product) / 1000n ** 3n) / 100);
  });

  it('prices a custom bet as one, and refuses odds above that price', async () => {
    const match = await bettor.nextMatch();
    const { json } = await bettor.call(
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
    const refused = await bettor.place('CustomBet', 'c1', ticket(500));
    expect(refused).toMatchObject({ status: 400, json: { error: 'ODDS_DIFFERENCE_TOO_HIGH' } });
    const { suggestedOdds } = (refused.json as { context: { suggestedOdds: number } }).context;
    const product = legs.reduce((odds, leg) => odds * leg.outcomeValueDecimal, 1);
    expect(suggestedOdds).toBeLessThan(product);
    const placed = await bettor.place('CustomBet', 'c2', ticket(suggestedOdds));
    expect(placed).toMatchObject({ status: 200, json: { status: 0 } });
    bettor.test.pass(1000);
    expect((await bettor.history(0)).results).toMatchObject([
      { betType: 3, oddsDecimal: suggestedOdds, matches: [{}, {}] },
    ]);
  });
});

describe('placement errors', () => {
  it('refuses singles one by one and places the rest', async () => {
    const [good, other] = (await bettor.upcoming()).slice(-2) as [Match, Match];
    const worse = selectionOf(other);
    const placed = await bettor.placeSingles(
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
    expect(await bettor.balance()).toBe(490);
  });

  it('answers a refused multiple with 400 and moves nothing', async () => {
    const selections = (await bettor.upcoming()).slice(-2).map((match) => selectionOf(match));
    const [first, second] = selections as [Selection, Selection];
    await bettor.order('world/suspend', { marketId: second.marketId, seconds: 60 });
    expect(await bettor.place('Multiple', 'c1', multiple(selections, 10))).toMatchObject({
      status: 400,
      json: { error: 'EVENT_MARKET_NOT_ACTIVED', context: { selectionIndex: 1 } },
    });
    expect(await bettor.place('Multiple', 'c2', multiple([first, first], 10))).toMatchObject({
      status: 400,
      json: { error: 'SAME_EVENT_IN_TICKET' },
    });
    expect(await bettor.balance()).toBe(500);
  });

  it('refuses an outcome that is no longer offered as not active, and a stranger as not found', async () => {
    const match = await bettor.nextMatch();
    const selection = selectionOf(match);
    const market = { ...selection, marketId: `${match.id}/45/`, specifiers: '' };
    const { invalidTickets } = await bettor.placeSingles(
      'c1',
      single({ ...market, outcomeId: '4:4' }, 10),
      single({ ...market, outcomeId: `${match.id}/45//4:4` }, 10),
      single({ ...market, outcomeId: '1714' }, 10),
    );
    expect(invalidTickets).toMatchObject([
      { error: 'EVENT_MARKET_NOT_ACTIVED' },
      { error: 'EVENT_MARKET_NOT_ACTIVED' },
      { error: 'MARKET_WAS_NOT_FOUND' },
    ]);
  });

  it('refuses an event that is over', async () => {
    const match = await bettor.nextMatch();
    const ticket = single(selectionOf(match), 10);
    await bettor.order('world/advance', {
      seconds: (Date.parse(match.scheduleTime) - bettor.test.now()) / 1000 + 3 * 3600,
    });
    const { invalidTickets } = await bettor.placeSingles('c1', ticket);
    expect(invalidTickets).toMatchObject([{ error: 'EVENT_MATCH_NOT_ACTIVED' }]);
  });

  it('asks for the Feed-Version header, a bearer, and an account that may bet', async () => {
    const ticket = [single(selectionOf(await bettor.nextMatch()), 10)];
    const noVersion = await bettor.place('MultiSingle', 'c1', ticket, { 'Feed-Version': '1' });
    expect(noVersion.status).toBe(400);
    const nobody = await bettor.test.call('POST', '/betting/api/Ticket/v1/PlaceBet/MultiSingle', {
      headers: FEED_VERSION,
    });
    expect(nobody.status).toBe(401);
    await bettor.login('bloqueio-interno@vitrine.example');
    expect((await bettor.place('MultiSingle', 'c1', ticket)).status).toBe(403);
  });

  it('takes better odds at the better price', async () => {
    const selection = selectionOf(await bettor.nextMatch());
    await bettor.placeSingles('c1', single({ ...selection, outcomeValueDecimal: 1.01 }, 10));
    bettor.test.pass(1000);
    const [bet] = (await bettor.history(0)).results;
    expect(bet?.oddsDecimal).toBe(selection.outcomeValueDecimal);
  });

  it('refuses as a tester orders, then takes the next', async () => {
    const context = { remainingStake: 5 };
    await bettor.order('tickets/refuse', { error: 'ACCUMULATED_STAKE_LIMIT', context });
    const ticket = single(selectionOf(await bettor.nextMatch()), 10);
    const { invalidTickets } = await bettor.placeSingles('c1', ticket);
    expect(invalidTickets).toEqual([{ indexTicket: 0, error: 'ACCUMULATED_STAKE_LIMIT', context }]);
    expect((await bettor.placeSingles('c1', ticket)).validTicket).toHaveLength(1);
  });
});
