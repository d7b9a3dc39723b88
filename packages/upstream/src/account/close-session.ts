import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { closeSession } from '../contract/account/session.ts';
import { SessionEnded, UpstreamError } from '../base/errors.ts';

/** What is kept of a session on our side, and how it is let go. Source: 1§4. */
export interface KeptOfSession {
  dropTokens(): Promise<void>;
  clearCrmIdentity(): Promise<void>;
  clearFullValidation(): Promise<void>;
}

export type SessionClosing =
  | { readonly kind: 'closed' }
  /** Gone on our side; the operator could not be told. */
  | { readonly kind: 'closedHereOnly'; readonly error: UpstreamError | SessionEnded };

/**
 * Logs out: tells the operator, then lets go of all that is kept, whatever the answer was. Throws what a
 * dropping throws, once the others are done. Source: 1§4.
 */
export async function endSessionEverywhere(
  client: UpstreamClient,
  kept: KeptOfSession,
  settings: CallSettings,
): Promise<SessionClosing> {
  const told = await client
    .call(closeSession, settings)
    .then(() => ({ kind: 'closed' }) as const)
    .catch((error: unknown) => ({ kind: 'failed', error }) as const);
  const dropped = await Promise.allSettled([
    kept.dropTokens(),
    kept.clearCrmIdentity(),
    kept.clearFullValidation(),
  ]);
  for (const drop of dropped) {
    if (drop.status === 'rejected') throw drop.reason;
  }
  if (told.kind === 'closed') return told;
  const { error } = told;
  if (!(error instanceof UpstreamError || error instanceof SessionEnded)) throw error;
  return { kind: 'closedHereOnly', error };
}
