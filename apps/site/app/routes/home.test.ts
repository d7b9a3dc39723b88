import { describe, expect, it } from 'vitest';
import { guardSportsbook } from '../services/module-guard.server.ts';
import { flag } from '@vitrine/upstream/contract/flags';
import { openBrowser } from '../services/test-browser.ts';
import { openTestSite } from '../services/test-context.ts';
import { loader } from './home.ts';

describe('home', () => {
  it.each([
    ['mainsection=casino', '/casino/slots'],
    ['mainsection=sports', '/esportes'],
    ['lp=casino', '/casino/slots'],
    ['lp=sports', '/esportes'],
    ['lp=elsewhere', '/esportes'],
    ['', '/esportes'],
  ])('SHELL-02 leads from ?%s to %s', async (query, path) => {
    const browser = openBrowser(openTestSite());
    expect((await browser.visit(loader, `/?${query}`)).location).toBe(path);
  });

  it('SHELL-01 leads to the module visited last, unless the address asks for another', async () => {
    const site = openTestSite();
    site.operator.at(flag).reply(() => ({ value: true }));
    const cookie = (await guardSportsbook(site.context())).getSetCookie().join().split(';')[0];
    const request = (query: string, held = cookie) =>
      loader({
        request: new Request(`http://site/${query}`, { headers: { Cookie: held ?? '' } }),
        params: {},
        context: site.context(),
      });
    expect((await request('')).headers.get('Location')).toBe('/esportes');
    expect((await request('?lp=casino')).headers.get('Location')).toBe('/casino/slots');
    const casino = `last-module=${encodeURIComponent(btoa('"casino"'))}`;
    expect((await request('', casino)).headers.get('Location')).toBe('/casino/slots');
    expect((await request('', 'last-module=%ZZ')).headers.get('Location')).toBe('/esportes');
    const other = `last-module=${encodeURIComponent(btoa('"poker"'))}`;
    expect((await request('', other)).headers.get('Location')).toBe('/esportes');
  });
});
