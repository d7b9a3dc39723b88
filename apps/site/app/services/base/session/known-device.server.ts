import { type AppLoadContext, createCookie } from '@remix-run/node';
import { z } from 'zod';
import { keyedHash } from '../store/keyed-hash.ts';
import { knownSecrets } from '../store/known-secrets.ts';
import { COOKIE_LIFE_MS } from './visitor.server.ts';

/** A browser where somebody logged in: a random name of the browser, and a mark of the name they typed. */
const known = z.object({ id: z.string(), mark: z.string() });

const MARK = 'known-device';

/** Signed, so that only this site says where a bettor logged in. */
function cookieOf({ config }: AppLoadContext) {
  return createCookie(config.secure ? '__Host-known-device' : 'known-device', {
    secrets: [...knownSecrets(config)],
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: config.secure,
    maxAge: COOKIE_LIFE_MS / 1000,
  });
}

/** The header that a browser gets with a right password, so that it is known by it later. Decision 0251. */
export function knownDeviceHeader(username: string, context: AppLoadContext): Promise<string> {
  const mark = keyedHash(context.config.sessionSecret, MARK, username);
  return cookieOf(context).serialize({ id: context.newId(), mark });
}

/** The name of a browser where this account logged in last; null for any other. */
export async function knownDevice(
  request: Request,
  username: string,
  context: AppLoadContext,
): Promise<string | null> {
  const kept: unknown = await cookieOf(context)
    .parse(request.headers.get('Cookie'))
    .catch(() => null);
  const { data } = known.safeParse(kept);
  const marks = knownSecrets(context.config).map((secret) => keyedHash(secret, MARK, username));
  return data && marks.includes(data.mark) ? data.id : null;
}
