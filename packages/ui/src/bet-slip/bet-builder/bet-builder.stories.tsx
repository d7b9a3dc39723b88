import type { Meta, StoryObj } from '@storybook/react-vite';
import { togglePick } from '@vitrine/betting/bet-slip/custom-bets/custom-bet';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { betBuilder } from '../../stories/bet-slip/builder-fixtures.ts';
import type { BettingWords } from '../../stories/sportsbook/betting-words.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { BetBuilder, type BetBuilderProps } from './bet-builder.tsx';

export default { title: 'Bet slip/Bet builder', component: BetBuilder } satisfies Meta;

const ALL_BUT_TOTALS = new Set(['1/1', '1/2', '1/3', '29/1', '29/2', '18/3']);
const TEN = ['1/1', '29/1', ...Array.from({ length: 8 }, (_, index) => `18/${index + 1}`)];

function story(
  build: (words: BettingWords) => BetBuilderProps,
  change: Partial<BetBuilderProps> = {},
): StoryObj {
  return {
    render: () => (
      <WithBettingWords>
        {(words) => (
          <form className="max-w-content">
            <BetBuilder {...build(words)} {...change} />
          </form>
        )}
      </WithBettingWords>
    ),
  };
}

export const Nothing = story((words) => betBuilder(words, []));
export const TooFew = story((words) => betBuilder(words, ['1/1']));
export const Priced = story((words) =>
  betBuilder(words, ['1/1', '18/3'], { compatible: ALL_BUT_TOTALS, odds: '3.45' }),
);
export const Pricing = story((words) => betBuilder(words, ['1/1', '29/1'], { odds: '3.45' }), {
  isPricing: true,
});
export const NotOffered = story((words) => ({
  ...betBuilder(words, ['1/1', '29/2']),
  statusText: words.sportsbook('builder.notOffered'),
}));
export const Full: StoryObj = {
  ...story((words) => betBuilder(words, TEN, { odds: '501' })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const refused = canvas
      .getAllByRole('button', { pressed: false })
      .filter((button) => button.ariaDisabled === 'true');
    await expect(refused).toHaveLength(3);
    for (const button of refused) await expect(button).toHaveTextContent(/10/);
  },
};

function Builder({ words }: { readonly words: BettingWords }) {
  const [picked, setPicked] = useState<readonly string[]>([]);
  const compatible = picked.length === 0 ? null : ALL_BUT_TOTALS;
  return (
    <form
      className="max-w-content"
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter?.getAttribute('name') !== 'pick') return;
        setPicked(togglePick({ picked, compatible }, submitter.getAttribute('value') ?? ''));
      }}
    >
      <BetBuilder {...betBuilder(words, picked, { compatible, odds: '3.45' })} />
    </form>
  );
}

export const Builds: StoryObj = {
  name: 'What does not go together says why and can not be added; what is picked can be taken back',
  render: () => <WithBettingWords>{(words) => <Builder words={words} />}</WithBettingWords>,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [home] = canvas.getAllByRole('button', { pressed: false });
    if (!home) throw new Error('The outcome is missing');
    await userEvent.click(home);
    await expect(home).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent(/2/);
    const refused = canvas
      .getAllByRole('button', { pressed: false })
      .filter((button) => button.ariaDisabled === 'true');
    await expect(refused).toHaveLength(7);
    const [first] = refused;
    if (!first) throw new Error('Nothing was refused');
    await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-pressed', 'false');

    const summary = canvasElement.querySelector('summary');
    const list = canvas.getAllByRole('list').at(-1);
    if (!summary || !list) throw new Error('The picks are missing');
    await userEvent.click(summary);
    await userEvent.click(within(list).getByRole('button'));
    await expect(home).toHaveAttribute('aria-pressed', 'false');
  },
};
