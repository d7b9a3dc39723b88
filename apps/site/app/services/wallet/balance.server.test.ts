import { balance } from '@vitrine/upstream/contract/wallet/wallet';
import { UpstreamTimeout } from '@vitrine/upstream/base/errors';
import { describe, expect, it } from 'vitest';
import { forgetBalance, readBalance } from './balance.server.ts';
import { BETTOR, openBrowser, type TestBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';

async function openWallet() {
  const site = openTestSite();
  const browser = openBrowser(site);
  await browser.logIn();
  const has = (amount: number) =>
    site.operator.at(balance).reply(() => ({
      data: [
        { accountType: 'Real', amount },
        { accountType: 'Bonus', amount: 999 },
      ],
    }));
  has(100.5);
  const fails = () =>
    site.operator.at(balance).reply(() => {
      throw new UpstreamTimeout(balance.name, 2500);
    });
  return { site, browser, has, fails, calls: () => site.operator.at(balance).calls().length };
}

async function read(browser: TestBrowser, options?: { readonly fresh: boolean }) {
  const { visitor, context } = await browser.visitor();
  return readBalance(visitor, context, options);
}

describe('the balance', () => {
  it('WAL-10 is asked for at most once in 20 s, without the bonus', async () => {
    const { site, browser, has, calls } = await openWallet();
    expect(await read(browser)).toBe(10_050);
    has(200);
    site.pass(19_999);
    expect(await read(browser)).toBe(10_050);
    expect(calls()).toBe(1);
    site.pass(1);
    expect(await read(browser)).toBe(20_000);
  });

  it('WAL-10 is asked for anew after money moved', async () => {
    const { browser, has, calls } = await openWallet();
    await read(browser);
    has(80);
    const { visitor, context } = await browser.visitor();
    await forgetBalance(visitor, context);
    expect(await read(browser)).toBe(8000);
    has(60);
    expect(await read(browser, { fresh: true })).toBe(6000);
    expect(calls()).toBe(3);
  });

  it('WAL-10 is the last one known while the operator fails', async () => {
    const { site, browser, fails } = await openWallet();
    await read(browser);
    fails();
    site.pass(60_000);
    expect(await read(browser)).toBe(10_050);
  });

  it('is unknown, not nothing, when it was never read', async () => {
    const { browser, fails } = await openWallet();
    fails();
    expect(await read(browser)).toBeNull();
  });

  it('is nobody’s without a session, and each bettor’s own with one', async () => {
    const { site, browser, has, calls } = await openWallet();
    const guest = openBrowser(site);
    expect(await read(guest)).toBeNull();
    expect(calls()).toBe(0);
    await read(browser);
    has(7);
    const other = openBrowser(site);
    await other.logIn({ ...BETTOR, userId: 'u-2' });
    expect(await read(other)).toBe(700);
  });
});
