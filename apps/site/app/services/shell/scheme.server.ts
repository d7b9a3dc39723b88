import { type AppLoadContext, createCookie } from '@remix-run/node';
import { z } from 'zod';
import { COOKIE_LIFE_MS } from '../base/session/visitor.server.ts';

export const schemeName = z.enum(['light', 'dark']);
export type SchemeName = z.output<typeof schemeName>;

const cookie = createCookie('scheme', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: COOKIE_LIFE_MS / 1000,
});

/** The scheme that the visitor chose, or the brand's own. */
export async function schemeOf(request: Request, context: AppLoadContext): Promise<SchemeName> {
  const kept: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null);
  const chosen = schemeName.safeParse(kept);
  return chosen.success ? chosen.data : context.brand.scheme;
}

/** The cookie header that keeps a choice. For the brand's own scheme the header removes the cookie. */
export function schemeCookieHeader(scheme: SchemeName, { brand, config }: AppLoadContext) {
  const isOwn = scheme === brand.scheme;
  return cookie.serialize(isOwn ? '' : scheme, {
    secure: config.secure,
    ...(isOwn ? { maxAge: 0 } : {}),
  });
}
