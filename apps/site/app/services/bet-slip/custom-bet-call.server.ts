import type { AppLoadContext } from '@remix-run/node';
import type { CallSettings } from '@vitrine/upstream/base/client';
import { SessionEnded } from '@vitrine/upstream/base/errors';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { isBettor, sessionHandle } from '../base/session/session.server.ts';
import type { Visitor } from '../base/session/visitor.server.ts';

/**
 * The answer to a call about custom bets, sent with the bettor's token. A guest asks without one, and so
 * does a bettor whose session ends on the way, who is a guest from then on; null stands for a guest. Source: 3§7.
 */
export async function askOfCustomBets<Answer>(
  visitor: Visitor | null,
  context: AppLoadContext,
  ask: (settings: CallSettings) => Promise<Answer>,
): Promise<Answer> {
  const settings = { deadlineMs: pageDeadline(context), requestId: context.requestId };
  if (!visitor || !isBettor(visitor)) return ask(settings);
  try {
    return await ask({ ...settings, session: sessionHandle(visitor, context) });
  } catch (error) {
    if (error instanceof SessionEnded) return ask(settings);
    throw error;
  }
}
