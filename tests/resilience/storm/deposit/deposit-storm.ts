import type { Servers } from '../../../e2e/support/servers.ts';
import { createDraw } from '../draw.ts';
import type { Operator } from '../operator.ts';
import { AFTER_ALL_CALLS } from '../site/after-all-calls.ts';
import { beginFaults, endFaults } from '../site/faults.ts';
import { newBrowser } from '../site/new-browser.ts';
import type { SitePlan } from '../site/plan.ts';
import { SiteKills } from '../site/site-kills.ts';
import { DepositingBettor } from './depositing-bettor.ts';
import { type DepositVerdict, judgeDeposits } from './deposit-verdict.ts';

/** The first amount of a bettor; each further one is a little more, so that an amount names a deposit. */
const FIRST_AMOUNT = 20_00;

export interface DepositStorm {
  readonly verdicts: readonly DepositVerdict[];
  readonly statements: number;
  readonly kills: number;
  readonly faults: number;
}

interface Surroundings {
  readonly servers: Servers;
  readonly operator: Operator;
  readonly signal: AbortSignal;
}

/**
 * Lets many bettors deposit, while calls of the site fail and its process is killed; then looks at all
 * deposits once more.
 */
export async function runDepositStorm(
  plan: SitePlan,
  { servers, operator, signal }: Surroundings,
): Promise<DepositStorm> {
  const kills = new SiteKills(servers.site, createDraw(plan.seed), plan);
  const bettors: DepositingBettor[] = [];
  for (let index = 0; index < plan.bettors; index += 1) {
    const { browser, email } = await newBrowser(index, { servers, operator, kills });
    const draw = createDraw(plan.seed + index + 1);
    bettors.push(new DepositingBettor(email, browser, { operator, kills }, draw));
  }
  await beginFaults(operator, plan);
  let wished = 0;
  await Promise.all(
    bettors.map(async (bettor) => {
      for (let amount = FIRST_AMOUNT; wished < plan.wishes && !signal.aborted; amount += 1) {
        wished += 1;
        await bettor.deposit(amount);
      }
    }),
  );
  await kills.served();
  const faults = await endFaults(operator);
  await servers.site.kill();
  await servers.site.start(AFTER_ALL_CALLS);
  const verdicts = await Promise.all(
    bettors.map(async (bettor) => {
      for (const { amount, formId, chargeId } of shownCharges(bettor)) {
        await bettor.lookUntilSettled(amount, formId, chargeId);
      }
      return judgeDeposits(bettor, await operator.account(bettor.email));
    }),
  );
  const statements = bettors.reduce((sum, { told }) => sum + told.length, 0);
  return { verdicts, statements, kills: kills.count, faults };
}

/** The charges that pages have shown to a bettor, each once. */
function shownCharges({ told }: DepositingBettor) {
  const byId = new Map(
    told.flatMap(({ amount, formId, chargeId }) =>
      chargeId === null ? [] : [[chargeId, { amount, formId, chargeId }] as const],
    ),
  );
  return [...byId.values()];
}
