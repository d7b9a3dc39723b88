import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Card } from '../../base/card/card.tsx';
import { useShellFixtures } from '../../stories/shell/shell-fixtures.ts';
import { SkeletonCards } from './skeleton-cards.tsx';

function BeforeAndAfter() {
  const t = useStoryTexts('common');
  const [offer] = useShellFixtures().offers;
  return (
    <div className="flex max-w-75 flex-col gap-4">
      <SkeletonCards label={t.loading} count={1} lines={1} />
      <Card title={offer?.title}>{offer?.text}</Card>
    </div>
  );
}

function Pictures() {
  return <SkeletonCards label={useStoryTexts('common').loading} count={4} lines={2} picture />;
}

const meta = {
  title: 'Feedback/Skeleton cards',
  component: SkeletonCards,
  args: { label: '', count: 1, lines: 1 },
} satisfies Meta<typeof SkeletonCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FinalSize: Story = {
  name: 'Are as high as the cards that come',
  render: () => <BeforeAndAfter />,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    const skeleton = canvas.getByRole('status').lastElementChild as HTMLElement;
    const card = canvas.getByRole('heading').closest('section');
    await expect(skeleton.offsetHeight).toBe(card?.offsetHeight);
  },
};

export const WithPictures: Story = { render: () => <Pictures /> };
