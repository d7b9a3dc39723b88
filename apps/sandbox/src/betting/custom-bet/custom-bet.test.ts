import { oddsToDecimal } from '@vitrine/betting/base/odds';
import type { Market } from '@vitrine/betting/sportsbook/event';
import type { CustomBetPick } from '@vitrine/upstream/bet-slip/custom-bet-pick';
import {
  filterCustomBet,
  priceCustomBet,
  readAvailableSelections,
} from '@vitrine/upstream/bet-slip/custom-bets';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestBettor, type Match, type TestBettor } from '../../test/bettor.ts';
import { openTestUpstream, type TestUpstream } from '../../test/upstream.ts';

let bettor: TestBettor;
let upstream: TestUpstream;
let football: Match;
let basketball: Match;
beforeAll(async () => {
  bettor = await openTestBettor();
  upstream = await openTestUpstream(bettor.test);
  football = await bettor.nextMatch();
  basketball = await first('sr:sport:2');
});

async function first(sportId: string): Promise<Match> {
  const { json } = await bettor.call('GET', `/front-back/prematch/${sportId}`);
  const [match] = (json as { data: readonly Match[] }).data;
  if (!match) throw new Error(`No match of ${sportId}`);
  return match;
}

/** Market type, outcome type and specifiers. */
type Outcome = readonly [string, string, RegExp];

const ANY = /(?:)/;

async function available(eventId: string): Promise<readonly Market[]> {
  const found = await readAvailableSelections(upstream.client, eventId, upstream.settings);
  if (found.kind !== 'available') throw new Error(`${eventId}: ${found.kind}`);
  return found.markets;
}

/** An outcome of an event with its price: by market type, outcome type and specifiers. */
async function pick(
  eventId: string,
  marketTypeId: string,
  outcomeTypeId: string,
  specifiers = ANY,
) {
  const markets = (await available(eventId)).filter(
    (market) => market.marketTypeId === marketTypeId && specifiers.test(market.specifiers),
  );
  const outcomes = markets.map((market) => ({
    market,
    outcome: market.outcomes.find((candidate) => candidate.outcomeTypeId === outcomeTypeId),
  }));
  const [found] = outcomes;
  if (!found?.outcome) throw new Error(`${eventId} offers no ${marketTypeId}/${outcomeTypeId}`);
  const { market, outcome } = found;
  const named: CustomBetPick = {
    marketId: market.id,
    specifiers: market.specifiers,
    outcomeTypeId: outcome.outcomeTypeId,
  };
  return { named, odds: oddsToDecimal(outcome.odds) };
}

function price(eventId: string, ...picks: readonly { readonly named: CustomBetPick }[]) {
  const named = picks.map((one) => one.named);
  return priceCustomBet(upstream.client, eventId, named, upstream.settings);
}

async function priced(eventId: string, ...picks: readonly { readonly named: CustomBetPick }[]) {
  const answer = await price(eventId, ...picks);
  if (answer.kind !== 'priced') throw new Error(answer.kind);
  return oddsToDecimal(answer.odds);
}

describe('available selections', () => {
  it('CUST-01 are the markets of a match of football or basketball', async () => {
    expect((await available(football.id)).map(({ marketTypeId }) => marketTypeId)).toContain('29');
    expect((await available(basketball.id)).map(({ marketTypeId }) => marketTypeId)).toContain(
      '225',
    );
  });

  it('CUST-01 a 404 says that there are none: of no event, nor of one without custom bets', async () => {
    const tennis = await first('sr:sport:5');
    for (const eventId of ['sr:match:1', tennis.id]) {
      const found = await readAvailableSelections(upstream.client, eventId, upstream.settings);
      expect(found).toEqual({ kind: 'notFound' });
    }
  });
});

describe('joint odds', () => {
  it('CUST-01 outcomes that help each other pay less than the product of their odds', async () => {
    const bothScore = await pick(football.id, '29', '74');
    const manyGoals = await pick(football.id, '18', '12', /total=2.5/);
    const joint = await priced(football.id, bothScore, manyGoals);
    expect(joint).toBeLessThan(0.85 * bothScore.odds * manyGoals.odds);
    expect(joint).toBeGreaterThan(Math.max(bothScore.odds, manyGoals.odds));
  });

  it('CUST-01 outcomes that hinder each other pay more', async () => {
    const bothScore = await pick(football.id, '29', '74');
    const fewGoals = await pick(football.id, '18', '13', /total=2.5/);
    const joint = await priced(football.id, bothScore, fewGoals);
    expect(joint).toBeGreaterThan(1.2 * bothScore.odds * fewGoals.odds);
  });

  it('CUST-01 in basketball margin and total go side by side', async () => {
    const winner = await pick(basketball.id, '219', '4');
    const total = await pick(basketball.id, '225', '12');
    const joint = await priced(basketball.id, winner, total);
    expect(joint).toBeGreaterThan(0.85 * winner.odds * total.odds);
    expect(joint).toBeLessThan(1.1 * winner.odds * total.odds);
  });

  it('CUST-01 asks for two to ten', async () => {
    const one = await pick(football.id, '29', '74');
    expect(await price(football.id, one)).toMatchObject({ kind: 'failed', error: { status: 400 } });
  });
});

describe('incompatible selections', () => {
  it.each<[string, Outcome, Outcome]>([
    ['exclude each other', ['29', '76', ANY], ['45', '2:1', ANY]],
    ['are of one market', ['1', '1', ANY], ['1', '3', ANY]],
    ['say less than another says', ['18', '12', /total=1.5/], ['18', '12', /total=2.5/]],
    ['are certain with another', ['45', '2:1', ANY], ['1', '1', ANY]],
  ])('CUST-01 are refused when they %s', async (_, one, other) => {
    const picks = [await pick(football.id, ...one), await pick(football.id, ...other)];
    expect(await price(football.id, ...picks)).toEqual({ kind: 'notCompatible' });
  });

  it('CUST-01 an outcome that is not offered now is told apart', async () => {
    const one = await pick(football.id, '29', '74');
    const other = await pick(football.id, '1', '1');
    await bettor.order('world/suspend', { marketId: other.named.marketId, seconds: 60 });
    expect(await price(football.id, one, other)).toEqual({ kind: 'notOffered' });
    await bettor.order('world/suspend', { marketId: other.named.marketId, seconds: 0 });
    expect(await price('sr:match:1', one, other)).toEqual({ kind: 'notFound' });
  });
});

describe('the filter', () => {
  async function filtered(eventId: string, ...picks: readonly { readonly named: CustomBetPick }[]) {
    const named = picks.map((one) => one.named);
    const answer = await filterCustomBet(upstream.client, eventId, named, upstream.settings);
    if (answer.kind !== 'compatible') throw new Error(answer.kind);
    return answer.picks;
  }

  it.each([
    ['football', () => football.id, ['29', '74', ANY]],
    ['basketball', () => basketball.id, ['219', '4', ANY]],
  ] as const)(
    'CUST-01 leaves of a %s match exactly the outcomes that can be priced with the chosen one',
    async (_, eventOf, [market, outcome, specifiers]) => {
      const eventId = eventOf();
      const chosen = await pick(eventId, market, outcome, specifiers);
      const left = await filtered(eventId, chosen);
      expect(left.length).toBeGreaterThan(3);
      for (const { id, specifiers: text, outcomes } of await available(eventId)) {
        for (const { outcomeTypeId } of outcomes) {
          const named = { marketId: id, specifiers: text, outcomeTypeId };
          const isLeft = left.some(
            (one) => one.marketId === id && one.outcomeTypeId === outcomeTypeId,
          );
          const answer = await price(eventId, chosen, { named });
          expect(answer.kind, `${id} ${outcomeTypeId}`).toBe(isLeft ? 'priced' : 'notCompatible');
        }
      }
    },
  );

  it('CUST-01 says so when what was chosen makes no bet already', async () => {
    const yes = await pick(football.id, '29', '74');
    const no = await pick(football.id, '29', '76');
    const named = [yes.named, no.named];
    const answer = await filterCustomBet(upstream.client, football.id, named, upstream.settings);
    expect(answer).toEqual({ kind: 'notCompatible' });
  });
});
