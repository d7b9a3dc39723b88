import type { AppLoadContext } from '@remix-run/node';
import { formatMoney } from '@vitrine/betting/base/money';
import { textsOf } from '@vitrine/messages/texts';
import { brandFormat } from '../../format/brand-format.ts';
import { paths } from '../../paths.ts';
import type { ShellData } from '../../shell-data.ts';
import { NO_TRACKING } from '../../tracking/shell-tracking.ts';
import { readBalance } from '../wallet/balance.server.ts';
import { seenBetSlip } from '../bet-slip/bet-slip-store.server.ts';
import { feedState } from '../sportsbook/feed-state.server.ts';
import { formToken } from '../forms/csrf.server.ts';
import { isStopped, sessionTimes } from '../base/session/session-record.ts';
import { isSwitchedOn } from './flags.server.ts';
import { frameVersion } from './frame-version.server.ts';
import { maintenanceOf } from './maintenance.server.ts';
import { announcementFor } from './announcement.server.ts';
import { oddsFormatOf } from './odds-format.server.ts';
import { needsOldStyles } from '../base/pages/old-browser.server.ts';
import { schemeOf } from './scheme.server.ts';
import { shellCashback } from './shell-cashback.server.ts';
import { shellChat } from './support-chat.server.ts';
import { shellTracking } from './shell-tracking.server.ts';
import { type Visitor, visitorId } from '../base/session/visitor.server.ts';

/**
 * The data of every page's frame, without the notice of rewards. `liveVersion` is that of the page's moment, because the rest may be
 * newer but never older.
 */
export async function shellData(
  request: Request,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<Omit<ShellData, 'modalNotice'>> {
  const frame = await frameOf(visitor, request, context);
  const [
    balance,
    slip,
    announcement,
    maintenance,
    isCasinoOn,
    chat,
    tracking,
    hasPromotions,
    cashback,
  ] = await Promise.all([
    readBalance(visitor, context),
    seenBetSlip(visitor, context),
    announcementFor(request, context),
    maintenanceOf(context),
    isSwitchedOn('show-casino', context),
    shellChat(visitor, context),
    shellTracking(request, visitor, context),
    isSwitchedOn('promotions-view', context),
    shellCashback(request, visitor, context),
  ]);
  const { session } = visitor;
  return {
    ...frame,
    hasCasino: frame.hasCasino && isCasinoOn,
    isSignInPaused: visitor.isSessionUnknown,
    user: session && { name: session.user.fullName, mayDeposit: !isStopped(session) },
    isDeactivated: visitor.isDeactivated,
    sessionTimes: session && sessionTimes(session, context.brand.realityCheckMinutes),
    balance: balance === null ? null : formatMoney(balance, context.brand),
    slipCount: slip.step === 'settingBet' ? slip.selections.length : 0,
    announcement,
    frameVersion: frameVersion(maintenance, announcement),
    chat,
    tracking,
    hasPromotions,
    cashback,
  };
}

/** The frame of an error page without a known visitor: neither the store nor the operator is asked. */
export async function guestShellData(
  request: Request,
  context: AppLoadContext,
): Promise<ShellData> {
  const { id } = await visitorId(request, context);
  const frame = await frameOf({ id, session: null }, request, context);
  return {
    ...frame,
    isSignInPaused: false,
    user: null,
    isDeactivated: false,
    sessionTimes: null,
    balance: null,
    slipCount: 0,
    announcement: null,
    frameVersion: null,
    modalNotice: null,
    chat: null,
    tracking: NO_TRACKING,
    hasPromotions: false,
    cashback: null,
  };
}

/** The part of the frame that is the same for every visitor. */
async function frameOf(
  visitor: Pick<Visitor, 'id' | 'session'>,
  request: Request,
  context: AppLoadContext,
) {
  const { liveVersion, madeAt } = context.moment;
  return {
    csrf: formToken(visitor, context),
    format: brandFormat(context.brand, await oddsFormatOf(request)),
    texts: textsOf(context.brand.locale, 'shell'),
    feed: feedState(context),
    scheme: await schemeOf(request, context),
    hasOldStyles: needsOldStyles(request.headers),
    hasCasino: context.brand.products.casino,
    playLimits: hidesPlayLimits(context) ? null : paths.responsibleGame,
    supportEmail: context.brand.licensee.supportEmail,
    liveVersion,
    madeAt,
    origin: context.config.publicUrl,
  };
}

/** Whether a brand shows no page of responsible play: where no law asks for it. Source: 1§2. */
export function hidesPlayLimits({ brand, config }: AppLoadContext): boolean {
  return config.hidesResponsibleGame && !brand.isBrazilGroup;
}
