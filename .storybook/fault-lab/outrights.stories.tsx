import type { Meta, StoryObj } from '@storybook/react-vite';
import { outrights } from '../../apps/site/app/stories/fault-lab/lab-boards.tsx';
import { labHand } from '../../apps/site/app/stories/fault-lab/lab-hand.ts';
import { labStory } from '../../apps/site/app/stories/fault-lab/lab-page.tsx';
import { bookPage } from '../book-page.tsx';

const meta = {
  title: 'Fault lab/Outrights',
  tags: ['!autodocs'],
  parameters: bookPage,
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const FIRST = 'sr:season:1/winner/1';
const SECOND = 'sr:season:1/winner/2';

export const Moving: Story = {
  ...labStory(outrights),
  name: 'Prices move',
  play: async ({ canvasElement }) => {
    const { happen, pass, expectPrice } = await labHand(canvasElement);
    await happen('burst');
    await pass(1);
    await expectPrice(FIRST, { text: '2.75', direction: 'up' });
    await expectPrice(SECOND, { text: '4.00', direction: 'down' });
  },
};

export const Suspended: Story = {
  ...labStory(outrights),
  name: 'The market is suspended',
  play: async ({ canvasElement }) => {
    const { happen, expectPrice } = await labHand(canvasElement);
    await happen('suspend');
    await expectPrice(FIRST, { suspended: true });
  },
};

export const Settled: Story = {
  ...labStory(outrights),
  name: 'The season is settled',
  play: async ({ canvasElement }) => {
    const { happen, waitUntilGone } = await labHand(canvasElement);
    await happen('settle');
    await waitUntilGone(FIRST);
  },
};
