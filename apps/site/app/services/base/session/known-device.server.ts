import { createHmac } from 'node:crypto';
import { type AppLoadContext, createCookie } from '@remix-run/node';
import { z } from 'zod';
import { knownSecrets } from '../store/known-secrets.ts';
import { COOKIE_LIFE_MS } from './visitor.server.ts';

/** A browser where somebody logged in: a random name of the browser, and a mark of the name they typed. */
const known = z.object({ id: z.string(), mark: z.string() });

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
  const mark = markBy(context.config.sessionSecret, username);
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
  const marks = knownSecrets(context.config).map((secret) => markBy(secret, username));
  return data && marks.includes(data.mark) ? data.id : null;
}

function markBy(secret: string, username: string): string {
  const name = username.trim().toLowerCase();
  return createHmac('sha256', secret).update(`known-device:${name}`).digest('base64url');
}
