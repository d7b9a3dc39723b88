import { refreshToken } from '@vitrine/upstream/contract/account/session';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/browser.ts';
import { openTestSite } from '../../../../test/site.ts';
import { sessionHandle } from './session.server.ts';

const USED = { token: 'token-1', refreshToken: 'refresh-1' };

describe('refreshing a session of the site', () => {
  it('SESS-04 sends both tokens and keeps both new ones', async () => {
    const site = openTestSite('arara');
    const calls = site.operator.at(refreshToken);
    calls.reply(() => ({ data: { token: 'token-2', refreshToken: 'refresh-2' } }));
    const browser = openBrowser(site);
    await browser.logIn();
    const { visitor, context } = await browser.visitor();
    const fresh = { token: 'token-2', refreshToken: 'refresh-2' };
    expect(await sessionHandle(visitor, context).refresh(USED)).toEqual(fresh);
    expect(calls.calls().map(({ body }) => body)).toEqual([USED]);
    expect((await browser.visitor()).visitor.session?.tokens).toEqual(fresh);
  });

  it('SESS-16 fails without a session, and asks the operator nothing', async () => {
    const site = openTestSite('arara');
    const calls = site.operator.at(refreshToken);
    const browser = openBrowser(site);
    await browser.arrive();
    const { visitor, context } = await browser.visitor();
    await expect(sessionHandle(visitor, context).refresh(USED)).rejects.toThrow(
      'Cannot refresh token before signIn',
    );
    expect(calls.calls()).toHaveLength(0);
  });
});
