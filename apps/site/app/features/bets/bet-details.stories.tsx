import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { betDetailsPath } from '../../paths/bet-paths.ts';
import { bets, liveLegs } from '../../stories/bets.ts';
import { cashOuts } from '../../stories/cash-outs.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { STORY_NOW, type StoryFacts } from '../../stories/story-facts.ts';
import { BETTOR } from '../../stories/story-shell.ts';
import { BetDetailsView, type BetDetailsViewProps } from './bet-details-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Bets/Bet details' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function details(
  found: (facts: StoryFacts) => BetDetailsViewProps['found'],
  sharing: BetDetailsViewProps['sharing'] = null,
) {
  return pageStory({
    at: betDetailsPath('90071992547409931'),
    visitor: BETTOR,
    data: (facts) => ({
      texts: facts.texts['bet-history'],
      found: found(facts),
      now: STORY_NOW,
      live: liveLegs(facts),
    }),
    view: (data) => (
      <BetDetailsView {...data} betNumber="90071992547409931" sharing={sharing} days={90} />
    ),
  });
}

/** The story bet of a place in the list of `bets`. */
function betAt(index: number) {
  return (facts: StoryFacts): BetDetailsViewProps['found'] => {
    const bet = bets(facts)[index];
    if (!bet) return { kind: 'unreadable' };
    return { kind: 'found', bet, cashOut: bet.status === 'open' ? cashOuts.available : null };
  };
}

export const Open: Story = {
  ...details(betAt(0)),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-history');
    await expect(canvas.getByText(t['details.status.open'])).toBeVisible();
    await expect(canvas.getByText(t['details.leg.won'])).toBeVisible();
    await expect(canvas.getAllByText(t['details.leg.pending'])).toHaveLength(2);
    await expect(canvas.getAllByText(t['leg.toCome'])).toHaveLength(2);
  },
};

export const Pending: Story = details(betAt(1));
export const Shared: Story = details(betAt(1), {
  link: 'https://www.arara.example/shared-bet/aB3-_xYz',
});
export const NotShared: Story = details(betAt(1), 'failed');
export const Won: Story = details(betAt(2));
export const Lost: Story = details(betAt(3));
export const CashedOut: Story = details(betAt(4));
export const Canceled: Story = details(betAt(5));
export const Voided: Story = details(betAt(6));
export const Recovered: Story = details(betAt(7));
export const Missing: Story = details(() => ({ kind: 'missing', isWholeHistoryRead: true }));
export const MissingInPart: Story = details(() => ({ kind: 'missing', isWholeHistoryRead: false }));
export const Unreachable: Story = details(() => ({ kind: 'unreadable' }));
