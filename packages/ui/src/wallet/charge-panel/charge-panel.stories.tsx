import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { answerClipboard } from '../../stories/base/clipboard.ts';
import { ChargeStory } from '../../stories/wallet/charge-story.tsx';

const meta = {
  title: 'Wallet/Charge panel',
  component: ChargeStory,
  args: { state: 'waiting', by: 'pix' },
} satisfies Meta<typeof ChargeStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pix: Story = {
  name: 'Pix, waiting: the code, the time left and what to do',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Aguardando|Esperando/);
    await expect(canvas.getByRole('textbox')).toBeVisible();
    await expect(canvas.getByText('14:59')).toBeVisible();
  },
};
export const Oxxo: Story = {
  name: 'OXXO, with its barcode',
  args: { by: 'oxxo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/barras/);
    answerClipboard('refuses');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(String(getSelection()).trim()).toBe('9300 0262 5012 3456 7890'));
  },
};
export const Spei: Story = { name: 'SPEI, with a CLABE', args: { by: 'spei' } };
export const BankTransfer: Story = { args: { by: 'transfer' } };
export const PagoEfectivo: Story = { name: 'PagoEfectivo, with a CIP', args: { by: 'cip' } };
export const OnThePhone: Story = { name: 'Yape and TuPay, on the phone', args: { by: 'phone' } };
export const OnTheProvidersPage: Story = {
  name: 'Card and wallet, on the page of the provider',
  args: { by: 'redirect' },
};
export const Unknown: Story = {
  name: 'The operator can’t be asked: the code stays payable',
  args: { state: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeVisible();
  },
};
export const Paid: Story = {
  name: 'Paid: nothing left to scan',
  args: { state: 'paid' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/confirmado/);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
export const Expired: Story = { args: { state: 'expired' } };
export const Failed: Story = { args: { state: 'failed' } };
