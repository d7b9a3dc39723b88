import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aMarket, anEvent } from '../test/fixtures.ts';
import {
  ALL_MARKETS,
  askedGroup,
  isInGroup,
  marketGroups,
  type OperatorGroup,
  shownGroups,
} from './market-group.ts';

const WINNER = aMarket({ id: 'm1', marketTypeId: '1', isFavorite: true });
const CORNERS = aMarket({ id: 'm2', marketTypeId: '166', isFavorite: false });

const OPERATOR: readonly OperatorGroup[] = [
  { kind: 'main', name: 'Principais', marketTypeIds: ['1'] },
  { kind: 'normal', name: 'Cartões & Escanteios', marketTypeIds: ['166'] },
  { kind: 'customBet', name: 'Criar Aposta', marketTypeIds: ['1', '166'] },
];

const slugs = (groups: readonly { readonly slug: string }[]) => groups.map(({ slug }) => slug);

describe('the groups of an event’s markets', () => {
  it('CAT-20 are all markets, then the operator’s in its order, by words that addresses can hold', () => {
    const groups = marketGroups(OPERATOR);
    expect(groups.map(({ kind }) => kind)).toEqual(['all', 'main', 'normal', 'customBet']);
    expect(slugs(groups)).toEqual(['todas', 'principais', 'cartoes-escanteios', 'criar-aposta']);
  });

  it('CAT-20 are the favourite markets and the others where the operator groups none', () => {
    const groups = marketGroups([]);
    expect(slugs(groups)).toEqual(['todas', 'main', 'normal']);
    const holding = (market: typeof WINNER) =>
      slugs(groups.filter((group) => isInGroup(market, group)));
    expect(holding(WINNER)).toEqual(['todas', 'main']);
    expect(holding(CORNERS)).toEqual(['todas', 'normal']);
  });

  it('CAT-20 are chosen by the address, all markets by default', () => {
    const groups = marketGroups(OPERATOR);
    expect(askedGroup(groups, null)).toBe(ALL_MARKETS);
    expect(askedGroup(groups, 'gone')).toBe(ALL_MARKETS);
    expect(askedGroup(groups, 'criar-aposta').kind).toBe('customBet');
    expect(askedGroup(groups, 'main').slug).toBe('principais');
  });

  it('CAT-20 without an open market are not shown, but for the one that is looked at', () => {
    const groups = marketGroups(OPERATOR);
    const event = anEvent({ markets: [WINNER, { ...CORNERS, status: 'suspended' }] });
    const shown = (asked: string | null) =>
      slugs(shownGroups(event, groups, askedGroup(groups, asked)));
    expect(shown(null)).toEqual(['todas', 'principais', 'criar-aposta']);
    expect(shown('cartoes-escanteios')).toEqual(slugs(groups));
    const closed = anEvent({ markets: [] });
    expect(slugs(shownGroups(closed, groups, ALL_MARKETS))).toEqual(['todas']);
  });

  it('are told apart by their words, whatever their names', () => {
    const group = fc.record({
      kind: fc.constantFrom('normal', 'main', 'customBet'),
      name: fc.oneof(fc.string(), fc.constantFrom('Todas', 'Gols', 'gols', '!')),
      marketTypeIds: fc.array(fc.string()),
    });
    fc.assert(
      fc.property(fc.array(group, { minLength: 1 }), (operator: readonly OperatorGroup[]) => {
        const groups = marketGroups(operator);
        expect(new Set(slugs(groups)).size).toBe(operator.length + 1);
        for (const { slug } of groups) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      }),
    );
  });
});
