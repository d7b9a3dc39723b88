import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { leagueList } from '../../apps/site/app/stories/fault-lab/lab-boards.tsx';
import { labHand } from '../../apps/site/app/stories/fault-lab/lab-hand.ts';
import { labStory } from '../../apps/site/app/stories/fault-lab/lab-page.tsx';
import { bookPage } from '../book-page.tsx';

const meta = {
  title: 'Fault lab/List of a competition',
  tags: ['!autodocs'],
  parameters: bookPage,
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const HOME = 'sr:match:7100/1//1';
const UPCOMING = 'sr:match:7103/1//1';

export const Moving: Story = {
  ...labStory(leagueList),
  name: 'Prices move in both lists',
  play: async ({ canvasElement }) => {
    const { happen, pass, expectPrice } = await labHand(canvasElement);
    await happen('burst');
    await pass(1);
    await expectPrice(HOME, { text: '1.67', direction: 'up' });
    await expectPrice(UPCOMING, { text: '2.20' });
  },
};

export const MatchEnds: Story = {
  ...labStory(leagueList),
  name: 'A match ends and leaves, the others stay where they are',
  play: async ({ canvasElement }) => {
    const { happen, price, waitUntilGone } = await labHand(canvasElement);
    const upcoming = price(UPCOMING);
    await happen('end');
    await waitUntilGone(HOME);
    await expect(price(UPCOMING)).toBe(upcoming);
  },
};

export const ConnectionCut: Story = {
  ...labStory(leagueList),
  name: 'A cut connection locks all prices',
  play: async ({ canvasElement }) => {
    const { toggle, pass, expectLocked } = await labHand(canvasElement);
    await toggle('cut');
    await pass(2);
    await expectLocked(true);
  },
};
