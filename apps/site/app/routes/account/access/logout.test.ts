import { closeSession } from '@vitrine/upstream/contract/account/session';
import { UpstreamUnreachable } from '@vitrine/upstream/base/errors';
import { describe, expect, it } from 'vitest';
import { BETTOR, openBrowser } from '../../../../test/browser.ts';
import { openTestSite } from '../../../../test/site.ts';
import { action as decideMigration } from '../account-migration.tsx';
import { action as answerCheck } from '../responsible-gaming/reality-check.tsx';
import { loader as userAccount } from '../user-account.tsx';
import { action, loader } from './logout.ts';

describe('logging out', () => {
  it('SESS-05 closes the session at the operator, then tokens and cookie id go', async () => {
    const site = openTestSite();
    const browser = openBrowser(site);
    await browser.logIn();
    const { id } = (await browser.visitor()).visitor;
    const { location } = await browser.submit(action, '/logout', {});
    expect(location).toBe('/login?reason=loggedOut');
    expect(site.operator.at(closeSession).calls()).toMatchObject([{ token: 'token-1' }]);
    expect(await site.store.get(`session:${id}`)).toBeUndefined();
    const after = (await browser.visitor()).visitor;
    expect(after).toMatchObject({ isNew: false, session: null });
    expect(after.id).not.toBe(id);
  });

  it('SESS-05 lets tokens and cookie id go even if the call fails', async () => {
    const site = openTestSite();
    const browser = openBrowser(site);
    await browser.logIn();
    const { id } = (await browser.visitor()).visitor;
    site.operator.at(closeSession).reply(() => {
      throw new UpstreamUnreachable(closeSession.name, null);
    });
    expect((await browser.submit(action, '/logout', {})).location).toContain('/login');
    expect(await site.store.get(`session:${id}`)).toBeUndefined();
    expect((await browser.visitor()).visitor.session).toBeNull();
  });

  it('leaves the browser its choices, and no more of the bettor than that a session was closed', async () => {
    const browser = openBrowser(openTestSite());
    await browser.logIn();
    const { cookies } = await browser.submit(action, '/logout', {});
    expect(cookies.map((cookie) => cookie.replace(/=.*/s, ''))).toEqual([
      'vitrine',
      'user-closed-session',
    ]);
  });

  it('EXCL-05 leads a self-excluded bettor to the root page', async () => {
    const browser = openBrowser(openTestSite());
    await browser.logIn({ ...BETTOR, autoexclusion: { exclusionMonth: 3 } });
    expect((await browser.submit(action, '/logout', {})).location).toBe('/');
    expect((await browser.visitor()).visitor.session).toBeNull();
  });

  it('ends no session for a form of another site, and says that the form was not taken', async () => {
    const site = openTestSite();
    const browser = openBrowser(site, { 'Sec-Fetch-Site': 'cross-site' });
    await browser.logIn();
    const { location } = await browser.submit(action, '/logout', {});
    expect(location).toBe('/user-account?notice=staleForm');
    expect((await browser.visit(userAccount, location ?? '')).data).toMatchObject({
      notice: expect.stringContaining('Esta página ficou aberta') as string,
    });
    expect((await browser.visitor()).visitor.session).not.toBeNull();
    const abroad = openBrowser(openTestSite('vicuna'), { 'Sec-Fetch-Site': 'cross-site' });
    await abroad.logIn();
    expect((await abroad.submit(action, '/logout', {})).location).toBe('/account?notice=staleForm');
  });

  it('says to a browser without cookies at the log-in that it needs them', async () => {
    const browser = openBrowser(openTestSite(), {});
    const { location } = await browser.submit(action, '/logout', {});
    expect(location).toBe('/login?returnTo=%2Fesportes&reason=cookiesNeeded');
  });

  it('SESS-11 tells other tabs also where the reality check or the migration was the way out', async () => {
    for (const [leave, path, fields] of [
      [answerCheck, '/reality-check', { answer: 'stop' }],
      [decideMigration, '/account-migration', { decision: 'leave' }],
    ] as const) {
      const browser = openBrowser(openTestSite());
      await browser.logIn();
      const { location, cookies } = await browser.submit(leave, path, fields);
      expect(location).toBe('/login?reason=loggedOut');
      expect(cookies.join()).toContain('user-closed-session=true');
    }
  });

  it('leads on who only looks at its address, or has no session', async () => {
    const site = openTestSite();
    const browser = openBrowser(site);
    expect((await browser.visit(loader, '/logout')).location).toBe('/esportes');
    await browser.submit(action, '/logout', {});
    expect(site.operator.at(closeSession).calls()).toEqual([]);
  });
});
