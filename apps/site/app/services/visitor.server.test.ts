import { describe, expect, it } from 'vitest';
import { openBrowser } from './test-browser.ts';
import { openTestSite } from './test-context.ts';
import { SESSION_IDLE_MS, visitorOf } from './visitor.server.ts';

const QUARTER_HOUR = SESSION_IDLE_MS / 2;

async function loggedIn() {
  const site = openTestSite();
  const browser = openBrowser(site);
  await browser.logIn();
  const asks = (path: string, headers: Readonly<Record<string, string>>) =>
    browser.visit(({ request, context }) => visitorOf(request, context), path, { headers });
  return { site, browser, asks };
}

const PAGE_ITSELF = { 'Sec-Fetch-Dest': 'empty', Referer: 'http://127.0.0.1:3000/esportes' };

describe('a session', () => {
  it('ends after half an hour in which nobody did anything', async () => {
    const { site, browser } = await loggedIn();
    site.pass(SESSION_IDLE_MS + 1);
    expect((await browser.visitor()).visitor.session).toBeNull();
  });

  it('goes on while its bettor opens pages', async () => {
    const { site, browser, asks } = await loggedIn();
    for (let hour = 0; hour < 4; hour += 1) {
      site.pass(QUARTER_HOUR);
      await asks('/bet-history', { 'Sec-Fetch-Dest': 'document' });
    }
    expect((await browser.visitor()).visitor.session).not.toBeNull();
  });

  it('goes on while its bettor moves between pages by script', async () => {
    const { site, browser, asks } = await loggedIn();
    for (let hour = 0; hour < 4; hour += 1) {
      site.pass(QUARTER_HOUR);
      await asks('/bet-history', PAGE_ITSELF);
    }
    expect((await browser.visitor()).visitor.session).not.toBeNull();
  });

  it.each(['/esportes', '/balance'])(
    'is not kept alive by an open page that asks for %s by itself',
    async (path) => {
      const { site, browser, asks } = await loggedIn();
      for (let minute = 0; minute < 40; minute += 1) {
        site.pass(60_000);
        await asks(path, PAGE_ITSELF);
      }
      expect((await browser.visitor()).visitor.session).toBeNull();
    },
  );
});
