import type { Meta, StoryObj } from '@storybook/react-vite';
import { HISTORY_FILTERS, type HistoryFilter, isOpen } from '@vitrine/betting/bets/bet';
import { expect, userEvent } from 'storybook/test';
import { dayRange } from '../../shapes/base/day-range.ts';
import { isoDay } from '../../format/date-time.ts';
import { textSections } from '../../format/text-sections.ts';
import { paths } from '../../paths.ts';
import { type BetOfStory, bets, liveLegs } from '../../stories/bets.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import { INTENT } from '../../stories/slips.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { STORY_NOW, type StoryFacts } from '../../stories/story-facts.ts';
import { BETTOR } from '../../stories/story-shell.ts';
import { BetHistoryView, type BetHistoryViewProps } from './bet-history-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Bets/Bet history' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** What the operator answers for each filter. */
const CLOSED_AS: Readonly<Record<HistoryFilter, readonly BetOfStory['status'][]>> = {
  all: ['cashedOut', 'canceled', 'won', 'lost', 'recovered', 'voided'],
  won: ['won'],
  lost: ['lost'],
  canceled: ['canceled', 'voided'],
};

function modeOf(search: URLSearchParams): BetHistoryViewProps['mode'] {
  if (search.get('estado') !== 'encerradas') return { kind: 'open' };
  const filter = HISTORY_FILTERS.find((known) => known === search.get('filtro')) ?? 'all';
  return { kind: 'closed', filter };
}

/** `all` is null when the operator does not answer. */
function history(
  search: string,
  all: ((facts: StoryFacts) => readonly BetOfStory[]) | null,
  pages = 1,
  notConfirmed: readonly string[] = [],
) {
  return pageStory({
    at: `${paths.betHistory}${search}`,
    visitor: BETTOR,
    data: (facts, visit) => {
      const mode = modeOf(visit.search);
      const belongs = ({ status }: BetOfStory) =>
        mode.kind === 'open' ? isOpen(status) : CLOSED_AS[mode.filter].includes(status);
      const today = isoDay(STORY_NOW, facts.format);
      const shown = all?.(facts).filter(belongs) ?? [];
      return {
        texts: facts.texts['bet-history'],
        periodTexts: textSections(facts.texts.forms, ['period']),
        notConfirmed,
        now: STORY_NOW,
        live: liveLegs(facts),
        cashOuts: shown.map(({ betNumber }) => betNumber),
        mode,
        range: dayRange(visit.search, today),
        today,
        history: all && {
          bets: shown,
          total: shown.length * pages,
          page: Number(visit.search.get('pagina') ?? 1),
          pages,
        },
      };
    },
    view: (data) => <BetHistoryView {...data} />,
  });
}

export const Open: Story = history('', bets);
/** The operator took a bet and has not reported yet whether it accepted it. */
export const NotConfirmed: Story = {
  ...history('', bets, 1, [INTENT]),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-history');
    await expect(canvas.getByText(t['notConfirmed.text'])).toBeVisible();
    await expect(canvas.getByRole('link', { name: t['notConfirmed.action'] })).toBeVisible();
  },
};

export const OpenEmpty: Story = history('', () => []);

export const Closed: Story = {
  ...history('?estado=encerradas', bets, 3),
  name: 'Closed bets in each state, by pages',
};

export const Filtered: Story = {
  ...history('?estado=encerradas', bets),
  name: 'The filter leaves the bets that were won',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-history');
    await expect(canvas.getAllByText(t['bet.status.lost'])[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: t['filter.won'] }));
    await expect(
      await canvas.findByRole('link', { name: t['filter.won'], current: true }),
    ).toBeVisible();
    await expect(canvas.queryByText(t['bet.status.lost'])).toBeNull();
    await expect(canvas.getByText(t['bet.status.won'])).toBeVisible();
  },
};

export const ClosedEmpty: Story = history('?estado=encerradas&filtro=canceled', () => []);

export const Unreachable: Story = history('', null);

export const OwnPeriod: Story = {
  ...history('?estado=encerradas&de=2026-01-01&ate=2026-01-31', bets),
  name: 'A period of one’s own stands in the place of its choice',
};

export const PeriodInWrongOrder: Story = {
  ...history('?de=2026-01-31&ate=2026-01-01', bets),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'forms');
    await expect(canvas.getByLabelText(t['period.to'])).toBeInvalid();
    const link = canvas.getByRole('link', { name: t['period.problem.order'] });
    await expect(link).toBeVisible();
    await expect(canvas.getByLabelText(t['period.from'])).toHaveValue('2026-01-31');
  },
};
