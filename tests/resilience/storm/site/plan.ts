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
}

/** A bettor does not want more than this in one storm: the operator lists no more tickets at once. */
const MOST_WISHES_OF_A_BETTOR = 50;
/** More would only wait for the two cores. */
const BETTORS_AT_ONCE = 40;

/** So many wishes, and so many kills among them. */
export interface StormSize {
  readonly wishes: number;
  readonly kills: number;
}

/**
 * The plan of this run, of a new seed each time. The share is what every run of the tests takes, and
 * STORM_SIZE=whole the whole storm; STORM_COUNT, STORM_KILLS and STORM_SEED change either.
 */
export function planOf({ share, whole }: Readonly<Record<'share' | 'whole', StormSize>>): SitePlan {
  const size = process.env['STORM_SIZE'] === 'whole' ? whole : share;
  const wishes = number('STORM_COUNT', size.wishes);
  return {
    seed: number('STORM_SEED', Date.now() % 1_000_000),
    wishes,
    kills: number('STORM_KILLS', size.kills),
    bettors: Math.max(BETTORS_AT_ONCE, Math.ceil(wishes / MOST_WISHES_OF_A_BETTOR)),
    faults: 0.2,
  };
}

function number(variable: string, otherwise: number): number {
  const value = process.env[variable];
  if (value === undefined) return otherwise;
  if (!/^\d+$/.test(value)) throw new RangeError(`${variable}: expected a whole number`);
  return Number(value);
}
