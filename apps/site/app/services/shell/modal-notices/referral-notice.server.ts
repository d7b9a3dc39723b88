import { type AppLoadContext, createCookie } from '@remix-run/node';
import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { SessionEnded, UpstreamError } from '@vitrine/upstream/base/errors';
import { readReferralRewards } from '@vitrine/upstream/promotions/referral';
import {
  isReferralCheckDue,
  REFERRAL_CHECK_EVERY_MS,
  showsReferralModal,
} from '@vitrine/upstream/promotions/referral-check';
import { z } from 'zod';
import { paths } from '../../../paths.ts';
import { promotionPaths } from '../../../paths/promotion-paths.ts';
import type { ModalNotice } from '../../../shell-data.ts';
import { guardDeadline } from '../../base/pages/page-deadline.ts';
import { sessionHandle } from '../../base/session/session.server.ts';
import type { Visitor } from '../../base/session/visitor.server.ts';
import { ARRIVAL_PATHS, isClosedNow } from '../arrival-paths.ts';
import { isSwitchedOn } from '../flags.server.ts';
import { maintenanceOf } from '../maintenance.server.ts';

/** What the browser remembers of the bettor's rewards. Times are epoch milliseconds. */
const remembered = z.object({
  /** The bettor it is about: another one may log in on the same browser. */
  of: z.string(),
  /** In minor units; 0 for none. */
  amount: z.int().nonnegative(),
  checkedAt: z.number(),
  shownAt: z.number().nullable(),
});
type Remembered = z.output<typeof remembered>;

const cookie = createCookie('referral', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  // Older than that it says nothing: the rewards are asked for again.
  maxAge: (2 * REFERRAL_CHECK_EVERY_MS) / 1000,
});

/** Besides the places of arrival, those where a bettor looks for rewards. */
const QUIET_PATHS: ReadonlySet<string> = new Set([
  ...ARRIVAL_PATHS,
  paths.account,
  '/user-account',
  promotionPaths.rewards,
]);

/** What a page tells of the rewards, and the cookie that remembers it; each null for none. */
export interface ToldReferral {
  readonly words: ModalNotice | null;
  readonly header: string | null;
}

const NOTHING_TOLD: ToldReferral = { words: null, header: null };

/**
 * Whether the page tells of referral rewards. They are asked for once an hour, and told again after an
 * hour. A failed question counts as asked, so that a sick operator is left alone. A page that is closed for
 * maintenance tells nothing. Source: 3§6, 3§9.
 */
export async function referralNotice(
  request: Request,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<ToldReferral> {
  const { session } = visitor;
  const { pathname } = new URL(request.url);
  if (!session || !QUIET_PATHS.has(pathname)) return NOTHING_TOLD;
  if (!(await isSwitchedOn('referral-promo', context))) return NOTHING_TOLD;
  if (isClosedNow(pathname, await maintenanceOf(context))) return NOTHING_TOLD;
  const now = context.now();
  const known = await rememberedOf(request, session.user.id);
  const isDue = isReferralCheckDue(known?.checkedAt ?? null, now);
  const amount = isDue ? await askAmount(visitor, context) : (known?.amount ?? 0);
  const shownAt = known?.shownAt ?? null;
  const isShown = showsReferralModal({ hasRewards: amount > 0 }, shownAt, now);
  if (!isDue && !isShown) return NOTHING_TOLD;
  const checkedAt = isDue ? now : (known?.checkedAt ?? now);
  return {
    words: isShown ? wordsOf(amount, context) : null,
    header: await headerOf(
      { of: session.user.id, amount, checkedAt, shownAt: isShown ? now : shownAt },
      context,
    ),
  };
}

function wordsOf(amount: number, { brand }: AppLoadContext): ModalNotice {
  const texts = textsOf(brand.locale, 'rewards');
  return {
    title: formatText(texts['referral.notice.title'], {
      amount: formatMoney(minorUnits(amount), brand),
    }),
    text: texts['referral.notice.text'],
    open: texts['referral.notice.open'],
    later: texts['referral.notice.later'],
    href: promotionPaths.referral,
    picture: 'freeBet',
  };
}

/** The cookie after the rewards were claimed: there are none until the next question. */
export function claimedNoticeHeader(userId: string, context: AppLoadContext): Promise<string> {
  return headerOf({ of: userId, amount: 0, checkedAt: context.now(), shownAt: null }, context);
}

function headerOf(record: Remembered, { config }: AppLoadContext): Promise<string> {
  return cookie.serialize(record, { secure: config.secure });
}

async function rememberedOf(request: Request, userId: string): Promise<Remembered | null> {
  const kept: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null);
  const record = remembered.safeParse(kept).data;
  return record?.of === userId ? record : null;
}

async function askAmount(visitor: Visitor, context: AppLoadContext): Promise<number> {
  const { upstream, requestId, log } = context;
  try {
    const { amount, hasRewards } = await readReferralRewards(upstream, {
      session: sessionHandle(visitor, context),
      deadlineMs: guardDeadline(context),
      requestId,
    });
    return hasRewards ? amount : 0;
  } catch (error) {
    if (!(error instanceof UpstreamError || error instanceof SessionEnded)) throw error;
    log.warn({ err: error }, 'referral rewards not read');
    return 0;
  }
}
