import { type AppLoadContext, redirect } from '@remix-run/node';
import { readPlayBreaks } from '@vitrine/upstream/account/play-break';
import { isInternallyBlocked } from '@vitrine/upstream/account/token-payload';
import { SessionEnded, UpstreamError } from '@vitrine/upstream/base/errors';
import { loginPath } from '../../paths/access-paths.ts';
import { paths } from '../../paths.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { type Bettor, sessionHandle } from '../base/session/session.server.ts';
import { keepExclusion } from './play-breaks.server.ts';

/**
 * Asks the operator whether the bettor may still play, and returns the page that says why not. Null while
 * they may, and without an answer in time. An exclusion is kept in the session, so that the guard stops
 * the next page, too. `asksForBlock` renews the tokens: nothing else tells of a block by the operator.
 * Source: 1§4, 1§6, 1§8.
 */
export async function playStop(
  { asksForBlock }: { readonly asksForBlock: boolean },
  bettor: Bettor,
  context: AppLoadContext,
): Promise<string | null> {
  const { upstream, requestId, log, now } = context;
  const session = sessionHandle(bettor, context);
  try {
    const { exclusion, pausedUntil } = await readPlayBreaks(upstream, {
      session,
      deadlineMs: pageDeadline(context),
      requestId,
    });
    if (exclusion) {
      await keepExclusion(exclusion, bettor, context);
      return paths.accountStopped;
    }
    const held = asksForBlock ? await session.tokens() : null;
    const tokens = held && (await session.refresh(held, { requestId }));
    if (tokens && isInternallyBlocked(tokens.token)) return paths.accountStopped;
    return pausedUntil !== null && pausedUntil > now() ? paths.responsibleGame : null;
  } catch (error) {
    if (error instanceof SessionEnded) return loginPath(paths.home, 'ended');
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ err: error }, 'standing not read');
    return null;
  }
}

/** Leads a bettor who may no longer play to the page that says why, also without scripts. */
export async function requirePlay(bettor: Bettor, context: AppLoadContext): Promise<void> {
  const page = await playStop({ asksForBlock: true }, bettor, context);
  if (page !== null) throw redirect(page);
}
