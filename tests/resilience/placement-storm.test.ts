import { afterAll, describe, expect, it } from 'vitest';
import { hasRedis } from './redis-server.ts';
import { runPlacementStorm } from './storm/placement/placement-storm.ts';
import { planOf, roundsOf, type SitePlan } from './storm/site/plan.ts';
import { startStormServers } from './storm/site/storm-servers.ts';
import { tableText, total } from './storm/site/table.ts';

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
            await rage(round, { ...storm, signal });
          } finally {
            await storm.servers.stop();
          }
        },
      );
    }
  },
);

async function rage(
  plan: SitePlan,
  surroundings: Parameters<typeof runPlacementStorm>[1],
): Promise<void> {
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
  for (const [name, value] of Object.entries(figures))
    sums.set(name, (sums.get(name) ?? 0) + value);
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
}
