import { championshipTable, type ChampionshipTable } from './championship.ts';
import { driverPaces, weekendForms } from './driver-pace.ts';
import { playRace } from './race-course.ts';
import type { SessionCourse } from './session-course.ts';
import { childPlans, type StagePlan } from './stage-plan.ts';
import { DRIVERS } from './teams.ts';
import { playTimedSession } from './timed-session.ts';

/** What happens in the sessions of the world: a function of the seed. */
export interface StageSessions {
  courseOf(session: StagePlan): SessionCourse;
  /** When a stage is over, in world seconds: a race with its leader's last lap. */
  endOf(stage: StagePlan): number;
  paces(championship: number): readonly number[];
  /** The table of a championship at a time, and how many of its races are still to come. */
  tableAt(championship: StagePlan, worldSeconds: number): ChampionshipTable & { racesLeft: number };
}

/** Courses kept; those of a championship and a half. */
const MOST_KEPT = 100;

export function createStageSessions(seed: number): StageSessions {
  const courses = new Map<string, SessionCourse>();
  const pacesOf = new Map<number, readonly number[]>();

  function paces(championship: number): readonly number[] {
    const known = pacesOf.get(championship) ?? driverPaces(seed, championship);
    pacesOf.set(championship, known);
    return known;
  }

  function courseOf(session: StagePlan): SessionCourse {
    const known = courses.get(session.id);
    if (known) return known;
    const course = play(session);
    if (courses.size >= MOST_KEPT) courses.clear();
    courses.set(session.id, course);
    return course;
  }

  function play(session: StagePlan): SessionCourse {
    const { grandPrix, championship, parentId } = session;
    if (!grandPrix) throw new RangeError(`${session.id} is no session`);
    const key = `${seed}/${session.id}`;
    const forms = weekendForms(`${seed}/${parentId}`);
    if (session.type !== 'Race') return playTimedSession(key, paces(championship), forms);
    const { endsAfter, momentAt } = courseOf(sessionBefore(session));
    const grid = momentAt(endsAfter).order.map(({ driver }) => driver);
    return playRace({ key, grandPrix, paces: paces(championship), forms, grid });
  }

  function endOf(stage: StagePlan): number {
    const last = childPlans(stage).at(-1);
    return last ? endOf(last) : stage.startsAt + courseOf(stage).endsAfter;
  }

  return {
    courseOf,
    endOf,
    paces,
    tableAt(championship, worldSeconds) {
      const races = childPlans(championship).flatMap((weekend) => childPlans(weekend).slice(-1));
      const run = races.filter(
        (race) => race.startsAt <= worldSeconds && endOf(race) <= worldSeconds,
      );
      const orders = run.map((race) => {
        const { endsAfter, momentAt } = courseOf(race);
        return momentAt(endsAfter).order;
      });
      return { ...championshipTable(DRIVERS.length, orders), racesLeft: races.length - run.length };
    },
  };
}

/** The qualifying of a race. */
function sessionBefore(race: StagePlan): StagePlan {
  const [, qualifying] = childPlans({ ...race, type: 'GrandPrix' });
  if (!qualifying) throw new RangeError(`No qualifying for ${race.id}`);
  return qualifying;
}
