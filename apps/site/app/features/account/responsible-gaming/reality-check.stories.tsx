import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '@vitrine/messages/texts';
import { expect } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { BETTOR } from '../../../stories/story-shell.ts';
import { RealityCheckView } from './reality-check-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Reality check' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function check(isKnown: boolean): Story {
  return pageStory({
    at: paths.realityCheck,
    visitor: BETTOR,
    data: ({ brand, money }) => {
      const texts = textsOf(brand.locale, 'responsible-gaming');
      const time = { label: texts['check.time'], text: '31 min' };
      return {
        texts,
        returnTo: paths.sportsbook,
        facts: isKnown
          ? [
              time,
              { label: texts['check.staked'], text: money(12_000) },
              { label: texts['check.won'], text: money(4_500) },
            ]
          : [time],
        result: isKnown
          ? { label: texts['check.spent'], text: money(7_500) }
          : { label: texts['check.result'], text: texts['check.unknown'] },
      };
    },
    view: (data) => <RealityCheckView {...data} />,
  });
}

export const Known: Story = {
  ...check(true),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').length).toBeGreaterThanOrEqual(2);
  },
};
export const SumsUnknown: Story = check(false);
