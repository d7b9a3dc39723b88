import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Pagination } from './pagination.tsx';

function Pages({ current, total }: { readonly current: number; readonly total: number }) {
  const t = useStoryTexts('common');
  return (
    <Pagination
      label={t.pages}
      current={current}
      total={total}
      hrefOf={(page) => `#page-${page}`}
      previousLabel={t.previousPage}
      nextLabel={t.nextPage}
      pageLabel={(page) => formatText(t.page, { page })}
      positionText={formatText(t.pageOf, { page: current, pages: total })}
    />
  );
}

const meta = {
  title: 'Base/Pagination',
  component: Pages,
  args: { current: 5, total: 20 },
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  name: 'Pages are links, and the current one says so',
  ...at('desktop'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Página 5' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: /Próxima|siguiente/ })).toHaveAttribute(
      'href',
      '#page-6',
    );
    await expect(canvas.getAllByRole('link')).toHaveLength(7);
  },
};

export const First: Story = {
  args: { current: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /anterior/ })).not.toBeInTheDocument();
  },
};
export const Last: Story = { args: { current: 20 } };
export const Few: Story = { args: { current: 2, total: 3 } };

export const Phone: Story = {
  name: 'A phone shows where it is, and the pages before and after',
  ...at('small'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Página 5 de 20')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const OnePage: Story = {
  name: 'One page needs none',
  args: { current: 1, total: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
