import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { SportIcon } from '../sport-icon/sport-icon.tsx';
import { SportRail } from './sport-rail.tsx';

function Rail() {
  const t = useStoryTexts('common');
  const sports = [
    ['live', t.live],
    ['football', t.sportFootball],
    ['basketball', t.sportBasketball],
    ['tennis', t.sportTennis],
    ['volleyball', t.sportVolleyball],
    ['esports', t.sportEsports],
    ['americanFootball', t.sportAmericanFootball],
    ['baseball', t.sportBaseball],
    ['iceHockey', t.sportIceHockey],
    ['motorsport', t.sportMotorsport],
  ] as const;
  return (
    <SportRail
      label={t.sports}
      items={sports.map(([sport, label]) => ({
        href: `#${sport}`,
        label,
        icon: <SportIcon sport={sport} />,
        current: sport === 'football',
      }))}
    />
  );
}

const meta = {
  title: 'Sportsbook/Sport rail',
  component: Rail,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Rail>;

export default meta;

export const FootballCurrent: StoryObj<typeof meta> = {};
