import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { ShowMore } from './show-more.tsx';

export default { title: 'Base/Show more', component: ShowMore } satisfies Meta;

const render = () => (
  <WithBettingWords>
    {({ sportsbook }) => (
      <div className="max-w-form">
        <ShowMore
          showText={sportsbook('market.showAll', { count: 2 })}
          hideText={sportsbook('market.showLess')}
        >
          <div className="flex flex-col gap-2">
            <Button intent="quiet">{sportsbook('market.home')}</Button>
            <Button intent="quiet">{sportsbook('market.away')}</Button>
          </div>
        </ShowMore>
      </div>
    )}
  </WithBettingWords>
);

export const Folded: StoryObj = { render };

export const Unfolds: StoryObj = {
  name: 'Unfolds, and leads on to the first of the rest',
  render,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('button', { hidden: true });
    await expect(first).not.toBeVisible();
    const summary = canvasElement.querySelector('summary');
    if (!first || !summary) throw new Error('The rest is missing');
    await userEvent.click(summary);
    await expect(first).toBeVisible();
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(summary.offsetTop).toBeGreaterThan(first.offsetTop);
  },
};
