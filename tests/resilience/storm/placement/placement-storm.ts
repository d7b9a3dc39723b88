import { setTimeout as wait } from 'node:timers/promises';
import { SiteVisitor } from '../../../e2e/support/site-visitor.ts';
import { createDraw, type Draw } from '../draw.ts';
import type { Operator } from '../operator.ts';
import { AFTER_ALL_CALLS } from '../site/after-all-calls.ts';
import { beginFaults, endFaults } from '../site/faults.ts';
import { newBrowser, payIn } from '../site/new-browser.ts';
import { readOffer } from './offer.ts';
import { PlacingBettor } from './placing-bettor.ts';
import type { SitePlan } from '../site/plan.ts';
import { mainText } from './said.ts';
import { SiteKills } from '../site/site-kills.ts';
import type { StormServers } from '../site/storm-servers.ts';
import { judge, type Verdict } from './verdict.ts';
import { paidFree } from './free-bets.ts';
import { drawWishes, type Wish } from './wish.ts';

/** Enough for every bet, were each of them doubled. */
const BALANCE = 500;
/** One wish of so many meets a refusal that the operator means. */
const REFUSED_ONE_OF = 12;
/** The longest fault and the longest wait of a ticket. */
const SETTLED_WITHIN_MS = 10_000;
const HISTORY_PAGES = 30;

export interface PlacementStorm {
  readonly verdicts: readonly Verdict[];
  /** Slips that were sent, each under an id of its own, and how often they were sent. */
  readonly attempts: number;
  readonly sent: number;
  readonly statements: number;
  readonly kills: number;
  readonly redisKills: number;
  readonly faults: number;
}

interface Surroundings extends StormServers {
  readonly signal: AbortSignal;
  /** Whether free bets pay, each one bet; otherwise the balance does. */
  readonly paysFree?: boolean;
}

interface Placing {
  readonly bettor: PlacingBettor;
  readonly wishes: readonly Wish[];
}

/**
 * Lets many bettors place what they wish, while calls of the site fail and its process is killed; then
 * lets everything settle and looks at all of it once more.
 */
export async function runPlacementStorm(
  plan: SitePlan,
  { servers, operator, clusterKills, signal, paysFree = false }: Surroundings,
): Promise<PlacementStorm> {
  const draw = createDraw(plan.seed);
  const kills = clusterKills ?? new SiteKills(servers.site, draw, plan);
  const offer = await readOffer(operator, new SiteVisitor(servers));
  const placing: Placing[] = [];
  for (let index = 0; index < plan.bettors; index += 1) {
    placing.push(await newBettor(index, createDraw(plan.seed + index + 1)));
  }
  await beginFaults(operator, plan);
  let wished = 0;
  clusterKills?.begin();
  await Promise.all(placing.map(live));
  await clusterKills?.end();
  await kills.served();
  const faults = await endFaults(operator);
  await wait(SETTLED_WITHIN_MS);
  await servers.site.kill();
  await servers.site.start(AFTER_ALL_CALLS);
  const bettors = placing.map(({ bettor }) => bettor);
  const verdicts = await Promise.all(bettors.map(judged));
  const sum = (count: (bettor: PlacingBettor) => number) =>
    bettors.reduce((total, bettor) => total + count(bettor), 0);
  return {
    verdicts,
    attempts: sum(({ attempts }) => attempts.length),
    sent: sum(({ sent }) => sent),
    statements: sum(({ told }) => told.length),
    kills: kills.count,
    redisKills: clusterKills?.redisCount ?? 0,
    faults,
  };

  async function newBettor(index: number, drawOfBettor: Draw): Promise<Placing> {
    const { browser, email, token } = await newBrowser(index, { servers, operator, kills });
    await payIn(BALANCE, token, operator);
    const bettor = new PlacingBettor(email, browser, kills, drawOfBettor);
    const most = paysFree ? Math.ceil(plan.wishes / plan.bettors) + 3 : plan.wishes;
    const wishes = drawWishes(most, offer, createDraw(-plan.seed - index));
    return {
      bettor,
      wishes: paysFree ? await paidFree(wishes, { email, token }, operator) : wishes,
    };
  }

  /** One bettor after the other takes the next wish, so that all are done at about the same time. */
  async function live({ bettor, wishes }: Placing): Promise<void> {
    for (const wish of wishes) {
      if (wished >= plan.wishes || signal.aborted) return;
      wished += 1;
      if (wished % REFUSED_ONE_OF === 0) await refuseOne(operator, draw);
      await bettor.pursue(wish);
    }
  }

  async function judged(bettor: PlacingBettor): Promise<Verdict> {
    const pages = new Map<string, string>();
    for (const attempt of bettor.placedSlips()) {
      pages.set(attempt.id, mainText(await bettor.lookUntilSettled(attempt)));
    }
    const history = await bettor.lookAtHistory(HISTORY_PAGES);
    const account = await operator.account(bettor.email);
    const verdict = judge(bettor, { history, pages }, account);
    if (!paysFree || account.balance === BALANCE * 100) return verdict;
    const charged = `${bettor.email} has ${account.balance}, though free bets paid`;
    return { ...verdict, doubled: [...verdict.doubled, charged] };
  }
}

/** Orders a refusal or a rejection for the next placement, whoever it comes from. */
async function refuseOne(operator: Operator, draw: Draw): Promise<void> {
  if (draw.chance(0.6)) await operator.order('tickets/reject', { rejectCode: -104, count: 1 });
  else {
    const context = { remainingStake: 0.5 };
    await operator.order('tickets/refuse', { error: 'BET_STAKE_OVER_LIMIT', context, count: 1 });
  }
}
