import { describe, expect, it } from 'vitest';
import {
  aCatalogue,
  aFixtureChange,
  aMarket,
  anEvent,
  anOddsChange,
  NOW,
} from '../../test/fixtures.ts';
import type { OddsChange } from './feed-message.ts';
import { withLeftOutMain } from './left-out-main.ts';
import { applyFeedMessage, eventOf, type LiveCatalogue } from './live-catalogue.ts';

const TOTAL = aMarket({ id: 'total', kind: 'total', isFavorite: false });
const WITHOUT_MAIN = anEvent({ markets: [TOTAL] });

const statusesIn = (catalogue: LiveCatalogue) =>
  eventOf(catalogue, 'sr:match:1')?.markets.map(({ id, status }) => [id, status]);

describe('the main market that the operator leaves out', () => {
  const both = anEvent({ markets: [aMarket(), TOTAL] });

  it('CAT-18 stays in a list, suspended, and its next price opens it', () => {
    const list = aCatalogue('live', both);
    const left = applyFeedMessage(list, aFixtureChange(WITHOUT_MAIN), NOW);
    expect(statusesIn(left.catalogue)).toEqual([
      ['m1', 'suspended'],
      ['total', 'active'],
    ]);
    expect(left.changes).toEqual([
      { kind: 'market', eventId: 'sr:match:1', marketId: 'm1', status: 'suspended' },
    ]);
    const opened = applyFeedMessage(left.catalogue, anOddsChange('sr:match:1', 2.2), NOW);
    expect(statusesIn(opened.catalogue)?.[0]).toEqual(['m1', 'active']);
    expect(eventOf(opened.catalogue, 'sr:match:1')?.markets[0]?.outcomes[0]?.odds).toBe(2200);
  });

  it('stays as it is where its prices are newer than a late fixture', () => {
    const priced = applyFeedMessage(aCatalogue('live', both), anOddsChange('sr:match:1', 2.2), NOW);
    const late = { ...aFixtureChange(WITHOUT_MAIN), producedAt: NOW - 1_000 };
    const { catalogue } = applyFeedMessage(priced.catalogue, late, NOW);
    expect(statusesIn(catalogue)?.[0]).toEqual(['m1', 'active']);
  });

  it('CAT-18 has the list read again when a price opens one that was never told', () => {
    const list = aCatalogue('live', { ...WITHOUT_MAIN, mainMarketId: 'm1' });
    const kindsOf = (event: LiveCatalogue, message: OddsChange) =>
      applyFeedMessage(event, message, NOW).changes.map(({ kind }) => kind);
    const opening = anOddsChange('sr:match:1', 2.2);
    expect(kindsOf(list, opening)).toEqual(['incomplete']);
    const [update] = opening.markets;
    if (!update) throw new Error('no update');
    expect(kindsOf(list, { ...opening, markets: [{ ...update, status: 'suspended' }] })).toEqual(
      [],
    );
    expect(kindsOf(list, { ...opening, markets: [{ ...update, marketId: 'm9' }] })).toEqual([]);
    expect(kindsOf(list, { ...opening, markets: [{ ...update, market: aMarket() }] })).toEqual([
      'structure',
    ]);
    const held = aCatalogue('live', anEvent({ mainMarketId: 'm9' }));
    expect(kindsOf(held, { ...opening, markets: [{ ...update, marketId: 'm9' }] })).toEqual([]);
  });

  it('is gone where another one is told, or it had closed', () => {
    const other = anEvent({ markets: [aMarket({ id: 'other' })] });
    expect(withLeftOutMain(other, both)).toBe(other);
    const closed = anEvent({ markets: [aMarket({ status: 'closed' })] });
    expect(withLeftOutMain(WITHOUT_MAIN, closed)).toBe(WITHOUT_MAIN);
    expect(withLeftOutMain(WITHOUT_MAIN, undefined)).toBe(WITHOUT_MAIN);
  });
});
