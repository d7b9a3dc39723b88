import { beforeAll, describe, expect, it } from 'vitest';
import {
  FEED_VERSION,
  multiple,
  openTestBettor,
  selectionOf,
  single,
  type Market,
  type Match,
  type TestBettor,
} from '../test/bettor.ts';

let bettor: TestBettor;
let calls = 0;
beforeAll(async () => {
  bettor = await openTestBettor();
});

async function upcoming(sportId: string, at = bettor): Promise<readonly Match[]> {
  const { json } = await at.call('GET', `/front-back/prematch/${sportId}`);
  return (json as { data: readonly Match[] }).data.filter(
    ({ scheduleTime }) => Date.parse(scheduleTime) > at.test.now() + 600_000,
  );
}

async function marketsOf(match: Match): Promise<readonly Market[]> {
  const path = `/sportsbook/api/EventFixture/v1/markets/${match.id}`;
  return ((await bettor.call('GET', path)).json as { data: readonly Market[] }).data;
}

async function place(kind: string, ticketRequest: unknown, version = 'v1', at = bettor) {
  calls += 1;
  const { status, json } = await at.place(
    kind,
    `combination-${calls}`,
    ticketRequest,
    FEED_VERSION,
    version,
  );
  const { data, error, context } = json as {
    data?: { validTicket: object[]; invalidTickets: { error: string }[] };
    error?: string;
    context?: object;
  };
  return {
    status,
    context,
    tickets: data?.validTicket.length,
    error: error ?? data?.invalidTickets[0]?.error,
  };
}

/** The outcomes of one basketball match by the type of their market. */
async function basketballPair(...types: readonly string[]) {
  const [match] = await upcoming('sr:sport:2');
  if (!match) throw new Error('No basketball match is to come');
  const markets = await marketsOf(match);
  return types.map((type) =>
    selectionOf(
      match,
      markets.find(({ marketTypeId }) => marketTypeId === type),
    ),
  );
}

describe('a parlay', () => {
  it.each([
    ['winner and total', '219', '225'],
    ['handicap and total', '223', '225'],
  ])('takes %s of one basketball match', async (_, one, other) => {
    const pair = await basketballPair(one, other);
    expect(await place('Parlay', multiple(pair, 1))).toMatchObject({ status: 200, tickets: 1 });
  });

  it('refuses winner with handicap of one match, and the pair as a plain multiple', async () => {
    const winnerAndHandicap = await basketballPair('219', '223');
    expect(await place('Parlay', multiple(winnerAndHandicap, 1))).toMatchObject({
      status: 400,
      error: 'SAME_EVENT_IN_TICKET',
    });
    const pair = await basketballPair('223', '225');
    expect((await place('Multiple', multiple(pair, 1))).error).toBe('SELECTIONS_NOT_COMBINABLE');
  });

  it('refuses two outcomes of one football match, and a match of provider two beside the pair', async () => {
    const [football] = await upcoming('sr:sport:1');
    const [tennis] = await upcoming('sr:sport:5');
    if (!football || !tennis) throw new Error('No match is to come');
    const twice = [selectionOf(football), selectionOf(football)];
    expect((await place('Parlay', multiple(twice, 1))).error).toBe('SAME_EVENT_IN_TICKET');
    const mixed = [...(await basketballPair('223', '225')), selectionOf(tennis)];
    expect((await place('MultipleManyProviders', multiple(mixed, 1), 'v2')).error).toBe(
      'SAME_EVENT_IN_TICKET',
    );
  });

  it('refuses a parlay without such a pair', async () => {
    const matches = (await upcoming('sr:sport:1')).slice(0, 2);
    const selections = matches.map((match) => selectionOf(match));
    expect((await place('Parlay', multiple(selections, 1))).error).toBe(
      'SELECTIONS_NOT_COMBINABLE',
    );
  });
});

describe('providers', () => {
  it('takes matches of both providers as a ticket of many, and as nothing else', async () => {
    const [football] = await upcoming('sr:sport:1');
    const [tennis] = await upcoming('sr:sport:5');
    if (!football || !tennis) throw new Error('No match is to come');
    const mixed = multiple([selectionOf(football), selectionOf(tennis)], 1);
    expect(await place('MultipleManyProviders', mixed, 'v2')).toMatchObject({ tickets: 1 });
    expect((await place('Multiple', mixed, 'v2')).error).toBe('MATCH_WAS_NOT_FOUND');
    const twoOfOne = multiple(
      (await upcoming('sr:sport:1')).slice(0, 2).map((match) => selectionOf(match)),
      1,
    );
    expect((await place('MultipleManyProviders', twoOfOne, 'v2')).error).toBe(
      'SELECTIONS_NOT_COMBINABLE',
    );
  });

  it('takes provider one by v1 and provider two by v2', async () => {
    for (const [sportId, own, other] of [
      ['sr:sport:1', 'v1', 'v2'],
      ['sr:sport:5', 'v2', 'v1'],
    ] as const) {
      const [match] = await upcoming(sportId);
      if (!match) throw new Error('No match is to come');
      const tickets = [single(selectionOf(match), 1)];
      expect(await place('MultiSingle', tickets, own)).toMatchObject({ tickets: 1 });
      expect(await place('MultiSingle', tickets, other)).toMatchObject({
        tickets: 0,
        error: 'MATCH_WAS_NOT_FOUND',
      });
    }
  });

  it('PLACE-06 refuses both providers’ offer of one match, and what the switch does not show', async () => {
    const [one, two] = await offeredByBoth();
    const both = multiple([selectionOf(one), selectionOf(two)], 1);
    expect(await place('MultipleManyProviders', both, 'v2')).toMatchObject({
      status: 400,
      error: 'DUPLICATE_EVENT_IN_PROVIDERS',
    });
    const second = [single(selectionOf(two), 1)];
    expect((await place('MultiSingle', second, 'v2')).error).toBe('PROVIDER_SWITCH_NOT_ACTIVE');
    await bettor.order('catalogue/switch', { eventId: one.id, show: false, replace: two.id });
    expect((await place('MultiSingle', second, 'v2')).tickets).toBe(1);
    const first = [single(selectionOf(one), 1)];
    expect((await place('MultiSingle', first)).error).toBe('PROVIDER_SWITCH_NOT_ACTIVE');
  });
});

/** A match to come as each of the providers offers it. */
async function offeredByBoth(): Promise<readonly [Match, Match]> {
  for (const one of await upcoming('sr:sport:1')) {
    const id = one.id.replace('sr:', 'bg:');
    const path = `/sportsbook/api/EventFixture/v2/GetFixtureDetail/${id}`;
    const { status, json } = await bettor.call('GET', path);
    if (status === 200) return [one, (json as { data: Match }).data];
  }
  throw new Error('No match to come is offered by both providers');
}

describe('a ticket of several', () => {
  it('needs five selections outside Brazil, one in Brazil', async () => {
    const [match] = await upcoming('sr:sport:1');
    if (!match) throw new Error('No match is to come');
    expect((await place('Multiple', multiple([selectionOf(match)], 1))).tickets).toBe(1);

    const abroad = await openTestBettor({ BRAND: 'vicuna' });
    const matches = await upcoming('sr:sport:1', abroad);
    const selections = matches.slice(0, 5).map((found) => selectionOf(found));
    const four = multiple(selections.slice(0, 4), 1);
    expect((await place('Multiple', four, 'v1', abroad)).error).toBe('NOT_ENOUGH_SELECTIONS');
    expect((await place('Multiple', multiple(selections, 1), 'v1', abroad)).tickets).toBe(1);
  });
});
