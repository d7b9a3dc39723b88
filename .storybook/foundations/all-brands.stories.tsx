import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { otherScheme } from '../../packages/brand-themes/src/brand-facts.ts';
import { BookPage, BookSection, bookPage } from '../book-page.tsx';
import { brands } from '../brands.ts';
import { modesAt } from '../modes.ts';
import { BrandSheet } from './brand-sheet.tsx';

function AllBrands() {
  return (
    <BookPage
      title="All brands"
      intro="One source, as many companies as there are brand folders. Each stands in its own scheme first and in the other beside it, in the language of its country."
    >
      {brands.map((brand) => (
        <BookSection
          key={brand.code}
          title={brand.name}
          text={`${brand.country}, ${brand.locale}, ${brand.currency}. ${Object.entries(brand.look)
            .map(([axis, choice]) => `${axis} ${choice}`)
            .join(', ')}.`}
        >
          <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
            <BrandSheet brand={brand} scheme={brand.scheme} />
            <BrandSheet brand={brand} scheme={otherScheme(brand.scheme)} />
          </div>
        </BookSection>
      ))}
    </BookPage>
  );
}

const meta = {
  title: 'Foundations/All brands',
  component: AllBrands,
  tags: ['!autodocs'],
  parameters: { ...bookPage, chromatic: { modes: modesAt('desktop') } },
} satisfies Meta<typeof AllBrands>;

export default meta;

export const Board: StoryObj<typeof meta> = {
  name: 'All brands',
  play: async ({ canvasElement }) => {
    for (const { code } of brands) {
      const sheets = canvasElement.querySelectorAll(`article [data-brand="${code}"]`);
      await expect([...sheets].map((sheet) => sheet.getAttribute('data-scheme')).sort()).toEqual([
        'dark',
        'light',
      ]);
    }
  },
};
