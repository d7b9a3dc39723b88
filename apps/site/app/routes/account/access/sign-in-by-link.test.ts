import { validateLink } from '@vitrine/upstream/contract/account/session';
import { describe, expect, it } from 'vitest';
import { BETTOR, openBrowser } from '../../../../test/browser.ts';
import { statusError } from '../../../../test/operator.ts';
import { openTestSite } from '../../../../test/site.ts';
import { loader } from './login.tsx';

const LINK = '/login?username=ana%40example.com&linkToken=link-1';

describe('a sign-in by the token of a link', () => {
  it('SHELL-21 is tried for who is logged out, and leads on with a session', async () => {
    const site = openTestSite();
    site.operator.at(validateLink).reply(() => ({ data: BETTOR }));
    const browser = openBrowser(site);
    expect((await browser.visit(loader, LINK)).location).toBe('/onboard-success');
    expect(site.operator.at(validateLink).calls()[0]?.body).toEqual({
      username: 'ana@example.com',
      linkToken: 'link-1',
    });
    expect((await browser.visitor()).visitor.session?.user.id).toBe('u-1');
  });

  it.each(['/login', '/login?username=ana%40example.com', '/login?linkToken=link-1'])(
    'SHELL-21 is not tried without a token and a name: %s',
    async (path) => {
      const site = openTestSite();
      expect((await openBrowser(site).visit(loader, path)).status).toBe(200);
      expect(site.operator.at(validateLink).calls()).toEqual([]);
    },
  );

  it('SHELL-21 is not tried for who is logged in', async () => {
    const site = openTestSite();
    const browser = openBrowser(site);
    await browser.logIn();
    expect((await browser.visit(loader, LINK)).location).toBe('/esportes');
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
      const { location } = await browser.visit(loader, LINK);
      expect(new URL(location ?? '', 'http://site').searchParams.get('reason')).toBe(reason);
      expect(await site.tracked()).toMatchObject([{ name: 'signInByLinkFailed', reason }]);
      const { data } = await browser.visit(loader, location ?? '');
      expect(data).toMatchObject({ notice: expect.stringContaining('link') as string });
      expect((await browser.visitor()).visitor.session).toBeNull();
    },
  );
});
