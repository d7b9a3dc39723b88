import type { AppLoadContext } from '@remix-run/node';
import { amountToWire } from '@vitrine/betting/base/money';
import { SessionEnded } from '@vitrine/upstream/base/errors';
import { saveDepositEvent } from '@vitrine/upstream/wallet/adwords-event';
import {
  createLastMovementReader,
  type KnownMovements,
} from '@vitrine/upstream/wallet/last-movement';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { type Bettor, sessionHandle } from '../base/session/session.server.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * The bettor's last deposit and withdrawal; what the operator did not tell is as known before. A deposit that is new
 * since the last reading is tracked and told to the operator's advertising once, whatever page notices it,
 * if the bettor allowed marketing. Throws SessionEnded. Source: 1§7.
 */
export async function lastMovements(
  bettor: Bettor,
  context: AppLoadContext,
): Promise<KnownMovements> {
  const { store, upstream, brand, now, requestId, log, tracking } = context;
  const session = sessionHandle(bettor, context);
  const settings = { session, deadlineMs: pageDeadline(context), requestId };
  const onFailure = (error: unknown) => log.warn({ err: error }, 'last movements not read');
  const key = (userId: string) => `movements:${userId}`;
  const reader = createLastMovementReader({
    client: upstream,
    isBrazilGroup: brand.isBrazilGroup,
    now,
    memory: {
      read: (userId) => store.get<KnownMovements>(key(userId)),
      write: (userId, known) => store.set(key(userId), known, { ttlMs: KEPT_MS }),
      async claim(userId, transactionId) {
        const claimed = `conversion:${userId}:${transactionId}`;
        return (await store.increment(claimed, KEPT_MS)) === 1;
      },
    },
    async onNewDeposit(deposit) {
      const { transactionId, amount } = deposit;
      const { currency } = brand;
      // The operator passes it on to advertisers.
      if (!tracking.allows('depositConversion')) return;
      tracking.track({
        name: 'depositConversion',
        transactionId,
        amount: amountToWire(amount),
        currency,
      });
      const outcome = await saveDepositEvent(upstream, deposit, settings);
      if (outcome.kind === 'failed') onFailure(outcome.error);
    },
  });
  return reader.read(bettor.session.user.id, { settings, onFailure });
}

/** The same for a page that shows none of it: what fails or ends the session is the next call's matter. */
export async function noticeMovements(bettor: Bettor, context: AppLoadContext): Promise<void> {
  try {
    await lastMovements(bettor, context);
  } catch (error) {
    if (!(error instanceof SessionEnded)) throw error;
  }
}
