import type { LoaderFunctionArgs } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { schemeOf } from '../../services/shell/scheme.server.ts';
import { openBrowser, type TestBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { action, loader } from './appearance.ts';

async function shown(browser: TestBrowser): Promise<unknown> {
  const page = ({ request, context }: LoaderFunctionArgs) => schemeOf(request, context);
  return (await browser.visit(page, '/esportes')).data;
}

describe('the appearance of the site', () => {
  it('is the brand’s own until the visitor chooses the other, and again after going back', async () => {
    const site = openTestSite();
    const browser = openBrowser(site);
    const own = site.context().brand.scheme;
    const other = own === 'light' ? 'dark' : 'light';
    expect(await shown(browser)).toBe(own);
    const form = { scheme: other, returnTo: '/esportes/futebol' };
    const answer = await browser.submit(action, '/appearance', form);
    expect(answer.location).toBe('/esportes/futebol');
    expect(await shown(browser)).toBe(other);
    await browser.submit(action, '/appearance', { scheme: own, returnTo: '/' });
    expect(await shown(browser)).toBe(own);
  });

  it('keeps nothing it does not know, and leads to no other site', async () => {
    const site = openTestSite();
    const browser = openBrowser(site);
    const form = { scheme: 'sepia', returnTo: 'https://elsewhere.example/' };
    expect((await browser.submit(action, '/appearance', form)).location).toBe('/');
    expect(await shown(browser)).toBe(site.context().brand.scheme);
  });

  it('leads on who only looks at its address', async () => {
    const browser = openBrowser(openTestSite());
    expect((await browser.visit(loader, '/appearance')).location).toBe('/');
  });
});
