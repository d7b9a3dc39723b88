import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cashOutPath } from '../../paths/bet-paths.ts';
import { bets } from '../../stories/bets.ts';
import { cashOuts } from '../../stories/cash-outs.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { STORY_NOW } from '../../stories/story-facts.ts';
import { BETTOR } from '../../stories/story-shell.ts';
import { CashOutPage } from './cash-out-page.tsx';

const meta = { ...pageMeta, title: 'Pages/Bets/Cash out page' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const NUMBER = '90071992547409931';

/** `state` is null when the operator does not answer for the bet. */
function page(state: keyof typeof cashOuts | null) {
  return pageStory({
    at: cashOutPath(NUMBER),
    visitor: BETTOR,
    data: (facts) => {
      const [bet] = bets(facts);
      const question =
        bet && state
          ? { bet: { ...bet, type: 'multiple' as const }, shown: cashOuts[state], commission: 5 }
          : null;
      return { texts: facts.texts['bet-history'], now: STORY_NOW, question };
    },
    view: (data) => <CashOutPage {...data} betNumber={NUMBER} />,
  });
}

export const Confirm: Story = {
  ...page('confirm'),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-history');
    await expect(canvas.getByRole('heading', { name: t['cashOut.confirmTitle'] })).toBeVisible();
    await expect(canvas.getByRole('button', { name: t['cashOut.dismiss'] })).toBeVisible();
    await expect(canvas.getByText(/5\s?%/)).toBeVisible();
  },
};
export const ValueChanged: Story = page('valueChanged');
export const Pending: Story = page('pending');
export const Lost: Story = page('lost');
export const Success: Story = page('success');
export const Failed: Story = page('error');
export const NoValue: Story = page('noValue');
export const ClosedMarket: Story = page('closedMarket');
export const AlreadyClosed: Story = page('alreadyClosed');
export const ClosingBet: Story = page('closingBet');
export const NotAvailable: Story = page('notAvailable');
export const Unreachable: Story = page(null);
