import type { LoaderFunctionArgs } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import {
  type Attribution,
  firstVisitCookies,
  storedAttribution,
} from '../../../services/base/attribution.server.ts';
import { visitorOf } from '../../../services/base/session/visitor.server.ts';
import { shellTracking } from '../../../services/shell/shell-tracking.server.ts';
import type { ShellTracking } from '../../../tracking/shell-tracking.ts';
import { BETTOR, openBrowser, type TestBrowser } from '../../../../test/browser.ts';
import { openTestSite } from '../../../../test/site.ts';
import { action, loader } from './cookies.tsx';

const SCRIPTS = {
  TAG_MANAGER_URL: 'https://tags.example/t.js',
  CRM_SCRIPT_URL: 'https://crm.example/c.js',
  RECORDING_SCRIPT_URL: 'https://recorder.example/r.js',
};
const EVERYTHING = { ...SCRIPTS, TRACKING_COLLECTOR_URL: 'https://collector.example/events' };

/** What the frame of every page knows. */
async function frame(browser: TestBrowser, path = '/esportes'): Promise<ShellTracking> {
  const load = async ({ request, context }: LoaderFunctionArgs) =>
    shellTracking(request, await visitorOf(request, context), context);
  return (await browser.visit(load, path)).data as ShellTracking;
}

const answer = (browser: TestBrowser, fields: Record<string, string>) =>
  browser.submit(action, '/cookies', fields);

/** A page for a browser without a visitor id. */
async function firstVisit({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const headers = new Headers();
  const cookies = await firstVisitCookies(request, { id: context.newId() }, context);
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return new Response(null, { headers });
}

describe('the question about cookies', () => {
  it('TRACK-06 stands until it is answered, and nothing is allowed meanwhile', async () => {
    const browser = openBrowser(openTestSite('arara', EVERYTHING));
    const asked = await frame(browser);
    expect(asked.question).toMatchObject({ 'consent.title': 'Cookies: você escolhe' });
    expect(asked.scripts).toEqual({ tagManager: null, crm: null, recording: null });
    const back = { consent: 'necessary', returnTo: '/esportes/futebol' };
    expect((await answer(browser, back)).location).toBe('/esportes/futebol');
    expect(await frame(browser)).toMatchObject({
      question: null,
      consent: { measurement: false, marketing: false },
      scripts: { tagManager: null, crm: null, recording: null },
    });
  });

  it('TRACK-06 is not asked where nothing is configured that needs an answer', async () => {
    expect((await frame(openBrowser(openTestSite()))).question).toBeNull();
  });

  it('TRACK-06 speaks Spanish where the brand does', async () => {
    const browser = openBrowser(openTestSite('axolote', EVERYTHING));
    expect((await frame(browser)).question).toMatchObject({
      'consent.title': 'Cookies: tú eliges',
    });
  });

  it.each([
    [{ consent: 'all' }, ['tagManager', 'crm', 'recording']],
    [{ consent: 'chosen', measurement: 'on' }, ['tagManager', 'recording']],
    [{ consent: 'chosen', marketing: 'on' }, ['tagManager', 'crm']],
    [{ consent: 'chosen' }, []],
  ])('TRACK-06 lets through what %o allows', async (fields, allowed) => {
    const browser = openBrowser(openTestSite('arara', EVERYTHING));
    await answer(browser, fields as unknown as Record<string, string>);
    const { scripts } = await frame(browser);
    const through = Object.entries(scripts).filter(([, address]) => address !== null);
    expect(through.map(([name]) => name)).toEqual(allowed);
  });

  it('SHELL-26 TRACK-06 keeps the answer for 90 days, and shows it to be changed', async () => {
    const browser = openBrowser(openTestSite('arara', EVERYTHING));
    const { cookies, location } = await answer(browser, { consent: 'chosen', measurement: 'on' });
    expect(location).toBe('/cookies?notice=saved');
    expect(cookies).toEqual([
      'consent=measurement; Max-Age=7776000; Path=/; HttpOnly; SameSite=Lax',
    ]);
    const shown = { consent: { measurement: true, marketing: false }, notice: 'saved' };
    expect((await browser.visit(loader, location ?? '')).data).toMatchObject(shown);
    await answer(browser, { consent: 'necessary' });
    expect((await browser.visit(loader, '/cookies')).data).toMatchObject({
      consent: { measurement: false, marketing: false },
      notice: null,
    });
  });

  it.each([
    [{ consent: 'necessary' }, {}],
    [{ consent: 'chosen', measurement: 'on' }, {}],
    [{ consent: 'chosen', marketing: 'on' }, { gclid: 'g1' }],
    [{ consent: 'all' }, { gclid: 'g1' }],
  ])('TRACK-06 forgets after %o what is only for advertising', async (fields, adClicks) => {
    const browser = openBrowser(openTestSite('arara', EVERYTHING));
    await browser.visit(firstVisit, '/esportes?gclid=g1&referralCode=r-ANA');
    await answer(browser, fields as unknown as Record<string, string>);
    const read = ({ request }: LoaderFunctionArgs) => storedAttribution(request);
    const { data } = await browser.visit(read, '/esportes');
    expect(data).toMatchObject({ adClicks, referralCode: 'ANA' });
    const query = new URLSearchParams((data as Attribution).query);
    expect(query.get('gclid')).toBe('gclid' in adClicks ? 'g1' : null);
  });

  it.each([
    ['necessary', null],
    ['measurement', null],
    ['marketing', 'g2'],
    ['all', 'g2'],
  ] as const)(
    'TRACK-06 holds for a browser whose visitor id has ended before the answer %s',
    async (allowed, gclid) => {
      const browser = openBrowser(openTestSite('arara', EVERYTHING));
      browser.allow(allowed);
      await browser.visit(firstVisit, '/esportes?gclid=g2&fbclid=f2&referralCode=r-ANA');
      const read = ({ request }: LoaderFunctionArgs) => storedAttribution(request);
      const { data } = await browser.visit(read, '/esportes');
      expect(data).toMatchObject({ referralCode: 'ANA', adClicks: gclid ? { gclid } : {} });
      expect(JSON.stringify(data).includes('f2')).toBe(gclid !== null);
    },
  );

  it('says so when a form has no answer, or does not come from the site', async () => {
    const site = openTestSite('arara', EVERYTHING);
    const browser = openBrowser(site);
    expect((await answer(browser, { consent: 'whatever' })).location).toBe(
      '/cookies?notice=unknown',
    );
    const foreign = openBrowser(site, { 'Sec-Fetch-Site': 'cross-site' });
    await foreign.arrive();
    const { location, cookies } = await answer(foreign, { consent: 'all' });
    expect([location, cookies]).toEqual(['/cookies?notice=stale', []]);
  });

  it('is secure over https', async () => {
    const site = openTestSite('arara', { ...EVERYTHING, PUBLIC_URL: 'https://arara.example' });
    const { cookies } = await answer(openBrowser(site), { consent: 'all' });
    expect(cookies[0]).toMatch(/^consent=all; .*; Secure$/);
  });
});

describe('what third parties learn of a bettor', () => {
  it.each([
    '/RestorePassword?Token=t1',
    '/login?username=ana%40example.com&linkToken=l1',
    '/attempt-limit?username=ana%40example.com&Token=t1',
  ])('TRACK-06 none of them is on a page whose address opens the account: %s', async (path) => {
    const browser = openBrowser(openTestSite('arara', EVERYTHING));
    browser.allow('all');
    expect((await frame(browser, path)).scripts).toEqual({
      tagManager: null,
      crm: null,
      recording: null,
    });
    expect((await frame(browser, '/login?link=1')).scripts.tagManager).toBe(
      SCRIPTS.TAG_MANAGER_URL,
    );
  });

  it.each([
    ['arara', 'pt'],
    ['axolote', 'es'],
  ])('TRACK-03 the tool for customer relations knows one of %s in %s', async (brand, language) => {
    const browser = openBrowser(openTestSite(brand, EVERYTHING));
    browser.allow('all');
    expect((await frame(browser)).identity).toBeNull();
    await browser.logIn();
    expect((await frame(browser)).identity).toEqual({ id: 'u-1', language });
  });

  it('TRACK-03 it knows nobody without consent to marketing', async () => {
    const browser = openBrowser(openTestSite('arara', EVERYTHING));
    browser.allow('measurement');
    await browser.logIn();
    expect((await frame(browser)).identity).toBeNull();
  });

  it.each([
    ['ana@example.com', true],
    ['equipe@staff.example', false],
    ['equipe@STAFF.example', false],
    ['ana@staff.example.com', true],
  ])('TRACK-02 a session of %s may be recorded: %s', async (email, isRecorded) => {
    const site = openTestSite('arara', { ...EVERYTHING, STAFF_DOMAINS: 'staff.example' });
    const browser = openBrowser(site);
    browser.allow('all');
    await browser.logIn({ ...BETTOR, email });
    expect((await frame(browser)).scripts.recording).toBe(
      isRecorded ? SCRIPTS.RECORDING_SCRIPT_URL : null,
    );
  });
});
