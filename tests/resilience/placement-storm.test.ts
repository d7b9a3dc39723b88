import { afterAll, describe, it } from 'vitest';
import { hasRedis } from './redis-server.ts';
import { ragePlacements } from './storm/placement/rage.ts';
import { planOf, roundsOf } from './storm/site/plan.ts';
import { startStormServers } from './storm/site/storm-servers.ts';
import { tableText } from './storm/site/table.ts';

const PLAN = planOf({ share: { wishes: 120, kills: 5 }, whole: { wishes: 2_000, kills: 40 } });
const ROUNDS = roundsOf(PLAN);
const { cluster } = PLAN;
const over = cluster ? `${cluster.sites} sites on Redis` : 'one site';
const sums = new Map<string, number>();

describe.skipIf(cluster !== null && !hasRedis)(
  `${PLAN.wishes} wishes at ${over}, seed ${PLAN.seed}`,
  () => {
    afterAll(() => {
      if (ROUNDS.length > 1)
        process.stdout.write(tableText({ rounds: ROUNDS.length, ...Object.fromEntries(sums) }));
    });
    for (const round of ROUNDS) {
      it(
        `PLACE-12 PLACE-05 ${round.wishes} of seed ${round.seed} end as one accepted bet or a clear refusal, whatever fails on the way`,
        // Two seconds a wish are more than a busy machine takes.
        { timeout: 180_000 + 2_000 * round.wishes },
        async ({ signal }) => {
          const storm = await startStormServers(round);
          try {
            const figures = await ragePlacements(round, { ...storm, signal });
            for (const [name, value] of Object.entries(figures))
              sums.set(name, (sums.get(name) ?? 0) + value);
          } finally {
            await storm.servers.stop();
          }
        },
      );
    }
  },
);
