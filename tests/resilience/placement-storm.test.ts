import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Servers } from '../e2e/support/servers.ts';
import type { Operator } from './storm/operator.ts';
import { runPlacementStorm } from './storm/placement/placement-storm.ts';
import { planOf } from './storm/site/plan.ts';
import { startStormServers } from './storm/site/storm-servers.ts';
import { tableText, total } from './storm/site/table.ts';

const PLAN = planOf({ share: { wishes: 120, kills: 5 }, whole: { wishes: 2_000, kills: 40 } });
/** Two seconds a wish are more than a busy machine takes. */
const TIMEOUT_MS = 120_000 + 2_000 * PLAN.wishes;

let servers: Servers;
let operator: Operator;
beforeAll(async () => {
  ({ servers, operator } = await startStormServers(PLAN));
});
afterAll(() => servers.stop());

describe(`${PLAN.wishes} wishes of ${PLAN.bettors} bettors, seed ${PLAN.seed}`, () => {
  it(
    'PLACE-12 PLACE-05 end as one accepted bet or a clear refusal, whatever fails on the way',
    async ({ signal }) => {
      const storm = await runPlacementStorm(PLAN, { servers, operator, signal });
      const { verdicts } = storm;
      const accepted = total(verdicts, (verdict) => verdict.accepted);
      const refused = total(verdicts, (verdict) => verdict.refused);
      const wrong = {
        doubled: verdicts.flatMap(({ doubled }) => doubled),
        lost: verdicts.flatMap(({ lost }) => lost),
        toldWrong: verdicts.flatMap(({ toldWrong }) => toldWrong),
        unclear: verdicts.flatMap(({ unclear }) => unclear),
      };
      process.stdout.write(
        tableText({
          seed: PLAN.seed,
          wishes: PLAN.wishes,
          'slips placed': storm.attempts,
          'forms sent': storm.sent,
          'statements read': storm.statements,
          kills: storm.kills,
          'faults dealt': storm.faults,
          accepted,
          refused,
          doubled: wrong.doubled.length,
          lost: wrong.lost.length,
          'told wrong': wrong.toldWrong.length,
          unclear: wrong.unclear.length,
        }),
      );
      expect(wrong).toEqual({ doubled: [], lost: [], toldWrong: [], unclear: [] });
      expect((await operator.ledger()).total).toBe(0);

      // What is shown above would be shown by a storm that did nothing, too.
      expect(storm.kills).toBe(PLAN.kills);
      expect(storm.attempts).toBeGreaterThanOrEqual(PLAN.wishes);
      expect(storm.faults).toBeGreaterThan(PLAN.wishes);
      expect(accepted).toBeGreaterThan(PLAN.wishes / 2);
      expect(refused).toBeGreaterThan(0);
    },
    TIMEOUT_MS,
  );
});
