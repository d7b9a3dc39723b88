import { createCookie } from '@remix-run/node';
import { APP_SOURCES, type AppSource } from '../../guard/circumstances.ts';
import { APP_SOURCE, NATIVE_APP } from '../../paths.ts';
import { COOKIE_LIFE_MS } from './session/visitor.server.ts';

const cookie = createCookie('app-source', {
  path: '/',
  sameSite: 'lax',
  httpOnly: true,
  maxAge: COOKIE_LIFE_MS / 1000,
});

/**
 * The app source that an address names; null where it names none of the five. Source: 1§4, 1§5.
 *
 * @example askedAppSource(new URL('https://site.example/?appSource=TWA')) // 'TWA'
 */
export function askedAppSource({ searchParams }: URL): AppSource | null {
  if (searchParams.has(NATIVE_APP)) return 'NATIVE_APP';
  return appSourceNamed(searchParams.get(APP_SOURCE));
}

function appSourceNamed(name: unknown): AppSource | null {
  return APP_SOURCES.find((source) => source === name) ?? null;
}

/** How the site reached the device: by this address, or by an earlier one. WEB by default. Source: 1§4. */
export async function appSourceOf(request: Request): Promise<AppSource> {
  const asked = askedAppSource(new URL(request.url));
  if (asked) return asked;
  const kept: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null);
  return appSourceNamed(kept) ?? 'WEB';
}

/** The header that keeps an app source in the browser. */
export function appSourceHeader(
  source: AppSource,
  { secure }: { readonly secure: boolean },
): Promise<string> {
  return cookie.serialize(source, { secure });
}
