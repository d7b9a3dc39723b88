import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oddsFromDecimal } from '../base/odds.ts';
import { aMarket, anEvent, anOutcome } from '../test/fixtures.ts';
import type { Market, MarketKind, MarketStatus } from './event.ts';
import {
  companionKinds,
  furtherMarkets,
  hasDraw,
  joinsList,
  listedMarket,
  mainMarket,
  MARKET_KINDS,
  swappedKinds,
} from './listed-market.ts';
import { SPORTS } from './sports.ts';

function aListed(kind: MarketKind, given: Partial<Market> = {}): Market {
  return aMarket({ id: kind, kind, isFavorite: kind === 'result', ...given });
}

const statuses = fc.constantFrom<MarketStatus>('active', 'suspended', 'inactive', 'closed');
const markets = fc
  .array(fc.record({ kind: fc.constantFrom(...MARKET_KINDS), status: statuses }), { maxLength: 8 })
  .map((list) => list.map(({ kind, status }, at) => aListed(kind, { id: `${kind}${at}`, status })));

describe('the market that a list shows', () => {
  it('CAT-36 is swapped in nine sports, in soccer for both teams to score, too', () => {
    const swapping = SPORTS.filter(({ id }) => swappedKinds(id).length > 0);
    expect(swapping.map(({ key }) => key)).toEqual([
      ...['football', 'eSoccer', 'basketball', 'eBasketball', 'baseball', 'tennis'],
      ...['tableTennis', 'volleyball', 'beachVolleyball'],
    ]);
    expect(swapping.filter(({ id }) => hasDraw(id)).map(({ key }) => key)).toEqual([
      'football',
      'eSoccer',
    ]);
  });

  it('CAT-36 has two others of its sport beside it on a wide list, each of two outcomes', () => {
    expect(companionKinds('sr:sport:1', 'result')).toEqual(['total', 'bothScore']);
    expect(companionKinds('sr:sport:1', 'bothScore')).toEqual(['total', 'handicap']);
    expect(companionKinds('sr:sport:5', 'result')).toEqual(['total', 'handicap']);
    expect(companionKinds('sr:sport:5', 'handicap')).toEqual(['total', 'result']);
    expect(companionKinds('sr:sport:40', 'result')).toEqual([]);
    const sports = fc.constantFrom(...SPORTS.map(({ id }) => id));
    fc.assert(
      fc.property(sports, fc.constantFrom(...MARKET_KINDS), (sportId, shown) => {
        const kinds = companionKinds(sportId, shown);
        expect(kinds).not.toContain(shown);
        expect(kinds).toHaveLength(swappedKinds(sportId).length > 0 ? 2 : 0);
        expect(hasDraw(sportId) && kinds.includes('result')).toBe(false);
      }),
    );
  });

  it('is the main one of the result, wherever it stands', () => {
    const event = anEvent({ markets: [aListed('total'), aListed('result')] });
    expect(mainMarket(event)?.id).toBe('result');
    expect(listedMarket(event, 'result')?.id).toBe('result');
    expect(listedMarket(event, 'handicap')).toBeUndefined();
  });

  it('CAT-36 is no line in the place of a result that the operator left out', () => {
    const event = anEvent({ markets: [aListed('total'), aListed('handicap')] });
    expect(mainMarket(event)).toBeUndefined();
    expect(listedMarket(event, 'result')).toBeUndefined();
    expect(listedMarket(event, 'total')?.id).toBe('total');
    const unmarked = aMarket({ id: 'winner', isFavorite: false });
    expect(mainMarket(anEvent({ markets: [aListed('total'), unmarked] }))).toBe(unmarked);
  });

  it('CAT-18 is open before suspended, and never a closed one', () => {
    const event = anEvent({
      markets: [
        aListed('result', { status: 'closed' }),
        aListed('total', { id: 'gone', status: 'closed' }),
        aListed('total', { id: 'held', status: 'suspended' }),
        aListed('total', { id: 'open' }),
      ],
    });
    expect(listedMarket(event, 'result')).toBeUndefined();
    expect(listedMarket(event, 'total')?.id).toBe('open');
    fc.assert(
      fc.property(markets, fc.constantFrom(...MARKET_KINDS), (list, kind) => {
        const shown = listedMarket(anEvent({ markets: list }), kind);
        expect(['active', 'suspended', undefined]).toContain(shown?.status);
        const isOpen = (market: Market) => market.kind === kind && market.status === 'active';
        if (kind !== 'result') expect(shown?.status === 'active').toBe(list.some(isOpen));
      }),
    );
  });

  it('CAT-36 is the line whose prices are closest to each other', () => {
    const line = (id: string, ...prices: readonly number[]) =>
      aListed('handicap', {
        id,
        outcomes: prices.map((price) => anOutcome({ odds: oddsFromDecimal(price) })),
      });
    const markets = [line('+1', 1.01, 16), line('0', 3.1, 1.37), line('-1', 7.4, 1.08)];
    expect(listedMarket(anEvent({ markets }), 'handicap')?.id).toBe('0');
  });

  it('CAT-18 leaves what is suspended out of the count of further markets', () => {
    const suspended = aListed('total', { status: 'suspended' });
    const event = anEvent({ marketCount: 60, markets: [aListed('result'), suspended] });
    expect(furtherMarkets(event)).toBe(58);
    expect(furtherMarkets(event, ['total'])).toBe(59);
    expect(furtherMarkets(anEvent({ marketCount: 60, markets: [suspended] }))).toBe(0);
    expect(furtherMarkets(anEvent({ marketCount: 60, markets: [] }))).toBe(60);
  });
});

describe('a market that is new to an event of a list', () => {
  const event = anEvent({ markets: [aListed('result')] });

  it('joins as the only one of its kind', () => {
    expect(joinsList(event, aListed('total'))).toBe(true);
    expect(joinsList(event, aListed('result', { id: 'other' }))).toBe(false);
    expect(joinsList(anEvent({ markets: [] }), aListed('result'))).toBe(true);
    expect(joinsList(event, aMarket({ id: 'corners', isFavorite: false }))).toBe(false);
    expect(joinsList(anEvent({ sportId: 'sr:sport:12' }), aListed('total'))).toBe(false);
  });

  it('leaves one open or suspended market of each kind, whatever comes', () => {
    fc.assert(
      fc.property(markets, (list) => {
        const held: Market[] = [];
        for (const market of list) {
          if (joinsList({ ...event, markets: held }, market)) held.push(market);
        }
        for (const kind of MARKET_KINDS) {
          const open = held.filter(
            (market) =>
              market.kind === kind && (market.status === 'active' || market.status === 'suspended'),
          );
          expect(open.length).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
