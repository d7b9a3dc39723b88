import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GameRefusalStory } from '../../stories/casino/game-refusal-story.tsx';

const meta = {
  title: 'Casino/Game refusal',
  component: GameRefusalStory,
  args: { reason: 'documents', game: 'Tucano da Sorte' },
} satisfies Meta<typeof GameRefusalStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Documents: Story = {
  name: 'Says why, leads where it helps, and back to the casino',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
    const [helps, back] = canvas.getAllByRole('link');
    await expect(helps).toHaveAttribute('href', '/user-identification');
    await expect(back).toHaveAttribute('href', '/casino');
  },
};
export const Migration: Story = { args: { reason: 'migration' } };
export const WalletAbove: Story = { args: { reason: 'walletAbove' } };
export const BreakTime: Story = { args: { reason: 'breakTime' } };
export const Maintenance: Story = { args: { reason: 'maintenance' } };
