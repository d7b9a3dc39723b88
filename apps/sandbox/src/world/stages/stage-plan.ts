import { WORLD_START } from '../world-clock.ts';
import { GRANDS_PRIX, type GrandPrix } from './grands-prix.ts';

/** What a stage is: a championship of race weekends, a weekend, or one of its sessions. */
export type StageType = 'Championship' | 'GrandPrix' | SessionType;
/** The sessions of a weekend, in their order. */
export type SessionType = (typeof SESSIONS)[number];

/** When a stage is, and what it is part of. Times are world seconds. */
export interface StagePlan {
  readonly id: string;
  readonly type: StageType;
  readonly parentId: string | null;
  /** Which championship, from 0. */
  readonly championship: number;
  /** Which race weekend of the championship, from 0; null for the championship itself. */
  readonly round: number | null;
  readonly grandPrix: GrandPrix | null;
  readonly startsAt: number;
  /** When it is over if all goes as planned; a race ends with its leader's last lap. */
  readonly plannedEnd: number;
  /** From when it is offered. */
  readonly listedAt: number;
}

const SESSIONS = ['Practice', 'Qualifying', 'Race'] as const;
const HOUR = 3600;
const DAY = 24 * HOUR;
/** From one race to the next. */
const INTERVAL = 2 * DAY;
/** When sessions start before the race of their weekend. */
const LEADS: Readonly<Record<SessionType, number>> = {
  Practice: 26 * HOUR,
  Qualifying: 22 * HOUR,
  Race: 0,
};
export const TIMED_SESSION_SECONDS = HOUR;
/** The world begins while a race is under way, this many seconds old. */
const FIRST_RACE_AGE = 1200;
/** Which race of all that is. */
const FIRST_RACE = 31;
const LISTED_BEFORE = 5 * DAY;
const ID_BASE = 1_000_000;
const IDS_OF_CHAMPIONSHIP = 1000;
const IDS_OF_ROUND = 10;

/** The stage of an id; undefined for an id this world never makes. */
export function stagePlanById(id: string): StagePlan | undefined {
  const place = Number(/^sr:stage:(\d{7,9})$/.exec(id)?.[1] ?? Number.NaN) - ID_BASE;
  if (!(place >= 0)) return undefined;
  const championship = Math.floor(place / IDS_OF_CHAMPIONSHIP);
  const within = place % IDS_OF_CHAMPIONSHIP;
  if (within === 0) return championshipPlan(championship);
  const round = Math.floor(within / IDS_OF_ROUND) - 1;
  const part = within % IDS_OF_ROUND;
  if (round < 0 || round >= GRANDS_PRIX.length) return undefined;
  if (part === 0) return weekendPlan(championship, round);
  const session = SESSIONS[part - 1];
  return session && sessionPlan(championship, round, session);
}

/** The stages a stage is made of, in order of start. */
export function childPlans({ type, championship, round }: StagePlan): readonly StagePlan[] {
  if (type === 'Championship') {
    return GRANDS_PRIX.map((_, index) => weekendPlan(championship, index));
  }
  if (type !== 'GrandPrix' || round === null) return [];
  return SESSIONS.map((session) => sessionPlan(championship, round, session));
}

/** Championships, weekends and sessions listed at a time that may not be over, in order of start. */
export function plansAround(worldSeconds: number): readonly StagePlan[] {
  const weekend = Math.floor((worldSeconds - raceStart(0)) / INTERVAL);
  const first = Math.max(0, Math.floor(weekend / GRANDS_PRIX.length) - 1);
  return [0, 1, 2]
    .map((step) => championshipPlan(first + step))
    .flatMap((plan) => {
      const weekends = childPlans(plan);
      return [plan, ...weekends, ...weekends.flatMap(childPlans)];
    })
    .filter(
      ({ listedAt, plannedEnd }) =>
        listedAt <= worldSeconds && worldSeconds < plannedEnd + TIMED_SESSION_SECONDS,
    )
    .sort((a, b) => a.startsAt - b.startsAt || a.id.localeCompare(b.id));
}

function championshipPlan(championship: number): StagePlan {
  const last = GRANDS_PRIX.length - 1;
  return {
    id: idOf(championship, 0),
    type: 'Championship',
    parentId: null,
    championship,
    round: null,
    grandPrix: null,
    startsAt: weekendPlan(championship, 0).startsAt,
    plannedEnd: weekendPlan(championship, last).plannedEnd,
    listedAt: championship === 0 ? 0 : weekendPlan(championship - 1, last).plannedEnd,
  };
}

function weekendPlan(championship: number, round: number): StagePlan {
  const race = sessionPlan(championship, round, 'Race');
  return {
    ...race,
    id: idOf(championship, (round + 1) * IDS_OF_ROUND),
    type: 'GrandPrix',
    parentId: idOf(championship, 0),
    startsAt: race.startsAt - LEADS.Practice,
  };
}

function sessionPlan(championship: number, round: number, type: SessionType): StagePlan {
  const grandPrix = GRANDS_PRIX[round];
  if (!grandPrix) throw new RangeError(`No race weekend ${round}`);
  const race = raceStart(championship * GRANDS_PRIX.length + round);
  const startsAt = race - LEADS[type];
  const length =
    type === 'Race' ? grandPrix.laps * (grandPrix.lapSeconds + 1) : TIMED_SESSION_SECONDS;
  const within = (round + 1) * IDS_OF_ROUND;
  return {
    id: idOf(championship, within + SESSIONS.indexOf(type) + 1),
    type,
    parentId: idOf(championship, within),
    championship,
    round,
    grandPrix,
    startsAt,
    plannedEnd: startsAt + length,
    listedAt: race - LISTED_BEFORE,
  };
}

function raceStart(weekend: number): number {
  return WORLD_START - FIRST_RACE_AGE + (weekend - FIRST_RACE) * INTERVAL;
}

function idOf(championship: number, within: number): string {
  return `sr:stage:${ID_BASE + championship * IDS_OF_CHAMPIONSHIP + within}`;
}
