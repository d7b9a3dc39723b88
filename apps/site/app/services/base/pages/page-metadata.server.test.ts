import { brandCodes, brandFacts } from '@vitrine/brand-themes/brands';
import { textsOf } from '@vitrine/messages/texts';
import { describe, expect, it } from 'vitest';
import { openTestSite } from '../../../../test/site.ts';
import { type DescribedPage, headedMetadata } from './page-metadata.server.ts';

/** What search engines and previews show of a description without cutting it, and more than a mere name. */
const SENSIBLE = { shortest: 50, longest: 160 };

/** Values as short, and as long, as those that the pages give. */
const SHORT = {
  page: 'Ajuda',
  sport: 'MMA',
  tournament: 'NBA',
  event: 'Boca x River',
  text: 'Gire uma vez por dia.',
};

const LONG = {
  page: 'Operações financeiras da sua conta',
  sport: 'Futebol americano',
  tournament: 'Conmebol Libertadores, grupo C',
  event: 'Universidad Católica x Independiente del Valle',
  text: 'Ganhe uma recompensa quando a pessoa que você indicar cumprir as condições.',
};

function describedPages(locale: string): readonly DescribedPage[] {
  return Object.keys(textsOf(locale, 'metadata')).flatMap((key) =>
    key.endsWith('.description') ? (key.replace(/\.description$/, '') as DescribedPage) : [],
  );
}

describe('the description of a page', () => {
  it.each(brandCodes())(
    'META-01 of %s is long enough to say something, and no longer',
    async (brand) => {
      const context = openTestSite(brand).context();
      const { name, locale } = brandFacts(brand);
      for (const values of [SHORT, LONG]) {
        for (const page of describedPages(locale)) {
          const { description } = await headedMetadata(page, values.page, context, { values });
          expect(description.length, description).toBeGreaterThanOrEqual(SENSIBLE.shortest);
          expect(description.length, description).toBeLessThanOrEqual(SENSIBLE.longest);
          expect(description, page).toContain(name);
          expect(description, page).not.toContain('{{');
        }
      }
    },
  );

  it.each(brandCodes())('META-01 of %s is each page’s own', async (brand) => {
    const context = openTestSite(brand).context();
    const all = await Promise.all(
      describedPages(brandFacts(brand).locale).map(
        async (page) =>
          (await headedMetadata(page, 'Página', context, { values: SHORT })).description,
      ),
    );
    expect(new Set(all).size).toBe(all.length);
  });
});
