import { createCookie } from '@remix-run/node';
import { APP_SOURCES, type AppSource } from '../../guard/circumstances.ts';
import { APP_WINDOW, NO_WINDOW, TAB_WINDOW, windowCookie } from '../../frame/display-window.ts';
import { APP_SOURCE, NATIVE_APP } from '../../paths.ts';
import { COOKIE_LIFE_MS } from './session/visitor.server.ts';

/** Until the browser is closed: every start of an app names its source again. */
const cookie = createCookie('app-source', { path: '/', sameSite: 'lax', httpOnly: true });

/** Apps that share their cookies with the tabs of the browser. */
const IN_WINDOWS: ReadonlySet<AppSource> = new Set(['PWA', 'TWA', 'TWA_STORE']);

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

/**
 * How the site reached the device: by this address, or by an earlier one, as far as the window is that of an
 * app. WEB by default, and PWA in a window of its own. Source: 1§4.
 */
export async function appSourceOf(request: Request): Promise<AppSource> {
  const asked = askedAppSource(new URL(request.url));
  if (asked) return asked;
  const cookies = request.headers.get('Cookie') ?? '';
  const kept: unknown = await cookie.parse(cookies).catch(() => null);
  const source = appSourceNamed(kept) ?? 'WEB';
  const told = cookies.split(/;\s*/);
  if (told.includes(TAB_WINDOW)) return IN_WINDOWS.has(source) ? 'WEB' : source;
  return told.includes(APP_WINDOW) && source === 'WEB' ? 'PWA' : source;
}

/**
 * The headers that keep an app source in the browser, and that the window is an app's until the window itself
 * tells. The native app has its cookies to itself.
 */
export async function appSourceHeaders(
  source: AppSource,
  { secure }: { readonly secure: boolean },
): Promise<readonly string[]> {
  const kept = await cookie.serialize(source, {
    secure,
    ...(source === 'NATIVE_APP' ? { maxAge: COOKIE_LIFE_MS / 1000 } : {}),
  });
  const window = IN_WINDOWS.has(source) ? APP_WINDOW : NO_WINDOW;
  return [kept, windowCookie(window, secure)];
}
