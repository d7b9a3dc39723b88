import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { homeCards } from '../../apps/site/app/stories/fault-lab/lab-boards.tsx';
import { labHand } from '../../apps/site/app/stories/fault-lab/lab-hand.ts';
import { labStory } from '../../apps/site/app/stories/fault-lab/lab-page.tsx';
import { bookPage } from '../book-page.tsx';

const meta = {
  title: 'Fault lab/Cards of the home',
  tags: ['!autodocs'],
  parameters: bookPage,
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const HOME = 'sr:match:7100/1//1';

export const InBothPlaces: Story = {
  ...labStory(homeCards),
  name: 'A price rises on its card and in its list',
  play: async ({ canvasElement }) => {
    const { happen, pass, prices, expectPrice } = await labHand(canvasElement);
    await happen('rise');
    // A card out of sight is written a moment later.
    await pass(1);
    await expect(prices(HOME)).toHaveLength(2);
    await expectPrice(HOME, { text: '1.47' });
  },
};

export const MarketSuspended: Story = {
  ...labStory(homeCards),
  name: 'A market is suspended on its card and in its list',
  play: async ({ canvasElement }) => {
    const { happen, pass, expectPrice } = await labHand(canvasElement);
    await happen('suspend');
    await pass(1);
    await expectPrice(HOME, { suspended: true });
  },
};

export const MatchEnds: Story = {
  ...labStory(homeCards),
  name: 'A match ends: its card leaves, as its row does',
  play: async ({ canvasElement }) => {
    const { happen, waitUntilGone } = await labHand(canvasElement);
    await happen('end');
    await waitUntilGone(HOME);
  },
};
