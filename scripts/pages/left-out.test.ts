import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../apps/site/app/guard/route-table.ts';
import { brandFacts } from '../../packages/brand-themes/src/brands.ts';
import { coverageOf, LEFT_OUT, openedKey } from './left-out.ts';

const PAGES = [
  { path: '/login', isPage: true, standings: ['guest'] },
  { path: '/bank-accounts', isPage: true, standings: ['bettor'] },
  { path: '/faqs', isPage: true, standings: ['guest', 'bettor'] },
] as const;

describe('pages that are left out', () => {
  it('are told with their reason, and a page without one is a fault', () => {
    const opened = new Set([openedKey('/login', 'guest'), openedKey('/faqs', 'guest')]);
    expect(coverageOf(PAGES, opened, brandFacts('vicuna'))).toEqual({
      leftOut: ['bettor /bank-accounts: a page of Brazil alone'],
      faults: ['bettor /faqs was opened by nobody'],
    });
    expect(coverageOf(PAGES, opened, brandFacts('ipe')).faults).toEqual([
      'bettor /bank-accounts was opened by nobody',
      'bettor /faqs was opened by nobody',
    ]);
  });

  it('are no longer left out once they were opened', () => {
    const opened = new Set([
      ...[openedKey('/login', 'guest'), openedKey('/bank-accounts', 'bettor')],
      ...[openedKey('/faqs', 'guest'), openedKey('/faqs', 'bettor')],
    ]);
    expect(coverageOf(PAGES, opened, brandFacts('ipe'))).toEqual({ leftOut: [], faults: [] });
    expect(coverageOf(PAGES, opened, brandFacts('vicuna')).faults).toEqual([
      'bettor /bank-accounts was opened, though: a page of Brazil alone',
    ]);
  });

  it('are pages of the site, each named once for a standing', () => {
    const names = LEFT_OUT.map(({ path, standing }) => openedKey(path, standing));
    expect(names).toEqual([...new Set(names)]);
    const paths = Object.values(ROUTES).map(({ path }): string => path);
    expect(LEFT_OUT.filter(({ path }) => !paths.includes(path))).toEqual([]);
  });
});
