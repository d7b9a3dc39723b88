import { paths } from '../paths.ts';
import { ASKS_ANEW, SEEN_VALUE } from '../shapes/bets/cash-out-form.ts';

/** One bet of the history. The number keeps every digit, so it is text. */
export function betDetailsPath(betNumber: string): string {
  return `${paths.betHistory}/${betNumber}`;
}

/** Where one bet of the bettor's own is looked at to play it again. */
export function repeatBetPath(betNumber: string): string {
  return `${betDetailsPath(betNumber)}/repeat`;
}

/** Where the form that shares one bet posts to. */
export function shareBetPath(betNumber: string): string {
  return `${betDetailsPath(betNumber)}/share`;
}

/** Names the code of a bet that was just shared, or that it was not, in the address of the bet. */
export const SHARED = 'compartilhada';

export const NOT_SHARED = 'falhou';

/** What a code of a shared bet looks like. */
export const SHARED_CODE = /^[\w-]{1,64}$/;

/** A bet that somebody shared. */
export function sharedBetPath(code: string): string {
  return `/shared-bet/${code}`;
}

/** Where one bet is cashed out. */
export function cashOutPath(betNumber: string): string {
  return `${betDetailsPath(betNumber)}/cash-out`;
}

/**
 * The question whether one bet ends now, at its present value; it says when that is another one than the
 * bettor saw, in minor units.
 */
export function askCashOutPath(betNumber: string, seen: number | null = null): string {
  const asked = seen === null ? `${ASKS_ANEW}=1` : `${SEEN_VALUE}=${seen}`;
  return `${cashOutPath(betNumber)}?${asked}`;
}

/** What one bet is worth, for a page that stays open. */
export function cashOutValuePath(betNumber: string): string {
  return `${cashOutPath(betNumber)}/value`;
}

/** Whether open pages load this path by themselves. */
export function isPolledPath(pathname: string): boolean {
  const isStanding: readonly string[] = [paths.balance, paths.betUpdates, paths.frameNews];
  return isStanding.includes(pathname) || /^\/bet-history\/\d+\/cash-out\/value$/.test(pathname);
}
