import type { Meta, StoryObj } from '@storybook/react-vite';
import { Score } from './score.tsx';

const meta = {
  title: 'Sportsbook/Score',
  component: Score,
  args: { eventId: 'sr:match:1', side: 'home', text: '2' },
} satisfies Meta<typeof Score>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {};
export const Board: Story = { args: { size: 'board' } };
export const Basketball: Story = { args: { size: 'board', text: '104' } };
