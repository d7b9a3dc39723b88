import { brandCodes, brandFacts } from '@vitrine/brand-themes/brands';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../test/browser.ts';
import { openTestSite } from '../../test/site.ts';
import { loader as aboutUs } from './shell/documents/about-us.ts';
import { loader as deposit } from './wallet/deposit.tsx';

const LANGUAGES = { BR: 'pt-BR', PE: 'es', CO: 'es', EC: 'es', GT: 'es', MX: 'es' } as const;

describe('the brands of the site', () => {
  it('BRAND-02 are eight: three of the Brazil group, and one each of five other countries', () => {
    const countries = brandCodes().map((code) => brandFacts(code).country);
    expect(countries.toSorted()).toEqual(['BR', 'BR', 'BR', 'CO', 'EC', 'GT', 'MX', 'PE']);
    const group = brandCodes().filter((code) => brandFacts(code).isBrazilGroup);
    expect(group.map((code) => brandFacts(code).country)).toEqual(['BR', 'BR', 'BR']);
  });

  it.each(brandCodes())(
    'BRAND-02 %s is served by the same pages, under its own name',
    async (code) => {
      const { name, locale, country, licensee } = brandFacts(code);
      const { data } = await openBrowser(openTestSite(code)).visit(aboutUs, '/about-us');
      expect(locale.startsWith(LANGUAGES[country])).toBe(true);
      expect(data).toMatchObject({ metadata: { title: expect.stringContaining(name) } });
      expect(JSON.stringify(data)).toContain(licensee.legalName);
      expect(JSON.stringify(data)).not.toContain('{{');
    },
  );

  it.each(brandCodes())('BRAND-02 %s asks a guest to log in before money moves', async (code) => {
    const { location } = await openBrowser(openTestSite(code)).visit(deposit, '/deposit');
    expect(location).toBe('/login?returnTo=%2Fdeposit');
  });
});
