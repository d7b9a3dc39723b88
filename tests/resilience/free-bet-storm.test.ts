import { afterAll, describe, it } from 'vitest';
import { ragePlacements } from './storm/placement/rage.ts';
import { optionsOf, planOf, roundsOf } from './storm/site/plan.ts';
import { throughStorm } from './storm/site/storm-servers.ts';
import { RoundSums } from './storm/site/table.ts';

const PLAN = planOf({ share: { wishes: 16, kills: 1 }, whole: { wishes: 10_000, kills: 200 } });
const sums = new RoundSums();

describe(`${PLAN.wishes} wishes paid by free bets, seed ${PLAN.seed}`, () => {
  afterAll(() => sums.print());
  for (const round of roundsOf({ ...PLAN, cluster: null })) {
    it(
      `FREE-02 PLACE-12 ${round.wishes} of seed ${round.seed} use each free bet once and no balance, whatever fails on the way`,
      optionsOf(round),
      ({ signal }) =>
        throughStorm(round, async (started) =>
          sums.add(await ragePlacements(round, { ...started, signal, paysFree: true })),
        ),
    );
  }
});
