import type { Meta, StoryObj } from '@storybook/react-vite';
import { countText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { CountMark, type CountMarkProps } from './count-mark.tsx';

function Selections({ count, tone }: Pick<CountMarkProps, 'count' | 'tone'>) {
  const t = useStoryTexts('shell');
  const { language } = useStoryBrand();
  return (
    <CountMark count={count} label={countText(t, 'selections', count, language)} tone={tone} />
  );
}

const meta = {
  title: 'Base/Count mark',
  component: Selections,
  args: { count: 3, tone: 'action' },
} satisfies Meta<typeof Selections>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {};
export const Quiet: Story = { args: { tone: 'quiet' } };

export const Many: Story = {
  name: 'Beyond two digits it is 99+, and said in full',
  args: { count: 130 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByText(/^130 sele/)).toBeInTheDocument();
  },
};
