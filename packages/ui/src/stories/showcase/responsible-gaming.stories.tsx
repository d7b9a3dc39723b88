import type { Meta, StoryObj } from '@storybook/react-vite';
import { showcase } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { PageHeading } from '../../base/page-heading/page-heading.tsx';
import { LimitsStory } from '../account/limits-story.tsx';
import { RealityCheckStory } from '../account/reality-check-story.tsx';
import { SelfExclusionStory } from '../account/self-exclusion-story.tsx';

const stays = () => undefined;

function Limits() {
  const shell = useStoryTexts('shell');
  const common = useStoryTexts('common');
  return (
    <main className="mx-auto flex w-full max-w-content flex-col gap-4 p-4">
      <PageHeading title={shell.helpLink} back={{ href: '#account', label: common.back }} />
      <LimitsStory kind="deposit" state="raising" onPost={stays} />
      <LimitsStory kind="time" onPost={stays} />
    </main>
  );
}

const meta = { ...showcase, title: 'Showcase/Responsible gaming' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const LimitsAndTimePlayed: Story = { render: () => <Limits /> };

export const TimeToCheck: Story = {
  render: () => <RealityCheckStory staked={32000} won={18550} onPost={stays} />,
};

export const ExcludedUntilADate: Story = {
  render: () => (
    <SelfExclusionStory
      months={6}
      resumeAt={Date.UTC(2027, 4, 20, 15)}
      isValidated
      onPost={stays}
    />
  ),
};

export const ExcludedForGood: Story = {
  render: () => (
    <SelfExclusionStory months={null} resumeAt={null} isValidated={false} onPost={stays} />
  ),
};
