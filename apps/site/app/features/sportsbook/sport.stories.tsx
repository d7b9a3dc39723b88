import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { MarketKind, MatchEvent } from '@vitrine/betting/sportsbook/event';
import { swappedKinds } from '@vitrine/betting/sportsbook/listed-market';
import { listPath, type Section, sportPath } from '../../paths/sportsbook-paths.ts';
import { liveEvents, upcomingEvents } from '../../stories/events.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import { listedTotal } from '../../stories/markets.ts';
import { slipOf } from '../../stories/slips.ts';
import { storyBoards, storyEmpty } from '../../stories/story-boards.ts';
import type { StoryFacts } from '../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR } from '../../stories/story-shell.ts';
import { storyLeagues } from '../../stories/sportsbook-home.tsx';
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
  readonly market?: MarketKind;
}

function marketsOf({ texts }: StoryFacts, shown: MarketKind) {
  const path = sportPath(FOOTBALL.slug);
  return swappedKinds(FOOTBALL.id).map((market) => ({
    href: listPath(path, { market }),
    label: texts.sportsbook[`list.market.${market}`],
    current: market === shown,
  }));
}

/** All but the first, which has no total. */
function withTotals(events: readonly MatchEvent[], facts: StoryFacts): readonly MatchEvent[] {
  return events.map((event, at) =>
    at === 0 ? event : { ...event, markets: [...event.markets, listedTotal(event, facts, 2.5)] },
  );
}

function sport({ section, isEmpty = false, market = 'result' }: SportState = {}) {
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
      market,
      markets: marketsOf(facts, market),
      ...storyBoards(
        { live: withTotals(live(facts), facts), upcoming: withTotals(upcoming(facts), facts) },
        facts,
        { market },
      ),
      empty: isEmpty ? storyEmpty(section === 'ao-vivo' ? 'live' : 'upcoming', facts) : null,
      liveCount: live(facts).length,
      stages: null,
      leagues: storyLeagues(
        [...live(facts), ...upcoming(facts)],
        facts.texts.sportsbook['list.competitions'],
        facts,
      ),
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
    const sections = canvas.getByRole('group', { name: t['list.sections'] });
    await expect(sections).toBeVisible();
    await userEvent.click(
      within(sections).getByRole('link', { name: t['list.section.proximos-jogos'] }),
    );
    await expect(await canvas.findByText(sportPath(FOOTBALL.slug, 'proximos-jogos'))).toBeVisible();
  },
};

export const Totals: Story = {
  ...sport({ market: 'total' }),
  name: 'CAT-36 Totals in place of results',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'sportsbook');
    const link = canvas.getByRole('link', { name: t['list.market.total'] });
    await expect(link).toHaveAttribute('aria-current', 'page');
    // A wide list has further markets beside the totals.
    const totals = canvas
      .getAllByRole('article')
      .map((row) => row.querySelector('.event-card-prices')?.textContent);
    await expect(totals.filter((text) => text === t['market.absent'])).toHaveLength(2);
  },
};

export const Live: Story = sport({ section: 'ao-vivo' });
export const Upcoming: Story = sport({ section: 'proximos-jogos' });
export const NothingLive: Story = sport({ section: 'ao-vivo', isEmpty: true });
export const NothingToCome: Story = sport({ section: 'proximos-jogos', isEmpty: true });
