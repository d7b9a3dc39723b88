import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { eventMarkets } from '../../apps/site/app/stories/fault-lab/lab-boards.tsx';
import { labHand } from '../../apps/site/app/stories/fault-lab/lab-hand.ts';
import { labStory } from '../../apps/site/app/stories/fault-lab/lab-page.tsx';
import { frameTexts } from '../../apps/site/app/stories/frame-texts.ts';
import { bookPage } from '../book-page.tsx';
import { showcase } from '../modes.ts';

const meta = {
  title: 'Fault lab/Markets of an event',
  tags: ['!autodocs'],
  parameters: bookPage,
} satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const EVENT = 'sr:match:7100';
const HOME = `${EVENT}/1//1`;
const BOTH_SCORE = `${EVENT}/29//1`;
const CORRECT_SCORE = `${EVENT}/45//1`;
const JOINING = `${EVENT}/18/total=4.5/1`;

const inEveryBrand = { parameters: showcase.parameters };

export const Burst: Story = {
  ...labStory(eventMarkets),
  name: 'A burst of changes',
  play: async ({ canvasElement }) => {
    const { happen, pass, expectPrice } = await labHand(canvasElement);
    await happen('burst');
    await pass(1);
    await expectPrice(HOME, { text: '1.67', direction: 'up' });
    await expectPrice(BOTH_SCORE, { text: '2.40' });
    await expectPrice(CORRECT_SCORE, { text: '3.45' });
  },
};

export const MarketSuspended: Story = {
  ...labStory(eventMarkets),
  ...inEveryBrand,
  name: 'A market is suspended while the others go on',
  play: async ({ canvasElement }) => {
    const { happen, expectPrice } = await labHand(canvasElement);
    await happen('suspend');
    await expectPrice(HOME, { suspended: true });
    await expectPrice(BOTH_SCORE, { suspended: false });
  },
};

export const MarketOpensAgain: Story = {
  ...labStory(eventMarkets),
  name: 'A suspended market opens again',
  play: async ({ canvasElement }) => {
    const { happen, expectPrice } = await labHand(canvasElement);
    await happen('suspend');
    await happen('open');
    await expectPrice(HOME, { text: '1.42', suspended: false });
  },
};

export const MarketJoins: Story = {
  ...labStory(eventMarkets),
  name: 'A market joins: the focus stays, and what is folded and unfolded',
  play: async ({ canvasElement }) => {
    const { happen, price, waitUntilThere } = await labHand(canvasElement);
    const panelOf = (outcomeId: string) => {
      const panel = price(outcomeId).closest('details');
      if (!panel) throw new Error('A market stands in a panel.');
      return panel;
    };
    const [folded, unfolded] = [panelOf(BOTH_SCORE), panelOf(CORRECT_SCORE)];
    const wasOpen = [folded.open, unfolded.open];
    for (const panel of [folded, unfolded]) {
      await userEvent.click(within(panel).getByRole('heading'));
    }
    const focused = price(HOME);
    focused.focus();
    await happen('join');
    await waitUntilThere(JOINING);
    await expect([folded.open, unfolded.open]).toEqual(wasOpen.map((open) => !open));
    await expect(panelOf(BOTH_SCORE)).toBe(folded);
    await expect(price(HOME)).toBe(focused);
    await expect(focused).toHaveFocus();
  },
};

export const MarketSettled: Story = {
  ...labStory(eventMarkets),
  name: 'A market is settled and leaves',
  play: async ({ canvasElement }) => {
    const { happen, waitUntilGone, expectPrice } = await labHand(canvasElement);
    await happen('settle');
    await waitUntilGone(HOME);
    await expectPrice(BOTH_SCORE, { text: '2.15', suspended: false });
  },
};

export const EventEnds: Story = {
  ...labStory(eventMarkets),
  name: 'The event ends',
  play: async ({ canvas, canvasElement }) => {
    const { happen, waitUntilGone } = await labHand(canvasElement);
    const t = frameTexts(canvasElement, 'sportsbook');
    await happen('end');
    await waitUntilGone(HOME);
    await expect((await canvas.findAllByText(t['status.ended']))[0]).toBeVisible();
  },
};

export const Silence: Story = {
  ...labStory(eventMarkets),
  ...inEveryBrand,
  name: 'Silence locks all prices after 1.7 s',
  play: async ({ canvasElement }) => {
    const { toggle, pass, price, expectLocked } = await labHand(canvasElement);
    await toggle('silent');
    await pass(2);
    await expectLocked(true);
    await expect(price(CORRECT_SCORE).querySelector('[data-live-odds]')).not.toBeVisible();
  },
};

export const Swapped: Story = {
  ...labStory(eventMarkets),
  name: 'Frames in the wrong order, each twice: the newest price stands at the end',
  play: async ({ canvasElement }) => {
    const { toggle, happen, pass, expectPrice } = await labHand(canvasElement);
    await toggle('swapped');
    await happen('rise');
    await happen('rise');
    await toggle('swapped');
    await toggle('twice');
    await happen('fall');
    await pass(1);
    await expectPrice(HOME, { text: '1.47' });
  },
};
