import type { AppLoadContext } from '@remix-run/node';
import { formatMoney, type MinorUnits } from '@vitrine/betting/base/money';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { readReferralCode, readReferralRewards } from '@vitrine/upstream/promotions/referral';
import type { ShownClaim, ShownReferral } from '../../shapes/promotions/referral.ts';
import { invitationPath, promotionPaths } from '../../paths/promotion-paths.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { type Bettor, sessionHandle, withSession } from '../base/session/session.server.ts';
import { moneyDesk } from '../money/money-desk.server.ts';
import { isOpen } from '../money/money-kind.ts';
import { type FoundReferralClaim, referralMovement } from './referral-kind.server.ts';

/** How long a claim waits for the operator, in milliseconds; the page of the claim shows the rest. */
const CLICK_MS = 1400;

/** How long a page waits for the operator, in milliseconds. Then it shows the stored state. */
const LOOK_MS = 1000;

/** The bettor's code and what is ready, each as far as the operator tells it. Source: 3§3, 3§7. */
export async function referralOf(bettor: Bettor, context: AppLoadContext): Promise<ShownReferral> {
  const { upstream, requestId, brand, config } = context;
  return withSession(promotionPaths.referral, bettor, context, async (session) => {
    const settings = { session, requestId, deadlineMs: pageDeadline(context) };
    const [code, rewards] = await Promise.all([
      readReferralCode(upstream, settings).catch((error: unknown) => unread(error, context)),
      readReferralRewards(upstream, settings).catch((error: unknown) => unread(error, context)),
    ]);
    return {
      invitation:
        code === null ? null : { code, url: new URL(invitationPath(code), config.publicUrl).href },
      rewards:
        rewards === null
          ? { kind: 'unread' }
          : rewards.hasRewards
            ? {
                kind: 'ready',
                amount: formatMoney(rewards.amount, brand),
                minorUnits: rewards.amount,
                claimId: context.newId(),
              }
            : { kind: 'none' },
    };
  });
}

function unread(error: unknown, { log }: AppLoadContext): null {
  if (!(error instanceof UpstreamError)) throw error;
  log.warn({ err: error }, 'referral not read');
  return null;
}

/** Claims every reward that is ready, once per form even when the form is sent again. Source: 3§7. */
export async function claimReferral(
  claimId: string,
  amount: MinorUnits,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<void> {
  const desk = moneyDesk(context);
  const ref = refOf(claimId, bettor);
  await desk.begin(referralMovement, ref, { amount }, claiming(bettor, context));
  await desk.sent(referralMovement, ref, CLICK_MS);
}

/** What became of a claim; null when there is none with this id. */
export async function shownClaim(
  claimId: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<ShownClaim | null> {
  const ref = refOf(claimId, bettor);
  const means = claiming(bettor, context);
  const found = await moneyDesk(context).look(referralMovement, ref, means, LOOK_MS);
  return found && endOf(found, context);
}

function endOf(found: FoundReferralClaim, { brand }: AppLoadContext): ShownClaim {
  if (found.kind === 'unreadable') return { kind: 'unknown' };
  const { state, content } = found;
  if (isOpen(found)) return { kind: 'waiting', amount: formatMoney(content.amount, brand) };
  switch (state.kind) {
    case 'done':
      return { kind: 'paid', amount: formatMoney(state.outcome.amount, brand) };
    case 'refused':
      return state.refusal === 'sessionEnded'
        ? { kind: 'sessionEnded' }
        : { kind: 'refused', reason: state.refusal };
    default:
      return { kind: 'refused', reason: 'failed' };
  }
}

function refOf(id: string, { session }: Bettor) {
  return { owner: session.user.id, id };
}

function claiming(bettor: Bettor, context: AppLoadContext) {
  return { session: sessionHandle(bettor, context), context };
}
