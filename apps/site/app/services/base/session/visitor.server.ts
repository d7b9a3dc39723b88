import { type AppLoadContext, type Cookie, createCookie } from '@remix-run/node';
import { z } from 'zod';
import { isPolledPath } from '../../../paths/bet-paths.ts';
import { paths } from '../../../paths.ts';
import { knownSecrets } from '../store/known-secrets.ts';
import { isStoreUnavailable } from '../store/store.ts';
import { deviceWords } from './device-words.server.ts';
import { endOf, isIdle, keptForMs, type SessionRecord, sessionRecord } from './session-record.ts';

/** The default life of cookies: 90 days. Source: 1§9. */
export const COOKIE_LIFE_MS = 90 * 24 * 60 * 60 * 1000;

/** The sender of a request: a signed random id in a cookie, and the session of that id, if any. */
export interface Visitor {
  readonly id: string;
  /** True when the request had no valid cookie: the answer must set one. */
  readonly isNew: boolean;
  /** Null for a guest, and for a bettor whose account was deactivated. Source: 1§4. */
  readonly session: SessionRecord | null;
  readonly isDeactivated: boolean;
  /** True where the session has lasted as long as it may, and nobody has logged in since. */
  readonly isOver: boolean;
  /** True until the browser of a session that was ended from another has been told so. */
  readonly isEndedElsewhere: boolean;
  /** True while the store can't be reached, so it is unknown whether there is a session. */
  readonly isSessionUnknown: boolean;
}

const heldId = z.string().regex(/^[\w-]{36}$/);
const visitors = new WeakMap<AppLoadContext, Promise<Visitor>>();
const cookies = new WeakMap<AppLoadContext['config'], Cookie>();

/** Stands in the place of a session that its bettor ended from another browser. */
export const ENDED_ELSEWHERE = { ended: 'elsewhere' } as const;
const endedElsewhere = z.object({ ended: z.literal(ENDED_ELSEWHERE.ended) });

export function sessionKey(id: string): string {
  return `session:${id}`;
}

/** The visitor's cookie by the present secret, and where it was changed also by the previous one. */
function visitorCookie({ config }: AppLoadContext): Cookie {
  let cookie = cookies.get(config);
  if (!cookie) {
    // The first signs; what any of them signed is taken.
    cookie = cookieOf(config, [...knownSecrets(config)]);
    cookies.set(config, cookie);
  }
  return cookie;
}

/** `__Host-` ties the cookie to this exact host; browsers accept it over https only. */
function cookieOf({ secure }: AppLoadContext['config'], secrets: string[]): Cookie {
  return createCookie(secure ? '__Host-vitrine' : 'vitrine', {
    secrets,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: COOKIE_LIFE_MS / 1000,
  });
}

/** The visitor of a request. It is read once, even when several loaders ask for it. */
export function visitorOf(request: Request, context: AppLoadContext): Promise<Visitor> {
  let visitor = visitors.get(context);
  if (!visitor) {
    visitor = readVisitor(request, context);
    visitors.set(context, visitor);
  }
  return visitor;
}

async function readVisitor(request: Request, context: AppLoadContext): Promise<Visitor> {
  const { id, isNew } = await visitorId(request, context);
  const guest = {
    id,
    isNew,
    session: null,
    isDeactivated: false,
    isOver: false,
    isEndedElsewhere: false,
    isSessionUnknown: false,
  };
  if (isNew) return guest;
  try {
    const stored = await context.store.get(sessionKey(id));
    if (endedElsewhere.safeParse(stored).success) return { ...guest, isEndedElsewhere: true };
    const { data: record } = sessionRecord.safeParse(stored);
    if (!record) return guest;
    if (context.now() >= endOf(record)) return { ...guest, isOver: true };
    await renewSession(id, record, request, context);
    const { isDeactivated } = record.user;
    return { ...guest, session: isDeactivated ? null : record, isDeactivated };
  } catch (error) {
    if (!isStoreUnavailable(error)) throw error;
    context.log.warn({ err: error }, 'session not read');
    return { ...guest, isSessionUnknown: true };
  }
}

/** The id in the request's cookie, or a new one. Reads only the cookie. */
export async function visitorId(
  request: Request,
  context: AppLoadContext,
): Promise<Pick<Visitor, 'id' | 'isNew'>> {
  const held = await idIn(visitorCookie(context), request);
  return held === null ? { id: context.newVisitorId(), isNew: true } : { id: held, isNew: false };
}

async function idIn(cookie: Cookie, { headers }: Request): Promise<string | null> {
  const held: unknown = await cookie.parse(headers.get('Cookie')).catch(() => null);
  return heldId.safeParse(held).data ?? null;
}

/**
 * The header that signs a visitor's cookie with the present secret when only the previous one opens it, so that
 * the previous one can be taken away; null when nothing has to be signed. A session's cookie lasts no longer than
 * it did.
 */
export async function renewedCookie(
  request: Request,
  { id, isNew, session, isSessionUnknown }: Visitor,
  context: AppLoadContext,
): Promise<string | null> {
  const { config } = context;
  if (config.previousSecret === null || isNew || isSessionUnknown) return null;
  if ((await idIn(cookieOf(config, [config.sessionSecret]), request)) !== null) return null;
  if (session === null) return visitorCookieHeader(id, context);
  return visitorCookieHeader(id, context, keptForMs(session, context.now()));
}

/**
 * Notes that the bettor did something: at most once a minute, so that most page views need no write, and never
 * after they were idle. The first page names the device.
 */
async function renewSession(
  id: string,
  record: SessionRecord,
  request: Request,
  context: AppLoadContext,
): Promise<void> {
  if (isIdle(record, context.now()) || !showsBettor(request)) return;
  const device = record.device === null ? deviceWords(request.headers) : null;
  if (device || context.now() - record.renewedAt > 60_000) {
    await changeSession(id, context, (current) => ({
      ...current,
      renewedAt: context.now(),
      device: device ?? current.device,
    }));
  }
}

/** Changes a stored session. A session that has ended stays ended. */
export async function changeSession(
  id: string,
  { store, now }: AppLoadContext,
  change: (record: SessionRecord) => SessionRecord,
): Promise<void> {
  const { data: held } = sessionRecord.safeParse(await store.get(sessionKey(id)));
  if (!held) return;
  await store.update<SessionRecord>(sessionKey(id), keptForMs(held, now()), (stored) => {
    const { data: record } = sessionRecord.safeParse(stored);
    return record && change(record);
  });
}

/**
 * Whether the bettor caused a request. An open page requests its balance and its data by itself; such
 * a request must not keep a session alive.
 */
export function isActivity(request: Request): boolean {
  if (request.method !== 'GET' || request.headers.get('Sec-Fetch-Dest') !== 'empty') return true;
  const { pathname, from } = placesOf(request);
  return !isPolledPath(pathname) && from !== null && from !== pathname;
}

/**
 * Whether a request proves that the bettor is there. Two are activity that an open page causes by itself: it goes
 * to the reality check when that is due, and without scripts it loads itself again (`<meta refresh>`). A press on
 * a link to the same page is told from that by `Sec-Fetch-User`; a browser that doesn't send it proves nothing.
 */
function showsBettor(request: Request): boolean {
  if (!isActivity(request)) return false;
  if (request.method !== 'GET') return true;
  const { pathname, from } = placesOf(request);
  if (pathname === paths.realityCheck) return false;
  return from !== pathname || request.headers.get('Sec-Fetch-User') === '?1';
}

/** The path that is asked for, and that of the page that asks; null when the browser doesn't say. */
function placesOf({ url, headers }: Request): {
  readonly pathname: string;
  readonly from: string | null;
} {
  const from = URL.parse(headers.get('Referer') ?? '');
  return { pathname: pagePath(new URL(url)), from: from && from.pathname };
}

/** The path of the page whose data the router in the browser asks for, or of the page itself. */
function pagePath({ pathname }: URL): string {
  return pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/');
}

/** The header that gives a browser its visitor id, for as long as cookies live unless said otherwise. */
export function visitorCookieHeader(
  id: string,
  context: AppLoadContext,
  lifeMs = COOKIE_LIFE_MS,
): Promise<string> {
  return visitorCookie(context).serialize(id, { maxAge: lifeMs / 1000 });
}

/** The `Cookie` header of a guest that no store knows: a page made for them is anybody's. */
export async function guestCookieOf(context: AppLoadContext): Promise<string> {
  const [pair = ''] = (await visitorCookieHeader(context.newVisitorId(), context)).split(';');
  return pair;
}
