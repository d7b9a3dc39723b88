import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { EventCard } from '../event-card/event-card.tsx';
import { EventGroup } from '../event-group/event-group.tsx';
import { competitions, eventCards } from '../../stories/sportsbook/betting-fixtures.ts';
import type { BettingWords } from '../../stories/sportsbook/betting-words.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { SkeletonEvents } from './skeleton-events.tsx';

function Loading({ groups }: { readonly groups: readonly number[] }) {
  return <SkeletonEvents label={useStoryTexts('common').loading} groups={groups} />;
}

function BeforeAndAfter({ words }: { readonly words: BettingWords }) {
  const cards = eventCards(words);
  return (
    <div className="flex max-w-content flex-col gap-4">
      <Loading groups={[2]} />
      <form>
        <EventGroup id="group" {...competitions(words).football}>
          <EventCard {...cards.prematch} />
          <EventCard {...cards.live} />
        </EventGroup>
      </form>
    </div>
  );
}

const meta = {
  title: 'Sportsbook/Skeleton events',
  component: SkeletonEvents,
  parameters: { layout: 'fullscreen' },
  args: { label: '', groups: [] },
} satisfies Meta<typeof SkeletonEvents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoCompetitions: Story = {
  name: 'A list of events to come, announced once',
  render: () => <Loading groups={[3, 2]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const FinalSize: Story = {
  name: 'Is as high as the list that comes',
  render: () => <WithBettingWords>{(words) => <BeforeAndAfter words={words} />}</WithBettingWords>,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    const skeleton = canvas.getByRole('status').lastElementChild as HTMLElement;
    const group = canvas.getByRole('heading').closest('section') as HTMLElement;
    await expect(skeleton.offsetHeight).toBe(group.offsetHeight);
  },
};
