import { expect } from 'vitest';
import { conclude } from '../site/conclude.ts';
import type { SitePlan } from '../site/plan.ts';
import { total } from '../site/table.ts';
import { runPlacementStorm } from './placement-storm.ts';

/** How many wishes leave a bet that is refused for good, whatever chance draws. */
const REFUSALS_REMAIN_FROM = 100;

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
  const counts = {
    wishes: plan.wishes,
    'slips placed': storm.attempts,
    'forms sent': storm.sent,
    'statements read': storm.statements,
    kills: storm.kills,
    'kills of Redis': storm.redisKills,
    'faults dealt': storm.faults,
    accepted,
    refused,
  };
  const round = { seed: plan.seed, begun, operator: surroundings.operator };
  const figures = await conclude(counts, verdicts, round);

  // What is shown above would be shown by a storm that did nothing, too.
  if (plan.cluster) expect(storm.kills).toBeGreaterThan(0);
  else expect(storm.kills).toBe(plan.kills);
  expect(storm.redisKills).toBe(plan.cluster?.redisKills ?? 0);
  expect(storm.attempts).toBeGreaterThanOrEqual(plan.wishes);
  expect(storm.faults).toBeGreaterThan(plan.wishes);
  expect(accepted).toBeGreaterThan(plan.wishes / 2);
  // A refused bet is wished again, so that of a few all may be accepted in the end.
  if (plan.wishes >= REFUSALS_REMAIN_FROM) expect(refused).toBeGreaterThan(0);
  return figures;
}
