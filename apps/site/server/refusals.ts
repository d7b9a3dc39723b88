import type { Request, RequestHandler } from 'express';
import type { Refusal } from '../app/services/base/pages/request-refused.ts';
import type { FailurePage } from './failure-page.ts';
import { leaveBodyUnread, maxBodyBytes } from './unread-body.ts';

const MALFORMED: Refusal = { status: 400, kind: 'refused' };

interface RefusalOptions {
  readonly publicUrl: string;
  readonly failurePage: FailurePage;
}

/**
 * Answers the requests that no page should see, each with a status of the 4xx and words: methods that no
 * page has, addresses and hosts that are none, bodies too large or of unknown length, and forms of other
 * sites. The router in the browser gets its answer as data, from the pages.
 */
export function refusals({ publicUrl, failurePage }: RefusalOptions): RequestHandler {
  return (request, response, next) => {
    const refusal = refusalOf(request, publicUrl);
    if (refusal === null) return next();
    if (refusal.status === 405) response.set('Allow', 'GET, HEAD, POST');
    leaveBodyUnread(request, response);
    if (request.path.endsWith('.data') && /^(GET|POST)$/.test(request.method)) {
      response.locals['refusal'] = refusal;
      return next();
    }
    failurePage.send(request, response, refusal);
  };
}

function refusalOf(request: Request, publicUrl: string): Refusal | null {
  const { method, originalUrl } = request;
  if (!/^(GET|HEAD|POST)$/.test(method)) return { status: 405, kind: 'refused' };
  if (!isPath(originalUrl) || !isHost(request.get('Host') ?? '')) return MALFORMED;
  if (request.get('Transfer-Encoding') !== undefined) return { status: 411, kind: 'refused' };
  if (Number(request.get('Content-Length') ?? 0) > maxBodyBytes(request)) {
    return { status: 413, kind: 'tooLarge' };
  }
  return method === 'POST' && isForeign(request, publicUrl)
    ? { status: 403, kind: 'foreign' }
    : null;
}

/** A path that can be decoded; clients of proxies send whole addresses. */
function isPath(url: string): boolean {
  try {
    return url.startsWith('/') && decodeURIComponent(url.replace(/\?.*$/s, '')) !== '';
  } catch {
    return false;
  }
}

/** What can stand as a host in an address. Which one it is decides nothing. */
function isHost(host: string): boolean {
  const parsed = /[\s/?#@\\]/.test(host) ? null : URL.parse(`http://${host}`);
  return parsed !== null && parsed.pathname === '/';
}

/**
 * Whether a form was posted from another site, by what the browser says of it. A form that says nothing,
 * or whose page hides its origin, is decided by the visitor's token in it (`readForm`).
 */
function isForeign(request: Request, publicUrl: string): boolean {
  const site = request.get('Sec-Fetch-Site');
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';
  const origin = request.get('Origin');
  if (origin === undefined || origin === 'null') return false;
  const host = URL.parse(origin)?.host;
  // A browser may know the site by another name than the configuration, such as localhost.
  return host === undefined || (host !== new URL(publicUrl).host && host !== request.get('Host'));
}
