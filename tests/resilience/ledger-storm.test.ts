import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Servers, startSandbox } from '../e2e/support/servers.ts';
import { auditAccount, type Tally } from './storm/audit.ts';
import { Operator } from './storm/operator.ts';
import { runStorm } from './storm/storm.ts';

/** Another each time; `STORM_SEED` draws the same operations again. */
const SEED = Number(process.env['STORM_SEED'] ?? Date.now() % 1_000_000);
const IS_WHOLE = process.env['STORM_SIZE'] === 'whole';
const PLAN = {
  seed: SEED,
  operations: IS_WHOLE ? 10_000 : 4_000,
  bettors: 10,
  devices: 2,
  kills: IS_WHOLE ? 10 : 4,
  lostAnswers: 0.01,
};
/** Far beyond what a machine of two cores takes that does nothing else. */
const TIMEOUT_MS = 10 * 60_000;
/** The longest a ticket waits that waits at all; those of a magic stake wait for ever. */
const DECIDED_WITHIN_MS = 4_000;

/** World seconds in which the matches that were to come are over. */
const UNTIL_MOST_IS_SETTLED = 5 * 3600;

let platform: Pick<Servers, 'sandbox' | 'stop'>;
let operator: Operator;
beforeAll(async () => {
  platform = await startSandbox({
    BRAND: 'arara',
    NODE_ENV: 'production',
    WORLD_SEED: String(SEED),
    WORLD_SPEED: '0',
    WORLD_LIVE: '0.5',
  });
  operator = new Operator(platform.sandbox.url);
});
afterAll(() => platform.stop());

describe(`the ledger under ${PLAN.operations} operations of ${PLAN.bettors * PLAN.devices} clients, seed ${SEED}`, () => {
  it(
    'sums to zero, pays each bet once and keeps its word, however often it is killed',
    async ({ signal }) => {
      const { bettors, lost, totals } = await runStorm(PLAN, { ...platform, operator, signal });
      await wait(DECIDED_WITHIN_MS);
      await operator.order('world/advance', { seconds: UNTIL_MOST_IS_SETTLED });

      expect(totals).toEqual(Array.from({ length: PLAN.kills }, () => 0));
      const { total, accounts } = await operator.ledger();
      expect(total).toBe(0);
      for (const { account, balance } of accounts) {
        if (account.startsWith('user:')) expect(balance, account).toBeGreaterThanOrEqual(0);
      }
      const tallies: Tally[] = [];
      for (const { email, told } of bettors) {
        tallies.push(auditAccount(await operator.account(email), told));
      }

      // What is shown above would be shown by a storm that did nothing, too.
      expect(lost, 'lost answers').toBeGreaterThan(PLAN.kills);
      for (const part of ['accepted', 'rejected', 'settled', 'cashedOut'] as const) {
        const count = tallies.reduce((sum, tally) => sum + tally[part], 0);
        expect(count, part).toBeGreaterThan(10);
      }
    },
    TIMEOUT_MS,
  );
});
