import type { Request } from 'express';
import { paths } from '../../app/paths.ts';

const NEEDED = [
  ...[paths.login, paths.logout, paths.attemptLimit, paths.betSlip, paths.balance],
  ...[paths.deposit, paths.verifyDeposit, paths.withdrawal, '/request-withdrawal'],
];
/** A bet that is cashed out. */
const CASH_OUT = /^\/bet-history\/[^/]+\/cash-out(?:\/|$)/;
const DATA_SUFFIX = /\.data$/;

/**
 * Whether a request is about money, the slip or a log-in, and so is answered under any load: every form,
 * the pages that have such forms, and those that a visitor comes to from there, since a form's answer
 * often is another page. The same page read anew, as after a tap on a price, would become a failure on screen.
 */
export function isNeeded(request: Pick<Request, 'method' | 'path' | 'get'>): boolean {
  if (request.method === 'POST') return true;
  const from = URL.parse(request.get('Referer') ?? '')?.pathname;
  if (from === undefined) return isNeededPath(request.path);
  const isReload = DATA_SUFFIX.test(request.path) && pageOf(request.path) === from;
  return isReload || isNeededPath(request.path) || isNeededPath(from);
}

/** The page whose data a request asks for; that of the home page has a name of its own. */
function pageOf(asked: string): string {
  return asked.replace(DATA_SUFFIX, '').replace(/^\/_root$/, '/');
}

function isNeededPath(asked: string): boolean {
  const path = pageOf(asked);
  return NEEDED.some((one) => path === one || path.startsWith(`${one}/`)) || CASH_OUT.test(path);
}
