import { flag } from '@vitrine/upstream/contract/flags';
import { UpstreamTimeout } from '@vitrine/upstream/errors';
import { describe, expect, it } from 'vitest';
import { guardSportsbook } from './module-guard.server.ts';
import { openTestSite, type TestSite } from './test-context.ts';

/** Where the guard leads; null when it lets the request through. */
async function ledTo(site: TestSite): Promise<string | null> {
  return guardSportsbook(site.context()).then(
    () => null,
    (thrown: unknown) => {
      if (thrown instanceof Response) return thrown.headers.get('Location');
      throw thrown;
    },
  );
}

function failing(): never {
  throw new UpstreamTimeout(flag.name, 2000);
}

describe('the guard of the sportsbook', () => {
  it('CAT-06 waits for the flag before it lets anybody through', async () => {
    const site = openTestSite();
    site.operator.at(flag).reply(() => ({ value: false }));
    const release = site.operator.at(flag).hold();
    let isSettled = false;
    const led = ledTo(site).finally(() => (isSettled = true));
    await new Promise(setImmediate);
    expect(isSettled).toBe(false);
    release();
    expect(await led).toBe('/casino/slots');
    expect(site.operator.at(flag).calls()).toMatchObject([{ params: { name: 'show-sportsbook' } }]);
  });

  it('CAT-06 SHELL-19 records sports as the module visited last', async () => {
    const site = openTestSite();
    site.operator.at(flag).reply(() => ({ value: true }));
    const [cookie] = (await guardSportsbook(site.context())).getSetCookie();
    expect(cookie).toMatch(/^last-module=.*Max-Age=7776000; Path=\//);
  });

  it('CAT-06 leads to the casino on a brand without a sportsbook', async () => {
    const site = openTestSite();
    site.operator.at(flag).reply(() => ({ value: true }));
    const brand = { ...site.brand, products: { sportsbook: false, casino: true } };
    await expect(guardSportsbook(site.context({ brand }))).rejects.toMatchObject({ status: 302 });
  });

  it('asks for a flag once in half a minute, then again', async () => {
    const site = openTestSite();
    site.operator.at(flag).reply(() => ({ value: true }));
    await ledTo(site);
    site.pass(29_999);
    site.operator.at(flag).reply(() => ({ value: false }));
    expect(await ledTo(site)).toBeNull();
    expect(site.operator.at(flag).calls()).toHaveLength(1);
    site.pass(1);
    expect(await ledTo(site)).toBe('/casino/slots');
  });

  it('keeps the last answer while the flags fail', async () => {
    const site = openTestSite();
    site.operator.at(flag).reply(() => ({ value: false }));
    await ledTo(site);
    site.pass(30_000);
    site.operator.at(flag).reply(failing);
    expect(await ledTo(site)).toBe('/casino/slots');
  });

  it('stays open when the flags fail and were never heard', async () => {
    const site = openTestSite();
    site.operator.at(flag).reply(failing);
    expect(await ledTo(site)).toBeNull();
  });
});
