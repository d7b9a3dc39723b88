import type { AppLoadContext } from '@remix-run/node';
import { amountFromWire, minorUnits, type MinorUnits } from '@vitrine/betting/money';
import { balance } from '@vitrine/upstream/contract/wallet';
import { sessionHandle } from './session.server.ts';
import type { Visitor } from './visitor.server.ts';

/** The balance is asked for at most once per 20 s. Source: 3§9. */
const BALANCE_THROTTLE_MS = 20_000;

/** A page waits this long for the balance, then shows itself with the last one known. */
const DEADLINE_MS = 2500;
const KEPT_MS = 24 * 60 * 60 * 1000;

interface KnownBalance {
  readonly amount: MinorUnits;
  /** Epoch milliseconds. */
  readonly readAt: number;
}

/**
 * The bettor's real-money balance; null when there is no session or it was never known. After a
 * money movement, `fresh` asks again whatever the throttle says.
 */
export async function readBalance(
  visitor: Visitor,
  context: AppLoadContext,
  { fresh = false }: { readonly fresh?: boolean } = {},
): Promise<MinorUnits | null> {
  if (!visitor.session) return null;
  const key = `balance:${visitor.session.user.id}`;
  const known = await context.store.get<KnownBalance>(key);
  if (!fresh && known && context.now() - known.readAt < BALANCE_THROTTLE_MS) return known.amount;
  try {
    const { data } = await context.upstream.call(balance, {
      session: sessionHandle(visitor, context),
      deadlineMs: DEADLINE_MS,
      requestId: context.requestId,
    });
    const real = data.filter(({ accountType }) => accountType === 'Real');
    const amount = minorUnits(real.reduce((total, row) => total + amountFromWire(row.amount), 0));
    await context.store.set(key, { amount, readAt: context.now() }, { ttlMs: KEPT_MS });
    return amount;
  } catch (error) {
    context.log.warn({ err: error }, 'balance not read');
    return known?.amount ?? null;
  }
}

/** Makes the next reading ask the operator: money has moved. */
export async function forgetBalance(visitor: Visitor, context: AppLoadContext): Promise<void> {
  if (!visitor.session) return;
  await context.store.update<KnownBalance>(
    `balance:${visitor.session.user.id}`,
    KEPT_MS,
    (known) => known && { ...known, readAt: 0 },
  );
}
