import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, type TestBrowser } from '../../../../test/browser.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { hasTwoFactor } from '../../../services/base/session/two-factor.server.ts';
import { action, loader } from './two-factor.tsx';

const PAGE = '/account/two-factor';
const MINUTE = 60_000;

let site: TestSite;
let browser: TestBrowser;
beforeEach(async () => {
  site = openTestSite();
  browser = openBrowser(site);
  await browser.logIn();
});

async function appCode(): Promise<string> {
  const { setup } = (await browser.visit(loader, PAGE)).data as { setup: { secret: string } };
  return new TOTP({ secret: Secret.fromBase32(setup.secret) }).generate({ timestamp: site.now() });
}

async function send(code: string, from = browser) {
  const { status, location, data, cookies } = await from.submit(action, PAGE, { code });
  const codes = (data as { recoveryCodes?: readonly string[] } | null)?.recoveryCodes ?? null;
  return { status, location, cookies, codes };
}

describe('the confirmation that turns the second factor on, sent twice', () => {
  it('shows the same recovery codes again for five minutes, and turns nothing off', async () => {
    const code = await appCode();
    const { codes } = await send(code);
    expect(codes).toHaveLength(8);
    site.pass(5 * MINUTE - 1);
    // However the code is spaced.
    const again = await send(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(again).toMatchObject({ status: 200, location: null, codes });
    for (const one of codes ?? []) expect(again.cookies.join()).not.toContain(one);
    site.pass(1);
    expect(await send(code)).toMatchObject({ status: 400, codes: null });
    expect(await hasTwoFactor('u-1', site.context())).toBe(true);
  });

  it('at once by a double tap shows the codes that are right both times', async () => {
    const code = await appCode();
    const [first, second] = await Promise.all([send(code), send(code)]);
    expect(first.codes).toHaveLength(8);
    expect(second.codes).toEqual(first.codes);
    expect((await send(first.codes?.[0] ?? '')).location).toBe(`${PAGE}?off=1`);
  });

  it('shows no codes for another code, nor in another session', async () => {
    const code = await appCode();
    await send(code);
    const other = openBrowser(site);
    await other.logIn();
    expect(await send(code, other)).toMatchObject({ status: 400, codes: null });
    const another = code === '000000' ? '000001' : '000000';
    expect(await send(another)).toMatchObject({ status: 400, codes: null });
  });

  it('shows no codes once the second factor is off', async () => {
    const code = await appCode();
    const { codes } = await send(code);
    expect((await send(codes?.[0] ?? '')).location).toBe(`${PAGE}?off=1`);
    expect(await site.store.get('two-factor-answer:u-1')).toBeUndefined();
    expect(await send(code)).toMatchObject({ status: 400, codes: null });
  });
});
