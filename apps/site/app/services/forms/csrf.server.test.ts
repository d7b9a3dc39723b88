import { describe, expect, it } from 'vitest';
import { csrfToken, readForm } from './csrf.server.ts';
import { ownerMark } from './form-owner.server.ts';
import { openBrowser, type TestBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';

const FIELDS = { amount: '50,00' };

function openForm(headers: Readonly<Record<string, string>>) {
  const site = openTestSite();
  const browser = openBrowser(site, headers);
  return { site, browser };
}

async function refusal(browser: TestBrowser, fields: Readonly<Record<string, string>>) {
  const { data } = await browser.submit(
    ({ request, context }) => readForm(request, context),
    '/deposit',
    fields,
  );
  return data as Awaited<ReturnType<typeof readForm>>;
}

describe('a posted form', () => {
  it('is taken from the site itself, by what the browser says', async () => {
    const { browser } = openForm({ 'Sec-Fetch-Site': 'same-origin' });
    expect(await refusal(browser, FIELDS)).toMatchObject({ refusal: null });
  });

  it('is taken from an older browser by its Origin', async () => {
    const { browser } = openForm({ Origin: 'http://127.0.0.1:3000' });
    expect(await refusal(browser, FIELDS)).toMatchObject({ refusal: null });
  });

  it('is taken from a text browser by the visitor’s token', async () => {
    const { browser } = openForm({});
    await browser.arrive();
    expect(await refusal(browser, { ...FIELDS, csrf: await browser.csrf() })).toMatchObject({
      refusal: null,
    });
  });

  it.each(['', 'forged', 'x'.repeat(43)])(
    'is stale with the token "%s", and keeps its fields',
    async (csrf) => {
      const { browser } = openForm({});
      await browser.arrive();
      const read = await refusal(browser, { ...FIELDS, csrf });
      expect(read.refusal).toBe('staleForm');
      expect(read.formData.get('amount')).toBe('50,00');
    },
  );

  it('is stale with another visitor’s token', async () => {
    const { site, browser } = openForm({});
    await browser.arrive();
    const csrf = csrfToken('another-visitor', site.context());
    expect(await refusal(browser, { ...FIELDS, csrf })).toMatchObject({ refusal: 'staleForm' });
  });

  it('is stale when the page of another bettor stood open in the browser', async () => {
    const { site, browser } = openForm({ 'Sec-Fetch-Site': 'same-origin' });
    await browser.logIn();
    const own = { ...FIELDS, csrf: await browser.csrf() };
    expect(await refusal(browser, own)).toMatchObject({ refusal: null });
    const others = { ...FIELDS, csrf: `token.${ownerMark('another', site.context())}` };
    expect(await refusal(browser, others)).toMatchObject({ refusal: 'staleForm' });
    const guests = { ...FIELDS, csrf: 'token' };
    expect(await refusal(browser, guests)).toMatchObject({ refusal: null });
  });

  it.each<Readonly<Record<string, string>>>([
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
    { 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.arara.example' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://127.0.0.1:3000' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
  ])('is refused from elsewhere: %o', async (headers) => {
    const { browser } = openForm(headers);
    await browser.arrive();
    expect(await refusal(browser, FIELDS)).toMatchObject({ refusal: 'staleForm' });
  });

  it('tells a text browser without cookies that it needs them', async () => {
    const { browser } = openForm({});
    expect(await refusal(browser, FIELDS)).toMatchObject({ refusal: 'cookiesNeeded' });
  });

  it('takes a cookie that was tampered with for none', async () => {
    const { site } = openForm({});
    const request = new Request('http://127.0.0.1:3000/deposit', {
      method: 'POST',
      body: new URLSearchParams(FIELDS),
      headers: { Cookie: `vitrine=${btoa('"00000000-0000-4000-8000-000000000001"')}.forged` },
    });
    expect(await readForm(request, site.context())).toMatchObject({
      refusal: 'cookiesNeeded',
      visitor: { isNew: true, session: null },
    });
  });
});
