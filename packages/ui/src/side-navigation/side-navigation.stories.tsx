import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryTexts } from '../../../../.storybook/story-brand.tsx';
import { SportIcon } from '../sport-icon/sport-icon.tsx';
import { SideNavigation } from './side-navigation.tsx';

function Sports() {
  const t = useStoryTexts('common');
  const sports = [
    ['football', t.sportFootball],
    ['basketball', t.sportBasketball],
    ['tennis', t.sportTennis],
  ] as const;
  return (
    <div className="max-w-navigation">
      <SideNavigation
        label={t.sports}
        items={sports.map(([sport, label]) => ({
          href: `#${sport}`,
          label,
          icon: <SportIcon sport={sport} size={20} />,
          current: sport === 'football',
        }))}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Side navigation',
  component: Sports,
} satisfies Meta<typeof Sports>;

export default meta;

export const FootballCurrent: StoryObj<typeof meta> = {};
