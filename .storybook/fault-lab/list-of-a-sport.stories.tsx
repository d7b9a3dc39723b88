import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sportList } from '../../apps/site/app/stories/fault-lab/lab-boards.tsx';
import { labHand } from '../../apps/site/app/stories/fault-lab/lab-hand.ts';
import { labStory } from '../../apps/site/app/stories/fault-lab/lab-page.tsx';
import { frameTexts } from '../../apps/site/app/stories/frame-texts.ts';
import { bookPage } from '../book-page.tsx';
import { showcase } from '../modes.ts';

const meta = {
  title: 'Fault lab/List of a sport',
  tags: ['!autodocs'],
  parameters: bookPage,
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

/** The match that the buttons act on, with the price of its home side, the draw, and another match. */
const MATCH = 'sr:match:7100';
const HOME = `${MATCH}/1//1`;
const AWAY = `${MATCH}/1//3`;
const OTHER = 'sr:match:7102/1//1';
const JOINING = 'sr:match:7101/1//1';
const OF_OTHER_PROVIDER = HOME.replace('sr:', 'bg:');

const inEveryBrand = { parameters: showcase.parameters };

export const AtRest: Story = {
  ...labStory(sportList),
  name: 'At rest',
  play: async ({ canvasElement }) => {
    const { expectPrice, expectLocked, log } = await labHand(canvasElement);
    await expectPrice(HOME, { text: '1.42', direction: null, suspended: false });
    await expectLocked(false);
    await expect(log()).toHaveTextContent('Stands, made at lab1.0.');
  },
};

export const PriceRises: Story = {
  ...labStory(sportList),
  ...inEveryBrand,
  name: 'A price rises',
  play: async ({ canvasElement }) => {
    const { happen, expectPrice, log } = await labHand(canvasElement);
    await happen('rise');
    await expectPrice(HOME, { text: '1.47', direction: 'up' });
    await expectPrice(AWAY, { text: '8.50', direction: null });
    await expect(log()).toHaveTextContent('Frame 1 arrives: 1 price.');
  },
};

export const PriceFalls: Story = {
  ...labStory(sportList),
  ...inEveryBrand,
  name: 'A price falls',
  play: async ({ canvasElement }) => {
    const { happen, expectPrice } = await labHand(canvasElement);
    await happen('fall');
    await expectPrice(HOME, { text: '1.37', direction: 'down' });
  },
};

export const DirectionIsOver: Story = {
  ...labStory(sportList),
  name: 'The direction of a change is shown for 1.5 s',
  play: async ({ canvasElement }) => {
    const { happen, pass, expectPrice } = await labHand(canvasElement);
    await happen('rise');
    await pass(1);
    await expectPrice(HOME, { direction: 'up' });
    await pass(1);
    await expectPrice(HOME, { text: '1.47', direction: null });
  },
};

export const Burst: Story = {
  ...labStory(sportList),
  name: 'A burst of changes',
  play: async ({ canvasElement }) => {
    const { happen, pass, expectPrice } = await labHand(canvasElement);
    await happen('burst');
    await pass(1);
    await expectPrice(HOME, { text: '1.67', direction: 'up' });
    await expectPrice(`${MATCH}/1//2`, { text: '4.10', direction: 'down' });
    await expectPrice(OTHER, { text: '2.70' });
  },
};

export const Goal: Story = {
  ...labStory(sportList),
  name: 'A goal',
  play: async ({ canvasElement }) => {
    const { happen } = await labHand(canvasElement);
    const score = canvasElement.querySelector(`[data-live-score="${MATCH}:home"]`);
    await expect(score).toHaveTextContent('1');
    await happen('goal');
    await expect(score).toHaveTextContent('2');
  },
};

export const MarketSuspended: Story = {
  ...labStory(sportList),
  ...inEveryBrand,
  name: 'A market is suspended',
  play: async ({ canvasElement }) => {
    const { happen, expectPrice } = await labHand(canvasElement);
    await happen('suspend');
    await expectPrice(HOME, { suspended: true });
    await expectPrice(AWAY, { suspended: true });
    await expectPrice(OTHER, { suspended: false });
  },
};

export const MarketOpensAgain: Story = {
  ...labStory(sportList),
  name: 'A suspended market opens again, at its new price',
  play: async ({ canvasElement }) => {
    const { happen, expectPrice } = await labHand(canvasElement);
    await happen('suspend');
    await happen('rise');
    await expectPrice(HOME, { suspended: true });
    await happen('open');
    await expectPrice(HOME, { text: '1.47', suspended: false });
  },
};

export const MarketSettled: Story = {
  ...labStory(sportList),
  ...inEveryBrand,
  name: 'A market is settled',
  play: async ({ canvas, canvasElement }) => {
    const { happen, waitUntilGone, expectPrice } = await labHand(canvasElement);
    const t = frameTexts(canvasElement, 'sportsbook');
    await happen('settle');
    await waitUntilGone(HOME);
    await expect(canvas.getByText(t['market.suspended'])).toBeVisible();
    await expectPrice(OTHER, { text: '2.45' });
  },
};

export const MatchEnds: Story = {
  ...labStory(sportList),
  name: 'A match ends and leaves the list',
  play: async ({ canvasElement }) => {
    const { happen, price, waitUntilGone } = await labHand(canvasElement);
    const other = price(OTHER);
    await happen('end');
    await waitUntilGone(HOME);
    await expect(price(OTHER)).toBe(other);
  },
};

export const MatchWithdrawn: Story = {
  ...labStory(sportList),
  name: 'The operator withdraws a match',
  play: async ({ canvasElement }) => {
    const { happen, waitUntilGone } = await labHand(canvasElement);
    await happen('withdraw');
    await waitUntilGone(HOME);
  },
};

export const OtherProvider: Story = {
  ...labStory(sportList),
  name: 'A match is replaced by the other provider’s',
  play: async ({ canvasElement }) => {
    const { happen, pass, expectPrice, waitUntilThere, prices } = await labHand(canvasElement);
    await happen('replace');
    await waitUntilThere(OF_OTHER_PROVIDER);
    await expect(prices(HOME)).toHaveLength(0);
    await happen('rise');
    await pass(1);
    await expectPrice(OF_OTHER_PROVIDER, { text: '1.47' });
  },
};

export const MatchJoins: Story = {
  ...labStory(sportList),
  name: 'A match joins: the nodes, the focus and a new price stay',
  play: async ({ canvasElement }) => {
    const { happen, price, expectPrice, waitUntilThere } = await labHand(canvasElement);
    const other = price(OTHER);
    other.focus();
    await happen('rise');
    await happen('join');
    await waitUntilThere(JOINING);
    await expect(price(OTHER)).toBe(other);
    await expect(other).toHaveFocus();
    await expectPrice(HOME, { text: '1.47' });
  },
};

export const Silence: Story = {
  ...labStory(sportList),
  ...inEveryBrand,
  name: 'Silence locks all prices after 1.7 s',
  play: async ({ canvas, canvasElement }) => {
    const { toggle, pass, expectLocked, price } = await labHand(canvasElement);
    const t = frameTexts(canvasElement, 'sportsbook');
    await toggle('silent');
    await pass(1);
    await expectLocked(false);
    await pass(1);
    await expectLocked(true);
    await expect(canvas.getByText(t['live.lost'])).toBeVisible();
    const text = price(HOME).querySelector('[data-live-odds]');
    await expect(text).not.toBeVisible();
  },
};

export const SilenceIsOver: Story = {
  ...labStory(sportList),
  name: 'Prices come free with the news that were late',
  play: async ({ canvasElement }) => {
    const { toggle, happen, pass, expectPrice, expectLocked } = await labHand(canvasElement);
    await toggle('silent');
    await happen('rise');
    await happen('rise');
    await pass(2);
    await expectLocked(true);
    await expectPrice(HOME, { text: '1.42' });
    await toggle('silent');
    await pass(1);
    await expectLocked(false);
    await expectPrice(HOME, { text: '1.52' });
  },
};

export const ConnectionCut: Story = {
  ...labStory(sportList),
  name: 'A cut connection locks all prices, and brings what was missed when it is back',
  play: async ({ canvasElement }) => {
    const { toggle, happen, pass, expectPrice, expectLocked, log } = await labHand(canvasElement);
    await toggle('cut');
    await happen('fall');
    await happen('suspend');
    await pass(2);
    await expectLocked(true);
    await expectPrice(HOME, { text: '1.42', suspended: false });
    await toggle('cut');
    await pass(4);
    await expectLocked(false);
    await expectPrice(HOME, { text: '1.37', suspended: true });
    await expect(log()).toHaveTextContent('A stream opens after lab1.0.');
  },
};

export const Delayed: Story = {
  ...labStory(sportList),
  name: 'Frames that are 2 s late: locked until they come',
  play: async ({ canvasElement }) => {
    const { toggle, happen, pass, expectPrice, expectLocked } = await labHand(canvasElement);
    await toggle('late');
    await happen('rise');
    await pass(1);
    await expectPrice(HOME, { text: '1.42' });
    await expectLocked(false);
    await pass(1);
    await expectLocked(true);
    await pass(1);
    await expectLocked(false);
    await expectPrice(HOME, { text: '1.47' });
  },
};

export const Duplicated: Story = {
  ...labStory(sportList),
  name: 'Frames that arrive twice change nothing the second time',
  play: async ({ canvasElement }) => {
    const { toggle, happen, expectPrice, log } = await labHand(canvasElement);
    await toggle('twice');
    await happen('rise');
    await happen('fall');
    await happen('fall');
    await expect(log()).toHaveTextContent('Frame 3 arrives again: 1 price.');
    await expectPrice(HOME, { text: '1.37', direction: 'down' });
  },
};

export const Swapped: Story = {
  ...labStory(sportList),
  name: 'Frames in the wrong order: the newest price stands at the end',
  play: async ({ canvasElement }) => {
    const { toggle, happen, pass, expectPrice, log } = await labHand(canvasElement);
    await toggle('swapped');
    await happen('rise');
    await expectPrice(HOME, { text: '1.42' });
    await happen('fall');
    await happen('fall');
    await happen('fall');
    await pass(1);
    await expect(log()).toHaveTextContent('Frame 3 arrives after the one sent later');
    await expectPrice(HOME, { text: '1.32' });
  },
};

export const SiteRestarts: Story = {
  ...labStory(sportList),
  name: 'Another process of the site: everything comes at once, and the page is read again',
  play: async ({ canvasElement }) => {
    const { happen, restart, pass, expectPrice, expectLocked, log } = await labHand(canvasElement);
    await happen('rise');
    await restart();
    await happen('rise');
    await pass(2);
    await expectLocked(true);
    await pass(2);
    await waitFor(() => expect(log()).toHaveTextContent('Has read its data again, at lab2.1.'));
    await expectLocked(false);
    await expectPrice(HOME, { text: '1.52' });
  },
};
