import { elapsedMs } from '@vitrine/betting/base/elapsed';
import type { AppLoadContext } from '@remix-run/node';
import type { OwnLimit } from '@vitrine/betting/bet-slip/stakes/own-limit';
import { type PlayLimit, readPlayLimits } from '@vitrine/upstream/account/play-limits';
import { z } from 'zod';
import { sessionHandle } from '../base/session/session.server.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { forgetAnswer, keepAnswer } from '../base/store/kept-answer.server.ts';

/** How long a page shows limits that were read before, in milliseconds: bets that end change losses. */
const FRESH_MS = 30_000;
/** Longer than they are fresh: a page shows the last known limits while they are read again. */
const KEPT_MS = 10 * 60_000;
/** Nobody waits for a reading behind a page. */
const BEHIND_PAGE_MS = 10_000;

const keptLimits = z.object({
  readAt: z.number(),
  limits: z.array(
    z.object({
      kind: z.enum(['stake', 'loss', 'time']),
      period: z.enum(['daily', 'weekly', 'monthly']),
      left: z.int().nonnegative(),
    }),
  ),
});

/** Bettors whose limits this process is reading. */
const reading = new Set<string>();

function keyOf(userId: string): string {
  return `limits-left:${userId}`;
}

/**
 * What the bettor's own limits leave for bets, as last read. Limits that are unknown or old are read
 * behind the page, which doesn't wait: empty until then, for a guest, and while the operator is silent.
 */
export async function keptOwnLimits(
  visitor: Visitor,
  context: AppLoadContext,
): Promise<readonly OwnLimit[]> {
  const { session } = visitor;
  if (!session) return [];
  const { id } = session.user;
  const known = keptLimits.safeParse(await context.store.get(keyOf(id))).data;
  const isFresh = known !== undefined && elapsedMs(known.readAt, context.now()) < FRESH_MS;
  if (!isFresh && !reading.has(id)) {
    reading.add(id);
    void freshOwnLimits(visitor, context, BEHIND_PAGE_MS).finally(() => reading.delete(id));
  }
  return known?.limits ?? [];
}

/** The same, asked of the operator now. Empty when it doesn't answer in time: it checks them itself. */
export async function freshOwnLimits(
  visitor: Visitor,
  context: AppLoadContext,
  deadlineMs: number,
): Promise<readonly OwnLimit[]> {
  const { session } = visitor;
  if (!session) return [];
  const ask = async (): Promise<z.output<typeof keptLimits>> => {
    const limits = await readPlayLimits(context.upstream, {
      session: sessionHandle(visitor, context),
      deadlineMs,
      requestId: context.requestId,
    });
    return { readAt: context.now(), limits: ownLimits(limits) };
  };
  try {
    const { limits } = await keepAnswer(keyOf(session.user.id), KEPT_MS, ask, context);
    return limits;
  } catch (error) {
    context.log.warn({ err: error }, 'limits not read');
    return [];
  }
}

/** Makes the next page ask again: a bet used them, or the bettor changed one. */
export async function forgetOwnLimits(visitor: Visitor, context: AppLoadContext): Promise<void> {
  if (visitor.session) await forgetAnswer(keyOf(visitor.session.user.id), context);
}

/** The tightest limit of each kind that concerns bets. */
function ownLimits(limits: readonly PlayLimit[]): OwnLimit[] {
  return (['stake', 'loss', 'time'] as const).flatMap((kind) => {
    const [tightest] = limits
      .flatMap((limit) =>
        limit.kind === kind && limit.value !== null
          ? [{ kind, period: limit.period, left: Math.max(0, limit.value - limit.used) }]
          : [],
      )
      .sort((one, other) => one.left - other.left);
    return tightest ?? [];
  });
}
