import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APP_SOURCES } from '../../guard/circumstances.ts';
import { appSourceHeader, appSourceOf, askedAppSource } from './app-source.server.ts';

const SITE = 'http://site.example';
const asked = (path: string) => askedAppSource(new URL(path, SITE));

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
    const [kept = ''] = (await appSourceHeader('TWA_STORE', { secure: false })).split(';');
    expect(await of('/', kept)).toBe('TWA_STORE');
    expect(await of('/?appSource=PWA', kept)).toBe('PWA');
    expect(await of('/?appSource=OTHER', kept)).toBe('TWA_STORE');
    expect(await of('/', 'app-source=nonsense')).toBe('WEB');
  });
});
