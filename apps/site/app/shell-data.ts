import { useRouteError, useRouteLoaderData } from '@remix-run/react';
import { useEffect } from 'react';
import type { CurrencyCode, DecimalSeparator } from '@vitrine/betting/base/money';
import type { OddsFormat } from '@vitrine/betting/base/odds-formats';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { ShellCashback } from './shapes/promotions/cashback-overlay.ts';
import { noteFrameRead } from './frame/frame-age.ts';
import { failureOf } from './shapes/base/caught-failure.ts';
import type { ShellChat } from './shapes/shell/support-chat.ts';
import type { ShellTracking } from './tracking/shell-tracking.ts';

/** How the brand writes money, times and numbers. */
export interface BrandFormat {
  readonly locale: string;
  readonly language: string;
  readonly currency: CurrencyCode;
  readonly currencySymbol: string;
  readonly decimalSeparator: DecimalSeparator;
  readonly timeZone: string;
  /** How the visitor reads odds. */
  readonly oddsFormat: OddsFormat;
}

/** What the operator has to say to everybody. Source: 1§3. */
export interface Announcement {
  /** Names its words: other words are another announcement. */
  readonly id: string;
  /** Empty where the description says all, or the other way round. */
  readonly title: string;
  readonly description: string;
}

/** What a modal tells over a page: a reward that waits, or that the location is asked for. Ready to show. */
export interface ModalNotice {
  readonly title: string;
  readonly text: string;
  /** The words of the link to `href`. */
  readonly open: string;
  /** Closes the notice. */
  readonly later: string;
  /** The page of what waits. */
  readonly href: string;
  readonly picture: 'freeBet' | 'spins' | 'location' | 'reactivation';
}

/** What every page's frame shows; the root loader provides it. All texts are ready to show. */
export interface ShellData {
  readonly csrf: string;
  readonly format: BrandFormat;
  readonly texts: Namespaces['shell'];
  /** Nobody can tell whether the visitor has a session, and nobody can log in. */
  readonly isSignInPaused: boolean;
  readonly user: { readonly name: string; readonly mayDeposit: boolean } | null;
  /** The visitor's account was deactivated: they are a guest who can ask for it back. */
  readonly isDeactivated: boolean;
  /** When the bettor logged in, and when the next reality check is due; null for a guest. */
  readonly sessionTimes: { readonly startedAt: number; readonly checkAt: number } | null;
  /** Formatted; null when unknown. */
  readonly balance: string | null;
  /** How many selections stand on the slip, to be placed. */
  readonly slipCount: number;
  /** Live prices move, are lost, or were never read since the process began. */
  readonly feed: 'up' | 'down' | 'loading';
  /** Null when there is none, or the visitor put it away. */
  readonly announcement: Announcement | null;
  /** One thing to know over the page; null for most pages. Source: 3§2. */
  readonly modalNotice: ModalNotice | null;
  /** The casino is open. */
  readonly hasCasino: boolean;
  /** Promotions are shown at all. Source: 1§2. */
  readonly hasPromotions: boolean;
  /** What stands over the page about the bettor's cashback; null for nothing. Source: 3§2. */
  readonly cashback: ShellCashback | null;
  /** Where a bettor's limits stand; null where the process hides that page. Source: 1§2. */
  readonly playLimits: string | null;
  /** The way to the support's chat; null for whoever gets none. Source: 1§4. */
  readonly chat: ShellChat | null;
  readonly tracking: ShellTracking;
  /** Who to write to for help. */
  readonly supportEmail: string;
  /** The browser can't read the styles of others and has some of its own. */
  readonly hasOldStyles: boolean;
  /** The brand's own scheme, or the one the visitor chose. */
  readonly scheme: 'light' | 'dark';
  /** Names maintenance and the announcement as the page was made; null where nobody was asked. */
  readonly frameVersion: string | null;
  /** The frame from which the browser's live stream goes on. */
  readonly liveVersion: string;
  /** When the page was made, and its prices were read: epoch milliseconds. */
  readonly madeAt: number;
  /** Where browsers reach the site: scheme and host. */
  readonly origin: string;
}

/** In a browser, the frame's data of the last page that had some; nothing writes it on the server. */
let lastKnown: ShellData | null = null;

/** Keeps the frame's data for a page that the network fails, which comes without, and notes when they were read. */
export function useRememberedShellData(): void {
  const data = useRouteLoaderData('root') as ShellData | undefined;
  useEffect(() => {
    if (!data) return;
    lastKnown = data;
    noteFrameRead();
  }, [data]);
}

/**
 * The frame's data, wherever a component stands in the page: what the root loader gave, else what the
 * answer brought that stands in its place, else what the page before had. Null when there is none.
 */
export function useKnownShellData(): ShellData | null {
  const data = useRouteLoaderData('root') as ShellData | undefined;
  const error = useRouteError();
  if (data) return data;
  return error === undefined ? null : (failureOf(error).shell ?? lastKnown);
}

/** The frame's data on a page that has some. */
export function useShellData(): ShellData {
  const data = useKnownShellData();
  if (!data) throw new Error('Neither the root loader nor the error brought the data of the frame');
  return data;
}
