import { type AppLoadContext, data, type LoaderFunctionArgs } from '@remix-run/node';
import { regionCheck } from '@vitrine/upstream/contract/account/region';
import { flag } from '@vitrine/upstream/contract/shell/flags';
import { maintenance } from '@vitrine/upstream/contract/shell/maintenance';
import { describe, expect, it } from 'vitest';
import { openBrowser, type TestBrowser } from '../../../../test/browser.ts';
import { statusError } from '../../../../test/operator.ts';
import { openTestSite } from '../../../../test/site.ts';
import { visitorOf } from '../../../services/base/session/visitor.server.ts';
import { locationNotice } from '../../../services/shell/location.server.ts';
import { action, loader as enablePage } from './enable-location.tsx';
import { loader as stepsPage } from './steps-location.tsx';

const DAY = 86_400_000;
const STORE_APP = 'appSource=TWA_STORE';
const ASKED = { href: '/enable-location', picture: 'location' };

async function inApp(settings: { LOCATION_ROLLOUT?: string } = {}, brand = 'arara') {
  const site = openTestSite(brand, settings);
  const browser = openBrowser(site);
  await browser.logIn();
  return { site, browser };
}

/** What the frame of a page asks, and the cookie that remembers it. */
async function frame({ request, context }: LoaderFunctionArgs) {
  const { words, header } = await locationNotice(
    request,
    await visitorOf(request, context),
    context,
  );
  return data({ words }, { headers: header ? { 'Set-Cookie': header } : {} });
}

const askedOn = async (
  browser: TestBrowser,
  path = `/esportes?${STORE_APP}`,
  context: Partial<AppLoadContext> = {},
) => ((await browser.visit(frame, path, { context })).data as { words: unknown }).words;

const answer = (browser: TestBrowser, said: string) =>
  browser.submit(action, `/enable-location?${STORE_APP}`, { answer: said });

describe('the question about the location', () => {
  it('GEO-01 is for a bettor in the app of the store, once a day until it is allowed', async () => {
    const { site, browser } = await inApp();
    expect(await askedOn(browser)).toMatchObject(ASKED);
    expect(await askedOn(browser)).toBeNull();
    site.pass(DAY);
    await browser.logIn();
    expect(await askedOn(browser)).toMatchObject(ASKED);
    await answer(browser, 'allowed');
    site.pass(DAY);
    await browser.logIn();
    expect(await askedOn(browser)).toBeNull();
  });

  it('GEO-01 is not asked of a guest, in a browser or another app, or over a page of money', async () => {
    const { site, browser } = await inApp();
    expect(await askedOn(openBrowser(site))).toBeNull();
    for (const source of ['WEB', 'TWA', 'PWA', 'NATIVE_APP'])
      expect(await askedOn(browser, `/esportes?appSource=${source}`)).toBeNull();
    expect(await askedOn(browser, `/deposit?${STORE_APP}`)).toBeNull();
  });

  it('GEO-01 is for the share of devices that the rollout gives: of a hundred buckets, those below it', async () => {
    // The chance of the test's site draws bucket 50.
    for (const outside of ['0', '50'])
      expect(await askedOn((await inApp({ LOCATION_ROLLOUT: outside })).browser)).toBeNull();
    for (const within of ['51', '100'])
      expect(await askedOn((await inApp({ LOCATION_ROLLOUT: within })).browser)).toMatchObject(
        ASKED,
      );
  });

  it('GEO-01 keeps the bucket that was drawn first, outside of the rollout too', async () => {
    const { browser } = await inApp({ LOCATION_ROLLOUT: '10' });
    const drawing = (chance: number) =>
      askedOn(browser, `/esportes?${STORE_APP}`, { random: () => chance });
    for (const chance of [0.1, 0.09, 0]) expect(await drawing(chance)).toBeNull();
    const { browser: other } = await inApp({ LOCATION_ROLLOUT: '10' });
    expect(await askedOn(other, undefined, { random: () => 0.09 })).toMatchObject(ASKED);
  });

  it('GEO-01 keeps the bucket while the feature is off', async () => {
    const { site, browser } = await inApp({ LOCATION_ROLLOUT: '10' });
    const { operator } = site;
    operator.at(flag).reply(() => ({ value: false }));
    expect(await askedOn(browser)).toBeNull();
    operator.at(flag).reply(() => ({ value: true }));
    site.pass(60_000);
    expect(await askedOn(browser, undefined, { random: () => 0 })).toBeNull();
  });

  it('PROMO-09 GEO-01 rests while the feature is off', async () => {
    const { site, browser } = await inApp();
    site.operator
      .at(flag)
      .reply(({ params }) => ({ value: (params as { name: string }).name !== 'location-feature' }));
    expect(await askedOn(browser)).toBeNull();
  });
});

it('PROMO-09 GEO-01 is not asked over a page that is closed for maintenance', async () => {
  const { site, browser } = await inApp();
  const rest = (part: string) => {
    const none = { global: false, sportsbook: false, casino: false };
    site.operator.at(maintenance.general).reply(() => ({ value: { ...none, [part]: true } }));
    site.pass(60_000);
  };
  rest('global');
  expect(await askedOn(browser, `/casino?${STORE_APP}`)).toBeNull();
  rest('sportsbook');
  expect(await askedOn(browser)).toBeNull();
  expect(await askedOn(browser, `/casino?${STORE_APP}`)).toMatchObject(ASKED);
});

describe('the location steps', () => {
  it('SHELL-09 open in the app of the store; a guest goes home', async () => {
    const { site, browser } = await inApp();
    for (const [page, path] of [
      [stepsPage, '/steps-location'],
      [enablePage, '/enable-location'],
    ] as const) {
      expect((await browser.visit(page, `${path}?${STORE_APP}`)).status).toBe(200);
      expect((await openBrowser(site).visit(page, `${path}?${STORE_APP}`)).location).toBe('/');
      expect((await browser.visit(page, `${path}?appSource=WEB`)).location).toBe('/esportes');
    }
  });

  it('SHELL-09 name the app that has to be allowed', async () => {
    const { browser } = await inApp({}, 'axolote');
    const { data: page } = await browser.visit(stepsPage, `/steps-location?${STORE_APP}`);
    expect((page as { steps: string[] }).steps).toContain('Toca Permisos de apps y elige Axolote.');
  });

  it('SHELL-09 go on where it is allowed or put off, and an unknown answer puts it off', async () => {
    for (const said of ['allowed', 'later', 'nonsense']) {
      const { browser } = await inApp();
      expect((await answer(browser, said)).location).toBe('/');
      expect(await askedOn(browser)).toBeNull();
    }
  });

  it('REG-12 a region that is closed is said where the location is allowed', async () => {
    const { site, browser } = await inApp();
    site.operator.at(regionCheck.v1).reply(() => {
      throw statusError(regionCheck.v1, 451, {
        error: 'RESTRICTED_REGION',
        message: 'Betting is closed in this region',
        context: { isoCountry: 'US', region: 'Nevada', city: 'Reno' },
      });
    });
    expect((await answer(browser, 'allowed')).location).toBe('/registerInvalidRegion');
    expect((await answer(browser, 'later')).location).toBe('/');
  });
});
