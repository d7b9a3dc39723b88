import type { Meta, StoryObj } from '@storybook/react-vite';
import { countText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { SportIcon } from '../../sportsbook/sport-icon/sport-icon.tsx';
import { useShellFixtures } from '../../stories/shell/shell-fixtures.ts';
import { SideNavigation } from './side-navigation.tsx';

interface SportsProps {
  /** How many events stand in each; 0 leaves the counts away. */
  readonly events: number;
  readonly current: string;
  readonly long: boolean;
}

function Sports({ events, current, long }: SportsProps) {
  const t = useStoryTexts('common');
  const { language } = useStoryBrand();
  const { longName } = useShellFixtures();
  const sports = [
    ['live', t.live],
    ['football', long ? longName : t.sportFootball],
    ['basketball', t.sportBasketball],
    ['americanFootball', t.sportAmericanFootball],
  ] as const;
  return (
    <div className="max-w-navigation">
      <SideNavigation
        label={t.sports}
        items={sports.map(([sport, label]) => ({
          href: `#${sport}`,
          label,
          icon: <SportIcon sport={sport} size={20} />,
          current: sport === current,
          badge: events
            ? { count: events, label: countText(t, 'items', events, language) }
            : undefined,
        }))}
      />
    </div>
  );
}

const meta = {
  title: 'Shell/Side navigation',
  component: Sports,
  args: { events: 0, current: 'football', long: false },
} satisfies Meta<typeof Sports>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FootballCurrent: Story = {
  name: 'Says where one is',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^(Futebol|Fútbol)$/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const NoneCurrent: Story = { args: { current: '' } };

export const WithCounts: Story = {
  name: 'Says how much stands there, 99+ beyond two digits',
  args: { events: 128 },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('link');
    await expect(first).toHaveTextContent('99+');
    await expect(first).toHaveAccessibleName(/128/);
  },
};

export const LongName: Story = { args: { events: 7, long: true } };
