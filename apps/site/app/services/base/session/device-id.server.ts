import { type AppLoadContext, createCookie } from '@remix-run/node';
import { COOKIE_LIFE_MS } from './visitor.server.ts';

const PREFIX = 'web';
const RANDOM_CHARACTERS = 6;
const FORM = /^web-[0-9a-z]{8,}-[0-9a-z]{6}$/;

const cookie = createCookie('device-id', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: COOKIE_LIFE_MS / 1000,
});

/**
 * A new name of a browser, which tells nothing of its owner: a prefix, the time and six random
 * characters. Source: 1§3.
 *
 * @example newDeviceId({ now: () => 1_764_000_000_000, random: () => 0.5 }) // 'web-mid1mbr4-iiiiii'
 */
export function newDeviceId({ now, random }: Pick<AppLoadContext, 'now' | 'random'>): string {
  const character = () => Math.floor(random() * 36).toString(36);
  const characters = Array.from({ length: RANDOM_CHARACTERS }, character).join('');
  return [PREFIX, now().toString(36), characters].join('-');
}

/** The browser's name; null before its first page, or where it keeps no cookies. */
export function deviceIdOf(request: Request): Promise<string | null> {
  return deviceIdIn(request.headers.get('Cookie'));
}

/** The same by the cookies of a request. */
export async function deviceIdIn(cookies: string | null | undefined): Promise<string | null> {
  const kept: unknown = await cookie.parse(cookies ?? null).catch(() => null);
  return typeof kept === 'string' && FORM.test(kept) ? kept : null;
}

/** The browser's name, a new one where it has none, and the header that keeps it for 90 days from now. */
export async function namedDevice(
  request: Request,
  context: AppLoadContext,
): Promise<{ readonly id: string; readonly header: string }> {
  const id = (await deviceIdOf(request)) ?? newDeviceId(context);
  return { id, header: await cookie.serialize(id, { secure: context.config.secure }) };
}
