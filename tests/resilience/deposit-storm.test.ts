import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Servers } from '../e2e/support/servers.ts';
import { runDepositStorm } from './storm/deposit/deposit-storm.ts';
import type { Operator } from './storm/operator.ts';
import { planOf } from './storm/site/plan.ts';
import { startStormServers } from './storm/site/storm-servers.ts';
import { tableText, total } from './storm/site/table.ts';

const PLAN = planOf({ share: { wishes: 60, kills: 2 }, whole: { wishes: 300, kills: 10 } });
/** A second and more a wish is what a busy machine takes. */
const TIMEOUT_MS = 180_000 + 3_000 * PLAN.wishes;

let servers: Servers;
let operator: Operator;
beforeAll(async () => {
  ({ servers, operator } = await startStormServers(PLAN));
});
afterAll(() => servers.stop());

describe(`${PLAN.wishes} deposits of ${PLAN.bettors} bettors, seed ${PLAN.seed}`, () => {
  it(
    'WAL-20 come to the balance once each, whatever fails on the way',
    async ({ signal }) => {
      const storm = await runDepositStorm(PLAN, { servers, operator, signal });
      const { verdicts } = storm;
      const deposited = total(verdicts, (verdict) => verdict.deposited);
      const wrong = {
        doubled: verdicts.flatMap(({ doubled }) => doubled),
        lost: verdicts.flatMap(({ lost }) => lost),
        toldWrong: verdicts.flatMap(({ toldWrong }) => toldWrong),
        stuck: verdicts.flatMap(({ stuck }) => stuck),
      };
      process.stdout.write(
        tableText({
          seed: PLAN.seed,
          deposits: PLAN.wishes,
          'statements read': storm.statements,
          kills: storm.kills,
          'faults dealt': storm.faults,
          deposited,
          doubled: wrong.doubled.length,
          lost: wrong.lost.length,
          'told wrong': wrong.toldWrong.length,
          stuck: wrong.stuck.length,
        }),
      );
      expect(wrong).toEqual({ doubled: [], lost: [], toldWrong: [], stuck: [] });
      expect((await operator.ledger()).total).toBe(0);

      // What is shown above would be shown by a storm that did nothing, too.
      expect(deposited).toBe(PLAN.wishes);
      expect(storm.kills).toBe(PLAN.kills);
      expect(storm.faults).toBeGreaterThan(PLAN.wishes / 2);
    },
    TIMEOUT_MS,
  );
});
