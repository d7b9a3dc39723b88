import { expect } from 'vitest';
import type { SitePlan } from '../site/plan.ts';
import { tableText, total } from '../site/table.ts';
import { runPlacementStorm } from './placement-storm.ts';

/** Runs one round of a storm over placements, prints its figures, and expects that nothing went wrong. */
export async function ragePlacements(
  plan: SitePlan,
  surroundings: Parameters<typeof runPlacementStorm>[1],
): Promise<Readonly<Record<string, number>>> {
  const begun = performance.now();
  const storm = await runPlacementStorm(plan, surroundings);
  const { verdicts } = storm;
  const accepted = total(verdicts, (verdict) => verdict.accepted);
  const refused = total(verdicts, (verdict) => verdict.refused);
  const wrong = {
    doubled: verdicts.flatMap(({ doubled }) => doubled),
    lost: verdicts.flatMap(({ lost }) => lost),
    toldWrong: verdicts.flatMap(({ toldWrong }) => toldWrong),
    unclear: verdicts.flatMap(({ unclear }) => unclear),
  };
  const ledger = (await surroundings.operator.ledger()).total;
  const figures = {
    wishes: plan.wishes,
    'slips placed': storm.attempts,
    'forms sent': storm.sent,
    'statements read': storm.statements,
    kills: storm.kills,
    'kills of Redis': storm.redisKills,
    'faults dealt': storm.faults,
    accepted,
    refused,
    doubled: wrong.doubled.length,
    lost: wrong.lost.length,
    'told wrong': wrong.toldWrong.length,
    unclear: wrong.unclear.length,
    'ledger sum': ledger,
    seconds: Math.round((performance.now() - begun) / 1_000),
  };
  process.stdout.write(tableText({ seed: plan.seed, ...figures }));
  expect(wrong).toEqual({ doubled: [], lost: [], toldWrong: [], unclear: [] });
  expect(ledger).toBe(0);

  // What is shown above would be shown by a storm that did nothing, too.
  if (plan.cluster) expect(storm.kills).toBeGreaterThan(0);
  else expect(storm.kills).toBe(plan.kills);
  expect(storm.redisKills).toBe(plan.cluster?.redisKills ?? 0);
  expect(storm.attempts).toBeGreaterThanOrEqual(plan.wishes);
  expect(storm.faults).toBeGreaterThan(plan.wishes);
  expect(accepted).toBeGreaterThan(plan.wishes / 2);
  expect(refused).toBeGreaterThan(0);
  return figures;
}
