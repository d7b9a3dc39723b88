import { refreshToken } from '@vitrine/upstream/contract/account/session';
import { balance } from '@vitrine/upstream/contract/wallet/wallet';
import { describe, expect, it } from 'vitest';
import { BETTOR, openBrowser } from '../../../../test/browser.ts';
import { openTestSite } from '../../../../test/site.ts';
import { sessionHandle } from './session.server.ts';

const USED = { token: 'token-1', refreshToken: 'refresh-1' };

/** A token whose `exp` is so many epoch milliseconds, to the second. */
function validUntil(ms: number): string {
  return `h.${Buffer.from(JSON.stringify({ exp: ms / 1_000 })).toString('base64url')}.s`;
}

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

  it('SESS-10 renews tokens as soon as they are over, before anything is asked with them', async () => {
    const site = openTestSite('arara');
    const second = 1_000 * Math.ceil(site.now() / 1_000);
    const renewals = site.operator.at(refreshToken);
    renewals.reply(() => ({ data: { token: validUntil(second + 900_000), refreshToken: 'r-2' } }));
    const reads = site.operator.at(balance);
    reads.reply(() => ({ data: [] }));
    const browser = openBrowser(site);
    const first = validUntil(second + 60_000);
    await browser.logIn({ ...BETTOR, token: first });
    const read = async () => {
      const { visitor, context } = await browser.visitor();
      await context.upstream.call(balance, { session: sessionHandle(visitor, context) });
    };

    site.pass(second + 59_999 - site.now());
    await read();
    expect(renewals.calls()).toHaveLength(0);
    site.pass(1);
    await read();
    await read();
    expect(renewals.calls().map(({ body }) => body)).toEqual([
      { token: first, refreshToken: 'refresh-1' },
    ]);
    const sent = [first, validUntil(second + 900_000), validUntil(second + 900_000)];
    expect(reads.calls().map(({ token }) => token)).toEqual(sent);
  });

  it('SESS-10 leaves tokens that are over when they come to the operator, whose clock is another', async () => {
    const site = openTestSite('arara');
    const renewals = site.operator.at(refreshToken);
    const reads = site.operator.at(balance);
    reads.reply(() => ({ data: [] }));
    const browser = openBrowser(site);
    await browser.logIn({ ...BETTOR, token: validUntil(0) });
    const { visitor, context } = await browser.visitor();
    await context.upstream.call(balance, { session: sessionHandle(visitor, context) });
    expect([renewals.calls().length, reads.calls().length]).toEqual([0, 1]);
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
