import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { WalletBalanceStory } from '../../stories/wallet/wallet-balance-story.tsx';

const meta = { title: 'Wallet/Wallet balance', component: WalletBalanceStory } satisfies Meta<
  typeof WalletBalanceStory
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const LargeAmounts: Story = { args: { real: 1234567890 } };
export const Loading: Story = { args: { state: 'loading' } };
export const Unknown: Story = {
  name: 'Unknown, and the money said to be safe',
  args: { state: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/segur[oa]/);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const HiddenByTheBettor: Story = {
  name: 'Hidden and shown again by the bettor',
  args: { hidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Saldo oculto$/)).toHaveLength(3);
    await expect(canvas.queryByText(/1[.,]234/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Mostrar/ }));
    await expect(canvas.getByText(/1[.,]234[.,]56/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Ocultar/ })).toHaveAttribute('value', 'hide');
  },
};
