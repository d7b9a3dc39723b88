import { type Server, type Servers, startServers } from '../../../e2e/support/servers.ts';
import { RedisServer } from '../../redis-server.ts';
import { openBalancer } from './balancer.ts';
import { ClusterKills } from './cluster-kills.ts';
import type { ClusterPlan } from './plan.ts';

/** Instances of the site on one Redis behind a load balancer. To visitors they are one site. */
export interface ClusterServers {
  readonly servers: Servers;
  readonly kills: ClusterKills;
}

export async function startCluster(
  world: Readonly<Record<string, string>>,
  { sites: count, killEveryMs, redisKills }: ClusterPlan,
): Promise<ClusterServers> {
  const redis = new RedisServer();
  await redis.start();
  const balancer = await openBalancer();
  const settings = { TRUST_PROXY: '1', REDIS_URL: redis.url, PUBLIC_URL: balancer.url };
  const first = await startServers('arara', world, settings);
  const sites = [first.site];
  while (sites.length < count) sites.push(await first.addSite());
  balancer.targets.push(...sites.map(({ url }) => url));
  const site: Server = {
    // Several processes, none of which stands for all.
    pid: null,
    url: balancer.url,
    start: async (env) => void (await Promise.all(sites.map((each) => each.start(env)))),
    kill: async () => void (await Promise.all(sites.map((each) => each.kill()))),
  };
  const kills = new ClusterKills({ sites, redis }, { everyMs: killEveryMs, redisKills });
  const servers: Servers = {
    ...first,
    site,
    async stop() {
      await kills.end();
      await first.stop();
      await balancer.close();
      await redis.kill();
      redis.remove();
    },
  };
  return { servers, kills };
}
