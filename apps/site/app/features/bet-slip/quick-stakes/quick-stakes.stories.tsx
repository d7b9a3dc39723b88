import type { Meta, StoryObj } from '@storybook/react-vite';
import { minorUnits } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { paths } from '../../../paths.ts';
import { frameTexts } from '../../../stories/frame-texts.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { BETTOR } from '../../../stories/story-shell.ts';
import { QuickStakesPage } from './quick-stakes-page.tsx';
import type { QuickStakeEntry } from './read-quick-stakes.ts';

const meta = { ...pageMeta, title: 'Pages/Bet slip/Quick stakes' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

function quickStakes(refused?: readonly QuickStakeEntry[]): Story {
  return pageStory({
    at: paths.quickStakes,
    visitor: BETTOR,
    data: ({ texts, brand }) => ({
      texts: texts['bet-slip'],
      errorSummary: texts.account.errorSummary,
      stakes: brand.quickStakes.map((stake) => minorUnits(stake)),
      minStake: minorUnits(brand.minStake),
      maxStake: minorUnits(brand.maxStake),
      refused,
    }),
    view: (data) => <QuickStakesPage {...data} />,
  });
}

export const OfTheBrand: Story = quickStakes();
export const Refused: Story = {
  ...quickStakes([
    { text: '0', problem: 'wrong' },
    { text: '10', problem: null },
    { text: '5', problem: 'order' },
  ]),
  name: 'What was typed stays, with what is wrong about each field',
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'bet-slip');
    const third = formatText(t['quickStakes.field'], { number: 3 });
    const field = canvas.getByRole('textbox', { name: third });
    await expect(field).toHaveValue('5');
    await expect(field).toHaveAccessibleDescription(new RegExp(t['quickStakes.order']));
  },
};
