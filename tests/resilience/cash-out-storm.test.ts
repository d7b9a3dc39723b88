import { afterAll, describe, expect, it } from 'vitest';
import { runCashOutStorm } from './storm/cash-out/cash-out-storm.ts';
import { conclude } from './storm/site/conclude.ts';
import { optionsOf, planOf, roundsOf, type SitePlan } from './storm/site/plan.ts';
import { throughStorm } from './storm/site/storm-servers.ts';
import { RoundSums, total } from './storm/site/table.ts';

const PLAN = planOf({ share: { wishes: 16, kills: 1 }, whole: { wishes: 10_000, kills: 200 } });
const sums = new RoundSums();

describe(`${PLAN.wishes} cash outs, seed ${PLAN.seed}`, () => {
  afterAll(() => sums.print());
  for (const round of roundsOf({ ...PLAN, cluster: null })) {
    it(
      `CASH-03 ${round.wishes} of seed ${round.seed} are paid once or clearly not at all, whatever fails on the way`,
      optionsOf(round),
      ({ signal }) => throughStorm(round, (started) => rage(round, { ...started, signal })),
    );
  }
});

async function rage(
  plan: SitePlan,
  surroundings: Parameters<typeof runCashOutStorm>[1],
): Promise<void> {
  const begun = performance.now();
  const storm = await runCashOutStorm(plan, surroundings);
  const { verdicts } = storm;
  const paid = total(verdicts, (verdict) => verdict.paid);
  const open = total(verdicts, (verdict) => verdict.open);
  const counts = {
    wishes: plan.wishes,
    'forms sent': storm.sent,
    'statements read': storm.statements,
    kills: storm.kills,
    'faults dealt': storm.faults,
    paid,
    open,
  };
  const round = { seed: plan.seed, begun, operator: surroundings.operator };
  sums.add(await conclude(counts, verdicts, round));

  // What is shown above would be shown by a storm that did nothing, too.
  expect(storm.kills).toBe(plan.kills);
  expect(storm.faults).toBeGreaterThan(plan.wishes / 2);
  expect(paid + open).toBe(plan.wishes);
  // How many offers end in between hangs on the draw; a storm in which few are paid shows nothing.
  expect(paid).toBeGreaterThan(plan.wishes / 5);
}
