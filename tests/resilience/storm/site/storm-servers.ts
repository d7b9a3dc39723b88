import { type Servers, startServers } from '../../../e2e/support/servers.ts';
import { Operator } from '../operator.ts';
import type { ClusterKills } from './cluster-kills.ts';
import { startCluster } from './cluster-servers.ts';
import type { SitePlan } from './plan.ts';

export interface StormServers {
  readonly servers: Servers;
  readonly operator: Operator;
  /** What kills instances of a cluster; null where the site stands alone. */
  readonly clusterKills: ClusterKills | null;
}

/**
 * Starts what a storm over the site rages through: a still world of the plan's seed, and a site that
 * believes what a proxy says of where its bettors come from.
 */
export async function startStormServers({
  seed,
  cluster,
}: Pick<SitePlan, 'seed' | 'cluster'>): Promise<StormServers> {
  const world = { WORLD_SEED: String(seed), WORLD_SPEED: '0' };
  const { servers, kills } = cluster
    ? await startCluster(world, cluster)
    : { servers: await startServers('arara', world, { TRUST_PROXY: '1' }), kills: null };
  return { servers, operator: new Operator(servers.sandbox.url), clusterKills: kills };
}

/** Lets a storm rage through servers of its own, which are stopped at its end. */
export async function throughStorm(
  plan: Pick<SitePlan, 'seed' | 'cluster'>,
  rage: (started: StormServers) => Promise<void>,
): Promise<void> {
  const started = await startStormServers(plan);
  try {
    await rage(started);
  } finally {
    await started.servers.stop();
  }
}
