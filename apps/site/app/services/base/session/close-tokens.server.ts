import type { AppLoadContext } from '@remix-run/node';
import { endSessionEverywhere } from '@vitrine/upstream/account/close-session';
import { createSessionHandle } from '@vitrine/upstream/account/session-handle';
import type { SessionTokens } from '@vitrine/upstream/base/session';

const CLOSE_WITHIN_MS = 3_000;

/** Ends a session at the operator by its tokens, which the store holds no longer. A failure is logged. */
export async function closeTokens(
  tokens: SessionTokens,
  { upstream, log, now }: AppLoadContext,
): Promise<void> {
  const session = createSessionHandle({
    client: upstream,
    now,
    read: () => Promise.resolve({ ...tokens, validUntil: null }),
    write: () => Promise.resolve(),
    lock: (work) => work(),
    onRefreshFailed: () => Promise.resolve(),
  });
  const nothing = () => Promise.resolve();
  const kept = { dropTokens: nothing, clearCrmIdentity: nothing, clearFullValidation: nothing };
  const closing = await endSessionEverywhere(upstream, kept, {
    session,
    deadlineMs: CLOSE_WITHIN_MS,
  });
  if (closing.kind === 'closedHereOnly') log.warn({ err: closing.error }, 'close session failed');
}
