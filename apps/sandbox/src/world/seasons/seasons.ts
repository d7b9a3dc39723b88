import type { Competition, Words } from '../competitions/competition.ts';
import type { EventOffer } from '../offer/event-offer.ts';
import type { Fixtures } from '../competitions/fixtures.ts';
import type { HandMoves } from '../match/hand-moves.ts';
import type { Labels } from '../offer/labels.ts';
import type { PricedMarket } from '../offer/priced-market.ts';
import { producerIdOf } from '../offer/producers.ts';
import { noise, seeded } from '../random.ts';
import type { Contender } from '../sports/rank-chances.ts';
import { priceRankMarket } from '../sports/rank-market.ts';
import type { WorldClock } from '../world-clock.ts';
import {
  seasonContenders,
  seasonMarketPlan,
  seasonMarkets,
  seasonOutcomes,
  seasonResult,
} from './season-markets.ts';
import {
  roundsOf,
  seasonCompetitions,
  seasonPlan,
  seasonPlanById,
  type SeasonPlan,
} from './season-plan.ts';
import {
  createSeasonRecord,
  LONGEST_MATCH,
  type SeasonRecord,
  type SeasonState,
} from './season-record.ts';
import type { TableRow } from './season-table.ts';

/** A season as it stands at the world's present moment. */
export interface SeasonNow extends EventOffer {
  readonly plan: SeasonPlan;
  readonly statusText: string;
  /** Epoch milliseconds. */
  readonly endsAt: number;
  readonly table: readonly TableRow[];
}

/** What is known of a season without reading it. */
export interface PresentSeason {
  readonly id: string;
  readonly kind: 'season';
  readonly status: 'live';
  readonly sportId: string;
  readonly tournamentId: string;
}

/** The seasons of football's competitions. Each is read when somebody asks for it. */
export interface Seasons {
  /** The season that is played, or comes next, of each competition; none of them is read. */
  present(): readonly PresentSeason[];
  /** That of one tournament. */
  ofTournament(tournamentId: string): SeasonNow | undefined;
  /** Any season of the world, to come, played or over. */
  find(seasonId: string): SeasonNow | undefined;
  /** Reads a competition anew, after a match of it was changed. */
  renew(competition: Competition): void;
}

export interface SeasonsOptions {
  readonly clock: WorldClock;
  readonly fixtures: Fixtures;
  readonly labels: Labels;
  readonly hand: HandMoves;
  /** World seconds of the present moment. */
  readonly time: () => number;
}

const SPORT_ID = 'sr:sport:1';
/** Odds are drawn anew at this rhythm, in world seconds. */
const RHYTHM = 1800;
/** How far odds sway around what is known, as a share of what is not, and how fast. */
const SWAY = 0.06;
const SWAY_PERIOD = 6 * 3600;

const NAME = { 'pt-BR': 'Temporada {number}', es: 'Temporada {number}' };
const STATUS_TEXTS: Readonly<Record<SeasonState['status'], Words>> = {
  notStarted: { 'pt-BR': 'Não iniciada', es: 'No iniciada' },
  live: { 'pt-BR': 'Rodada {round} de {rounds}', es: 'Fecha {round} de {rounds}' },
  ended: { 'pt-BR': 'Encerrada', es: 'Finalizada' },
};

interface Known {
  readonly state: SeasonState;
  readonly moment: string;
  readonly season: SeasonNow;
}

export function createSeasons(options: SeasonsOptions): Seasons {
  const { clock, fixtures, labels, hand, time } = options;
  const records = new Map<string, SeasonRecord>();
  const known = new Map<string, Known>();

  function recordOf(plan: SeasonPlan): SeasonRecord {
    const made = records.get(plan.id) ?? createSeasonRecord(plan, fixtures);
    records.set(plan.id, made);
    return made;
  }

  /** The season of an earlier look, as long as nothing of it can have changed. */
  function seasonNow(plan: SeasonPlan): SeasonNow {
    const record = recordOf(plan);
    const state = record.stateAt(time());
    // Not all seasons at once.
    const offset = seeded(clock.seed, plan.id, 'beat')();
    const beat = Math.floor(time() / RHYTHM + offset) * RHYTHM;
    const moment = `${beat}/${hand.versionOf(plan.id)}/${clock.wallOf(record.startsAt)}`;
    const before = known.get(plan.id);
    if (before?.state === state && before.moment === moment) return before.season;
    const season = view(plan, record, state, beat);
    known.set(plan.id, { state, moment, season });
    return season;
  }

  function view(
    plan: SeasonPlan,
    record: SeasonRecord,
    state: SeasonState,
    beat: number,
  ): SeasonNow {
    const { competition } = plan;
    const tournamentName = labels.words(competition.name);
    const isOpen = isListed(plan) && state.status !== 'ended';
    let main: readonly PricedMarket[] | undefined;
    let all: readonly PricedMarket[] | undefined;
    const season: SeasonNow = {
      plan,
      id: plan.id,
      kind: 'season',
      provider: 'one',
      // The odds of a whole season are never those of a match under way.
      producerId: producerIdOf('one', false),
      sportId: SPORT_ID,
      sportName: labels.sport('football'),
      tournamentId: competition.id,
      tournamentName,
      categoryName: labels.words(competition.category),
      name: `${tournamentName}: ${labels.words(NAME).replace('{number}', String(plan.number + 1))}`,
      sides: null,
      status: state.status,
      statusText: labels
        .words(STATUS_TEXTS[state.status])
        .replace('{round}', String(state.rounds))
        .replace('{rounds}', String(roundsOf(competition))),
      isBooked: true,
      isListed: isListed(plan),
      scheduledAt: clock.wallOf(record.startsAt),
      endsAt: clock.wallOf(record.endsBy),
      table: state.table,
      // Priced when somebody looks.
      get mainMarkets() {
        return (main ??= isOpen ? priced(true) : []);
      },
      get markets() {
        return (all ??= isOpen ? [...season.mainMarkets, ...priced(false)] : []);
      },
      resultOf: (outcome) =>
        state.status === 'ended' ? seasonResult(outcome, plan, state.table) : null,
    };

    function priced(isMain: boolean): readonly PricedMarket[] {
      const contenders = seasonContenders(plan, state.table).map((contender, index) =>
        swayed(plan, contender, index, beat),
      );
      const markets = seasonMarkets(plan).flatMap((market) => {
        const named = seasonMarketPlan(market, labels);
        if (named.isMain !== isMain) return [];
        return [priceRankMarket(plan.id, named, seasonOutcomes(market, plan, contenders), false)];
      });
      return hand.applied(season, markets);
    }
    return season;
  }

  function swayed({ id }: SeasonPlan, contender: Contender, index: number, beat: number) {
    const key = `${clock.seed}/${id}/${index}`;
    const shift = SWAY * contender.deviation * noise(key, beat, SWAY_PERIOD);
    return { ...contender, mean: contender.mean + shift };
  }

  /** A season is offered when the one before it is over. */
  function isListed(plan: SeasonPlan): boolean {
    return plan.id === presentPlan(plan.competition).id || isOver(plan);
  }

  /** Its matches are read only while they alone can tell. */
  function isOver(plan: SeasonPlan): boolean {
    const lastStart = fixtures.startOfRound(plan.toRound);
    if (time() >= lastStart + LONGEST_MATCH) return true;
    if (time() < fixtures.startOfRound(plan.toRound - 1)) return false;
    return recordOf(plan).stateAt(time()).status === 'ended';
  }

  function presentPlan(competition: Competition): SeasonPlan {
    const number = Math.floor(fixtures.roundAt(time()) / roundsOf(competition));
    const around = [number - 1, number].filter((candidate) => candidate >= 0);
    const plans = around.map((candidate) => seasonPlan(competition, candidate));
    return plans.find((plan) => !isOver(plan)) ?? seasonPlan(competition, number + 1);
  }

  return {
    present: () =>
      seasonCompetitions().map((competition) => ({
        id: presentPlan(competition).id,
        kind: 'season',
        status: 'live',
        sportId: SPORT_ID,
        tournamentId: competition.id,
      })),
    ofTournament(tournamentId) {
      const competition = seasonCompetitions().find(({ id }) => id === tournamentId);
      return competition && seasonNow(presentPlan(competition));
    },
    find(seasonId) {
      const plan = seasonPlanById(seasonId);
      return plan && seasonNow(plan);
    },
    renew(competition) {
      for (const [id] of records) {
        if (seasonPlanById(id)?.competition.id === competition.id) records.delete(id);
      }
    },
  };
}
