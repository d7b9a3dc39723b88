import { createDraw, type Draw } from '../draw.ts';
import { AFTER_ALL_CALLS } from '../site/after-all-calls.ts';
import { beginFaults, endFaults } from '../site/faults.ts';
import { newBrowser, payIn } from '../site/new-browser.ts';
import type { SitePlan } from '../site/plan.ts';
import { SiteKills } from '../site/site-kills.ts';
import type { StormServers } from '../site/storm-servers.ts';
import { judgeWithdrawals, type WithdrawalVerdict } from './withdrawal-verdict.ts';
import { WithdrawingBettor } from './withdrawing-bettor.ts';

/** In units of the currency: enough for all amounts of a bettor. */
const BALANCE = 500;
/** The first amount of a bettor; each further one is a little more, so that an amount names a wish. */
const FIRST_AMOUNT = 2_00;
const MOST_WISHES_OF_A_BETTOR = 50;
/** With fewer for each at once, a small storm would be one of registrations. */
const LEAST_WISHES_OF_A_BETTOR = 3;
/** While calls fail, somebody new may have to be registered more than once. */
const REGISTRATIONS = 30;
const PIX_ACCOUNTS = '/payments/api/wallet/BankAccounts/PixBankAccounts';

export interface WithdrawalStorm {
  readonly verdicts: readonly WithdrawalVerdict[];
  /** Forms that were sent, each under an id of its own. */
  readonly forms: number;
  readonly statements: number;
  readonly kills: number;
  readonly faults: number;
}

interface Surroundings extends Pick<StormServers, 'servers' | 'operator'> {
  readonly signal: AbortSignal;
}

interface Withdrawing {
  readonly bettor: WithdrawingBettor;
  readonly draw: Draw;
}

/**
 * Lets many bettors withdraw, while calls of the site fail and its process is killed; then looks at all
 * withdrawals once more. While a withdrawal of a bettor stays unknown the site sends no other of theirs:
 * somebody new goes on with the wishes.
 */
export async function runWithdrawalStorm(
  plan: SitePlan,
  { servers, operator, signal }: Surroundings,
): Promise<WithdrawalStorm> {
  const kills = new SiteKills(servers.site, createDraw(plan.seed), plan);
  const bettors: WithdrawingBettor[] = [];
  let registered = 0;
  let wished = 0;
  const atOnce = Math.min(plan.bettors, Math.ceil(plan.wishes / LEAST_WISHES_OF_A_BETTOR));
  const first = await Promise.all(Array.from({ length: atOnce }, register));
  await beginFaults(operator, plan);
  await Promise.all(first.map(liveInTurns));
  await kills.served();
  const faults = await endFaults(operator);
  await servers.site.kill();
  await servers.site.start(AFTER_ALL_CALLS);
  const verdicts = await Promise.all(bettors.map(judged));
  const sum = (count: (bettor: WithdrawingBettor) => number) =>
    bettors.reduce((total, bettor) => total + count(bettor), 0);
  return {
    verdicts,
    forms: sum(({ forms }) => forms.length),
    statements: sum(({ told }) => told.length),
    kills: kills.count,
    faults,
  };

  /** One bettor after the other, until all wishes are taken. */
  async function liveInTurns(withdrawing: Withdrawing): Promise<void> {
    await live(withdrawing);
    while (wished < plan.wishes && !signal.aborted) await live(await registerSomebody());
  }

  /** As many wishes as one bettor has, or until a withdrawal of theirs stays unknown. */
  async function live({ bettor, draw }: Withdrawing): Promise<void> {
    let isHeld = false;
    while (!isHeld && !signal.aborted && bettor.wishes.length < MOST_WISHES_OF_A_BETTOR) {
      // Who is held tries once more, so that the site has something not to send.
      ({ isHeld } = bettor);
      const tabs = Math.min(draw.chance(0.15) ? 2 : 1, plan.wishes - wished);
      if (tabs === 0) return;
      wished += tabs;
      const amount = FIRST_AMOUNT + bettor.wishes.length;
      await Promise.all(Array.from({ length: tabs }, (_, tab) => bettor.withdraw(amount + tab)));
    }
  }

  async function registerSomebody(): Promise<Withdrawing> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await register();
      } catch (error) {
        // An answer that was lost, or is not the one that was asked for.
        if (!(error instanceof TypeError) || tried === REGISTRATIONS) throw error;
      }
    }
  }

  /** Somebody fully validated, with money and a confirmed account for it to leave to. */
  async function register(): Promise<Withdrawing> {
    registered += 1;
    const draw = createDraw(plan.seed + registered);
    const { browser, email, cpf, token } = await newBrowser(registered, {
      servers,
      operator,
      kills,
    });
    await payIn(BALANCE, token, operator);
    for (const documentType of ['front', 'back']) {
      await operator.order('documents/decide', { email, documentType, status: 'unique' });
    }
    const body = { pixKeyType: 'cpf', pixKey: cpf };
    const added = await operator.call('POST', PIX_ACCOUNTS, { token, body });
    const { id } = (added.json as { readonly data: { readonly id: string } }).data;
    const bettor = new WithdrawingBettor(email, id, { browser, operator, kills, draw });
    bettors.push(bettor);
    return { bettor, draw };
  }

  async function judged(bettor: WithdrawingBettor): Promise<WithdrawalVerdict> {
    for (const form of bettor.forms) await bettor.lookUntilSettled(form);
    return judgeWithdrawals(bettor, BALANCE * 100, await operator.account(bettor.email));
  }
}
