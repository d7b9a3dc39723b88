import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect, userEvent, within } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { leagueCategories } from '../../stories/sportsbook/league-categories.ts';
import { LeagueTree, LeagueTreePlace } from './league-tree.tsx';

interface TreeProps {
  readonly isOpen: boolean;
  /** The place of the current competition; null for none. */
  readonly current: number | null;
  /** Rows that are still to come. */
  readonly place: number;
}

/** Below the link of a sport, as in the menu. */
function Tree({ isOpen, current, place }: TreeProps) {
  const t = useStoryTexts('sportsbook');
  return (
    <nav aria-label={t['list.sports']} className="min-h-80 max-w-navigation card-frame">
      <a href="#sport" className="flex h-10 items-center px-card text-text no-underline">
        {t['sport.football']}
      </a>
      {place > 0 ? (
        <LeagueTreePlace rows={place} />
      ) : (
        <LeagueTree
          label={formatText(t['menu.leagues'], { sport: t['sport.football'] })}
          isOpen={isOpen}
          categories={leagueCategories(current)}
          all={{ href: '#all', label: t['list.allLeagues'] }}
        />
      )}
      <a href="#next" className="flex h-10 items-center px-card text-text no-underline">
        {t['sport.basketball']}
      </a>
    </nav>
  );
}

const meta = {
  title: 'Sportsbook/League tree',
  component: Tree,
  args: { isOpen: false, current: null, place: 0 },
  ...at('desktop'),
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = {
  name: 'Folded: opens by a click',
  play: async ({ canvas, canvasElement }) => {
    const fold = canvasElement.querySelector('summary');
    if (fold) await userEvent.click(fold);
    const league = canvas.getByRole('link', { name: 'Brasileirão Série A 3' });
    await expect(league).toBeVisible();
    const countries = within(canvas.getByRole('navigation')).getAllByRole('list');
    await expect(countries.length).toBeGreaterThan(1);
  },
};

export const AtCompetition: Story = {
  name: 'At a competition',
  args: { isOpen: true, current: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Série B/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Place: Story = {
  name: 'Its place, kept',
  args: { place: 5 },
};
