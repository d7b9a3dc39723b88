import type { Market, Outcome, MatchEvent } from '@vitrine/betting/sportsbook/event';
import { oddsFromDecimal } from '@vitrine/betting/base/odds';
import { worldOf } from './event-world.ts';
import type { StoryFacts } from './story-facts.ts';

type Priced = readonly [name: string, odds: number];

function market(
  event: MatchEvent,
  given: Pick<Market, 'marketTypeId' | 'name' | 'layout'> &
    Partial<Pick<Market, 'specifiers' | 'isFavorite' | 'kind'>>,
  priced: readonly Priced[],
): Market {
  const { specifiers = '', isFavorite = true } = given;
  const id = `${event.id}/${given.marketTypeId}/${specifiers}`;
  return {
    ...given,
    id,
    status: 'active',
    isFavorite,
    specifiers,
    producerId: event.producerId,
    outcomes: priced.map(([name, odds], index) => outcome(`${id}/${index + 1}`, name, odds)),
  };
}

function outcome(id: string, name: string, odds: number): Outcome {
  return {
    id,
    outcomeTypeId: id.slice(-1),
    name,
    odds: oddsFromDecimal(odds),
    status: 'active',
  };
}

/** The market a list shows: home, the draw where the sport has one, away. */
export function mainMarket(
  event: MatchEvent,
  name: string,
  odds: readonly number[],
  draw?: string,
): Market {
  const names =
    draw === undefined
      ? [event.home.name, event.away.name]
      : [event.home.name, draw, event.away.name];
  return market(
    event,
    {
      marketTypeId: draw === undefined ? '186' : '1',
      name,
      layout: draw === undefined ? 'twoWay' : 'threeWay',
    },
    names.map((each, index) => [each, odds[index] ?? 1.5] as const),
  );
}

/** The total of a match as lists show it. */
export function listedTotal(event: MatchEvent, facts: StoryFacts, line: number): Market {
  return market(
    event,
    {
      marketTypeId: '18',
      name: worldOf(facts).markets.totals,
      layout: 'totals',
      kind: 'total',
      isFavorite: false,
      specifiers: `total=${line}`,
    },
    [
      [`+${line}`, 1.9],
      [`-${line}`, 1.85],
    ],
  );
}

/** The markets of a football match: main ones, lines of goals and handicaps, and a further one. */
export function footballMarkets(event: MatchEvent, facts: StoryFacts): readonly Market[] {
  const { markets, draw, or, yes, no } = worldOf(facts);
  const { home, away } = event;
  const line = (total: number, over: number, under: number) =>
    market(
      event,
      { marketTypeId: '18', name: markets.totals, layout: 'totals', specifiers: `total=${total}` },
      [
        [`+${total}`, over],
        [`-${total}`, under],
      ],
    );
  const handicap = (hcp: number, ofHome: number, ofAway: number) =>
    market(
      event,
      { marketTypeId: '16', name: markets.handicap, layout: 'handicap', specifiers: `hcp=${hcp}` },
      [
        [home.name, ofHome],
        [away.name, ofAway],
      ],
    );
  return [
    ...event.markets,
    market(event, { marketTypeId: '10', name: markets.doubleChance, layout: 'threeWay' }, [
      [`${home.name} ${or} ${draw}`, 1.08],
      [`${home.name} ${or} ${away.name}`, 1.22],
      [`${draw} ${or} ${away.name}`, 2.9],
    ]),
    line(1.5, 1.25, 3.7),
    line(2.5, 1.9, 1.85),
    line(3.5, 3.4, 1.29),
    handicap(-1, 2.35, 1.57),
    handicap(1, 1.12, 5.8),
    market(event, { marketTypeId: '29', name: markets.bothScore, layout: 'twoWay' }, [
      [yes, 2.15],
      [no, 1.65],
    ]),
    market(
      event,
      {
        marketTypeId: '45',
        name: markets.correctScore,
        layout: 'correctScore',
        isFavorite: false,
      },
      [
        ['1:0', 3.2],
        ['2:0', 4.6],
        ['2:1', 7.5],
        ['3:0', 9],
        ['1:1', 6.25],
        ['2:2', 19],
        ['1:2', 26],
        ['3:1', 15],
        ['3:2', 41],
      ],
    ),
  ];
}
