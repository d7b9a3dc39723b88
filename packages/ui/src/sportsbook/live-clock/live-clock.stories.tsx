import type { Meta, StoryObj } from '@storybook/react-vite';
import { LiveClock } from './live-clock.tsx';

const running = { seconds: 3792, readAt: 0, stopped: false, direction: 'up' } as const;

const meta = {
  title: 'Sportsbook/Live clock',
  component: LiveClock,
  args: { eventId: 'sr:match:1', clock: running, text: '63:12' },
} satisfies Meta<typeof LiveClock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const Stopped: Story = { args: { clock: { ...running, stopped: true } } };
export const CountingDown: Story = {
  args: { clock: { ...running, seconds: 412, direction: 'down' }, text: '06:52' },
};
export const ExtraTime: Story = { args: { clock: { ...running, seconds: 6305 }, text: '105:05' } };
