import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SPORTS } from '@vitrine/betting/sportsbook/sports';
import { chargePath } from './paths/wallet-paths.ts';
import { eventPath } from './paths/event-paths.ts';
import { loginPath } from './paths/access-paths.ts';
import { returnPath } from './paths.ts';
import { sportSlug } from './paths/sportsbook-paths.ts';

const SITE = 'https://site.example';

describe('a path to return to', () => {
  it('never leads to another site, whatever a form names', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      '//',
      '..',
      ':',
      '@',
      'https:',
      'evil.example',
      '?',
      '#',
      '\t',
      '%2F',
      'a',
    );
    const address = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(part).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(address, (value) => {
        const path = returnPath(value, '/');
        expect(new URL(path, SITE).origin).toBe(SITE);
        expect(path === value || path === '/').toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'evil.example',
    '\\evil.example',
    '/\t/evil.example',
    '/a\r\nSet-Cookie: a=b',
    '',
  ])('is not "%s"', (value) => {
    expect(returnPath(value, '/esportes')).toBe('/esportes');
  });

  it.each([
    '/',
    '/deposit?amount=10,00',
    '/deposit?amount=10%2C00',
    '/esportes/futebol/evento/sr:match:1?grupo=main#m1',
    '/bet-slip/tickets/3b3e8b1e-7c8c-4f0e-9d2a-0d6b5d1c2e11',
  ])('may be "%s"', (value) => {
    expect(returnPath(value, '/esportes')).toBe(value);
  });

  it('is no file', () => {
    expect(returnPath(new File([], 'x'), '/')).toBe('/');
    expect(returnPath(null, '/')).toBe('/');
  });

  it('comes through the log-in page as it was', () => {
    const path = '/deposit?amount=10%2C00&x=1';
    const { searchParams } = new URL(loginPath(path, 'ended'), SITE);
    expect(returnPath(searchParams.get('returnTo'), '/')).toBe(path);
    expect(searchParams.get('reason')).toBe('ended');
  });
});

describe('addresses', () => {
  it('name a sport by its word', () => {
    expect(eventPath('sr:sport:1', 'sr:match:1')).toBe('/esportes/futebol/evento/sr:match:1');
    for (const { id, slug } of SPORTS) expect(sportSlug(id)).toBe(slug);
  });

  it('hold a transaction id in one segment', () => {
    expect(chargePath('a/../b')).toBe('/deposit/a%2F..%2Fb');
  });
});
