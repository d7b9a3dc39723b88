import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Market } from '../event.ts';
import type { MarketUpdate, OddsChange } from './feed-message.ts';
import { aCatalogue, aMarket, anEvent, anOutcome, NOW } from '../../test/fixtures.ts';
import { applyFeedMessage, eventOf, type LiveCatalogue } from './live-catalogue.ts';
import { oddsFromDecimal } from '../../base/odds.ts';

const EVENT_ID = 'sr:match:1';

function aTotal(total: number, given: Partial<Market> = {}): Market {
  const id = `t${total}`;
  return aMarket({
    id,
    marketTypeId: '18',
    layout: 'totals',
    kind: 'total',
    isFavorite: false,
    specifiers: `total=${total}`,
    outcomes: [anOutcome({ id: `${id}/over` }), anOutcome({ id: `${id}/under` })],
    ...given,
  });
}

/** An update as it comes for a market that is new to the event. */
function whole(market: Market): MarketUpdate {
  const { id: marketId, status, outcomes } = market;
  return {
    marketId,
    status,
    outcomes: outcomes.map(({ id: outcomeId, odds, status: outcomeStatus }) => ({
      outcomeId,
      odds,
      status: outcomeStatus,
    })),
    market,
  };
}

function oddsOf(...markets: MarketUpdate[]): OddsChange {
  return { kind: 'oddsChange', eventId: EVENT_ID, producedAt: NOW, markets };
}

function marketIds(catalogue: LiveCatalogue): readonly string[] | undefined {
  return eventOf(catalogue, EVENT_ID)?.markets.map(({ id }) => id);
}

describe('markets new to an event', () => {
  const event = anEvent({
    markets: [aMarket(), aTotal(0.5), aTotal(1.5), aMarket({ id: 'm29', marketTypeId: '29' })],
  });

  it('join its page beside those of their type, and change its structure', () => {
    const message = oddsOf(whole(aTotal(2.5)));
    const { catalogue, changes } = applyFeedMessage(aCatalogue('event', event), message, NOW);
    expect(marketIds(catalogue)).toEqual(['m1', 't0.5', 't1.5', 't2.5', 'm29']);
    expect(eventOf(catalogue, EVENT_ID)?.markets[3]).toEqual(aTotal(2.5));
    expect(changes).toEqual([{ kind: 'structure', eventId: EVENT_ID }]);
  });

  it('come last when they are the first of their type', () => {
    const corners = aTotal(9.5, { id: 'c', marketTypeId: '166' });
    const { catalogue } = applyFeedMessage(aCatalogue('event', event), oddsOf(whole(corners)), NOW);
    expect(marketIds(catalogue)?.at(-1)).toBe('c');
  });

  it('are still asked for when others of the message come without their whole', () => {
    const message = oddsOf(whole(aTotal(2.5)), { marketId: 'm9', status: 'active', outcomes: [] });
    const { catalogue, changes } = applyFeedMessage(aCatalogue('event', event), message, NOW);
    expect(marketIds(catalogue)).toContain('t2.5');
    expect(changes.map(({ kind }) => kind)).toEqual(['structure', 'incomplete']);
  });

  it('CAT-27 are asked for when their outcomes, or new ones of known markets, have no names', () => {
    const unnamed = (total: number) =>
      aTotal(total, { outcomes: [anOutcome({ id: `${total}/over`, name: '' })] });
    const kindsOf = (list: LiveCatalogue, total: number) =>
      applyFeedMessage(list, oddsOf(whole(unnamed(total))), NOW).changes.map(({ kind }) => kind);
    expect(kindsOf(aCatalogue('event', event), 2.5)).toEqual(['structure', 'incomplete']);
    expect(kindsOf(aCatalogue('event', event), 1.5)).toEqual(['structure', 'incomplete']);
    // One whose label is missing, too, is not asked for again with each of its prices.
    const read = aCatalogue('event', anEvent({ markets: [aMarket(), unnamed(2.5)] }));
    expect(kindsOf(read, 2.5)).toEqual([]);
  });

  it('are news once: told whole again they are only priced', () => {
    const once = applyFeedMessage(
      aCatalogue('event', event),
      oddsOf(whole(aTotal(2.5))),
      NOW,
    ).catalogue;
    const over = anOutcome({ id: 't2.5/over', odds: oddsFromDecimal(2) });
    const again = aTotal(2.5, { outcomes: [over, anOutcome({ id: 't2.5/under' })] });
    const { changes } = applyFeedMessage(once, oddsOf(whole(again)), NOW);
    expect(changes).toEqual([
      { kind: 'odds', eventId: EVENT_ID, outcomeId: 't2.5/over', odds: 2000, direction: 'up' },
    ]);
  });

  it('take the place of what was held when their outcomes are others', () => {
    const fewer = aTotal(1.5, { outcomes: [anOutcome({ id: 't1.5/under' })] });
    const { catalogue, changes } = applyFeedMessage(
      aCatalogue('event', event),
      oddsOf(whole(fewer)),
      NOW,
    );
    expect(eventOf(catalogue, EVENT_ID)?.markets[2]).toEqual(fewer);
    expect(changes).toEqual([{ kind: 'structure', eventId: EVENT_ID }]);
  });

  it('CAT-27 keep the names of their content labels, and a new outcome without one has them asked for once', () => {
    const unnamed = (id: string) => anOutcome({ id, name: '' });
    const told = (status: 'active' | 'suspended') =>
      whole(aTotal(1.5, { name: '', status, outcomes: [unnamed('t1.5/over'), unnamed('new')] }));
    const page = aCatalogue('event', event);
    const { catalogue, changes } = applyFeedMessage(page, oddsOf(told('active')), NOW);
    const market = eventOf(catalogue, EVENT_ID)?.markets.find(({ id }) => id === 't1.5');
    expect(market).toMatchObject({
      name: 'Resultado final',
      outcomes: [{ name: 'Flamengo' }, { id: 'new', name: '' }],
    });
    const incomplete = { kind: 'incomplete', eventId: EVENT_ID };
    expect(changes).toEqual([{ kind: 'structure', eventId: EVENT_ID }, incomplete]);
    const again = applyFeedMessage(catalogue, oddsOf(told('suspended')), NOW);
    expect(again.changes).not.toContainEqual(incomplete);
  });

  it('join no list that has the main market and does not swap', () => {
    const list = aCatalogue('live', anEvent({ sportId: 'sr:sport:12' }));
    const messages = oddsOf(whole(aTotal(2.5)), whole(aMarket({ id: 'other' })));
    const { catalogue, changes } = applyFeedMessage(list, messages, NOW);
    expect(eventOf(catalogue, EVENT_ID)).toBe(eventOf(list, EVENT_ID));
    expect(changes).toEqual([]);
  });

  it('CAT-36 join a list that swaps markets as the one of their kind', () => {
    const list = aCatalogue('live', anEvent());
    const message = oddsOf(
      whole(aTotal(2.5)),
      whole(aTotal(3.5)),
      whole(aMarket({ id: 'corners', marketTypeId: '166', isFavorite: false })),
    );
    const { catalogue, changes } = applyFeedMessage(list, message, NOW);
    expect(marketIds(catalogue)).toEqual(['m1', 't2.5']);
    expect(changes).toEqual([{ kind: 'structure', eventId: EVENT_ID }]);
  });

  it('CAT-36 take the place of a line that closes in the same message', () => {
    const list = aCatalogue('live', anEvent({ markets: [aMarket(), aTotal(2.5)] }));
    const closed = { marketId: 't2.5', status: 'closed' as const, outcomes: [] };
    const { catalogue } = applyFeedMessage(list, oddsOf(closed, whole(aTotal(3.5))), NOW);
    expect(marketIds(catalogue)).toEqual(['m1', 't3.5']);
  });

  it('join a list as the main market of an event without one', () => {
    const list = aCatalogue('live', anEvent({ sportId: 'sr:sport:12', markets: [] }));
    const message = oddsOf(whole(aTotal(2.5)), whole(aMarket()));
    const { catalogue, changes } = applyFeedMessage(list, message, NOW);
    expect(marketIds(catalogue)).toEqual(['m1']);
    expect(changes).toEqual([{ kind: 'structure', eventId: EVENT_ID }]);
  });

  it('stand on the page once each, and each arrival is told as structure and nothing else is', () => {
    const lines = fc.integer({ min: 2, max: 8 }).map((goals) => aTotal(goals + 0.5));
    const messages = fc.array(fc.array(lines, { maxLength: 4 }), { maxLength: 12 });
    fc.assert(
      fc.property(messages, (list) => {
        let catalogue = aCatalogue('event', event);
        for (const markets of list) {
          const before = new Set(marketIds(catalogue));
          const step = applyFeedMessage(catalogue, oddsOf(...markets.map(whole)), NOW);
          const hasNews = markets.some(({ id }) => !before.has(id));
          expect(step.changes).toEqual(hasNews ? [{ kind: 'structure', eventId: EVENT_ID }] : []);
          catalogue = step.catalogue;
        }
        const told = list.flat().map(({ id }) => id);
        const ids = marketIds(catalogue) ?? [];
        expect(new Set(ids)).toEqual(new Set(['m1', 't0.5', 't1.5', 'm29', ...told]));
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });
});
