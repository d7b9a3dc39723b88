import { describe, expect, it } from 'vitest';
import { openTestSite } from '../../../test/site.ts';
import { visitorCookieHeader, visitorId } from '../base/session/visitor.server.ts';
import { csrfToken, formRefusal } from './csrf.server.ts';

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
  const request = new Request('http://127.0.0.1:3000/deposit', { headers: { Cookie: cookie } });
  const known = await visitorId(request, by);
  const form = new FormData();
  form.set('csrf', csrf);
  const visitor = {
    isNew: false,
    session: null,
    isDeactivated: false,
    isEndedElsewhere: false,
    isSessionUnknown: false,
    id,
  };
  return {
    isKnown: known.id === id && !known.isNew,
    isFormTaken: formRefusal(request, form, visitor, by) === null,
  };
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
});
