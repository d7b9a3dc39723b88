import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useStoryBrand } from '../../../../../.storybook/story-brand.tsx';
import { CasinoHomeStory } from '../../stories/casino/casino-home-story.tsx';

/** The brand's own: a fact of it. */
function OfThisBrand() {
  return <CasinoHomeStory layout={useStoryBrand().casinoLayout} />;
}

const meta = {
  title: 'Casino/Casino home',
  component: CasinoHomeStory,
  parameters: { layout: 'fullscreen' },
  args: { layout: 'rails' },
} satisfies Meta<typeof CasinoHomeStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const layoutOf = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-layout]')?.getAttribute('data-layout');

export const Rails: Story = {
  name: 'BRAND-09 in rails: rows that scroll sideways',
  play: async ({ canvas, canvasElement }) => {
    await expect(layoutOf(canvasElement)).toBe('rails');
    await expect(
      canvas.getAllByRole('button', { name: /Próximos|Siguientes/, hidden: true }),
    ).toHaveLength(4);
  },
};

export const Mosaic: Story = {
  name: 'BRAND-09 as a mosaic: tiles of two sizes',
  args: { layout: 'mosaic' },
  play: async ({ canvas, canvasElement }) => {
    await expect(layoutOf(canvasElement)).toBe('mosaic');
    const widths = canvas.getAllByRole('article').map((tile) => tile.offsetWidth);
    await expect(Math.max(...widths)).toBeGreaterThan(Math.min(...widths) * 1.8);
  },
};

export const OfABrandWithRails: Story = {
  name: 'BRAND-09 the brand decides: one with rails',
  globals: { brand: 'ipe' },
  render: () => <OfThisBrand />,
  play: async ({ canvasElement }) => {
    await expect(layoutOf(canvasElement)).toBe('rails');
  },
};

export const OfABrandWithAMosaic: Story = {
  name: 'BRAND-09 the brand decides: one with a mosaic',
  globals: { brand: 'arara' },
  render: () => <OfThisBrand />,
  play: async ({ canvasElement }) => {
    await expect(layoutOf(canvasElement)).toBe('mosaic');
  },
};
