import { afterAll, describe, expect, it } from 'vitest';
import { runDepositStorm } from './storm/deposit/deposit-storm.ts';
import { conclude } from './storm/site/conclude.ts';
import { optionsOf, planOf, roundsOf, type SitePlan } from './storm/site/plan.ts';
import { throughStorm } from './storm/site/storm-servers.ts';
import { RoundSums, total } from './storm/site/table.ts';

const PLAN = planOf({ share: { wishes: 40, kills: 2 }, whole: { wishes: 10_000, kills: 200 } });
const sums = new RoundSums();

describe(`${PLAN.wishes} deposits, seed ${PLAN.seed}`, () => {
  afterAll(() => sums.print());
  for (const round of roundsOf(PLAN)) {
    it(
      `WAL-20 ${round.wishes} of seed ${round.seed} come to the balance once each, whatever fails on the way`,
      optionsOf(round),
      ({ signal }) => throughStorm(round, (started) => rage(round, { ...started, signal })),
    );
  }
});

async function rage(
  plan: SitePlan,
  surroundings: Parameters<typeof runDepositStorm>[1],
): Promise<void> {
  const begun = performance.now();
  const storm = await runDepositStorm(plan, surroundings);
  const { verdicts } = storm;
  const deposited = total(verdicts, (verdict) => verdict.deposited);
  const counts = {
    wishes: plan.wishes,
    'statements read': storm.statements,
    kills: storm.kills,
    'faults dealt': storm.faults,
    deposited,
  };
  const round = { seed: plan.seed, begun, operator: surroundings.operator };
  sums.add(await conclude(counts, verdicts, round));

  // What is shown above would be shown by a storm that did nothing, too.
  expect(deposited).toBe(plan.wishes);
  expect(storm.kills).toBe(plan.kills);
  expect(storm.faults).toBeGreaterThan(plan.wishes / 2);
}
