import type { AppLoadContext } from '@remix-run/node';
import { type AccountClosing, closeAccount } from '@vitrine/upstream/account/close-account';
import { type Bettor, withSession } from '../base/session/session.server.ts';
import { tooManyAttempts } from '../base/store/attempts.server.ts';

/** How long a form waits for the operator to close the account, in milliseconds. */
const CLOSING_DEADLINE_MS = 15_000;

/** Asks the operator to close the bettor's account; every end has a name. Source: 1§7. */
export async function closeOwnAccount(
  returnTo: string,
  order: { readonly password: string; readonly reason: string | null },
  bettor: Bettor,
  context: AppLoadContext,
): Promise<AccountClosing> {
  const { upstream, requestId, log } = context;
  if (await tooManyAttempts('confirm', bettor.session.user.id, context)) {
    return { kind: 'tooManyAttempts' };
  }
  const end = await withSession(returnTo, bettor, context, (session) =>
    closeAccount(upstream, order, { session, deadlineMs: CLOSING_DEADLINE_MS, requestId }),
  );
  if (end.kind === 'failed') log.warn({ err: end.error }, 'account not closed');
  return end;
}
