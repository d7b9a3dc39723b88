import type { EventStatus } from '@vitrine/betting/sportsbook/event';
import type { EventOffer } from '../offer/event-offer.ts';
import type { HandMoves } from '../match/hand-moves.ts';
import type { Labels } from '../offer/labels.ts';
import type { PricedMarket } from '../offer/priced-market.ts';
import { producerIdOf } from '../offer/producers.ts';
import { noise } from '../random.ts';
import type { Contender } from '../sports/rank-chances.ts';
import { priceRankMarket } from '../sports/rank-market.ts';
import type { WorldClock } from '../world-clock.ts';
import { championshipContenders } from './championship.ts';
import type { SessionMoment, Standing } from './session-course.ts';
import {
  rankedOutcomes,
  rankMarketPlan,
  stageMarkets,
  stageResult,
  type StageMarket,
} from './stage-markets.ts';
import { plansAround, stagePlanById, type StagePlan } from './stage-plan.ts';
import { createStageSessions } from './stage-sessions.ts';
import { STAGE_WORDS, stageName } from './stage-words.ts';
import { DRIVERS, type Driver } from './teams.ts';

/** The sport whose events are stages, and the tournament they belong to. */
export const FORMULA_1 = { sportId: 'sr:sport:40', tournamentId: 'sr:tournament:40100' } as const;

/** Where a driver stands in a stage. */
export interface StageStanding {
  readonly driver: Driver;
  /** From 1; null before the stage has begun. */
  readonly position: number | null;
  readonly isRetired: boolean;
}

/** A stage as it stands at the world's present moment. */
export interface StageNow extends EventOffer {
  readonly plan: StagePlan;
  readonly statusText: string;
  /** Laps of a race and those its leader has completed; null where laps do not count. */
  readonly lap: number | null;
  readonly laps: number | null;
  /** Epoch milliseconds. */
  readonly endsAt: number;
  readonly standings: readonly StageStanding[];
}

/** The stages of the world. */
export interface Stages {
  /** Stages on offer at the present moment, in order of start. */
  offered(): readonly StageNow[];
  /** Any stage of the world, upcoming, live or over. */
  find(stageId: string): StageNow | undefined;
}

export interface StagesOptions {
  readonly clock: WorldClock;
  readonly labels: Labels;
  readonly hand: HandMoves;
  /** World seconds of the present moment. */
  readonly time: () => number;
}

/** Odds are drawn anew at this rhythm, in world seconds. */
const LIVE_RHYTHM = 10;
const PREMATCH_RHYTHM = 300;
/** How far odds sway around what is known, as a share of what is not, and how fast. */
const SWAY = 0.12;
const SWAY_PERIOD = 1800;

interface Known {
  readonly moment: string;
  readonly stage: StageNow;
}

interface Standings {
  readonly order: readonly Standing[];
  readonly contenders: readonly Contender[];
  readonly isHeld: boolean;
}

export function createStages({ clock, labels, hand, time }: StagesOptions): Stages {
  const sessions = createStageSessions(clock.seed);
  const known = new Map<string, Known>();

  function statusOf(plan: StagePlan, at: number): EventStatus & ('notStarted' | 'live' | 'ended') {
    if (at < plan.startsAt) return 'notStarted';
    return at < sessions.endOf(plan) ? 'live' : 'ended';
  }

  /** The stage of an earlier look, as long as nothing of it can have changed. */
  function stageNow(plan: StagePlan): StageNow {
    const at = time();
    const status = statusOf(plan, at);
    const session = isSession(plan) ? sessions.courseOf(plan).momentAt(at - plan.startsAt) : null;
    const rhythm = status === 'live' ? LIVE_RHYTHM : PREMATCH_RHYTHM;
    const beat = Math.floor(at / rhythm);
    const moment = [
      status,
      status === 'ended' ? 0 : beat,
      session?.suspended,
      session?.lap,
      hand.versionOf(plan.id),
      clock.wallOf(plan.startsAt),
    ].join('/');
    const before = known.get(plan.id);
    if (before?.moment === moment) return before.stage;
    const stage = view(plan, status, session, beat * rhythm);
    known.set(plan.id, { moment, stage });
    return stage;
  }

  function view(
    plan: StagePlan,
    status: 'notStarted' | 'live' | 'ended',
    session: SessionMoment | null,
    at: number,
  ): StageNow {
    const isStarted = status !== 'notStarted';
    const course = isSession(plan) ? sessions.courseOf(plan) : null;
    const lap = isStarted ? (session?.lap ?? null) : null;
    const now = time();
    const isOpen = plan.listedAt <= now && status !== 'ended';
    let main: readonly PricedMarket[] | undefined;
    let all: readonly PricedMarket[] | undefined;
    const stage: StageNow = {
      plan,
      id: plan.id,
      kind: 'stage',
      provider: 'one',
      producerId: producerIdOf('one', isStarted && session !== null),
      ...FORMULA_1,
      sportName: labels.words(STAGE_WORDS.sport),
      tournamentName: labels.words(STAGE_WORDS.championship),
      categoryName: labels.words(STAGE_WORDS.category),
      name: stageName(plan, labels),
      sides: null,
      status,
      statusText: statusText(status, lap, course?.laps ?? null),
      lap,
      laps: course?.laps ?? null,
      isBooked: true,
      isListed: plan.listedAt <= now,
      scheduledAt: clock.wallOf(plan.startsAt),
      endsAt: clock.wallOf(isStarted ? sessions.endOf(plan) : plan.plannedEnd),
      get standings() {
        return standingsAt(plan, session, now).order.map(({ driver, isRetired }, index) => ({
          driver: driverAt(driver),
          position: isStarted ? index + 1 : null,
          isRetired,
        }));
      },
      // Priced when somebody looks, as of the moment the stage was read.
      get mainMarkets() {
        return (main ??= isOpen ? priced(({ isMain }) => isMain) : []);
      },
      get markets() {
        return (all ??= isOpen ? [...stage.mainMarkets, ...priced(({ isMain }) => !isMain)] : []);
      },
      resultOf: (outcome) =>
        status === 'ended' ? stageResult(outcome, standingsAt(plan, session, now).order) : null,
    };

    function priced(isAsked: (market: StageMarket) => boolean): readonly PricedMarket[] {
      const { contenders, isHeld } = standingsAt(plan, session, now);
      const swayed = contenders.map((contender, driver) => sway(plan, contender, driver, at));
      const markets = stageMarkets(plan.type)
        .filter(isAsked)
        .flatMap((market) => {
          const ranked = rankedOutcomes(market, swayed);
          if (ranked.length === 0) return [];
          return [priceRankMarket(plan.id, rankMarketPlan(market, labels), ranked, isHeld)];
        });
      return hand.applied(stage, markets);
    }
    return stage;
  }

  function standingsAt(plan: StagePlan, session: SessionMoment | null, at: number): Standings {
    if (session) return { ...session, isHeld: session.suspended };
    if (plan.type === 'GrandPrix') return standingsOfTeams();
    const table = sessions.tableAt(plan, at);
    const contenders = championshipContenders(
      table,
      sessions.paces(plan.championship),
      table.racesLeft,
    );
    return { order: table.order, contenders, isHeld: false };
  }

  function sway({ id }: StagePlan, contender: Contender, driver: number, beat: number): Contender {
    const key = `${clock.seed}/${id}/${driver}`;
    const shift = SWAY * contender.deviation * noise(key, beat, SWAY_PERIOD);
    return { ...contender, mean: contender.mean + shift };
  }

  function statusText(
    status: 'notStarted' | 'live' | 'ended',
    lap: number | null,
    laps: number | null,
  ): string {
    if (status !== 'live' || lap === null) return labels.words(STAGE_WORDS[status]);
    return labels
      .words(STAGE_WORDS.lap)
      .replace('{lap}', String(Math.min(lap + 1, laps ?? 0)))
      .replace('{laps}', String(laps));
  }

  return {
    offered: () =>
      plansAround(time())
        .filter((plan) => statusOf(plan, time()) !== 'ended')
        .map(stageNow),
    find(stageId) {
      const plan = stagePlanById(stageId);
      return plan && stageNow(plan);
    },
  };
}

function isSession({ type }: StagePlan): boolean {
  return type !== 'Championship' && type !== 'GrandPrix';
}

/** A weekend has no order of its own. */
function standingsOfTeams(): Standings {
  const order = DRIVERS.map((_, driver) => ({ driver, isRetired: false }));
  return { order, contenders: [], isHeld: false };
}

function driverAt(index: number): Driver {
  const driver = DRIVERS[index];
  if (!driver) throw new RangeError(`No driver ${index}`);
  return driver;
}
