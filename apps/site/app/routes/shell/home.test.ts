import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { loader as casinoLoader } from '../casino/casino-slots.tsx';
import { loader as sportsLoader } from '../sportsbook/sports-layout.tsx';
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

  it('REG-14 carries on what says where a visitor came from, without the module that was asked for', async () => {
    const browser = openBrowser(openTestSite());
    const query = 'pid=77&clickid=c1&referralCode=r-ANA&gclid=g';
    const led = async (path: string) => (await browser.visit(loader, path)).location;
    expect(await led(`/?${query}`)).toBe(`/esportes?${query}`);
    expect(await led(`/?lp=casino&${query}&mainsection=sports`)).toBe(`/esportes?${query}`);
  });

  it('SHELL-01 leads to the module visited last, unless the address asks for another', async () => {
    const browser = openBrowser(openTestSite());
    const led = async (path: string) => (await browser.visit(loader, path)).location;
    await browser.visit(casinoLoader, '/casino/slots');
    expect(await led('/')).toBe('/casino/slots');
    expect(await led('/?lp=sports')).toBe('/esportes');
    await browser.visit(sportsLoader, '/esportes');
    expect(await led('/')).toBe('/esportes');
    expect(await led('/?lp=casino')).toBe('/casino/slots');
  });

  it.each([
    ['last-module', 'casino', '/casino/slots'],
    ['landing-choice', 'casino', '/casino/slots'],
    ['last-module', 'poker', '/esportes'],
    ['app-source', 'NATIVE_APP', '/esportes'],
  ])('SHELL-01 SHELL-29 reads the cookie %s=%s and leads to %s', async (name, value, path) => {
    const held = `${name}=${encodeURIComponent(btoa(JSON.stringify(value)))}`;
    const answer = await openBrowser(openTestSite()).visit(loader, '/', {
      headers: { Cookie: held },
    });
    expect(answer.location).toBe(path);
  });

  it('SHELL-01 SHELL-17 leads a tab beside an installed app as any other', async () => {
    const held = (name: string, value: string) =>
      `${name}=${encodeURIComponent(btoa(JSON.stringify(value)))}`;
    const app = `${held('app-source', 'TWA_STORE')}; ${held('last-module', 'casino')}`;
    for (const [display, path] of [
      ['display=app', '/esportes'],
      ['display=tab', '/casino/slots'],
    ]) {
      const headers = { Cookie: `${app}; ${display}` };
      const answer = await openBrowser(openTestSite()).visit(loader, '/', { headers });
      expect(answer.location).toBe(path);
    }
  });

  it('SHELL-01 takes a cookie that can not be read for none', async () => {
    const headers = { Cookie: 'last-module=%ZZ' };
    const answer = await openBrowser(openTestSite()).visit(loader, '/', { headers });
    expect(answer.location).toBe('/esportes');
  });
});
