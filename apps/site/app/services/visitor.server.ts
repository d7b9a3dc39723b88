import type { SessionTokens } from '@vitrine/upstream/session';
import { type AppLoadContext, type Cookie, createCookie } from '@remix-run/node';
import { z } from 'zod';
import { paths } from '../paths.ts';

/** Cookies live 90 days unless said otherwise. Source: 1§9. */
export const COOKIE_LIFE_MS = 90 * 24 * 60 * 60 * 1000;

/** A session that rests this long has ended: the next bet needs a new log-in (722/2024 art. 14). */
export const SESSION_IDLE_MS = 30 * 60 * 1000;

/** The bettor as the session keeps him. Source: 1§3. */
export interface SessionUser {
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  readonly registerStep: number;
}

/** What the server keeps of a session; the browser only holds its visitor id. */
export interface SessionRecord {
  readonly tokens: SessionTokens;
  readonly user: SessionUser;
  /** Epoch milliseconds of the last renewal of the record's life. */
  readonly renewedAt: number;
}

/** Whoever sends the request: a signed random id in a cookie, and the session behind it, if any. */
export interface Visitor {
  readonly id: string;
  /** True when the request carried no valid cookie: the answer has to set one. */
  readonly isNew: boolean;
  readonly session: SessionRecord | null;
}

const visitorId = z.string().regex(/^[\w-]{36}$/);
const visitors = new WeakMap<AppLoadContext, Promise<Visitor>>();
const cookies = new WeakMap<AppLoadContext['config'], Cookie>();

export function sessionKey(id: string): string {
  return `session:${id}`;
}

/** `__Host-` ties the cookie to this very host, and browsers take it over https only. */
function visitorCookie({ config }: AppLoadContext): Cookie {
  let cookie = cookies.get(config);
  if (!cookie) {
    cookie = createCookie(config.secure ? '__Host-vitrine' : 'vitrine', {
      secrets: [config.sessionSecret],
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: config.secure,
      maxAge: COOKIE_LIFE_MS / 1000,
    });
    cookies.set(config, cookie);
  }
  return cookie;
}

/** The visitor of a request, read once however many loaders ask. */
export function visitorOf(request: Request, context: AppLoadContext): Promise<Visitor> {
  let visitor = visitors.get(context);
  if (!visitor) {
    visitor = readVisitor(request, context);
    visitors.set(context, visitor);
  }
  return visitor;
}

async function readVisitor(request: Request, context: AppLoadContext): Promise<Visitor> {
  const held = visitorId.safeParse(
    await visitorCookie(context)
      .parse(request.headers.get('Cookie'))
      .catch(() => null),
  );
  if (!held.success) return { id: context.newId(), isNew: true, session: null };
  return { id: held.data, isNew: false, session: await liveSession(held.data, request, context) };
}

/** The session, its life renewed at most once a minute so that a page view costs no write. */
async function liveSession(
  id: string,
  request: Request,
  context: AppLoadContext,
): Promise<SessionRecord | null> {
  const record = await context.store.get<SessionRecord>(sessionKey(id));
  if (!record) return null;
  if (isActivity(request) && context.now() - record.renewedAt > 60_000) {
    await context.store.update<SessionRecord>(
      sessionKey(id),
      SESSION_IDLE_MS,
      (current) => current && { ...current, renewedAt: context.now() },
    );
  }
  return record;
}

/**
 * Whether a person is behind a request. A page that stays open asks again by itself for its balance and
 * for its own data; that must not keep a session alive.
 */
function isActivity(request: Request): boolean {
  if (request.method !== 'GET' || request.headers.get('Sec-Fetch-Dest') !== 'empty') return true;
  const { pathname } = new URL(request.url);
  const from = request.headers.get('Referer');
  return pathname !== paths.balance && from !== null && new URL(from).pathname !== pathname;
}

/** The header that gives a browser its visitor id. */
export function visitorCookieHeader(id: string, context: AppLoadContext): Promise<string> {
  return visitorCookie(context).serialize(id);
}
