import type { AppLoadContext } from '@remix-run/node';
import { emptyBetSlip, reduceBetSlip } from '@vitrine/betting/bet-slip';
import type { BetSlipEvent } from '@vitrine/betting/bet-slip-event';
import type { BetSlip } from '@vitrine/betting/bet-slip-types';
import { COOKIE_LIFE_MS, type Visitor } from './visitor.server.ts';

function slipKey(visitorId: string): string {
  return `slip:${visitorId}`;
}

/** The visitor's slip as stored; an empty one when there is none. */
export async function storedBetSlip(visitor: Visitor, context: AppLoadContext): Promise<BetSlip> {
  const stored = await context.store.get<BetSlip>(slipKey(visitor.id));
  return stored ?? emptyBetSlip(context.newId());
}

/** Applies events to the visitor's slip as one step, and answers the slip after them. */
export async function changeBetSlip(
  visitor: Visitor,
  context: AppLoadContext,
  events: readonly BetSlipEvent[],
): Promise<BetSlip> {
  const start = emptyBetSlip(context.newId());
  const changed = await context.store.update<BetSlip>(
    slipKey(visitor.id),
    COOKIE_LIFE_MS,
    (slip = start) => events.reduce(reduceBetSlip, slip),
  );
  return changed ?? start;
}

/** Gives a slip to the id its visitor has from now on. */
export async function moveBetSlip(
  from: string,
  to: string,
  context: AppLoadContext,
): Promise<void> {
  const slip = await context.store.get<BetSlip>(slipKey(from));
  if (!slip) return;
  await context.store.set(slipKey(to), slip, { ttlMs: COOKIE_LIFE_MS });
  await context.store.delete(slipKey(from));
}
