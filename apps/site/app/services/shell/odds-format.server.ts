import { type AppLoadContext, createCookie } from '@remix-run/node';
import { ODDS_FORMATS, type OddsFormat } from '@vitrine/betting/base/odds-formats';
import { z } from 'zod';
import { COOKIE_LIFE_MS } from '../base/session/visitor.server.ts';

export const oddsFormatName = z.enum(ODDS_FORMATS);

const cookie = createCookie('odds', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: COOKIE_LIFE_MS / 1000,
});

/** The format of odds that the visitor chose; decimal unless they did. */
export async function oddsFormatOf(request: Request): Promise<OddsFormat> {
  const kept: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null);
  return oddsFormatName.safeParse(kept).data ?? 'decimal';
}

/** The cookie header that keeps a choice. For decimal odds the header removes the cookie. */
export function oddsFormatHeader(format: OddsFormat, { config }: AppLoadContext): Promise<string> {
  const isDefault = format === 'decimal';
  return cookie.serialize(isDefault ? '' : format, {
    secure: config.secure,
    ...(isDefault ? { maxAge: 0 } : {}),
  });
}
