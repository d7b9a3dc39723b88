import { SessionEnded } from '@vitrine/upstream/base/errors';
import { beginPixDeposit } from '@vitrine/upstream/contract/wallet/deposits';
import { beforeEach, describe, expect, it } from 'vitest';
import { BETTOR, openBrowser, type TestBrowser } from '../../../test/browser.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { action, loader } from './deposit.tsx';

const INTENT = '6f1c1f0e-0f6e-4a54-9d3c-1d7f0f1b2a3c';
const FORM = { amount: '50,00', method: 'pix', intentId: INTENT, password: 'Segredo1' };
const IDLE_MS = 30 * 60_000;
const LOGIN = /^\/login\?returnTo=%2Fdeposit%3Fkept%3D[\w-]{36}&reason=idle$/;

let site: TestSite;
let browser: TestBrowser;
beforeEach(async () => {
  site = openTestSite();
  browser = openBrowser(site);
  await browser.logIn();
  site.pass(IDLE_MS);
});

const send = (fields: Readonly<Record<string, string>> = FORM) =>
  browser.submit(action, '/deposit', fields);
const pageAfter = (location: string | null) =>
  new URL(location ?? '', 'http://site').searchParams.get('returnTo') ?? '';
const formOn = async (path: string) =>
  ((await browser.visit(loader, path)).data as { kept?: object }).kept;

describe('a deposit that was sent after half an hour of rest', () => {
  it('SESS-08 asks for the password, stands as it was afterwards, and was never sent by itself', async () => {
    const held = await send();
    expect(held.location).toMatch(LOGIN);
    expect(held.location).not.toContain('50');
    await browser.logIn();
    expect(await formOn(pageAfter(held.location))).toEqual({
      values: { amount: '50,00', method: 'pix', intentId: INTENT },
      errors: {},
      formError: null,
      notice: 'Você entrou de novo e seus dados continuam aqui. Nada foi enviado: confira e envie.',
    });
    expect(site.operator.at(beginPixDeposit).calls()).toEqual([]);
    expect(await formOn(pageAfter(held.location))).toBeUndefined();
  });

  it('SESS-08 gets a new intent when the operator refused the old one with the session', async () => {
    await browser.logIn();
    site.operator.at(beginPixDeposit).reply(() => {
      throw new SessionEnded('refreshRefused', 'over');
    });
    const held = await send();
    expect(held.location).toMatch(/^\/login\?returnTo=%2Fdeposit%3Fkept%3D[\w-]{36}&reason=ended$/);
    await browser.logIn();
    const kept = await formOn(pageAfter(held.location));
    expect(kept).toMatchObject({ values: { amount: '50,00', method: 'pix' } });
    expect(kept).not.toMatchObject({ values: { intentId: INTENT } });
    expect(site.operator.at(beginPixDeposit).calls()).toHaveLength(1);
  });

  it('is kept for its bettor alone, on its own page, for a quarter of an hour', async () => {
    const held = await send();
    const page = pageAfter(held.location);
    await browser.logIn({ ...BETTOR, userId: 'u-2', username: 'bia@example.com' });
    expect(await formOn(page)).toBeUndefined();
    await browser.logIn();
    expect(await formOn('/deposit?kept=00000000-0000-4000-8000-999999999999')).toBeUndefined();
    expect(await formOn('/deposit?kept=<script>')).toBeUndefined();
    site.pass(15 * 60_000);
    expect(await formOn(page)).toBeUndefined();
  });

  it('is not kept from another site’s page, nor when its body is no form', async () => {
    const foreign = await browser.submit(action, '/deposit', FORM, {
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(foreign.location).toBe('/login?returnTo=%2Fdeposit&reason=idle');
    const noForm = await browser.submit(action, '/deposit', FORM, {
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'text/plain' },
    });
    expect(noForm.location).toBe('/login?returnTo=%2Fdeposit&reason=idle');
  });

  it('keeps no password, and no amount or name stands in a key of the store', async () => {
    const keys: string[] = [];
    const written: string[] = [];
    const store = {
      ...site.store,
      set: (key: string, value: unknown, options: { ttlMs: number }) => {
        keys.push(key);
        written.push(JSON.stringify(value));
        return site.store.set(key, value, options);
      },
    };
    await browser.submit(action, '/deposit', FORM, { context: { store } });
    expect(written.join()).toContain('50,00');
    expect(written.join()).not.toContain('Segredo1');
    expect(keys.join()).not.toMatch(/u-1|ana|50/);
  });
});
