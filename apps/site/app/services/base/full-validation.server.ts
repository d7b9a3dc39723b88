import type { AppLoadContext } from '@remix-run/node';
import { checkFullValidation } from '@vitrine/upstream/account/documents/full-validation';
import { SessionEnded, UpstreamError } from '@vitrine/upstream/base/errors';
import { sessionHandle } from './session/session.server.ts';
import { changeSession, type Visitor } from './session/visitor.server.ts';

/**
 * Whether the bettor is fully validated; null when the operator gives no answer within `deadlineMs`
 * milliseconds. The session keeps the answer. Throws SessionEnded. Source: 1§4, 1§7.
 */
export async function readFullValidation(
  deadlineMs: number,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<boolean | null> {
  const options = {
    client: context.upstream,
    country: context.brand.country,
    known: { exchange: (now: boolean) => exchangeValidation(now, visitor, context) },
    onValidated: () => context.tracking.track({ name: 'registrationConversion' }),
  };
  const session = sessionHandle(visitor, context);
  return checkFullValidation(options, {
    session,
    deadlineMs,
    requestId: context.requestId,
  }).catch((error: unknown) => unknownValidation(error, context));
}

/** Null for a question that the operator did not answer. Throws every other error again. */
export function unknownValidation(error: unknown, { log }: AppLoadContext): null {
  if (!(error instanceof UpstreamError) || error instanceof SessionEnded) throw error;
  log.warn({ err: error }, 'validation not read');
  return null;
}

/** Stores an answer in the session and returns the previous one. */
async function exchangeValidation(
  isFullyValidated: boolean,
  { id }: Visitor,
  context: AppLoadContext,
): Promise<boolean | null> {
  let before: boolean | null = null;
  await changeSession(id, context, (record) => {
    before = record.user.isFullyValidated;
    return { ...record, user: { ...record.user, isFullyValidated } };
  });
  return before;
}
