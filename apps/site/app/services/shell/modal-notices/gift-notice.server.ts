import { type AppLoadContext, createCookie } from '@remix-run/node';
import { formatMoney } from '@vitrine/betting/base/money';
import { countText, formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { SessionEnded, UpstreamError } from '@vitrine/upstream/base/errors';
import { readOfferedFreeBet } from '@vitrine/upstream/promotions/rewards';
import { z } from 'zod';
import type { GuardFlag } from '../../../guard/route-row.ts';
import { promotionPaths } from '../../../paths/promotion-paths.ts';
import type { ModalNotice } from '../../../shell-data.ts';
import type { ToldNotice } from './told-notice.ts';
import { dayNumber } from '../../base/day-number.ts';
import { guardDeadline } from '../../base/pages/page-deadline.ts';
import { isStopped } from '../../base/session/session-record.ts';
import { sessionHandle } from '../../base/session/session.server.ts';
import { COOKIE_LIFE_MS, type Visitor } from '../../base/session/visitor.server.ts';
import { playableSpins } from '../../promotions/free-spins.server.ts';
import { isSwitchedOn } from '../flags.server.ts';
import { maintenanceOf } from '../maintenance.server.ts';

const GIFTS = ['freeBet', 'spins'] as const;
type Gift = (typeof GIFTS)[number];

/** Where a gift is used, and the flags without which it can't be. Source: 1§1, 3§6. */
const USES: Readonly<Record<Gift, GiftUse>> = {
  freeBet: { part: 'sportsbook', flags: ['freebet-promo', 'show-sportsbook'] },
  spins: { part: 'casino', flags: ['show-casino'] },
};

interface GiftUse {
  readonly part: 'sportsbook' | 'casino';
  readonly flags: readonly GuardFlag[];
}

/** The pages on which a bettor looks for gifts, and where a modal interrupts nothing. */
const GIFT_PATHS: ReadonlySet<string> = new Set([
  promotionPaths.list,
  promotionPaths.rewards,
  '/promotions/freebet',
]);

/** The day, by its number, on which this browser's bettor was last told of each gift. */
const memory = z.object({ of: z.string(), freeBet: z.int().nullable(), spins: z.int().nullable() });
type Memory = z.output<typeof memory>;

const cookie = createCookie('gifts', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: COOKIE_LIFE_MS / 1000,
});

/**
 * Tells a bettor of a free bet that waits to be accepted, or of free spins to play: each once a day, and
 * one on a page. Null where there is nothing to tell, while the giveaways or the place of its use rest, and
 * when the operator gives no answer. Source: 3§2, 3§6, 3§7.
 */
export async function giftNotice(
  request: Request,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<ToldNotice | null> {
  const { session } = visitor;
  if (!session || !GIFT_PATHS.has(new URL(request.url).pathname)) return null;
  if (isStopped(session)) return null;
  const kept = await memoryOf(request, session.user.id);
  const today = dayNumber(context);
  const untold = GIFTS.filter((gift) => kept[gift] !== today);
  if (untold.length === 0 || !(await areGiftsOpen(context))) return null;
  for (const gift of untold) {
    if (!(await isUsable(gift, context))) continue;
    const words = await wordsOf(gift, visitor, context);
    if (words === null) continue;
    const { secure } = context.config;
    return { words, header: await cookie.serialize({ ...kept, [gift]: today }, { secure }) };
  }
  return null;
}

async function areGiftsOpen(context: AppLoadContext): Promise<boolean> {
  const [isListed, isGiving, { general, giveaway }] = await Promise.all([
    isSwitchedOn('promotions-view', context),
    isSwitchedOn('giveaway-promo', context),
    maintenanceOf(context),
  ]);
  return isListed && isGiving && !general.global && !giveaway;
}

/** Whether a gift can be used now. */
async function isUsable(gift: Gift, context: AppLoadContext): Promise<boolean> {
  const { part, flags } = USES[gift];
  if (!context.brand.products[part]) return false;
  const [{ general }, ...switches] = await Promise.all([
    maintenanceOf(context),
    ...flags.map((flag) => isSwitchedOn(flag, context)),
  ]);
  return !general[part] && switches.every(Boolean);
}

async function memoryOf(request: Request, userId: string): Promise<Memory> {
  const value: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null);
  const kept = memory.safeParse(value).data;
  return kept?.of === userId ? kept : { of: userId, freeBet: null, spins: null };
}

/** What is said of a gift that waits; null when none does, or the operator doesn't say. */
async function wordsOf(
  gift: Gift,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<ModalNotice | null> {
  try {
    const title = await (gift === 'freeBet' ? freeBetTitle : spinsTitle)(visitor, context);
    if (title === null) return null;
    const texts = textsOf(context.brand.locale, 'promotions');
    return {
      title,
      text: texts[`gift.${gift}.text`],
      open: texts['gift.open'],
      later: texts['gift.later'],
      href: promotionPaths.prizes,
      picture: gift,
    };
  } catch (error) {
    if (!(error instanceof UpstreamError || error instanceof SessionEnded)) throw error;
    context.log.warn({ err: error }, 'gifts not read');
    return null;
  }
}

async function freeBetTitle(visitor: Visitor, context: AppLoadContext): Promise<string | null> {
  const { brand, upstream, now } = context;
  const offer = await readOfferedFreeBet(upstream, settings(visitor, context));
  const isWaiting = offer?.state === 'PendingAcceptance' || offer?.state === 'ReadyToClaim';
  if (!offer || !isWaiting || now() >= offer.expiresAt) return null;
  return formatText(textsOf(brand.locale, 'promotions')['gift.freeBet.title'], {
    amount: formatMoney(offer.stake, brand),
  });
}

async function spinsTitle(visitor: Visitor, context: AppLoadContext): Promise<string | null> {
  const { brand } = context;
  const given = await playableSpins(settings(visitor, context), context);
  const count = given.reduce((sum, { spins }) => sum + spins, 0);
  if (count === 0) return null;
  const texts = { ...textsOf(brand.locale, 'promotions') };
  return countText(texts, 'gift.spins.title', count, brand.language);
}

function settings(visitor: Visitor, context: AppLoadContext) {
  const { requestId } = context;
  return {
    session: sessionHandle(visitor, context),
    deadlineMs: guardDeadline(context),
    requestId,
  };
}
