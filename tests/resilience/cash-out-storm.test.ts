import { describe, expect, it } from 'vitest';
import { runCashOutStorm } from './storm/cash-out/cash-out-storm.ts';
import { planOf, roundsOf, type SitePlan } from './storm/site/plan.ts';
import { startStormServers } from './storm/site/storm-servers.ts';
import { tableText, total } from './storm/site/table.ts';

const PLAN = planOf({ share: { wishes: 24, kills: 1 }, whole: { wishes: 10_000, kills: 200 } });

describe(`${PLAN.wishes} cash outs, seed ${PLAN.seed}`, () => {
  for (const round of roundsOf({ ...PLAN, cluster: null })) {
    it(
      `CASH-03 ${round.wishes} of seed ${round.seed} are paid once or clearly not at all, whatever fails on the way`,
      // Two seconds a wish are more than a busy machine takes.
      { timeout: 180_000 + 2_000 * round.wishes },
      async ({ signal }) => {
        const storm = await startStormServers(round);
        try {
          await rage(round, { ...storm, signal });
        } finally {
          await storm.servers.stop();
        }
      },
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
  const wrong = {
    doubled: verdicts.flatMap(({ doubled }) => doubled),
    lost: verdicts.flatMap(({ lost }) => lost),
    toldWrong: verdicts.flatMap(({ toldWrong }) => toldWrong),
    unclear: verdicts.flatMap(({ unclear }) => unclear),
  };
  const ledger = (await surroundings.operator.ledger()).total;
  process.stdout.write(
    tableText({
      seed: plan.seed,
      wishes: plan.wishes,
      'forms sent': storm.sent,
      'statements read': storm.statements,
      kills: storm.kills,
      'faults dealt': storm.faults,
      paid,
      open,
      doubled: wrong.doubled.length,
      lost: wrong.lost.length,
      'told wrong': wrong.toldWrong.length,
      unclear: wrong.unclear.length,
      'ledger sum': ledger,
      seconds: Math.round((performance.now() - begun) / 1_000),
    }),
  );
  expect(wrong).toEqual({ doubled: [], lost: [], toldWrong: [], unclear: [] });
  expect(ledger).toBe(0);

  // What is shown above would be shown by a storm that did nothing, too.
  expect(storm.kills).toBe(plan.kills);
  expect(storm.faults).toBeGreaterThan(plan.wishes / 2);
  expect(paid + open).toBe(plan.wishes);
  // How many offers end in between hangs on the draw; a storm in which few are paid shows nothing.
  expect(paid).toBeGreaterThan(plan.wishes / 5);
}
