import { afterAll, describe, it } from 'vitest';
import { hasRedis } from './redis-server.ts';
import { ragePlacements } from './storm/placement/rage.ts';
import { optionsOf, planOf, roundsOf } from './storm/site/plan.ts';
import { throughStorm } from './storm/site/storm-servers.ts';
import { RoundSums } from './storm/site/table.ts';

const PLAN = planOf({ share: { wishes: 48, kills: 2 }, whole: { wishes: 100_000, kills: 400 } });
const { cluster } = PLAN;
const over = cluster ? `${cluster.sites} sites on Redis` : 'one site';
const sums = new RoundSums();

describe.skipIf(cluster !== null && !hasRedis)(
  `${PLAN.wishes} wishes at ${over}, seed ${PLAN.seed}`,
  () => {
    afterAll(() => sums.print());
    for (const round of roundsOf(PLAN)) {
      it(
        `PLACE-12 PLACE-05 ${round.wishes} of seed ${round.seed} end as one accepted bet or a clear refusal, whatever fails on the way`,
        optionsOf(round),
        ({ signal }) =>
          throughStorm(round, async (started) =>
            sums.add(await ragePlacements(round, { ...started, signal })),
          ),
      );
    }
  },
);
