import type { OutcomePrice } from '../../sportsbook/odds-button/odds-button.tsx';
import type {
  Contestant,
  OutrightCardProps,
} from '../../sportsbook/outright-card/outright-card.tsx';
import { worldOf } from './fixture-world.ts';
import type { BettingWords, StoryLanguage } from './betting-words.ts';

interface RaceWorld {
  readonly race: string;
  readonly winner: string;
  readonly lap: string;
  readonly seasonEnd: string;
}

const races: Readonly<Record<StoryLanguage, RaceWorld>> = {
  'pt-BR': {
    race: 'Grande Prêmio de São Paulo: Corrida',
    winner: 'Vencedor da Corrida',
    lap: 'Volta 34 de 71',
    seasonEnd: '06/12, 16:00',
  },
  es: {
    race: 'Gran Premio de Ciudad de México: Carrera',
    winner: 'Ganador de la Carrera',
    lap: 'Vuelta 34 de 71',
    seasonEnd: '06/12, 12:00',
  },
};

/** Name, team and odds, in their places. */
const drivers = [
  ['Matteo Corsaro', 'Scuderia Vantaggio', '1.95'],
  ['Thiago Bandeirante', 'Aurora Racing', '3.40'],
  ['Oliver Hartwell', 'Ironbridge GP', '6.00'],
  ['Kaito Morishita', 'Ironbridge GP', '13.00'],
  ['Rodrigo Altamirano', 'Cóndor Racing', '21.00'],
  ['Elias Nordqvist', 'Aurora Racing', '26.00'],
  ['Felix Brandauer', 'Silberpfad Motorsport', '51.00'],
  ['Callum Strathearn', 'Meridian F1', '81.00'],
  ['Sander de Wael', 'Silberpfad Motorsport', '151.00'],
  ['Emiliano Zaragoza', 'Volta Andina', '251.00'],
] as const;

const RACE = 'sr:stage:34';
const SEASON = 'sr:season:9';

function price(
  words: BettingWords,
  event: { readonly id: string; readonly name: string },
  market: string,
  outcome: string,
  oddsText: string,
): OutcomePrice {
  const marketId = `${event.id}/401/`;
  return {
    outcomeId: `${marketId}/${outcome}`,
    marketId,
    value: `${marketId}/${outcome}`,
    label: outcome,
    accessibleName: words.sportsbook('odds.name', { outcome, market, event: event.name }),
    oddsText,
    selected: false,
    suspended: false,
    suspendedText: words.sportsbook('odds.suspended'),
  };
}

function raceContestants(words: BettingWords): readonly Contestant[] {
  const { race, winner } = races[words.place.language];
  return drivers.slice(0, 4).map(([name, detail, odds], index) => ({
    name,
    detail,
    position: {
      text: String(index + 1),
      name: words.sportsbook('race.place', { position: index + 1 }),
    },
    price: {
      ...price(words, { id: RACE, name: race }, winner, name, odds),
      ...(index === 0 ? { selected: true } : {}),
      ...(index === 2 ? { direction: 'down' as const } : {}),
    },
  }));
}

/** A race in play and before its start, a season, and a race without prices. */
export function outrightCards(
  words: BettingWords,
): Readonly<Record<'race' | 'raceToCome' | 'season' | 'closed', OutrightCardProps>> {
  const { sportsbook } = words;
  const { race, winner, lap, seasonEnd } = races[words.place.language];
  const { champion, league, football } = worldOf(words);
  const live: OutrightCardProps = {
    eventId: RACE,
    href: `/esportes/formula-1/evento/${RACE}`,
    state: 'live',
    statusText: lap,
    liveText: sportsbook('event.live'),
    title: race,
    marketName: winner,
    contestants: raceContestants(words),
    noMarketText: sportsbook('market.suspended'),
    moreText: sportsbook('race.more', { count: 16 }),
  };
  return {
    race: live,
    raceToCome: {
      ...live,
      state: 'prematch',
      statusText: sportsbook('event.tomorrow', { time: '14:00' }),
      contestants: live.contestants.map((contestant) => ({ ...contestant, position: null })),
    },
    season: {
      ...live,
      eventId: SEASON,
      href: `/esportes/futebol/evento/${SEASON}`,
      state: 'prematch',
      statusText: seasonEnd,
      title: league,
      marketName: champion,
      contestants: football
        .flatMap(({ home, away }) => [home, away])
        .slice(0, 6)
        .map((name, index) => ({
          name,
          price: price(words, { id: SEASON, name: league }, champion, name, `${3 + index * 4}.50`),
        })),
      moreText: sportsbook('market.showAll', { count: 14 }),
    },
    closed: {
      ...live,
      state: 'suspended',
      statusText: sportsbook('status.suspended'),
      contestants: [],
    },
  };
}
