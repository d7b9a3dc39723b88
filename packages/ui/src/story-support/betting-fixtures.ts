import { formatAmountForField, formatMoney, minorUnits } from '@vitrine/betting/money';
import type { BetSlipItemProps } from '../bet-slip-item/bet-slip-item.tsx';
import type { EventCardProps, EventCardState, EventClock } from '../event-card/event-card.tsx';
import type { EventHeaderProps } from '../event-header/event-header.tsx';
import type { MarketLine, MarketPanelProps } from '../market-panel/market-panel.tsx';
import type { OutcomePrice } from '../odds-button/odds-button.tsx';
import type { ReceiptSelection } from '../ticket-receipt/ticket-receipt.tsx';
import type { BettingWords, StoryLanguage } from './betting-words.ts';

export interface Game {
  readonly id: string;
  readonly home: string;
  readonly away: string;
}

interface World {
  readonly league: string;
  readonly country: string;
  readonly football: readonly [Game, Game, Game, Game, Game];
  readonly tennis: Game;
  readonly tennisLeague: string;
  readonly result: string;
  readonly winner: string;
  readonly totals: string;
  readonly handicap: string;
  readonly bothScore: string;
  readonly yes: string;
  readonly no: string;
  readonly correctScore: string;
  readonly champion: string;
  readonly secondHalf: string;
  readonly secondSet: string;
  readonly kickOff: string;
  readonly placedAt: string;
}

const worlds: Readonly<Record<StoryLanguage, World>> = {
  'pt-BR': {
    league: 'Brasileirão Série A',
    country: 'Brasil',
    football: [
      { id: 'sr:match:1', home: 'Flamengo', away: 'Palmeiras' },
      { id: 'sr:match:2', home: 'Atlético Mineiro', away: 'Athletico Paranaense' },
      { id: 'sr:match:3', home: 'Grêmio', away: 'Internacional' },
      { id: 'sr:match:4', home: 'Botafogo', away: 'São Paulo' },
      { id: 'sr:match:5', home: 'Bahia', away: 'Fortaleza' },
    ],
    tennis: { id: 'bg:match:6', home: 'Marina Prado', away: 'Lucía Ferreyra' },
    tennisLeague: 'WTA 500 São Paulo',
    result: 'Resultado Final',
    winner: 'Vencedora da Partida',
    totals: 'Total de Gols',
    handicap: 'Handicap',
    bothScore: 'Ambas as Equipes Marcam',
    yes: 'Sim',
    no: 'Não',
    correctScore: 'Placar Exato',
    champion: 'Campeão do Brasileirão Série A',
    secondHalf: '2º tempo',
    secondSet: '2º set',
    kickOff: '21:30',
    placedAt: '20/11/2026, 18:42',
  },
  es: {
    league: 'Liga MX',
    country: 'México',
    football: [
      { id: 'sr:match:1', home: 'América', away: 'Cruz Azul' },
      { id: 'sr:match:2', home: 'Guadalajara', away: 'Universidad Nacional' },
      { id: 'sr:match:3', home: 'Tigres', away: 'Monterrey' },
      { id: 'sr:match:4', home: 'Toluca', away: 'Santos Laguna' },
      { id: 'sr:match:5', home: 'León', away: 'Pachuca' },
    ],
    tennis: { id: 'bg:match:6', home: 'Lucía Ferreyra', away: 'Marina Prado' },
    tennisLeague: 'WTA 500 Guadalajara',
    result: 'Resultado Final',
    winner: 'Ganadora del Partido',
    totals: 'Total de Goles',
    handicap: 'Hándicap',
    bothScore: 'Ambos Equipos Anotan',
    yes: 'Sí',
    no: 'No',
    correctScore: 'Marcador Exacto',
    champion: 'Campeón de la Liga MX',
    secondHalf: '2.º tiempo',
    secondSet: '2.º set',
    kickOff: '19:00',
    placedAt: '20/11/2026, 18:42',
  },
};

/** An amount of cents as the brand of the story writes it. */
export function moneyText({ place }: BettingWords, cents: number): string {
  return formatMoney(minorUnits(cents), place);
}

/** An amount of cents as it stands in a field. */
export function stakeText({ place }: BettingWords, cents: number): string {
  return formatAmountForField(minorUnits(cents), place.decimalSeparator);
}

/** The sign before an amount in the brand of the story. */
export function currencySymbol({ place: { locale, currency } }: BettingWords): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

export interface OutcomeFixture {
  readonly label: string;
  readonly odds: string;
  /** In full words where the label is short. */
  readonly name?: string;
}

export type Look = Partial<Pick<OutcomePrice, 'selected' | 'suspended' | 'direction'>>;

/** The words of the country in which the fixtures play. */
export function worldOf({ place }: BettingWords): World {
  return worlds[place.language];
}

export function eventName(words: BettingWords, { home, away }: Game): string {
  return words.sportsbook('event.name', { home, away });
}

/** The prices of one market of a game. */
export function outcomes(
  words: BettingWords,
  game: Game,
  market: { readonly id: string; readonly name: string },
  list: readonly OutcomeFixture[],
  looks: readonly Look[] = [],
): readonly OutcomePrice[] {
  const marketId = `${game.id}/${market.id}`;
  return list.map(({ label, odds, name = label }, index) => ({
    outcomeId: `${marketId}/${index + 1}`,
    marketId,
    value: `${marketId}/${index + 1}`,
    label,
    accessibleName: words.sportsbook('odds.name', {
      outcome: name,
      market: market.name,
      event: eventName(words, game),
    }),
    oddsText: odds,
    selected: false,
    suspended: false,
    suspendedText: words.sportsbook('odds.suspended'),
    ...looks[index],
  }));
}

/** One price of the first match, in a look of its own. */
export function onePrice(words: BettingWords, look: Look = {}, odds = '1.85'): OutcomePrice {
  const world = worldOf(words);
  const [game] = world.football;
  const [price] = outcomes(
    words,
    game,
    { id: '1/', name: world.result },
    [{ label: game.home, odds }],
    [look],
  );
  if (!price) throw new Error('A price fixture is missing');
  return price;
}

function threeWay(
  words: BettingWords,
  game: Game,
  odds: readonly [string, string, string],
  looks: readonly Look[] = [],
): readonly OutcomePrice[] {
  const { sportsbook } = words;
  return outcomes(
    words,
    game,
    { id: '1/', name: worldOf(words).result },
    [
      { label: sportsbook('market.home'), name: game.home, odds: odds[0] },
      { label: sportsbook('market.drawShort'), name: sportsbook('market.draw'), odds: odds[1] },
      { label: sportsbook('market.away'), name: game.away, odds: odds[2] },
    ],
    looks,
  );
}

/** A running clock, and how it reads. */
export function clockAt(seconds: number, text: string): EventClock {
  return { clock: { seconds, readAt: 0, stopped: false, direction: 'up' }, text };
}

function card(
  words: BettingWords,
  game: Game,
  state: EventCardState,
  rest: Pick<EventCardProps, 'statusText' | 'clock' | 'outcomes'> & {
    readonly scores: readonly [string, string];
    readonly columns?: 2 | 3;
    readonly further: number;
  },
): EventCardProps {
  const { sportsbook } = words;
  return {
    eventId: game.id,
    href: `/esportes/futebol/evento/${game.id}`,
    state,
    statusText: rest.statusText,
    liveText: sportsbook('event.live'),
    clock: rest.clock,
    home: { name: game.home, scoreText: rest.scores[0] },
    away: { name: game.away, scoreText: rest.scores[1] },
    outcomes: rest.outcomes,
    columns: rest.columns ?? 3,
    noMarketText: sportsbook('market.suspended'),
    more: {
      text: sportsbook('market.moreShort', { count: rest.further }),
      label: sportsbook('market.more', { count: rest.further, event: eventName(words, game) }),
    },
  };
}

/** One event card per state of the list. */
export function eventCards(
  words: BettingWords,
): Readonly<Record<EventCardState | 'tennis', EventCardProps>> {
  const world = worldOf(words);
  const [first, second, third, fourth, fifth] = world.football;
  const { sportsbook } = words;
  return {
    live: card(words, first, 'live', {
      statusText: world.secondHalf,
      clock: clockAt(3792, '63:12'),
      scores: ['1', '0'],
      outcomes: threeWay(
        words,
        first,
        ['1.42', '4.35', '8.50'],
        [{ direction: 'down' }, {}, { direction: 'up' }],
      ),
      further: 128,
    }),
    prematch: card(words, second, 'prematch', {
      statusText: sportsbook('event.today', { time: world.kickOff }),
      clock: null,
      scores: ['', ''],
      outcomes: threeWay(words, second, ['1.95', '3.30', '4.10'], [{ selected: true }]),
      further: 214,
    }),
    aboutToStart: card(words, third, 'aboutToStart', {
      statusText: sportsbook('event.startsSoon', { count: 7 }),
      clock: null,
      scores: ['', ''],
      outcomes: threeWay(words, third, ['2.45', '3.05', '3.00']),
      further: 187,
    }),
    suspended: card(words, fourth, 'suspended', {
      statusText: sportsbook('status.suspended'),
      clock: clockAt(5125, '85:25'),
      scores: ['2', '2'],
      outcomes: threeWay(
        words,
        fourth,
        ['3.60', '1.72', '3.95'],
        [{ suspended: true }, { suspended: true }, { suspended: true }],
      ),
      further: 96,
    }),
    interrupted: card(words, fifth, 'interrupted', {
      statusText: sportsbook('status.interrupted'),
      clock: null,
      scores: ['0', '0'],
      outcomes: [],
      further: 41,
    }),
    tennis: card(words, world.tennis, 'live', {
      statusText: world.secondSet,
      clock: null,
      scores: ['1', '0'],
      columns: 2,
      outcomes: outcomes(words, world.tennis, { id: '186/', name: world.winner }, [
        { label: '1', name: world.tennis.home, odds: '1.28' },
        { label: '2', name: world.tennis.away, odds: '3.75' },
      ]),
      further: 22,
    }),
  };
}

/** Competition headings of the list. */
export function competitions({ place }: BettingWords) {
  const { league, country, tennisLeague } = worlds[place.language];
  return { football: { title: league, subtitle: country }, tennis: { title: tennisLeague } };
}

/** The scoreboard of the first match, in play and before the start. */
export function eventHeaders(words: BettingWords): {
  readonly live: EventHeaderProps;
  readonly prematch: EventHeaderProps;
} {
  const world = worldOf(words);
  const [first, second] = world.football;
  const competition = `${world.country} · ${world.league}`;
  const liveText = words.sportsbook('event.live');
  return {
    live: {
      eventId: first.id,
      title: eventName(words, first),
      home: { name: first.home, scoreText: '1' },
      away: { name: first.away, scoreText: '0' },
      isLive: true,
      liveText,
      clock: clockAt(3792, '63:12'),
      statusText: world.secondHalf,
      scheduleText: '',
      competition,
    },
    prematch: {
      eventId: second.id,
      title: eventName(words, second),
      home: { name: second.home, scoreText: '' },
      away: { name: second.away, scoreText: '' },
      isLive: false,
      liveText,
      clock: null,
      statusText: '',
      scheduleText: words.sportsbook('event.today', { time: world.kickOff }),
      competition,
    },
  };
}

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

/** One slip item per state. */
export function betSlipItems(
  words: BettingWords,
): Readonly<Record<BetSlipItemProps['state'], BetSlipItemProps>> {
  const world = worldOf(words);
  const [first, second] = world.football;
  const { betSlip } = words;
  const base = {
    outcomeId: `${first.id}/1//1`,
    outcomeName: first.home,
    marketName: world.result,
    eventName: eventName(words, first),
    eventDetail: betSlip('item.live'),
    oddsLabel: betSlip('item.odds'),
    oddsText: '1.85',
    state: 'active' as const,
    remove: {
      name: 'remove',
      value: `${first.id}/1//1`,
      label: betSlip('item.remove', { outcome: first.home }),
    },
  };
  const sent = { ...base, remove: null };
  return {
    active: base,
    needsAttention: {
      ...base,
      oddsText: '1.95',
      changedFrom: { label: betSlip('item.oddsBefore'), oddsText: '1.85', direction: 'up' },
      state: 'needsAttention',
      stateText: betSlip('item.state.oddsUp'),
    },
    suspended: { ...base, state: 'suspended', stateText: betSlip('item.state.suspended') },
    inactive: { ...base, state: 'inactive', stateText: betSlip('item.state.inactive') },
    pending: { ...sent, state: 'pending', stateText: betSlip('item.state.pending') },
    accepted: { ...sent, state: 'accepted', stateText: betSlip('item.state.accepted') },
    rejected: {
      ...sent,
      outcomeId: `${second.id}/1//3`,
      outcomeName: second.away,
      eventName: eventName(words, second),
      eventDetail: words.sportsbook('event.today', { time: world.kickOff }),
      oddsText: '4.10',
      state: 'rejected',
      stateText: betSlip('placement.EVENT_MARKET_NOT_ACTIVED'),
    },
    canceled: { ...sent, state: 'canceled', stateText: betSlip('item.state.canceled') },
  };
}

/** Two selections as a receipt shows them. */
export function receiptSelections(words: BettingWords): readonly ReceiptSelection[] {
  const world = worldOf(words);
  const [first, second] = world.football;
  return [
    {
      outcomeId: `${first.id}/1//1`,
      outcomeName: first.home,
      marketName: world.result,
      eventName: eventName(words, first),
      oddsText: '1.85',
    },
    {
      outcomeId: `${second.id}/18/2.5/1`,
      outcomeName: `${words.sportsbook('market.over')} 2.5`,
      marketName: world.totals,
      eventName: eventName(words, second),
      oddsText: '1.95',
    },
  ];
}

/** Day and time at which the fixtures' bets were placed. */
export function placedAtText({ place }: BettingWords): string {
  return worlds[place.language].placedAt;
}
