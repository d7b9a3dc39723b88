import { brandFacts } from '@vitrine/brand-themes/brands';
import { aMarket, anEvent, anOutcome, aStage, NOW } from '@vitrine/betting/test/fixtures';
import type { Market, SportEvent } from '@vitrine/betting/sportsbook/event';
import { oddsFromDecimal } from '@vitrine/betting/base/odds';
import { textsOf } from '@vitrine/messages/texts';
import { describe, expect, it } from 'vitest';
import { brandFormat } from '../../../format/brand-format.ts';
import { ALL_MARKETS, askedGroup, marketGroups } from '@vitrine/betting/sportsbook/market-group';
import { marketPanels } from './market-panels.ts';

const BY_RULE = marketGroups([]);
const [ALL, MAIN, OTHERS] = [
  ALL_MARKETS,
  askedGroup(BY_RULE, 'main'),
  askedGroup(BY_RULE, 'normal'),
] as const;
const WORDS = {
  texts: textsOf('pt-BR', 'sportsbook'),
  format: brandFormat(brandFacts('arara')),
  now: NOW,
} as const;

function panelsOf(markets: readonly Market[], group = ALL, sportId = 'sr:sport:1') {
  return marketPanels(anEvent({ markets, sportId }), group, WORDS);
}

function aLine(
  layout: 'totals' | 'handicap',
  specifiers: string,
  name: string,
  given: Partial<Market> = {},
) {
  const [over, under] = layout === 'totals' ? ['Mais', 'Menos'] : ['Flamengo', 'Palmeiras'];
  return aMarket({
    id: `m-${specifiers}`,
    marketTypeId: layout === 'totals' ? '18' : '16',
    layout,
    specifiers,
    name,
    isFavorite: false,
    outcomes: [
      anOutcome({ id: `${specifiers}-1`, name: over }),
      anOutcome({ id: `${specifiers}-2`, name: under }),
    ],
    ...given,
  });
}

const labels = (panel: ReturnType<typeof panelsOf>[number] | undefined) =>
  panel?.lines.map(({ outcomes }) => outcomes.map(({ label }) => label));

describe('the panels of an event', () => {
  it('gather the totals of one market under one name, a line each', () => {
    const [panel, ...others] = panelsOf([
      aLine('totals', 'total=1.5', 'Total de gols 1,5'),
      aLine('totals', 'total=2.5', 'Total de gols 2,5'),
    ]);
    expect(others).toEqual([]);
    expect(panel).toMatchObject({ name: 'Total de gols', columns: ['Mais de', 'Menos de'] });
    expect(panel?.lines.map(({ line }) => line)).toEqual(['1.5', '2.5']);
    expect(labels(panel)).toEqual([
      ['', ''],
      ['', ''],
    ]);
  });

  it('write a handicap from each side, without a sign at 0', () => {
    const [panel] = panelsOf([
      aLine('handicap', 'hcp=-1.5', 'Handicap (-1.5)'),
      aLine('handicap', 'hcp=0', 'Handicap (0)'),
    ]);
    expect(panel).toMatchObject({ name: 'Handicap', columns: ['Flamengo', 'Palmeiras'] });
    expect(labels(panel)).toEqual([
      ['-1.5', '+1.5'],
      ['0', '0'],
    ]);
  });

  it('leave a handicap that is no number to the names of its outcomes', () => {
    const [panel] = panelsOf([aLine('handicap', 'hcp=0:1', 'Handicap 0:1')]);
    expect(panel).toMatchObject({ name: 'Handicap 0:1', columns: [] });
    expect(labels(panel)).toEqual([['Flamengo', 'Palmeiras']]);
  });

  it('read the line among other specifiers, and never as a pattern', () => {
    expect(panelsOf([aLine('totals', 'from=1|total=3|to=15', 'Gols até 15 min 3')])).toMatchObject([
      { name: 'Gols até 15 min', lines: [{ line: '3' }] },
    ]);
    expect(panelsOf([aLine('totals', 'total=(', 'Total (')])).toMatchObject([{ name: 'Total (' }]);
  });

  it('stand one by one for markets without lines', () => {
    const panels = panelsOf([aMarket(), aMarket({ id: 'm2', name: 'Resultado do 1º tempo' })]);
    expect(panels.map(({ name }) => name)).toEqual(['Resultado final', 'Resultado do 1º tempo']);
  });

  it('CAT-20 are those of the group, and all of them by default', () => {
    const markets = [aMarket(), aLine('totals', 'total=2.5', 'Total de gols 2,5')];
    expect(panelsOf(markets)).toHaveLength(2);
    expect(panelsOf(markets, MAIN).map(({ name }) => name)).toEqual(['Resultado final']);
    expect(panelsOf(markets, OTHERS).map(({ name }) => name)).toEqual(['Total de gols']);
  });

  it('CAT-25 show at most 15 scores of soccer, without "outro"', () => {
    const outcomes = Array.from({ length: 20 }, (_, index) =>
      anOutcome({ id: `s${index}`, name: index === 3 ? 'Outro' : `${index} - 0` }),
    );
    const market = aMarket({ layout: 'correctScore', outcomes });
    const shown = (sportId: string) => labels(panelsOf([market], ALL, sportId)[0])?.flat();
    expect(shown('sr:sport:1')).toHaveLength(15);
    expect(shown('sr:sport:1')).not.toContain('Outro');
    expect(shown('sr:sport:5')).toHaveLength(20);
  });

  it('stand in a column for each side that can be ahead by a score', () => {
    const scores = (...names: readonly string[]) =>
      aMarket({
        layout: 'correctScore',
        outcomes: names.map((name, index) => anOutcome({ id: `s${index}`, name })),
      });
    expect(panelsOf([scores('1-0', '1-1', '0-1')])[0]?.columns).toEqual([
      'Flamengo',
      'Empate',
      'Palmeiras',
    ]);
    expect(panelsOf([scores('2:0', '0:2')], ALL, 'sr:sport:5')[0]?.columns).toEqual([
      'Flamengo',
      '',
      'Palmeiras',
    ]);
  });

  it('hold back the rest of a long list, in words, and nothing of a short one', () => {
    const restOf = (length: number) => {
      const outcomes = Array.from({ length }, (_, index) => anOutcome({ id: `o${index}` }));
      return panelsOf([aMarket({ layout: 'outright', outcomes })])[0]?.more;
    };
    expect(restOf(20)).toEqual({
      after: 8,
      showText: 'Ver mais 12 opções',
      hideText: 'Ver menos',
    });
    expect(restOf(10)).toBeNull();
  });

  it('CAT-18 leave a suspended market out of sight, locked, and an inactive or closed one out', () => {
    const line = (specifiers: string, status: Market['status']) =>
      aLine('totals', specifiers, 'Total de gols', { status });
    const panels = panelsOf([
      aMarket(),
      aMarket({ id: 'm2', name: 'Dupla chance', status: 'suspended' }),
      aMarket({ id: 'm3', name: 'Ambas marcam', status: 'inactive' }),
      aMarket({ id: 'm4', name: 'Placar exato', status: 'closed' }),
      line('total=1.5', 'active'),
      line('total=2.5', 'suspended'),
    ]);
    expect(panels.map(({ name, lines }) => [name, lines.map((each) => each.isLeftOut)])).toEqual([
      ['Resultado final', [false]],
      ['Dupla chance', [true]],
      ['Total de gols', [false, true]],
    ]);
    expect(panels[1]?.lines[0]?.outcomes.every(({ suspended }) => suspended)).toBe(true);
  });

  it.each(['cancelled', 'settled', 'handedOver', 'suspended', 'inactive'] as const)(
    'CAT-19 lock the price of an outcome that is %s, and only an active one can be tapped',
    (status) => {
      const outcomes = [anOutcome({ id: 'o1', status }), anOutcome({ id: 'o2' })];
      const [panel] = panelsOf([aMarket({ outcomes })]);
      expect(panel?.lines[0]?.outcomes.map(({ suspended }) => suspended)).toEqual([true, false]);
    },
  );

  it('CAT-19 keep the lock of an outcome when its market opens again', () => {
    const outcomes = (['inactive', 'suspended', 'active'] as const).map((status) =>
      anOutcome({ id: status, status }),
    );
    const marketIds = (status: Market['status']) =>
      panelsOf([aMarket({ outcomes, status })])[0]?.lines[0]?.outcomes.map((one) => one.marketId);
    expect(marketIds('suspended')).toEqual(['', 'm1', 'm1']);
    expect(marketIds('active')).toEqual(['', '', 'm1']);
  });

  it('CAT-08 show the runners of a race by chance, locked ones last', () => {
    const outcomes = [
      anOutcome({ id: 'retired', status: 'inactive', odds: oddsFromDecimal(1.5) }),
      anOutcome({ id: 'outsider', odds: oddsFromDecimal(34) }),
      anOutcome({ id: 'favourite', odds: oddsFromDecimal(1.24) }),
    ];
    const markets = [aMarket({ layout: 'outright', outcomes })];
    const idsOf = (event: SportEvent) =>
      marketPanels(event, ALL, WORDS)[0]?.lines[0]?.outcomes.map(({ outcomeId }) => outcomeId);
    expect(idsOf(aStage({ markets }))).toEqual(['favourite', 'outsider', 'retired']);
    expect(idsOf(anEvent({ markets }))).toEqual(['retired', 'outsider', 'favourite']);
  });

  it('CAT-27 show a missing name as a blank, and lock what has no words to agree to', () => {
    const outcomes = [anOutcome({ id: 'o1', name: '' }), anOutcome({ id: 'o2' })];
    const [outcomeless, nameless] = panelsOf([
      aMarket({ outcomes }),
      aMarket({ id: 'm2', name: '' }),
    ]);
    const prices = (panel: typeof nameless) =>
      panel?.lines[0]?.outcomes.map(({ label, suspended }) => [label, suspended]);
    expect(prices(outcomeless)).toEqual([
      ['', true],
      ['Flamengo', false],
    ]);
    expect(nameless?.name).toBe('');
    expect(prices(nameless)?.every(([, suspended]) => suspended)).toBe(true);
  });

  it('leave out a market without outcomes, and open the first six', () => {
    const markets = Array.from({ length: 8 }, (_, index) =>
      aMarket({ id: `m${index}`, ...(index === 0 ? { outcomes: [] } : {}) }),
    );
    expect(panelsOf(markets).map(({ open }) => open)).toEqual([
      ...Array<boolean>(6).fill(true),
      false,
    ]);
  });

  it('name each price in full, with the value that a tap posts', () => {
    const outcome = anOutcome({ odds: oddsFromDecimal(1.855) });
    const event = anEvent({ markets: [aMarket({ outcomes: [outcome] })] });
    const [panel] = marketPanels(event, ALL, WORDS);
    expect(panel?.lines[0]?.outcomes).toEqual([
      {
        outcomeId: 'o1',
        marketId: 'm1',
        value: '1855 sr:match:1 o1',
        label: 'Flamengo',
        accessibleName: 'Flamengo, Resultado final, Flamengo x Palmeiras, odd',
        oddsText: '1.855',
        selected: false,
        suspended: false,
        suspendedText: 'Suspenso',
      },
    ]);
  });
});
