import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { useStoryBrand } from '../../../../../.storybook/story-brand.tsx';
import { Amount, type AmountProps } from './amount.tsx';

function Column({ size, tone }: Pick<AmountProps, 'size' | 'tone'>) {
  const brand = useStoryBrand();
  return (
    <ul className="flex w-fit flex-col items-end">
      {[1000, 123456, 1111111].map((value) => (
        <li key={value}>
          <Amount size={size} tone={tone}>
            {formatMoney(minorUnits(value), brand)}
          </Amount>
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Base/Amount',
  component: Column,
  args: { size: 'text', tone: 'plain' },
} satisfies Meta<typeof Column>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {};
export const Gain: Story = { args: { size: 'large', tone: 'gain' } };
export const Hero: Story = { args: { size: 'hero' } };
