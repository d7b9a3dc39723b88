import { login } from '@vitrine/upstream/contract/account/session';
import { registerUser } from '@vitrine/upstream/contract/account/users';
import { publicAddress } from '@vitrine/upstream/contract/shell/ip-lookup';
import { describe, expect, it } from 'vitest';
import { namedDevice } from '../../../services/base/session/device-id.server.ts';
import { firstVisitCookies } from '../../../services/base/attribution.server.ts';
import { visitorOf } from '../../../services/base/session/visitor.server.ts';
import { shellTracking } from '../../../services/shell/shell-tracking.server.ts';
import { BETTOR, openBrowser, type TestBrowser } from '../../../../test/browser.ts';
import { LOGIN_FORM, REGISTRATION_FORM } from '../../../../test/entry-forms.ts';
import { statusError } from '../../../../test/operator.ts';
import { openTestSite } from '../../../../test/site.ts';
import { action as logIn } from '../../account/access/login.tsx';
import { action as register } from '../../account/access/register.tsx';
import { action, loader } from './tracked-events.ts';

const SLOW = [{ name: 'slowConnection' }];

function open(settings: Parameters<typeof openTestSite>[1] = {}) {
  const site = openTestSite('arara', settings);
  site.operator.at(publicAddress).reply(() => ({ ip: '198.51.100.7' }));
  site.operator.at(login).reply(() => ({ data: BETTOR }));
  site.operator.at(registerUser).reply(() => ({ data: BETTOR }));
  return { site, browser: openBrowser(site) };
}

/** A first visit by a campaign's link. */
async function arriveByCampaign(browser: TestBrowser): Promise<void> {
  await browser.visit(async ({ request, context }) => {
    const visitor = await visitorOf(request, context);
    const headers = new Headers();
    for (const cookie of await firstVisitCookies(request, visitor, context)) {
      headers.append('Set-Cookie', cookie);
    }
    return new Response(null, { headers });
  }, '/esportes?utm_campaign=copa&pid=77');
}

const tell = (browser: TestBrowser, events: unknown) =>
  browser.submit(action, '/tracked-events', {
    events: typeof events === 'string' ? events : JSON.stringify(events),
  });

describe('events of a browser', () => {
  it('TRACK-01 reach the queue with the device and the address, and where the visitor came from with consent to that', async () => {
    const { site, browser } = open();
    await arriveByCampaign(browser);
    for (const answer of ['measurement', 'all'] as const) {
      browser.allow(answer);
      expect((await tell(browser, SLOW)).status).toBe(204);
    }
    const [measured, all] = await site.tracked();
    expect(measured).toMatchObject({
      name: 'slowConnection',
      brand: 'arara',
      purpose: 'measurement',
      device: expect.stringMatching(/^web-/) as string,
      address: '198.51.100.7',
      attribution: null,
    });
    expect(all).toMatchObject({
      attribution: { pid: '77', campaignValues: { utm_campaign: 'copa' } },
    });
    expect(measured?.id).not.toBe(all?.id);
  });

  it.each(['necessary', 'marketing'] as const)(
    'TRACK-01 TRACK-06 go nowhere when the visitor allows %s',
    async (answer) => {
      const { site, browser } = open();
      browser.allow(answer);
      expect((await tell(browser, SLOW)).status).toBe(204);
      expect(await site.tracked()).toEqual([]);
    },
  );

  it('TRACK-01 are a closed list with closed fields: nothing else goes on', async () => {
    const { site, browser } = open();
    browser.allow('all');
    for (const events of [
      'no json',
      [{ name: 'anything' }],
      [{ name: 'logIn' }],
      [{ name: 'registrationFieldLeft', field: 'cellPhone' }],
      [{ name: 'pageShown', page: '/bet-history/123' }],
      Array.from({ length: 21 }, () => SLOW[0]),
    ]) {
      expect((await tell(browser, events)).status).toBe(400);
    }
    expect(await site.tracked()).toEqual([]);
    const typed = { name: 'registrationFieldLeft', field: 'document', value: '52998224725' };
    await tell(browser, [typed, { name: 'pageShown', page: 'betDetails' }]);
    const [left, shown] = await site.tracked();
    expect(left).toMatchObject({ name: 'registrationFieldLeft', field: 'document' });
    expect(JSON.stringify(left)).not.toContain('52998224725');
    expect(shown).toMatchObject({ page: 'betDetails' });
  });

  it('are for pages of the site alone, and not endless', async () => {
    const { browser } = open();
    const foreign = { headers: { 'Sec-Fetch-Site': 'cross-site' } };
    const events = JSON.stringify(SLOW);
    const refused = await browser.submit(action, '/tracked-events', { events }, foreign);
    expect(refused.status).toBe(400);
    await browser.arrive();
    const statuses: number[] = [];
    for (let count = 0; count < 121; count += 1) {
      statuses.push((await tell(browser, SLOW)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await browser.visit(loader, '/tracked-events')).location).toBe('/');
  });

  it('NET-04 have the address {ip} when the lookup of the public address fails', async () => {
    const { site, browser } = open();
    browser.allow('all');
    site.operator.at(publicAddress).reply(() => {
      throw statusError(publicAddress, 503);
    });
    await tell(browser, SLOW);
    expect(await site.tracked()).toMatchObject([{ address: '{ip}' }]);
    site.operator.at(publicAddress).reply(() => ({ ip: '2001:db8::1' }));
    expect(await site.tracked()).toMatchObject([{ address: '2001:db8::1' }]);
  });
});

describe('events of the server', () => {
  it('TRACK-01 a log-in and a registration are tracked, and tell nothing of the person', async () => {
    const { site, browser } = open();
    browser.allow('measurement');
    await browser.submit(logIn, '/login', LOGIN_FORM);
    const other = openBrowser(site);
    other.allow('measurement');
    await other.submit(register, '/register', REGISTRATION_FORM);
    const tracked = await site.tracked();
    expect(tracked).toMatchObject([{ name: 'logIn' }, { name: 'registration' }]);
    expect(JSON.stringify(tracked)).not.toMatch(/ana|souza|529|9123|u-1/i);
  });

  it('TRACK-01 TRACK-06 one that is noted for a visitor without consent is not sent, also not later', async () => {
    const { site, browser } = open({ TAG_MANAGER_URL: 'https://tags.example/t.js' });
    await browser.submit(logIn, '/login', LOGIN_FORM);
    browser.allow('all');
    expect(await site.tracked()).toEqual([]);
    expect(await notedOnPage(browser)).toEqual([]);
  });

  it('TRACK-06 the data layer of the next page gets them, once', async () => {
    const { site, browser } = open({ TAG_MANAGER_URL: 'https://tags.example/t.js' });
    await browser.visit(async ({ request, context }) => {
      const { header } = await namedDevice(request, context);
      return new Response(null, { headers: { 'Set-Cookie': header } });
    }, '/esportes');
    browser.allow('all');
    await browser.submit(logIn, '/login', LOGIN_FORM);
    await tell(browser, SLOW);
    const [first] = await site.tracked();
    expect(await notedOnPage(browser)).toEqual([{ name: 'logIn', id: first?.id }]);
    expect(await notedOnPage(browser)).toEqual([]);
  });
});

async function notedOnPage(browser: TestBrowser): Promise<unknown> {
  const { data } = await browser.visit(
    async ({ request, context }) =>
      (await shellTracking(request, await visitorOf(request, context), context)).noted,
    '/esportes',
  );
  return data;
}
