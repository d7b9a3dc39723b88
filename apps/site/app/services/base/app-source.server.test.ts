import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APP_SOURCES, type AppSource } from '../../guard/circumstances.ts';
import { appSourceHeaders, appSourceOf, askedAppSource } from './app-source.server.ts';

const SITE = 'http://site.example';
const asked = (path: string) => askedAppSource(new URL(path, SITE));

/** What a browser sends after an address named a source. */
async function cookiesFor(source: AppSource): Promise<string> {
  const headers = await appSourceHeaders(source, { secure: false });
  return headers.map((header) => header.split(';')[0]).join('; ');
}

describe('the app source', () => {
  it.each(APP_SOURCES)('SHELL-17 may be %s by the address', (source) => {
    expect(asked(`/esportes?appSource=${source}`)).toBe(source);
  });

  it('SHELL-17 is the native app by its own parameter, whatever it says', () => {
    expect(asked('/?bmxpa')).toBe('NATIVE_APP');
    expect(asked('/?bmxpa=1&appSource=WEB')).toBe('NATIVE_APP');
  });

  it('SHELL-17 is nothing else', () => {
    fc.assert(
      fc.property(fc.string(), (word) => {
        fc.pre(!APP_SOURCES.some((source) => source === word));
        expect(asked(`/?${new URLSearchParams({ appSource: word }).toString()}`)).toBeNull();
      }),
    );
  });

  it('SHELL-17 is WEB by default, what was kept later on, and the address before that', async () => {
    const of = (path: string, cookie = '') =>
      appSourceOf(new Request(SITE + path, { headers: { Cookie: cookie } }));
    expect(await of('/')).toBe('WEB');
    const kept = await cookiesFor('TWA_STORE');
    expect(await of('/', kept)).toBe('TWA_STORE');
    expect(await of('/?appSource=PWA', kept)).toBe('PWA');
    expect(await of('/?appSource=OTHER', kept)).toBe('TWA_STORE');
    expect(await of('/', 'app-source=nonsense')).toBe('WEB');
  });

  it.each([
    ['TWA_STORE', 'display=tab', 'WEB'],
    ['TWA', 'display=tab', 'WEB'],
    ['PWA', 'display=tab', 'WEB'],
    ['NATIVE_APP', 'display=tab', 'NATIVE_APP'],
    ['WEB', 'display=tab', 'WEB'],
    ['TWA_STORE', 'display=app', 'TWA_STORE'],
    ['WEB', 'display=app', 'PWA'],
    [null, 'display=app', 'PWA'],
    [null, 'display=other', 'WEB'],
  ] as const)('SHELL-17 %s in a window that is told by %s is %s', async (kept, display, source) => {
    const [held = ''] = kept ? (await cookiesFor(kept)).split('; ') : [];
    const of = (path: string) =>
      appSourceOf(new Request(SITE + path, { headers: { Cookie: `${held}; ${display}` } }));
    expect(await of('/')).toBe(source);
    expect(await of('/?appSource=TWA')).toBe('TWA');
  });

  it('SHELL-17 is kept until the browser is closed, and 90 days by the native app', async () => {
    const secure = { secure: true };
    expect((await appSourceHeaders('PWA', secure)).join()).not.toMatch(/Max-Age|Expires/);
    expect((await appSourceHeaders('NATIVE_APP', secure))[0]).toContain('Max-Age=7776000');
  });

  it('SHELL-17 that an address names is that of the window, whatever was told before', async () => {
    expect((await cookiesFor('PWA')).split('; ')).toContain('display=app');
    for (const source of ['WEB', 'NATIVE_APP'] as const) {
      expect((await appSourceHeaders(source, { secure: false }))[1]).toMatch(
        /^display=; Max-Age=0/,
      );
    }
  });
});
