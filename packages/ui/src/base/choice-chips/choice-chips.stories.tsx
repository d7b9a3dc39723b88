import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { ChoiceChips } from './choice-chips.tsx';

export default { title: 'Base/Choice chips', component: ChoiceChips } satisfies Meta;

export const Choices: StoryObj = {
  render: () => (
    <WithBettingWords>
      {({ betHistory }) => (
        <ChoiceChips
          label={betHistory('filter.label')}
          items={(['all', 'won', 'lost', 'canceled'] as const).map((result) => ({
            href: `/bet-history?result=${result}`,
            label: betHistory(`filter.${result}`),
            current: result === 'won',
          }))}
        />
      )}
    </WithBettingWords>
  ),
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { current: true });
    await expect(current.getAttribute('href')).toBe('/bet-history?result=won');
  },
};
