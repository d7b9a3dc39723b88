import { userDetails } from '@vitrine/upstream/contract/account/users';
import { validateLink } from '@vitrine/upstream/contract/account/session';
import { describe, expect, it } from 'vitest';
import { bettorDetails } from '../../../../test/bettor-details.ts';
import { BETTOR, openBrowser, type TestBrowser } from '../../../../test/browser.ts';
import { statusError } from '../../../../test/operator.ts';
import { openTestSite } from '../../../../test/site.ts';
import { action, loader } from './login.tsx';

const LINK = '/login?username=ana%40example.com&linkToken=link-1';
const FIELDS = { username: 'ana@example.com', linkToken: 'link-1' };

const press = (browser: TestBrowser, fields: Readonly<Record<string, string>> = FIELDS) =>
  browser.submit(action, '/login?link=1', fields);

describe('a sign-in by the token of a link', () => {
  it('SHELL-21 is tried for who is logged out, and leads on with a session', async () => {
    const site = openTestSite();
    site.operator.at(validateLink).reply(() => ({ data: BETTOR }));
    const browser = openBrowser(site);
    expect((await press(browser)).location).toBe('/onboard-success');
    expect(site.operator.at(validateLink).calls()[0]?.body).toEqual({
      username: 'ana@example.com',
      linkToken: 'link-1',
    });
    expect((await browser.visitor()).visitor.session?.user.id).toBe('u-1');
  });

  it('SHELL-14 SHELL-21 finds a self-exclusion, which the answer to a link does not tell', async () => {
    const site = openTestSite();
    site.operator.at(validateLink).reply(() => ({ data: BETTOR }));
    const told = { exclusionMonth: 6, resumeExclusionDate: '2025-09-08T15:00:00Z' };
    site.operator.at(userDetails).reply(() => bettorDetails({ autoexclusion: told }));
    const browser = openBrowser(site);
    await press(browser);
    expect(site.operator.at(userDetails).calls()).toMatchObject([{ token: 'token-1' }]);
    const { session } = (await browser.visitor()).visitor;
    expect(session?.user.selfExclusion).toMatchObject({ months: 6 });
  });

  it('SHELL-21 goes on where the operator does not tell the rest of the account', async () => {
    const site = openTestSite();
    site.operator.at(validateLink).reply(() => ({ data: BETTOR }));
    site.operator.at(userDetails).reply(() => {
      throw statusError(userDetails, 503);
    });
    const browser = openBrowser(site);
    expect((await press(browser)).location).toBe('/onboard-success');
    expect((await browser.visitor()).visitor.session?.user.selfExclusion).toBeNull();
  });

  it('REG-06 leads a bettor who is logged in and has the e-mail to confirm to its PIN', async () => {
    const browser = openBrowser(openTestSite());
    await browser.logIn({ ...BETTOR, userRegisterStep: 1 });
    expect((await browser.visit(loader, LINK)).location).toBe('/verify-email');
    await browser.logIn();
    expect((await browser.visit(loader, LINK)).location).toBe('/esportes');
  });

  it('SHELL-21 is asked for by a page of one button: programs that read mail open links', async () => {
    const site = openTestSite();
    const browser = openBrowser(site);
    const { status, location, data } = await browser.visit(loader, LINK);
    expect([status, location]).toEqual([200, null]);
    const { link } = data as { link: { text: string } };
    expect(link).toMatchObject(FIELDS);
    expect(link.text).toContain('ana@example.com');
    expect(site.operator.at(validateLink).calls()).toEqual([]);
    expect((await browser.visitor()).visitor.session).toBeNull();
  });

  it('SHELL-21 is taken from no form of another site, and from none without a token', async () => {
    const site = openTestSite();
    const forged = openBrowser(site, { 'Sec-Fetch-Site': 'cross-site' });
    await forged.arrive();
    expect((await press(forged)).location).toContain('reason=staleForm');
    const { location } = await press(openBrowser(site), { username: 'ana@example.com' });
    expect(location).toContain('reason=linkInvalid');
    expect(site.operator.at(validateLink).calls()).toEqual([]);
  });

  it.each(['/login', '/login?username=ana%40example.com', '/login?linkToken=link-1'])(
    'SHELL-21 is not tried without a token and a name: %s',
    async (path) => {
      const site = openTestSite();
      expect((await openBrowser(site).visit(loader, path)).data).toMatchObject({ link: null });
      expect(site.operator.at(validateLink).calls()).toEqual([]);
    },
  );

  it('SHELL-21 is not tried for who is logged in', async () => {
    const site = openTestSite();
    const browser = openBrowser(site);
    await browser.logIn();
    expect((await browser.visit(loader, LINK)).location).toBe('/esportes');
    expect((await press(browser)).location).toBe('/esportes');
    expect(site.operator.at(validateLink).calls()).toEqual([]);
  });

  it.each([
    ['LINK_INVALID', 400, 'linkInvalid'],
    ['LINK_EXPIRED', 400, 'linkExpired'],
    ['DOWN', 503, 'linkFailed'],
  ])(
    'SHELL-21 TRACK-01 that fails with %s is tracked, and said on the page',
    async (error, status, reason) => {
      const site = openTestSite();
      site.operator.at(validateLink).reply(() => {
        throw statusError(validateLink, status, { error, message: error });
      });
      const browser = openBrowser(site);
      browser.allow('measurement');
      const { location } = await press(browser);
      expect(location).not.toContain('link-1');
      expect(new URL(location ?? '', 'http://site').searchParams.get('reason')).toBe(reason);
      expect(await site.tracked()).toMatchObject([{ name: 'signInByLinkFailed', reason }]);
      const { data } = await browser.visit(loader, location ?? '');
      expect(data).toMatchObject({ notice: expect.stringContaining('link') as string });
      expect((await browser.visitor()).visitor.session).toBeNull();
    },
  );
});
