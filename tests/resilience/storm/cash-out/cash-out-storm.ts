import type { Match } from '../bettor.ts';
import { createDraw } from '../draw.ts';
import { AFTER_ALL_CALLS } from '../site/after-all-calls.ts';
import { beginFaults, endFaults } from '../site/faults.ts';
import { newBrowser, payIn } from '../site/new-browser.ts';
import type { SitePlan } from '../site/plan.ts';
import { SiteKills } from '../site/site-kills.ts';
import type { StormServers } from '../site/storm-servers.ts';
import { CashingBettor } from './cashing-bettor.ts';
import { type CashOutVerdict, judgeCashOuts } from './cash-out-verdict.ts';
import { placeOpenBets } from './open-bets.ts';

/** In units of the currency: enough for all stakes of a bettor. */
const BALANCE = 500;
const FIRST_STAKE = 2_00;
/** The platform rejects the cash out of a bet of this stake, and moves the value of one of the other. */
const REJECTED_STAKE = 13_31;
const MOVING_STAKE = 13_32;
const NOT_SOON_MS = 2 * 60 * 60_000;

export interface CashOutStorm {
  readonly verdicts: readonly CashOutVerdict[];
  readonly sent: number;
  readonly statements: number;
  readonly kills: number;
  readonly faults: number;
}

interface Surroundings extends Pick<StormServers, 'servers' | 'operator'> {
  readonly signal: AbortSignal;
}

/** A bettor with the numbers of the bets to cash out. */
interface Cashing {
  readonly bettor: CashingBettor;
  readonly betNumbers: readonly string[];
}

/**
 * Lets many bettors cash out their bets, while calls of the site fail and its process is killed; then
 * looks at all bets once more.
 */
export async function runCashOutStorm(
  plan: SitePlan,
  { servers, operator, signal }: Surroundings,
): Promise<CashOutStorm> {
  const kills = new SiteKills(servers.site, createDraw(plan.seed), plan);
  const matches = await matchesToCome();
  const all = await Promise.all(Array.from({ length: plan.bettors }, (_, index) => begin(index)));
  await beginFaults(operator, plan);
  await Promise.all(all.map(live));
  await kills.served();
  const faults = await endFaults(operator);
  await servers.site.kill();
  await servers.site.start(AFTER_ALL_CALLS);
  const verdicts = await Promise.all(all.map(judged));
  const sum = (count: (bettor: CashingBettor) => number) =>
    all.reduce((total, { bettor }) => total + count(bettor), 0);
  return {
    verdicts,
    sent: sum(({ sent }) => sent),
    statements: sum(({ told }) => told.length),
    kills: kills.count,
    faults,
  };

  async function begin(index: number): Promise<Cashing> {
    const { browser, email, token } = await newBrowser(index, { servers, operator, kills });
    await payIn(BALANCE, token, operator);
    const betNumbers = await placeOpenBets(stakesOf(index), { email, token }, matches, operator);
    const draw = createDraw(plan.seed + index + 1);
    return { bettor: new CashingBettor(email, browser, kills, draw), betNumbers };
  }

  /** The wishes are shared out evenly; each stake of a bettor is another one. */
  function stakesOf(index: number): readonly number[] {
    const share = (of: number) => Math.floor((plan.wishes * of) / plan.bettors);
    const count = share(index + 1) - share(index);
    return Array.from({ length: count }, (_, number) => {
      if (number === 0 && index % 8 === 0) return REJECTED_STAKE;
      if (number === 0 && index % 8 === 4) return MOVING_STAKE;
      return FIRST_STAKE + number;
    });
  }

  async function matchesToCome(): Promise<readonly Match[]> {
    const { json } = await operator.call('GET', '/front-back/prematch/sr:sport:1');
    const { data } = json as { data: readonly (Match & { readonly scheduleTime: string })[] };
    return data.filter(({ scheduleTime }) => Date.parse(scheduleTime) > Date.now() + NOT_SOON_MS);
  }

  async function live({ bettor, betNumbers }: Cashing): Promise<void> {
    for (const betNumber of betNumbers) {
      if (signal.aborted) return;
      await bettor.cashOut(betNumber);
    }
  }

  async function judged({ bettor, betNumbers }: Cashing): Promise<CashOutVerdict> {
    const pages = new Map<string, string>();
    for (const betNumber of betNumbers) {
      pages.set(betNumber, await bettor.lookUntilSettled(betNumber));
    }
    const account = await operator.account(bettor.email);
    return judgeCashOuts(bettor, pages, BALANCE * 100, account);
  }
}
