import { oddsFromDecimal } from '@vitrine/betting/base/odds';
import type { Provider, SportEvent } from '@vitrine/betting/sportsbook/event';
import { aMarket, anOutcome, aSeason, aStage } from '@vitrine/betting/test/fixtures';
import { placeBet } from '@vitrine/upstream/contract/bet-slip/tickets';
import { describe, expect, it, vi } from 'vitest';
import { aMatch, openBetting, operatorOf, tickets } from '../../../test/betting.ts';
import { pageHtml } from '../../../test/page-html.tsx';
import BetSlipRoute, { action, loader } from './bet-slip.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

const BASKETBALL = 'sr:sport:2';
/** Market types of basketball that count overtime. */
const WINNER = '219';
const HANDICAP = '223';
const TOTAL = '225';
/** One that does not: the winner of a quarter. */
const QUARTER = '303';

/** Market `m<n>` of a type, with one outcome `o<n>`. */
function marketOf(n: number, marketTypeId = '1') {
  return aMarket({
    id: `m${n}`,
    marketTypeId,
    producerId: 3,
    outcomes: [anOutcome({ id: `o${n}`, odds: oddsFromDecimal(1.85) })],
  });
}

/** A bettor at a site with these events, with every outcome of them on the slip. */
async function withAll(events: readonly SportEvent[]) {
  const betting = openBetting(action);
  const { site, browser, post } = betting;
  site.catalogue.held = [...events];
  const parlay = site.operator.at(placeBet.v1.parlay);
  parlay.reply(() => tickets());
  await browser.logIn();
  for (const { id, markets } of events) {
    for (const { outcomes } of markets) await post({ tap: `1850 ${id} ${outcomes[0]?.id}` });
  }
  await post({ ticketType: 'multiple' });
  return { ...betting, ...operatorOf(site), parlay };
}

/** A match with two outcomes, each of a market of its own. */
function pairOf(
  types: readonly [string, string],
  { sportId = BASKETBALL, provider = 'one' as Provider } = {},
) {
  const markets = types.map((type, index) => marketOf(index + 1, type));
  return { ...aMatch(1, { sportId, provider }), markets };
}

describe('two outcomes of one match', () => {
  it.each([
    ['handicap and total', [HANDICAP, TOTAL]],
    ['total and winner', [TOTAL, WINNER]],
  ] as const)('SLIP-07 of basketball overtime, %s, are one parlay', async (_, types) => {
    const { slip, place, parlay, singles, multiple } = await withAll([pairOf(types)]);
    expect(await slip()).toMatchObject({ ticketType: 'multiple', selections: { length: 2 } });
    expect((await place({ 'stake:multiple': '10' })).status).toBe(302);
    expect(parlay.calls()).toMatchObject([
      { body: { ticketRequest: { stake: 10, counterBets: 2 } } },
    ]);
    expect([...singles.calls(), ...multiple.calls()]).toEqual([]);
  });

  it.each([
    ['winner and handicap', pairOf([WINNER, HANDICAP])],
    ['two that do not differ', pairOf([TOTAL, TOTAL])],
    ['a total and a market without overtime', pairOf([TOTAL, QUARTER])],
    ['those of another sport', pairOf([HANDICAP, TOTAL], { sportId: 'sr:sport:1' })],
    ['those of the second provider', pairOf([HANDICAP, TOTAL], { provider: 'two' })],
  ])('SLIP-07 are singles: %s', async (_, event) => {
    const { slip, place, parlay, multiple } = await withAll([event]);
    expect(await slip()).toMatchObject({ ticketType: 'singles', selections: { length: 2 } });
    expect((await place({ 'stake:multiple': '10' })).status).toBe(409);
    expect([...parlay.calls(), ...multiple.calls()]).toEqual([]);
  });

  it('SLIP-07 of basketball overtime are no pair with a third beside them', async () => {
    const { markets, ...event } = pairOf([HANDICAP, TOTAL]);
    const three = { ...event, markets: [...markets, marketOf(3, WINNER)] };
    const { slip } = await withAll([three]);
    expect(await slip()).toMatchObject({ ticketType: 'singles', selections: { length: 3 } });
  });
});

describe('what is no match', () => {
  const stage = (n: number) => aStage({ id: `sr:stage:${n}`, markets: [marketOf(n)] });

  it('SLIP-10 one stage goes into a multiple', async () => {
    const { slip, place, multiple } = await withAll([stage(1), aMatch(2)]);
    expect((await slip()).ticketType).toBe('multiple');
    expect((await place({ 'stake:multiple': '10' })).status).toBe(302);
    expect(multiple.calls()).toMatchObject([{ body: { ticketRequest: { counterBets: 2 } } }]);
  });

  it('SLIP-10 more than one stage are singles only', async () => {
    const { slip, place, multiple, singles } = await withAll([stage(1), stage(2)]);
    expect((await slip()).ticketType).toBe('singles');
    expect((await place({ 'stake:multiple': '10' })).status).toBe(409);
    expect((await place({ 'stake:o1': '10', 'stake:o2': '10' })).status).toBe(302);
    expect([multiple.calls().length, singles.calls().length]).toEqual([0, 1]);
  });

  it('SLIP-18 has its sport and tournament before its name on the slip; a match has not', async () => {
    const season = aSeason({ markets: [marketOf(3)] });
    const { site, browser, slip } = await withAll([stage(1), aMatch(2), season]);
    expect(
      (await slip()).selections.map(({ displayTournamentAndSport }) => displayTournamentAndSport),
    ).toEqual([true, false, true]);
    const address = '/bet-slip';
    const { data } = await browser.visit(loader, address);
    const html = pageHtml({ brand: site.brand, address, data, Page: BetSlipRoute });
    expect(html).toContain('>Fórmula 1 · Grande Prêmio de São Paulo<');
    expect(html).toContain('>Futebol · ');
    expect(html).toContain('>Flamengo – Palmeiras<');
  });
});

it('SLIP-05 takes no inactive outcome of an active market, and says so', async () => {
  const { id, ...match } = aMatch(1);
  const outcomes = [anOutcome({ id: 'o1', status: 'inactive' }), anOutcome({ id: 'o9' })];
  const betting = openBetting(action);
  betting.site.catalogue.held = [
    { ...match, id, markets: [aMarket({ producerId: 3, status: 'active', outcomes })] },
  ];
  await betting.tap(1);
  expect(await betting.slip()).toMatchObject({
    selections: [],
    warning: { code: 'outcomeNotActive' },
  });
  await betting.post({ tap: `1850 ${id} o9` });
  expect((await betting.slip()).selections).toMatchObject([{ outcomeId: 'o9' }]);
});
