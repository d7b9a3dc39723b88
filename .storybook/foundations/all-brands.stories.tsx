import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { slipOf } from '../../apps/site/app/stories/slips.ts';
import { sportsbookHome } from '../../apps/site/app/stories/sportsbook-home.tsx';
import { BookPage, bookPage } from '../book-page.tsx';
import { brands } from '../brands.ts';
import { FramedPage } from '../framed-page.tsx';
import { modesAt } from '../modes.ts';

const home = sportsbookHome({ slip: (facts) => slipOf(facts, 2) });

/** Rows out of sight are not drawn by a browser, nor in a picture of the whole board. */
const DRAWN_WHOLE = '* { content-visibility: visible !important }';

/** The same page of the site on eight phones, each in the scheme and the language of its brand. */
function AllBrands() {
  return (
    <BookPage
      title="All brands"
      intro="One source, as many companies as there are brand folders. The home of the site on a phone of 360 px: its header, its list and the slip with two selections, in each brand’s own scheme and language. The toolbar’s “All side by side” does the same for any story."
    >
      <ul className="grid grid-cols-[repeat(auto-fill,22.5rem)] justify-center gap-6">
        {brands.map((brand) => (
          <li key={brand.code} className="flex flex-col gap-2">
            <h2 className="text-display text-lg">{brand.name}</h2>
            <div className="overflow-clip rounded-card border border-hairline">
              <FramedPage brand={brand} scheme={brand.scheme} scripts height="h-200" className="">
                <style>{DRAWN_WHOLE}</style>
                {home.render()}
              </FramedPage>
            </div>
            <p className="text-sm text-text-muted">
              {`${brand.country}, ${brand.locale}, ${brand.currency}. ${Object.entries(brand.look)
                .map(([axis, choice]) => `${axis} ${choice}`)
                .join(', ')}.`}
            </p>
          </li>
        ))}
      </ul>
    </BookPage>
  );
}

const meta = {
  title: 'Foundations/All brands',
  component: AllBrands,
  tags: ['!autodocs'],
  parameters: {
    ...bookPage,
    chromatic: { modes: modesAt('desktop') },
    // The page is checked by its own stories; eight at once take longer than a test may.
    a11y: { disable: true },
  },
} satisfies Meta<typeof AllBrands>;

export default meta;

/** Eight pages are drawn before the last one stands; a busy machine is slow, not wrong. */
const DRAWN = { timeout: 45_000 };

export const Board: StoryObj<typeof meta> = {
  name: 'All brands',
  play: async ({ canvasElement }) => {
    const phones = [...canvasElement.querySelectorAll('iframe')];
    await expect(phones).toHaveLength(brands.length);
    for (const [at, { code, currency }] of brands.entries()) {
      const page = phones[at]?.contentDocument;
      if (!page) throw new Error(`${code} has no page`);
      await waitFor(() => expect(page.querySelector('header')).not.toBeNull(), DRAWN);
      await expect(page.documentElement.dataset['brand']).toBe(code);
      await expect(page.querySelectorAll('button[name="tap"]').length, currency).toBeGreaterThan(5);
      await page.fonts.ready;
    }
  },
};
