import type { Meta, StoryObj } from '@storybook/react-vite';
import { SPORTS } from '@vitrine/betting/sportsbook/sports';
import { formatText } from '@vitrine/messages/format-text';
import { expect, userEvent } from 'storybook/test';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { at } from '../../../../../.storybook/modes.ts';
import { SportIcon } from '../sport-icon/sport-icon.tsx';
import { leagueCategories } from '../../stories/sportsbook/league-categories.ts';
import { LeagueTree } from '../league-tree/league-tree.tsx';
import { SportsMenu } from './sports-menu.tsx';

interface MenuProps {
  readonly isEmpty: boolean;
  readonly hasMore: boolean;
  /** Whether the competitions of a sport stand below it. */
  readonly hasBranch?: boolean;
}

function Menu({ isEmpty, hasMore, hasBranch = false }: MenuProps) {
  const t = useStoryTexts('sportsbook');
  const sports = SPORTS.map(({ key }) => ({
    id: key,
    href: `#${key}`,
    label: t[`sport.${key}`],
    icon: <SportIcon sport={key} />,
    current: key === 'football',
    begins: key === 'football',
    branch:
      hasBranch && key === 'football' ? (
        <LeagueTree
          isOpen
          label={formatText(t['menu.leagues'], { sport: t['sport.football'] })}
          categories={leagueCategories()}
          all={{ href: '#all', label: t['list.allLeagues'] }}
        />
      ) : null,
  }));
  const live = {
    id: 'live',
    href: '#live',
    label: t['list.live'],
    icon: <SportIcon sport="live" />,
    current: false,
    begins: false,
  };
  const links = (['proximos-jogos', 'jogos-principais', 'ligas-internacionais'] as const).map(
    (section) => ({
      id: section,
      href: `#${section}`,
      label: t[`list.section.${section}`],
      current: false,
    }),
  );
  return (
    <div className="min-h-80 lg:max-w-navigation">
      <SportsMenu
        label={t['list.sports']}
        items={isEmpty ? [] : [live, ...sports]}
        more={hasMore ? { label: t['menu.more'], icon: <SportIcon sport="more" />, links } : null}
        emptyText={t['menu.empty']}
      />
    </div>
  );
}

const meta = {
  title: 'Sportsbook/Sports menu',
  component: Menu,
  args: { isEmpty: false, hasMore: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rail: Story = {
  name: 'A rail that scrolls, with a menu at its end',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: /^(Futebol|Fútbol)$/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const summary = canvasElement.querySelector('summary');
    if (summary) await userEvent.click(summary);
    await expect(canvas.getAllByRole('link').at(-1)).toBeVisible();
  },
};

export const Column: Story = { ...at('desktop'), name: 'A column, its kinds apart' };

export const Branch: Story = {
  ...at('desktop'),
  name: 'A column with the competitions of a sport',
  args: { hasBranch: true },
};

export const NothingRead: Story = {
  name: 'Says that it did not load',
  args: { isEmpty: true, hasMore: false },
};
