import { type Servers, startServers } from '../../../e2e/support/servers.ts';
import { Operator } from '../operator.ts';
import type { SitePlan } from './plan.ts';

/**
 * Starts what a storm over the site rages through: a still world of the plan's seed, and a site that
 * believes what a proxy says of where its bettors come from.
 */
export async function startStormServers({
  seed,
}: Pick<SitePlan, 'seed'>): Promise<{ readonly servers: Servers; readonly operator: Operator }> {
  const world = { WORLD_SEED: String(seed), WORLD_SPEED: '0' };
  const servers = await startServers('arara', world, { TRUST_PROXY: '1' });
  return { servers, operator: new Operator(servers.sandbox.url) };
}
