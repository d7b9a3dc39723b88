import type { Request, RequestHandler } from 'express';
import type { Refusal } from '../app/services/base/pages/request-refused.ts';
import type { FailurePage } from './answers/failure-page.ts';
import { askedAddress } from './asked-address.ts';
import { MOST_SEGMENTS, segmentsIn } from './near-routes.ts';
import { leaveBodyUnread, maxBodyBytes } from './unread-body.ts';

/** Would be read as the name of a host. */
const SLASHES = /^\/[/\\]+/;

const MALFORMED: Refusal = { status: 400, kind: 'refused' };

interface RefusalOptions {
  readonly publicUrl: string;
  readonly failurePage: FailurePage;
}

/** Where the router in the browser asks which routes the links of a page lead to: its path in Remix. */
const MANIFEST_PATH = '/__manifest';
/** A page has fewer links of the router. */
const MOST_LINKS = 200;

/** No address of a page, nor a mistaken one, has as many. */
const MOST_SLASHES = 30;
const TOO_DEEP: Refusal = { status: 404, kind: 'notFound' };

/**
 * Answers the requests that no page should see, each with a status of the 4xx and words: methods that no
 * page has, addresses and hosts that are none, questions of the router that it doesn't ask, bodies too large or
 * of unknown length, and forms of other sites. The router in the browser gets its answer as data, from the pages, but
 * for a path that is too deep for them.
 * A path with slashes too many in front, as links are joined together by mistake, leads to the one that is meant.
 */
export function refusals({ publicUrl, failurePage }: RefusalOptions): RequestHandler {
  return (request, response, next) => {
    if (SLASHES.test(request.originalUrl) && request.method !== 'POST') {
      return response.redirect(301, request.originalUrl.replace(SLASHES, '/'));
    }
    const refusal = refusalOf(request, publicUrl);
    if (refusal === null) return next();
    if (refusal.status === 405) response.set('Allow', 'GET, HEAD, POST');
    leaveBodyUnread(request, response);
    const isOfRouter = request.path.endsWith('.data') && /^(GET|POST)$/.test(request.method);
    if (isOfRouter && refusal !== TOO_DEEP) {
      response.locals['refusal'] = refusal;
      return next();
    }
    failurePage.send(request, response, refusal);
  };
}

function refusalOf(request: Request, publicUrl: string): Refusal | null {
  const { method, originalUrl } = request;
  if (!/^(GET|HEAD|POST)$/.test(method)) return { status: 405, kind: 'refused' };
  if (isDeep(askedAddress(request).pathname)) return TOO_DEEP;
  if (!isPath(originalUrl) || !isHost(request.get('Host') ?? '')) return MALFORMED;
  if (isForeignToRouter(request)) return MALFORMED;
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
    return /^\/(?![/\\])/.test(url) && decodeURIComponent(url.replace(/\?.*$/s, '')) !== '';
  } catch {
    return false;
  }
}

/** Whether Remix would take long over a path: it tries each beginning against all routes, while everybody waits. */
function isDeep(path: string): boolean {
  return path.split('/', MOST_SLASHES + 2).length > MOST_SLASHES + 1;
}

/**
 * What the router in the browser never asks: the data of one route, and where very many or very deep links lead.
 */
function isForeignToRouter({ path, originalUrl }: Request): boolean {
  const query = new URLSearchParams(originalUrl.replace(/^[^?]*/, ''));
  if (query.has('_data')) return true;
  const links = path === MANIFEST_PATH ? query.getAll('p') : [];
  return (
    links.length > MOST_LINKS ||
    links.some((link) => segmentsIn(link) > MOST_SEGMENTS || isDeep(link))
  );
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
