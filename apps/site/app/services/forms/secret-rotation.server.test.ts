import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { visitorCookieHeader, visitorId, visitorOf } from '../base/session/visitor.server.ts';
import { visitCookies } from '../base/visit-cookies.server.ts';
import { sharedPage } from '../shell/shared-page.server.ts';
import { csrfToken, formRefusal } from './csrf.server.ts';

const PAGE = 'http://127.0.0.1:3000/deposit';

const OLD = 'the-secret-before-the-change-of-it-1';
const NEW = 'the-secret-after-the-change-of-it--2';

function siteWith(SESSION_SECRET: string, SESSION_SECRET_PREVIOUS = '') {
  return openTestSite('arara', { SESSION_SECRET, SESSION_SECRET_PREVIOUS }).context();
}

/** What a browser has of a site: its cookie, and the token of a form that is still open. */
async function held(context: ReturnType<typeof siteWith>) {
  const id = crypto.randomUUID();
  const [cookie = ''] = (await visitorCookieHeader(id, context)).split(';');
  return { id, cookie, csrf: csrfToken(id, context) };
}

async function taken(from: ReturnType<typeof siteWith>, by: ReturnType<typeof siteWith>) {
  const { id, cookie, csrf } = await held(from);
  // A text browser says nothing of where its form comes from.
  const request = new Request(PAGE, { headers: { Cookie: cookie } });
  const known = await visitorId(request, by);
  const form = new FormData();
  form.set('csrf', csrf);
  const visitor = {
    isNew: false,
    session: null,
    isDeactivated: false,
    isOver: false,
    isEndedElsewhere: false,
    isSessionUnknown: false,
    id,
  };
  return {
    isKnown: known.id === id && !known.isNew,
    isFormTaken: formRefusal(request, form, visitor, by) === null,
  };
}

/** What a page sets for a browser with this cookie. */
async function visited(cookie: string, by: ReturnType<typeof siteWith>) {
  const request = new Request(PAGE, { headers: { Cookie: cookie } });
  return visitCookies(request, await visitorOf(request, by), by);
}

describe('a change of the session secret', () => {
  it('logs nobody out and takes forms that were open, while both secrets are named', async () => {
    const whole = { isKnown: true, isFormTaken: true };
    expect(await taken(siteWith(OLD), siteWith(NEW, OLD))).toEqual(whole);
    // Instances are started anew one by one: the older one has to know the newer one's cookies, too.
    expect(await taken(siteWith(NEW, OLD), siteWith(OLD, NEW))).toEqual(whole);
  });

  it('signs with the new one alone, and ends what the old one signed when it is taken away', async () => {
    const none = { isKnown: false, isFormTaken: false };
    expect(await taken(siteWith(NEW, OLD), siteWith(NEW))).toMatchObject({ isKnown: true });
    expect(await taken(siteWith(NEW, OLD), siteWith(OLD))).toEqual(none);
    expect(await taken(siteWith(OLD), siteWith(NEW))).toEqual(none);
  });

  it('signs anew what the old one signed, so that it can be taken away', async () => {
    const { id, cookie } = await held(siteWith(OLD));
    const renewed = await visited(cookie, siteWith(NEW, OLD));
    expect(renewed).toHaveLength(1);
    const [pair = ''] = (renewed[0] ?? '').split(';');
    const request = new Request(PAGE, { headers: { Cookie: pair } });
    expect(await visitorId(request, siteWith(NEW))).toEqual({ id, isNew: false });
    expect(await visited(pair, siteWith(NEW, OLD))).toEqual([]);
    expect(await visited(cookie, siteWith(OLD))).toEqual([]);
  });

  it('lets the cookie of a session last no longer than it did', async () => {
    const site = openTestSite('arara', { SESSION_SECRET: OLD });
    const browser = openBrowser(site);
    await browser.logIn();
    const { visitor } = await browser.visitor();
    const [cookie = ''] = (await visitorCookieHeader(visitor.id, site.context())).split(';');
    site.pass(60 * 60 * 1000);
    const { config } = siteWith(NEW, OLD);
    const [renewed] = await visited(cookie, site.context({ config }));
    expect(renewed).toContain(`Max-Age=${(23 + 24) * 60 * 60};`);
  });

  it('signs anew on a page, too, that all guests see alike', async () => {
    const { cookie } = await held(siteWith(OLD));
    const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'none' };
    const request = new Request('http://127.0.0.1:3000/esportes', { headers });
    const shared = await sharedPage(request, siteWith(NEW, OLD));
    expect(shared?.setCookie).toEqual([expect.stringMatching(/^vitrine=/)]);
  });
});
