import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { CASINO_CATEGORIES, type CasinoCategory } from './category-icon.tsx';
import { CategoryRail } from './category-rail.tsx';

interface CategoriesProps {
  readonly current: CasinoCategory;
}

function Categories({ current }: CategoriesProps) {
  return (
    <Texts of="casino">
      {(t) => (
        <div className="overflow-x-clip px-4">
          <CategoryRail
            label={t.categories}
            items={CASINO_CATEGORIES.map((category) => ({
              category,
              href: `#${category}`,
              label: t[`category.${category}`],
              current: category === current,
            }))}
          />
        </div>
      )}
    </Texts>
  );
}

const meta = {
  title: 'Casino/Category rail',
  component: Categories,
  parameters: { layout: 'fullscreen' },
  args: { current: 'slots' },
} satisfies Meta<typeof Categories>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  name: 'The fifteen categories and the filter for interactive games, one of them current',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(16);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Slots');
  },
};
export const Live: Story = { args: { current: 'live' } };
