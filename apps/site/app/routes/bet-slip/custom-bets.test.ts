import { oddsFromDecimal } from '@vitrine/betting/base/odds';
import type { Market, Outcome, Provider } from '@vitrine/betting/sportsbook/event';
import { calculateOdds } from '@vitrine/upstream/contract/bet-slip/custom-bets';
import { placeBet, ticketStatus } from '@vitrine/upstream/contract/bet-slip/tickets';
import { describe, expect, it, vi } from 'vitest';
import {
  builderEvent,
  builderMarket,
  EVENT_ID,
  openBetBuilder,
} from '../../../test/bet-builder.ts';
import { statusOf, type TestBetting, ticketAsked, tickets } from '../../../test/betting.ts';
import { statusError } from '../../../test/operator.ts';
import type { KeptSlipName } from '../../shapes/bet-slip/kept-slip.ts';
import { action as builderAction, loader } from '../sportsbook/bet-builder.tsx';
import { action, loader as slipLoader } from './bet-slip.tsx';
import { action as keptSlipAction } from './kept-slip.tsx';
import { loader as keptSlipsLoader } from './kept-slips.tsx';
import { loader as ticketLoader } from './ticket.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

/** How long the site keeps the operator's price of a custom bet, in milliseconds. */
const PRICE_KEPT_MS = 3_000;

/** A logged-in bettor with a custom bet of a/1 and b/1 at 3.10 on the slip, and 10.00 on it. */
async function openCustomBet() {
  const betting = openBetBuilder({ slipAction: action, loader, action: builderAction });
  await betting.browser.logIn();
  await betting.build({ p: 'a/1 b/1', add: '1' });
  const { outcomeId } = await betting.selection();
  await betting.post({ [`stake:${outcomeId}`]: '10,00' });
  const placeAt = (price: string, name = 'Resultado a/1 + Resultado b/1') =>
    betting.place({ [`shown:${outcomeId}`]: `${price} ${name}` });
  return { ...betting, placeAt };
}

describe('a custom bet that the operator refuses', () => {
  type Betting = Awaited<ReturnType<typeof openCustomBet>>;

  function refuse({ custom }: Betting, error: string, context: object = {}) {
    custom.reply(() => {
      throw statusError(placeBet.v1.customBet, 400, {
        error,
        context: { selectionIndex: 0, ...context },
      });
    });
  }

  it.each([
    'EVENT_MARKET_NOT_ACTIVED',
    'DUPLICATE_EVENT_IN_PROVIDERS',
    'PROVIDER_SWITCH_NOT_ACTIVE',
  ])(
    'PLACE-06 CUST-03 with %s stays off sale while CalculateOdds has a price for it',
    async (error) => {
      const betting = await openCustomBet();
      refuse(betting, error);
      await betting.place();
      for (const wait of [0, PRICE_KEPT_MS]) {
        betting.site.pass(wait);
        expect(await betting.selection()).toMatchObject({
          marketStatus: 'inactive',
          result: { status: 'rejected', code: error },
        });
      }
      expect(await betting.place()).toMatchObject({
        status: 409,
        data: { obstacle: { kind: 'problems', problems: [{ reason: 'inactiveSelections' }] } },
      });
      expect(betting.custom.calls()).toHaveLength(1);
    },
  );

  it('PLACE-06 CUST-03 with EVENT_MATCH_NOT_ACTIVED has a closed match and an inactive market', async () => {
    const betting = await openCustomBet();
    refuse(betting, 'EVENT_MATCH_NOT_ACTIVED');
    await betting.place();
    betting.site.pass(PRICE_KEPT_MS);
    expect(await betting.selection()).toMatchObject({
      eventStatus: 'closed',
      marketStatus: 'inactive',
    });
  });

  it('PLACE-06 CUST-03 keeps the suggested odds until CalculateOdds has others than the refused ones', async () => {
    const betting = await openCustomBet();
    refuse(betting, 'ODDS_DIFFERENCE_TOO_HIGH', { suggestedOdds: 2.95 });
    await betting.place();
    for (const wait of [0, PRICE_KEPT_MS]) {
      betting.site.pass(wait);
      expect(await betting.selection()).toMatchObject({
        placed: { odds: 3100 },
        latest: { odds: 2950 },
      });
    }
    expect(await betting.place()).toMatchObject({ status: 409 });

    betting.odds.reply(() => ({ data: { odds: 2.9 } }));
    betting.site.pass(PRICE_KEPT_MS);
    expect(await betting.selection()).toMatchObject({ latest: { odds: 2900 } });
    betting.custom.reply(() => ({ data: { ticketId: 't-custom' }, status: 0 }));
    expect((await betting.placeAt('2900')).status).toBe(302);
    expect(betting.custom.calls().at(-1)).toMatchObject({
      body: { ticketRequest: { calculationOdds: 2.9 } },
    });
  });

  it('PLACE-06 CUST-03 is placed at the suggested odds once the bettor takes them', async () => {
    const betting = await openCustomBet();
    refuse(betting, 'ODDS_DIFFERENCE_TOO_HIGH', { suggestedOdds: 2.95 });
    await betting.place();
    betting.custom.reply(() => ({ data: { ticketId: 't-custom' }, status: 0 }));
    expect((await betting.placeAt('2950')).status).toBe(302);
    expect(betting.custom.calls().at(-1)).toMatchObject({
      body: { ticketRequest: { calculationOdds: 2.95 } },
    });
  });

  it('PLACE-06 CUST-03 for its stake alone goes on following CalculateOdds', async () => {
    const betting = await openCustomBet();
    refuse(betting, 'BET_STAKE_OVER_LIMIT', { remainingStake: 5 });
    await betting.place();
    betting.odds.reply(() => {
      throw statusError(calculateOdds, 400, { error: 'EVENT_MARKET_NOT_ACTIVED' });
    });
    betting.site.pass(PRICE_KEPT_MS);
    expect(await betting.selection()).toMatchObject({ marketStatus: 'suspended' });
    betting.odds.reply(() => ({ data: { odds: 3.1 } }));
    betting.site.pass(PRICE_KEPT_MS);
    expect(await betting.selection()).toMatchObject({ marketStatus: 'active' });
  });
});

describe('the parts of a custom bet on the slip', () => {
  /** Market b of the catalogue with its only outcome changed. */
  const marketB = (given: Partial<Outcome>) => builderMarket('b', {}, given);
  const offer = ({ site }: Pick<TestBetting, 'site'>, ...markets: Market[]) => {
    site.catalogue.held = [builderEvent({ markets })];
  };

  it('CUST-03 PLACE-02 follow the catalogue, and are placed at their latest odds', async () => {
    const betting = await openCustomBet();
    offer(betting, builderMarket('a'), marketB({ odds: oddsFromDecimal(1.6) }));
    expect((await betting.selection()).picks).toMatchObject([
      { outcomeId: 'a/1', placed: { odds: 1850 }, latest: { odds: 1850 } },
      { outcomeId: 'b/1', placed: { odds: 1850 }, latest: { odds: 1600 } },
    ]);
    expect((await betting.place()).status).toBe(302);
    expect(betting.custom.calls()).toMatchObject([
      {
        body: {
          ticketRequest: {
            calculationOdds: 3.1,
            ticketBetSelection: [{ outcomeValueDecimal: 1.85 }, { outcomeValueDecimal: 1.6 }],
          },
        },
      },
    ]);
  });

  it.each([
    ['suspended', { marketStatus: 'suspended', outcomeActive: true }],
    ['inactive', { marketStatus: 'inactive', outcomeActive: true }],
  ] as const)(
    'CUST-03 SLIP-05 take the bet off sale with a market that is %s, whatever CalculateOdds says',
    async (status, off) => {
      const betting = await openCustomBet();
      offer(betting, builderMarket('a'), builderMarket('b', { status }));
      expect(await betting.selection()).toMatchObject({
        ...off,
        picks: [{ marketStatus: 'active' }, off],
      });
      expect((await betting.place()).status).toBe(409);
      offer(betting, builderMarket('a'), builderMarket('b'));
      expect(await betting.selection()).toMatchObject({ marketStatus: 'active' });
    },
  );

  it('CUST-03 SLIP-05 take the bet off sale with an outcome that is inactive, or left the offer', async () => {
    const betting = await openCustomBet();
    offer(betting, builderMarket('a'), marketB({ status: 'inactive' }));
    expect(await betting.selection()).toMatchObject({ outcomeActive: false });
    offer(betting, builderMarket('a'));
    expect(await betting.selection()).toMatchObject({
      marketStatus: 'suspended',
      picks: [{ marketStatus: 'active' }, { marketStatus: 'suspended' }],
    });
    betting.odds.reply(() => {
      throw statusError(calculateOdds, 503);
    });
    betting.site.pass(PRICE_KEPT_MS);
    offer(betting, builderMarket('a'), builderMarket('b'));
    expect(await betting.selection()).toMatchObject({ marketStatus: 'suspended' });
    expect(betting.custom.calls()).toEqual([]);
  });

  it('CUST-03 SLIP-12 ask the bettor about a part that is called by another name', async () => {
    const betting = await openCustomBet();
    offer(betting, builderMarket('a'), marketB({ name: 'Outro nome' }));
    expect((await betting.place()).data).toMatchObject({
      obstacle: { kind: 'problems', problems: [{ reason: 'needsAttention' }] },
    });
    expect((await betting.placeAt('3100', 'Resultado a/1 + Outro nome')).status).toBe(302);
    expect(betting.custom.calls()).toMatchObject([
      { body: { ticketRequest: { ticketBetSelection: [{}, { outcomeName: 'Outro nome' }] } } },
    ]);
  });

  it('CUST-03 are called as the catalogue calls them from the start, also while it has no name', async () => {
    const betting = openBetBuilder({ slipAction: action, loader, action: builderAction });
    await betting.browser.logIn();
    offer(betting, builderMarket('a'), marketB({ name: 'Mais de 2.5' }));
    await betting.build({ p: 'a/1 b/1', add: '1' });
    const seen = { outcomeName: 'Resultado a/1 + Mais de 2.5' };
    expect(await betting.selection()).toMatchObject({ placed: seen, latest: seen });
    offer(betting, builderMarket('a'), marketB({ name: '' }));
    expect(await betting.selection()).toMatchObject({ placed: seen, latest: seen });
  });

  it('CUST-03 come back from a kept slip as they are now, and the bet not without one of them', async () => {
    const betting = await openCustomBet();
    await betting.post({ do: 'keep' });
    const list = await betting.browser.visit(keptSlipsLoader, '/bet-slip/kept');
    const { kept } = list.data as { kept: readonly KeptSlipName[] };
    const keptId = kept[0]?.id ?? '';
    const takeUp = () =>
      betting.browser.submit(
        keptSlipAction,
        `/bet-slip/kept/${keptId}`,
        { choice: 'join' },
        { params: { keptId } },
      );
    offer(betting, builderMarket('a'));
    await takeUp();
    expect((await betting.slip()).selections).toEqual([]);
    offer(betting, builderMarket('a'), marketB({ odds: oddsFromDecimal(1.6) }));
    await takeUp();
    expect((await betting.selection()).picks).toMatchObject([
      { placed: { odds: 1850 } },
      { placed: { odds: 1600 }, latest: { odds: 1600 } },
    ]);
  });

  it('SLIP-01 CUST-03 come back from a refused ticket whose slip has given way', async () => {
    const betting = await openCustomBet();
    betting.site.operator.at(ticketStatus.v1).reply((call) => statusOf(ticketAsked(call), 3));
    const { intentId } = await betting.slip();
    await betting.place();
    const ticket = { params: { intentId } };
    await betting.browser.visit(ticketLoader, `/bet-slip/tickets/${intentId}`, ticket);
    await betting.browser.visit(slipLoader, '/bet-slip');
    expect((await betting.slip()).step).toBe('initial');
    await betting.post({ do: 'dismiss rejected', ticket: intentId });
    expect(await betting.slip()).toMatchObject({
      step: 'settingBet',
      warning: null,
      selections: [{ isCustom: true, stake: 1000, result: null, latest: { odds: 3100 } }],
    });
  });

  it('CUST-03 SLIP-14 stay off sale after the start, though the live markets can be combined', async () => {
    const betting = await openCustomBet();
    betting.site.catalogue.held = [builderEvent({ status: 'live' })];
    expect(await betting.selection()).toMatchObject({ marketStatus: 'inactive' });
    const markets = ['a', 'b'].map((id) => builderMarket(id, { producerId: 1 }));
    betting.site.catalogue.held = [builderEvent({ status: 'live', markets })];
    betting.site.pass(PRICE_KEPT_MS);
    expect(await betting.selection()).toMatchObject({
      eventStatus: 'live',
      marketStatus: 'inactive',
      outcomeActive: false,
    });
  });
});

it.each([
  ['are those of its only row', [2.8], 2800],
  ['are those it was sent with, where each part has a row', [1.7, 1.6], 3100],
])('PLACE-13 CUST-03 the final odds of a custom bet %s', async (_, rows, odds) => {
  const { site, place, selection } = await openCustomBet();
  const selectionsFinalState = rows.map((decimalOdds, selectionIndex) => {
    return { selectionIndex, decimalOdds, americanOdds: 100 };
  });
  site.operator.at(ticketStatus.v1).reply((call) => {
    const { data } = statusOf(ticketAsked(call), 2);
    return { data: { ...data, selectionsFinalState } };
  });
  await place();
  expect(await selection()).toMatchObject({ result: { status: 'accepted' }, placed: { odds } });
});

describe('a custom bet of ten parts', () => {
  const MATCH = 'sr:match:40000012';

  /** A logged-in bettor with a custom bet of ten totals, whose ids are those of the platform, on the slip. */
  async function openTen() {
    const markets = Array.from({ length: 10 }, (_, n) =>
      builderMarket(`${MATCH}/166/total=${n}.5`, { specifiers: `total=${n}.5` }),
    );
    const events = [builderEvent({ id: MATCH, markets })];
    const betting = openBetBuilder({ slipAction: action, loader, action: builderAction }, events);
    await betting.browser.logIn();
    const picks = markets.map(({ id }) => `${id}/1`).join(' ');
    await betting.build({ p: picks, add: '1' }, MATCH);
    return { ...betting, bet: await betting.selection() };
  }

  it('CUST-02 SLIP-12 takes its stake, asks about its price, and is placed', async () => {
    const { post, selection, place, odds, site, custom, bet } = await openTen();
    const { outcomeId, latest } = bet;
    const shown = `shown:${outcomeId}`;
    expect(bet.picks).toHaveLength(10);
    await post({ [`stake:${outcomeId}`]: '10,00', [shown]: `3100 ${latest.outcomeName}` });
    expect(await selection()).toMatchObject({ stake: 1000 });
    odds.reply(() => ({ data: { odds: 2.9 } }));
    site.pass(PRICE_KEPT_MS);
    expect(await place({ [shown]: `3100 ${latest.outcomeName}` })).toMatchObject({ status: 409 });
    expect((await place({ [shown]: `2900 ${latest.outcomeName}` })).status).toBe(302);
    expect(custom.calls()).toMatchObject([
      { body: { ticketRequest: { stake: 10, counterMarkets: 10, calculationOdds: 2.9 } } },
    ]);
  });

  it('CUST-02 is removed by its button', async () => {
    const { post, slip, bet } = await openTen();
    await post({ do: `remove ${bet.outcomeId}` });
    expect((await slip()).selections).toEqual([]);
  });
});

describe('custom bets of two matches', () => {
  const OTHER = 'bg:match:2';

  /** Custom bets of match 1 and of another one on the slip, 10.00 on each. */
  async function openTwo(provider: Provider) {
    const markets = [builderMarket('d'), builderMarket('e')];
    const other = builderEvent({ id: OTHER, provider, markets });
    const betting = openBetBuilder({ slipAction: action, loader, action: builderAction }, [other]);
    await betting.browser.logIn();
    await betting.build({ p: 'a/1 b/1', add: '1' });
    await betting.build({ p: 'd/1 e/1', add: '1' }, OTHER);
    const { operator } = betting.site;
    const parlays = [placeBet.v1, placeBet.v2].map(({ parlayCustomBets }) => {
      const parlay = operator.at(parlayCustomBets);
      parlay.reply(() => tickets());
      return parlay;
    });
    operator.at(ticketStatus.v2).reply((call) => statusOf(ticketAsked(call), 2));
    const second = operator.at(placeBet.v2.customBet);
    second.reply(() => ({ data: { ticketId: 't-second' }, status: 0 }));
    const sent = () => [
      ...parlays.map((parlay) => parlay.calls().length),
      ...[betting.custom, second].map((each) => each.calls().length),
    ];
    return { ...betting, sent };
  }

  it('SLIP-08 SLIP-09 of one provider are one parlay', async () => {
    const { slip, place, sent } = await openTwo('one');
    expect(await slip()).toMatchObject({ ticketType: 'multiple' });
    expect((await place({ 'stake:multiple': '10,00' })).status).toBe(302);
    expect(sent()).toEqual([1, 0, 0, 0]);
  });

  it('SLIP-08 of one match are singles', async () => {
    const betting = openBetBuilder({ slipAction: action, loader, action: builderAction });
    await betting.browser.logIn();
    await betting.build({ p: 'a/1 b/1', add: '1' });
    await betting.build({ p: 'a/2 b/1', add: '1' });
    await betting.post({ ticketType: 'multiple' });
    const { ticketType, selections } = await betting.slip();
    expect(selections).toHaveLength(2);
    expect(ticketType).toBe('singles');
  });

  it('SLIP-08 fall into singles once a match has begun, and none is placed as a parlay', async () => {
    const betting = await openTwo('one');
    const { site, slip, post, place, sent } = betting;
    site.catalogue.held = site.catalogue.held.map((event) =>
      event.id === EVENT_ID ? builderEvent({ status: 'live' }) : event,
    );
    expect(await slip()).toMatchObject({ ticketType: 'singles' });
    await post({ ticketType: 'multiple' });
    expect(await slip()).toMatchObject({ ticketType: 'singles' });
    expect((await place({ 'stake:multiple': '10,00' })).status).toBe(409);
    expect(sent()).toEqual([0, 0, 0, 0]);
  });

  it('SLIP-09 of both providers are singles, each placed with its own', async () => {
    const { slip, post, place, sent } = await openTwo('two');
    expect(await slip()).toMatchObject({ ticketType: 'singles' });
    await post({ ticketType: 'multiple' });
    const { ticketType, selections } = await slip();
    expect(ticketType).toBe('singles');
    const stakes = selections.map(({ outcomeId }) => [`stake:${outcomeId}`, '10,00'] as const);
    expect((await place(Object.fromEntries(stakes))).status).toBe(302);
    expect(sent()).toEqual([0, 0, 1, 1]);
  });
});
