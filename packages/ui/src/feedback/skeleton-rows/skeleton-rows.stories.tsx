import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { expect } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Amount } from '../../base/amount/amount.tsx';
import { Card } from '../../base/card/card.tsx';
import { ListRow } from '../../base/list-row/list-row.tsx';
import { useShellFixtures } from '../../stories/shell/shell-fixtures.ts';
import { SkeletonRows } from './skeleton-rows.tsx';

function BeforeAndAfter() {
  const t = useStoryTexts('common');
  const brand = useStoryBrand();
  const { transactions } = useShellFixtures();
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <SkeletonRows label={t.loading} count={3} twoLines trailing />
      <Card flush>
        <ul aria-label={t.today}>
          {transactions.map(([date, type, , amount]) => (
            <ListRow
              key={date}
              title={type}
              text={date}
              trailing={<Amount>{formatMoney(minorUnits(amount), brand)}</Amount>}
            />
          ))}
        </ul>
      </Card>
    </div>
  );
}

const meta = {
  title: 'Feedback/Skeleton rows',
  component: SkeletonRows,
  args: { label: '', count: 3 },
} satisfies Meta<typeof SkeletonRows>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FinalSize: Story = {
  name: 'Are as high as the rows that come',
  render: () => <BeforeAndAfter />,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    const skeleton = canvas.getByRole('status').lastElementChild as HTMLElement;
    const card = canvas.getByRole('list').parentElement as HTMLElement;
    await expect(skeleton.offsetHeight).toBe(card.offsetHeight);
  },
};

function OneLine() {
  return <SkeletonRows label={useStoryTexts('common').loading} count={5} />;
}

export const OneLineEach: Story = { render: () => <OneLine /> };
