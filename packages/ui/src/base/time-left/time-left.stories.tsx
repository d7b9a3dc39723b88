import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { STILL_CLOCK } from '../../stories/base/still-clock.ts';
import { TimeLeft } from './time-left.tsx';

const meta = {
  title: 'Base/Time left',
  component: TimeLeft,
  args: { milliseconds: 899_000, clock: STILL_CLOCK },
} satisfies Meta<typeof TimeLeft>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MinutesLeft: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('14:59');
  },
};
export const AnHourLeft: Story = { args: { milliseconds: 3_600_000 } };
export const SecondsLeft: Story = { args: { milliseconds: 9_000 } };
export const NothingLeft: Story = { args: { milliseconds: 0 } };

export const RunsDown: Story = {
  name: 'Runs down to nothing by itself',
  args: { milliseconds: 300, clock: undefined, onEnd: fn() },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('0:00'));
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce());
  },
};
