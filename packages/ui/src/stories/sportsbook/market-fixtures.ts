import type { MarketGroupProps } from '../../sportsbook/market-group/market-group.tsx';
import type { MarketLine, MarketPanelProps } from '../../sportsbook/market-panel/market-panel.tsx';
import { type Look, type OutcomeFixture, outcomes } from './betting-fixtures.ts';
import type { BettingWords } from './betting-words.ts';
import { worldOf } from './fixture-world.ts';

function line(
  words: BettingWords,
  typeId: string,
  name: string,
  list: readonly OutcomeFixture[],
  text: string | null = null,
  looks: readonly Look[] = [],
): MarketLine {
  const [game] = worldOf(words).football;
  const prices = outcomes(words, game, { id: `${typeId}/${text ?? ''}`, name }, list, looks);
  return { marketId: `${game.id}/${typeId}/${text ?? ''}`, line: text, outcomes: prices };
}

/** One market panel per layout. */
export function marketPanels(
  words: BettingWords,
): Readonly<Record<MarketPanelProps['layout'], MarketPanelProps>> {
  const world = worldOf(words);
  const { sportsbook } = words;
  const [{ home, away }] = world.football;
  const over = sportsbook('market.over');
  const under = sportsbook('market.under');
  const totals = [
    ['0.5', '1.04', '9.50'],
    ['1.5', '1.30', '3.40'],
    ['2.5', '1.95', '1.85'],
    ['3.5', '3.45', '1.30'],
  ] as const;
  const handicaps = [
    ['-1', '+1', '2.10', '1.72'],
    ['0', '0', '1.22', '4.10'],
    ['+1', '-1', '1.05', '9.00'],
  ] as const;
  const scores = [
    ...['1-0', '2-0', '2-1', '3-0', '3-1', '3-2'],
    ...['0-0', '1-1', '2-2', '3-3'],
    ...['0-1', '0-2', '1-2', '0-3', '1-3'],
  ];
  return {
    threeWay: {
      name: world.result,
      layout: 'threeWay',
      lines: [
        line(
          words,
          '1',
          world.result,
          [
            { label: home, odds: '1.42' },
            { label: sportsbook('market.draw'), odds: '4.35' },
            { label: away, odds: '8.50' },
          ],
          null,
          [{ selected: true }, {}, { direction: 'up' }],
        ),
      ],
    },
    twoWay: {
      name: world.bothScore,
      layout: 'twoWay',
      lines: [
        line(words, '29', world.bothScore, [
          { label: world.yes, odds: '2.05' },
          { label: world.no, odds: '1.70' },
        ]),
      ],
    },
    totals: {
      name: world.totals,
      layout: 'totals',
      columns: [over, under],
      lines: totals.map(([total, overOdds, underOdds]) =>
        line(
          words,
          '18',
          world.totals,
          [
            { label: over, name: `${over} ${total}`, odds: overOdds },
            { label: under, name: `${under} ${total}`, odds: underOdds },
          ],
          total,
        ),
      ),
    },
    handicap: {
      name: world.handicap,
      layout: 'handicap',
      columns: [home, away],
      lines: handicaps.map(([homeLine, awayLine, homeOdds, awayOdds]) =>
        line(
          words,
          '16',
          world.handicap,
          [
            { label: homeLine, name: `${home} ${homeLine}`, odds: homeOdds },
            { label: awayLine, name: `${away} ${awayLine}`, odds: awayOdds },
          ],
          homeLine,
        ),
      ),
    },
    correctScore: {
      name: world.correctScore,
      layout: 'correctScore',
      open: false,
      columns: [home, sportsbook('market.draw'), away],
      lines: [
        line(
          words,
          '45',
          world.correctScore,
          scores.map((score, index) => ({ label: score, odds: `${5 + index}.50` })),
        ),
      ],
    },
    outright: {
      name: world.champion,
      layout: 'outright',
      more: {
        after: 6,
        showText: sportsbook('market.showAll', { count: 4 }),
        hideText: sportsbook('market.showLess'),
      },
      lines: [
        line(
          words,
          '906',
          world.champion,
          world.football.flatMap((game, index) => [
            { label: game.home, odds: `${3 + index * 4}.00` },
            { label: game.away, odds: `${4 + index * 4}.50` },
          ]),
        ),
      ],
    },
  };
}

/** The groups that the markets of an event are shown in. */
export function marketGroupLinks({ sportsbook }: BettingWords): MarketGroupProps['groups'] {
  return [
    { href: '?', label: sportsbook('group.all'), current: true },
    { href: '?grupo=principais', label: sportsbook('group.main'), current: false },
    { href: '?grupo=crie', label: sportsbook('group.customBet'), current: false },
  ];
}
