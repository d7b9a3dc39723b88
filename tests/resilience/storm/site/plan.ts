/** How a storm over the site goes. */
export interface SitePlan {
  readonly seed: number;
  /** What bettors want: bets to be placed, or deposits to be made. */
  readonly wishes: number;
  /** How often the site's process is killed and started again on the way. */
  readonly kills: number;
  readonly bettors: number;
  /** The chance of each call of the site to the operator to go wrong. */
  readonly faults: number;
  /** Instances that share Redis behind a load balancer; null for the site alone on its own file. */
  readonly cluster: ClusterPlan | null;
}

/** How a storm over a cluster goes. Its kills go by the clock. */
export interface ClusterPlan {
  readonly sites: number;
  /** One instance is killed each time so many milliseconds went by. */
  readonly killEveryMs: number;
  /** How often Redis is killed and started again. */
  readonly redisKills: number;
}

/** A bettor does not want more than this in one storm: the operator lists no more tickets at once. */
const MOST_WISHES_OF_A_BETTOR = 50;
/** More would only wait for the two cores. */
const BETTORS_AT_ONCE = 40;
const WISHES_OF_A_ROUND = MOST_WISHES_OF_A_BETTOR * BETTORS_AT_ONCE;

/** So many wishes, and so many kills among them. */
export interface StormSize {
  readonly wishes: number;
  readonly kills: number;
}

/**
 * The plan of this run, of a new seed each time. The share is what every run of the tests takes, and
 * STORM_SIZE=whole the whole storm, STORM_PARTS one of so many parts of it, with its share of the kills;
 * STORM_COUNT, STORM_KILLS and STORM_SEED change either.
 */
export function planOf({ share, whole }: Readonly<Record<'share' | 'whole', StormSize>>): SitePlan {
  const size = process.env['STORM_SIZE'] === 'whole' ? whole : share;
  const parts = number('STORM_PARTS', 1);
  const wishes = number('STORM_COUNT', Math.ceil(size.wishes / parts));
  return {
    seed: number('STORM_SEED', Date.now() % 1_000_000),
    wishes,
    kills: number('STORM_KILLS', Math.ceil(size.kills / parts)),
    bettors: Math.max(BETTORS_AT_ONCE, Math.ceil(wishes / MOST_WISHES_OF_A_BETTOR)),
    faults: 0.3,
    cluster: clusterPlan(),
  };
}

/**
 * The plan as rounds of at most 2,000 wishes, each over servers of its own: what a round keeps stays the
 * same, however many there are.
 */
export function roundsOf(plan: SitePlan): readonly SitePlan[] {
  const count = Math.ceil(plan.wishes / WISHES_OF_A_ROUND);
  const part = (of: number, round: number) =>
    Math.floor((of * (round + 1)) / count) - Math.floor((of * round) / count);
  return Array.from({ length: count }, (_, round) => ({
    ...plan,
    seed: plan.seed + 1_000 * round,
    wishes: part(plan.wishes, round),
    kills: part(plan.kills, round),
    bettors: BETTORS_AT_ONCE,
  }));
}

/** How the test of a round runs: beside others, as many at once as the project `storm` allows. */
export function optionsOf({ wishes }: SitePlan) {
  // Two seconds a wish are more than a busy machine takes.
  return { timeout: 180_000 + 2_000 * wishes, concurrent: true };
}

/** STORM_SITES, two or more, makes a cluster; STORM_KILL_EVERY_S and STORM_REDIS_KILLS say how it goes. */
function clusterPlan(): ClusterPlan | null {
  const sites = number('STORM_SITES', 1);
  if (sites < 2) return null;
  const killEveryMs = 1_000 * number('STORM_KILL_EVERY_S', 20);
  return { sites, killEveryMs, redisKills: number('STORM_REDIS_KILLS', 0) };
}

function number(variable: string, otherwise: number): number {
  const value = process.env[variable];
  if (value === undefined) return otherwise;
  if (!/^\d+$/.test(value)) throw new RangeError(`${variable}: expected a whole number`);
  return Number(value);
}
