import type { Meta, StoryObj } from '@storybook/react-vite';
import { oddsFromDecimal } from '@vitrine/betting/base/odds';
import { expect } from 'storybook/test';
import type { KeptSlipName, ShownKeptSlip } from '../../../shapes/bet-slip/kept-slip.ts';
import { keptSlipPath } from '../../../paths/slip-paths.ts';
import { paths } from '../../../paths.ts';
import { bets } from '../../../stories/bets.ts';
import { frameTexts } from '../../../stories/frame-texts.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { STORY_NOW, type StoryFacts } from '../../../stories/story-facts.ts';
import { GUEST } from '../../../stories/story-shell.ts';
import { KeptSlipView } from './kept-slip-view.tsx';
import { KeptSlipsView } from './kept-slips-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Bet slip/Kept slips' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const HOUR = 3_600_000;
const PATH = keptSlipPath('kept-1');

function legsOf(facts: StoryFacts) {
  return bets(facts)[0]?.legs ?? [];
}

function kept(count: number) {
  return (facts: StoryFacts): readonly KeptSlipName[] => {
    const legs = legsOf(facts);
    return Array.from({ length: count }, (_, index) => ({
      id: `kept-${index}`,
      outcomeName: legs[index % legs.length]?.outcomeName ?? '',
      count: index + 1,
      keptAt: STORY_NOW - index * HOUR,
    }));
  };
}

function list(count: number, isFull = false) {
  return pageStory({
    at: paths.keptSlips,
    visitor: GUEST,
    data: (facts) => ({ texts: facts.texts['bet-history'], kept: kept(count)(facts) }),
    view: (data) => <KeptSlipsView {...data} isFull={isFull} />,
  });
}

/** One kept slip, of which so many selections are offered. */
function one(offered: number, isSlipEmpty = false) {
  return pageStory({
    at: PATH,
    visitor: GUEST,
    data: (facts) => ({
      texts: facts.texts['bet-history'],
      kept: shown(facts, offered, isSlipEmpty),
    }),
    view: (data) => <KeptSlipView {...data} path={PATH} />,
  });
}

function shown(facts: StoryFacts, offered: number, isSlipEmpty: boolean): ShownKeptSlip {
  return {
    keptAt: STORY_NOW - HOUR,
    isSlipEmpty,
    selections: legsOf(facts).map((leg, index) => ({
      outcomeId: leg.outcomeId,
      outcomeName: leg.outcomeName,
      marketName: leg.marketName,
      eventName: leg.eventName,
      scheduledAt: leg.scheduledAt,
      placedOdds: oddsFromDecimal(1.72),
      presentOdds: index < offered ? leg.odds : null,
    })),
  };
}

export const Some: Story = list(3);
export const Full: Story = list(10, true);
export const None: Story = list(0);
export const BesideASlip: Story = {
  ...one(3),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-history');
    await expect(canvas.getByRole('button', { name: t['kept.join'] })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t['kept.replace'] })).toBeVisible();
  },
};
export const OneIsLeft: Story = one(1, true);
export const Nothing: Story = {
  ...one(0),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-history');
    await expect(canvas.getByText(t['kept.none'])).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: t['kept.delete'] })).toHaveLength(1);
  },
};
export const NotKept: Story = pageStory({
  at: PATH,
  visitor: GUEST,
  data: (facts) => ({ texts: facts.texts['bet-history'] }),
  view: ({ texts }) => <KeptSlipView texts={texts} kept={null} path={PATH} />,
});
