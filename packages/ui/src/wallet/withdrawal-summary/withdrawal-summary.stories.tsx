import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WithdrawalSummaryStory } from '../../stories/wallet/withdrawal-summary-story.tsx';

const meta = {
  title: 'Wallet/Withdrawal summary',
  component: WithdrawalSummaryStory,
  args: { account: 'CPF 123.•••.•••-09', amount: 25000, fee: 0 },
} satisfies Meta<typeof WithdrawalSummaryStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {
  play: async ({ canvas }) => {
    const [amount, , , , total] = canvas.getAllByRole('definition');
    await expect(amount?.textContent).toBe(total?.textContent);
  },
};
export const WithFee: Story = { args: { fee: 150 } };
export const LongAccount: Story = {
  args: { account: '123e4567-e12b-12d1-a456-426655440000', amount: 1234567890 },
};
