import { shortPeriod } from '@vitrine/betting/sportsbook/shortened/short-period';
import type {
  EventCardProps,
  EventCardState,
  EventClock,
} from '../../sportsbook/event-card/event-card.tsx';
import type { EventHeaderProps } from '../../sportsbook/event-header/event-header.tsx';
import type { OutcomePrice } from '../../sportsbook/odds-button/odds-button.tsx';
import type { BettingWords } from './betting-words.ts';
import { eventName, type Game, worldOf } from './fixture-world.ts';

export interface OutcomeFixture {
  readonly label: string;
  readonly odds: string;
  /** In full words where the label is short. */
  readonly name?: string;
}

export type Look = Partial<Pick<OutcomePrice, 'selected' | 'suspended' | 'direction'>>;

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
    periodText: state === 'live' ? shortPeriod(rest.statusText) : null,
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

/** The live card with the markets that a wide list has beside the result. */
export function wideCard(words: BettingWords): EventCardProps {
  const { sportsbook } = words;
  const [game] = worldOf(words).football;
  const total = { id: '18/total=2.5', name: sportsbook('list.market.total') };
  const bothScore = { id: '29/', name: sportsbook('list.market.bothScore') };
  const market = { hasLines: true, columns: 2, noMarketText: sportsbook('market.absent') } as const;
  return {
    ...eventCards(words).live,
    companions: [
      {
        ...market,
        outcomes: outcomes(words, game, total, [
          { label: '2.5', name: sportsbook('market.overShort'), odds: '1.72' },
          { label: '2.5', name: sportsbook('market.underShort'), odds: '2.10' },
        ]),
      },
      {
        ...market,
        outcomes: outcomes(words, game, bothScore, [
          { label: sportsbook('market.yes'), odds: '1.90' },
          { label: sportsbook('market.no'), odds: '1.85' },
        ]),
      },
    ],
  };
}

/** Competition headings of the list. */
export function competitions(words: BettingWords) {
  const { league, country, tennisLeague } = worldOf(words);
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
