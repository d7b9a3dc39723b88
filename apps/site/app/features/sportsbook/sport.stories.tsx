import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type Section, sportPath } from '../../paths.ts';
import { liveEvents, upcomingEvents } from '../../stories/events.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import { slipOf } from '../../stories/slips.ts';
import { storyBoard } from '../../stories/story-board.ts';
import type { StoryFacts } from '../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR } from '../../stories/story-shell.ts';
import { SportView } from './sport-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Sportsbook/Sport' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const FOOTBALL = { id: 'sr:sport:1', key: 'football', slug: 'futebol' } as const;

function daysOf({ texts }: StoryFacts) {
  const { sportsbook: t } = texts;
  const path = sportPath(FOOTBALL.slug, 'proximos-jogos');
  return [
    { href: path, label: t['list.allDays'], current: true },
    { href: `${path}?dia=hoje`, label: t['list.today'], current: false },
    { href: `${path}?dia=amanha`, label: t['list.tomorrow'], current: false },
  ];
}

interface SportState {
  readonly section?: Section;
  readonly isEmpty?: boolean;
}

function sport({ section, isEmpty = false }: SportState = {}) {
  const live = (facts: StoryFacts) =>
    isEmpty || section === 'proximos-jogos'
      ? []
      : liveEvents(facts).filter(({ sportId }) => sportId === FOOTBALL.id);
  const upcoming = (facts: StoryFacts) =>
    isEmpty || section === 'ao-vivo' ? [] : upcomingEvents(facts);
  return pageStory({
    at: sportPath(FOOTBALL.slug, section),
    visitor: BETTOR,
    isInSportsbook: true,
    slip: {
      slip: (facts) => slipOf(facts, 1),
      events: (facts) => [...liveEvents(facts), ...upcomingEvents(facts)],
    },
    data: (facts) => ({
      texts: facts.texts.sportsbook,
      sport: { ...FOOTBALL, name: facts.texts.sportsbook['sport.football'] },
      section: section ?? null,
      days: section === 'proximos-jogos' ? daysOf(facts) : [],
      live: storyBoard('live', live(facts), facts),
      liveCount: live(facts).length,
      upcoming: storyBoard('upcoming', upcoming(facts), facts),
      stages: null,
    }),
    view: (data) => <SportView {...data} />,
  });
}

export const All: Story = sport();

export const Sections: Story = {
  ...sport(),
  name: 'The sections are links',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'sportsbook');
    const sections = canvas.getByRole('navigation', { name: t['list.sections'] });
    await expect(sections).toBeVisible();
    await userEvent.click(
      within(sections).getByRole('link', { name: t['list.section.proximos-jogos'] }),
    );
    await expect(await canvas.findByText(sportPath(FOOTBALL.slug, 'proximos-jogos'))).toBeVisible();
  },
};

export const Live: Story = sport({ section: 'ao-vivo' });
export const Upcoming: Story = sport({ section: 'proximos-jogos' });
export const NothingLive: Story = sport({ section: 'ao-vivo', isEmpty: true });
export const NothingToCome: Story = sport({ section: 'proximos-jogos', isEmpty: true });
