import type { LoaderFunctionArgs } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { oddsFormatOf } from '../../services/shell/odds-format.server.ts';
import { openBrowser, type TestBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { action, loader } from './odds-format.ts';

async function shown(browser: TestBrowser): Promise<unknown> {
  const page = ({ request }: LoaderFunctionArgs) => oddsFormatOf(request);
  return (await browser.visit(page, '/esportes')).data;
}

describe('the format of odds', () => {
  it('CAT-29 is decimal until the visitor chooses another, and again after going back', async () => {
    const browser = openBrowser(openTestSite());
    expect(await shown(browser)).toBe('decimal');
    const form = { format: 'american', returnTo: '/esportes/futebol' };
    const answer = await browser.submit(action, '/odds-format', form);
    expect(answer.location).toBe('/esportes/futebol');
    expect(await shown(browser)).toBe('american');
    await browser.submit(action, '/odds-format', { format: 'decimal', returnTo: '/' });
    expect(await shown(browser)).toBe('decimal');
  });

  it('keeps nothing it does not know, and leads to no other site', async () => {
    const browser = openBrowser(openTestSite());
    const form = { format: 'hongkong', returnTo: 'https://elsewhere.example/' };
    expect((await browser.submit(action, '/odds-format', form)).location).toBe('/');
    expect(await shown(browser)).toBe('decimal');
    expect((await browser.visit(loader, '/odds-format')).location).toBe('/');
  });
});
