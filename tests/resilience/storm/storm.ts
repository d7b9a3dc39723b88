import type { Server } from '../../e2e/support/servers.ts';
import { type Match, StormBettor } from './bettor.ts';
import { createDraw } from './draw.ts';
import type { Operator } from './operator.ts';

export interface StormPlan {
  readonly seed: number;
  readonly operations: number;
  readonly bettors: number;
  /** Clients of each bettor, all at once. */
  readonly devices: number;
  /** How often the process is killed and started again on the way. */
  readonly kills: number;
  /** Share of the calls to betting and payments that are done, but lose their answer. */
  readonly lostAnswers: number;
}

export interface Storm {
  readonly bettors: readonly StormBettor[];
  /** Operations whose answer was lost. */
  readonly lost: number;
  /** Sums of the whole ledger, as it was after each restart. */
  readonly totals: readonly number[];
}

/** How often each operation is drawn. */
const WEIGHTS = {
  deposit: 14,
  singles: 26,
  multiple: 14,
  repeat: 10,
  cashOut: 24,
  withdraw: 6,
  look: 12,
  correct: 3,
  suspend: 2,
  advance: 0.6,
} as const;

/**
 * Lets many clients do random things at once, while the process is killed and started again, until so
 * many things were done. Rejects when a call fails in another way than by a lost answer.
 */
export async function runStorm(
  plan: StormPlan,
  { sandbox, operator, signal }: { sandbox: Server; operator: Operator; signal: AbortSignal },
): Promise<Storm> {
  const draw = createDraw(plan.seed);
  const failed = new AbortController();
  const over = AbortSignal.any([signal, failed.signal]);
  const totals: number[] = [];
  const killsAt = Array.from({ length: plan.kills }, () =>
    draw.integer(100, plan.operations - 100),
  ).sort((a, b) => a - b);
  let matches: readonly Match[] = [];
  let begun = 0;
  let done = 0;
  let lost = 0;
  let isAdvancing = false;
  let serving: Promise<void> = Promise.resolve();

  async function killAndStart(): Promise<void> {
    await sandbox.kill();
    await sandbox.start();
    totals.push((await operator.ledger()).total);
    await loseAnswers();
  }

  async function loseAnswers(): Promise<void> {
    for (const host of ['betting', 'payments']) {
      await operator.order('failures', {
        host,
        failure: { drop: 'after' },
        rate: plan.lostAnswers,
      });
    }
  }

  async function lookAtMatches(): Promise<void> {
    const { json } = await operator.call('GET', '/front-back/prematch/sr:sport:1');
    matches = (json as { data: readonly Match[] }).data;
  }

  async function advance(): Promise<void> {
    if (isAdvancing) return;
    isAdvancing = true;
    try {
      await operator.order('world/advance', { seconds: draw.integer(300, 900) });
      await lookAtMatches();
    } finally {
      isAdvancing = false;
    }
  }

  /** Tickets that wait for the market are rejected. */
  async function suspend(): Promise<void> {
    const marketId = draw.pick(matches)?.markets[0]?.id;
    if (marketId) await operator.order('world/suspend', { marketId, seconds: 2 });
  }

  async function operate(bettor: StormBettor): Promise<void> {
    const operation = draw.weighted(WEIGHTS);
    try {
      if (operation === 'advance') await advance();
      else if (operation === 'suspend') await suspend();
      else await bettor[operation]();
    } catch (error) {
      if (!isLostAnswer(error)) throw error;
      lost += 1;
    }
  }

  async function device(bettor: StormBettor): Promise<void> {
    while (begun < plan.operations && !over.aborted) {
      begun += 1;
      await serving;
      await operate(bettor);
      done += 1;
      if (done < (killsAt[0] ?? Infinity)) continue;
      killsAt.shift();
      serving = serving.then(killAndStart);
    }
  }

  await lookAtMatches();
  const bettors = await Promise.all(
    Array.from({ length: plan.bettors }, (_, index) =>
      StormBettor.register(operator, createDraw(plan.seed + index + 1), () => matches),
    ),
  );
  await loseAnswers();
  const devices = bettors.flatMap((bettor) => Array.from({ length: plan.devices }, () => bettor));
  try {
    await Promise.all(devices.map(device));
    await serving;
  } finally {
    // No device goes on once one has failed, and starts again what its test has ended.
    failed.abort();
  }
  await operator.order('failures/clear', {});
  return { bettors, lost, totals };
}

/** What fetch rejects with when a connection breaks: a TypeError whose cause names how. */
function isLostAnswer(error: unknown): boolean {
  return error instanceof TypeError && error.cause instanceof Error;
}
