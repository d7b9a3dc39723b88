import { afterAll, describe, expect, it } from 'vitest';
import { conclude } from './storm/site/conclude.ts';
import { optionsOf, planOf, roundsOf, type SitePlan } from './storm/site/plan.ts';
import { throughStorm } from './storm/site/storm-servers.ts';
import { RoundSums, total } from './storm/site/table.ts';
import { runWithdrawalStorm } from './storm/withdrawal/withdrawal-storm.ts';

const PLAN = planOf({ share: { wishes: 30, kills: 2 }, whole: { wishes: 10_000, kills: 200 } });
const sums = new RoundSums();

describe(`${PLAN.wishes} withdrawals, seed ${PLAN.seed}`, () => {
  afterAll(() => sums.print());
  for (const round of roundsOf({ ...PLAN, cluster: null })) {
    it(
      `WAL-20 ${round.wishes} of seed ${round.seed} leave the balance once or clearly not at all, whatever fails on the way`,
      optionsOf(round),
      ({ signal }) => throughStorm(round, (started) => rage(round, { ...started, signal })),
    );
  }
});

async function rage(
  plan: SitePlan,
  surroundings: Parameters<typeof runWithdrawalStorm>[1],
): Promise<void> {
  const begun = performance.now();
  const storm = await runWithdrawalStorm(plan, surroundings);
  const { verdicts } = storm;
  const withdrawn = total(verdicts, (verdict) => verdict.withdrawn);
  const refused = total(verdicts, (verdict) => verdict.refused);
  const notTaken = total(verdicts, (verdict) => verdict.notTaken);
  const counts = {
    wishes: plan.wishes,
    bettors: verdicts.length,
    forms: storm.forms,
    'statements read': storm.statements,
    kills: storm.kills,
    'faults dealt': storm.faults,
    withdrawn,
    refused,
    'not taken': notTaken,
  };
  const round = { seed: plan.seed, begun, operator: surroundings.operator };
  sums.add(await conclude(counts, verdicts, round));

  // What is shown above would be shown by a storm that did nothing, too.
  expect(storm.kills).toBe(plan.kills);
  expect(storm.faults).toBeGreaterThan(plan.wishes / 2);
  expect(withdrawn + refused + notTaken).toBe(plan.wishes);
  expect(withdrawn).toBeGreaterThan(plan.wishes / 2);
}
