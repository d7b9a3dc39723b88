import type { AppLoadContext } from '@remix-run/node';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { SessionEnded, UpstreamError } from '@vitrine/upstream/base/errors';
import {
  type OwnSpinWindow,
  readPublicSpinWindow,
  readSpinWindow,
  type SpinWindow,
} from '@vitrine/upstream/promotions/spin-window';
import { formatTime } from '../../format/date-time.ts';
import { type PrizeKind, type SpinPart, WHEEL } from '../../shapes/promotions/gift-claim.ts';
import { loginPath } from '../../paths/access-paths.ts';
import { promotionPaths } from '../../paths/promotion-paths.ts';
import { promotionPath, type SpinPromotion } from '../../shapes/promotions/promotion-kinds.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { type Bettor, sessionHandle, withSession } from '../base/session/session.server.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { type Gift, giftKey, giftOf } from './claim-kind.server.ts';
import { attemptsOf, type ShownClaim } from './claims.server.ts';
import { claimNotice, giftText } from './claim-words.server.ts';

const WORDS = {
  giramania: { title: 'spin.wheelTitle', text: 'spin.text', play: 'spin.spin' },
  fortunaBrasileira: { title: 'spin.scratchTitle', text: 'spin.scratchText', play: 'spin.scratch' },
  mysticBox: { title: 'mystic.title', text: 'mystic.text', play: 'mystic.open' },
} as const;

/**
 * Today's spin of a promotion: what a bettor can do with it and what it brought, or when the window is
 * open, for a guest. Source: 3§3, 3§7.
 */
export async function spinPart(
  promotion: SpinPromotion,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<SpinPart> {
  const words = textsOf(context.brand.locale, 'promotions');
  const { title, text, play } = WORDS[promotion];
  const bare: SpinPart = {
    promotion,
    path: promotionPath(promotion),
    title: words[title],
    text: words[text],
    prizesLabel: words['spin.prizes'],
    slotsLabel: words['box.slots'],
    prizes: WHEEL.map((kind) => ({ kind, text: words[PRIZE_WORDS[kind]] })),
    play: null,
    result: null,
    isShut: false,
    closedText: null,
    notice: null,
    link: null,
  };
  try {
    if (!visitor.session) {
      const path = promotionPath(promotion);
      const link = { href: loginPath(path), label: words['spin.guest'] };
      return { ...bare, ...(await publicState(promotion, context)), link };
    }
    const bettor: Bettor = { ...visitor, session: visitor.session };
    return { ...bare, ...(await ownState(promotion, words[play], bettor, context)) };
  } catch (error) {
    if (!(error instanceof UpstreamError) || error instanceof SessionEnded) throw error;
    context.log.warn({ err: error }, 'spin window not read');
    return { ...bare, closedText: words['spin.unread'] };
  }
}

const PRIZE_WORDS = {
  money: 'reward.kind.money',
  freeBet: 'reward.kind.freeBet',
  freeSpins: 'reward.kind.freeSpins',
  nothing: 'reward.nothing',
} as const satisfies Record<PrizeKind, string>;

async function publicState(
  promotion: SpinPromotion,
  context: AppLoadContext,
): Promise<Pick<SpinPart, 'isShut' | 'closedText'>> {
  const window = await readPublicSpinWindow(context.upstream, promotion, {
    deadlineMs: pageDeadline(context),
    requestId: context.requestId,
  });
  return { isShut: !window.isOpen, closedText: whenOpen(window, context) };
}

async function ownState(
  promotion: SpinPromotion,
  label: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<Partial<SpinPart>> {
  const window = await withSession(promotionPath(promotion), bettor, context, () =>
    readSpinWindow(context.upstream, promotion, {
      session: sessionHandle(bettor, context),
      deadlineMs: pageDeadline(context),
      requestId: context.requestId,
    }),
  );
  const { isOpen, spin } = window;
  const state =
    spin === null
      ? { closedText: whenOpen(window, context) }
      : await spinState({ ...window, spin }, { promotion, label }, bettor, context);
  return { isShut: !isOpen, ...state };
}

/** What became of the bettor's spin, or how it is played. */
async function spinState(
  window: OwnSpinWindow & { readonly spin: NonNullable<OwnSpinWindow['spin']> },
  { promotion, label }: { readonly promotion: SpinPromotion; readonly label: string },
  bettor: Bettor,
  context: AppLoadContext,
): Promise<Partial<SpinPart>> {
  const words = textsOf(context.brand.locale, 'promotions');
  const { spin } = window;
  const key = giftKey({ gift: 'spin', promotion, spinId: spin.id });
  const { next, shown } = await attemptsOf(key, bettor, context);
  const gift = shown.kind === 'given' ? shown.gift : spin.reward && giftOf(spin.reward);
  if (gift) return resultOf(gift, spin.state, context);
  const notice = claimNotice(shown, words, context);
  switch (spin.state) {
    case 'Expired':
      return { closedText: words['spin.expired'] };
    case 'Cancelled':
      return { closedText: words['spin.cancelled'] };
    case 'Claimed':
      return { closedText: words['spin.done'] };
    case 'BeingClaimed':
      return { notice: claimNotice({ kind: 'pending' }, words, context) };
    // No call accepts a spin first: playing it does.
    case 'PendingAcceptance':
    case 'ReadyToClaim':
      return isPlayable(shown, window)
        ? { notice, play: { spinId: spin.id, attempt: next, label } }
        : { notice, closedText: notice ? null : whenOpen(window, context) };
  }
}

/** A claim that failed without an effect can be tried again; one that the operator refused can't. */
function isPlayable(shown: ShownClaim, { isOpen }: OwnSpinWindow): boolean {
  if (shown.kind === 'none') return isOpen;
  return isOpen && shown.kind === 'refused' && shown.why === 'failed';
}

function resultOf(
  gift: Gift,
  state: NonNullable<OwnSpinWindow['spin']>['state'],
  context: AppLoadContext,
): Partial<SpinPart> {
  const words = textsOf(context.brand.locale, 'promotions');
  const reward = giftText(gift, words, context);
  if (gift.kind === 'untold' || reward === null) {
    return { notice: claimNotice({ kind: 'given', gift }, words, context) };
  }
  const isNothing = gift.kind === 'nothing';
  const isOnItsWay = state === 'BeingClaimed';
  return {
    closedText: isNothing ? null : words['spin.done'],
    result: {
      prize: WHEEL.indexOf(gift.kind),
      title: isNothing ? words['spin.nothing'] : formatText(words['spin.won'], { reward }),
      text: isNothing
        ? words['spin.nothingText']
        : words[isOnItsWay ? 'claim.pendingText' : 'spin.wonText'],
    },
    link: isNothing ? null : { href: promotionPaths.prizes, label: words['spin.prizesLink'] },
  };
}

/** When the window opens or that it has closed today; null while it is open. */
function whenOpen({ isOpen, opensAt }: SpinWindow, { brand, now }: AppLoadContext): string | null {
  if (isOpen) return null;
  const words = textsOf(brand.locale, 'promotions');
  if (opensAt <= now()) return words['spin.over'];
  const opens = formatText(words['spin.opensAt'], { time: formatTime(opensAt, brand) });
  return `${words['spin.closed']}. ${opens}.`;
}
