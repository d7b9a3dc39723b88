import type { AppLoadContext } from '@remix-run/node';
import type { Visitor } from '../../base/session/visitor.server.ts';
import { isStoreUnavailable } from '../../base/store/store.ts';

/** How long a browser that did not get the answer may send its form again, in milliseconds. */
const KEPT_MS = 30 * 60_000;

/** A registration on its way to the operator. */
export interface SentRegistration {
  /** Whether this browser has sent one before that is under way, or made an account. */
  readonly isSentAgain: boolean;
  /** The operator made no account of it. */
  forget(): Promise<void>;
}

/**
 * Notes that a browser sends a registration. Its log-in gives the browser another id: one that still has the
 * old one presses twice, or has lost the answer. A browser without the site's cookie can't be told apart.
 */
export async function sentRegistration(
  { id, isNew }: Pick<Visitor, 'id' | 'isNew'>,
  { store }: AppLoadContext,
): Promise<SentRegistration> {
  if (isNew) return { isSentAgain: false, forget: () => Promise.resolve() };
  const key = `registration-sent:${id}`;
  const isSentAgain = (await store.insert(key, true, { ttlMs: KEPT_MS })) !== undefined;
  return {
    isSentAgain,
    forget: async () => {
      if (!isSentAgain) await store.delete(key).catch(ifUnavailable);
    },
  };
}

function ifUnavailable(error: unknown): void {
  if (!isStoreUnavailable(error)) throw error;
}
