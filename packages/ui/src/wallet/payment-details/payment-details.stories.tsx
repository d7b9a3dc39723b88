import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect, userEvent, waitFor } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { answerClipboard } from '../../stories/base/clipboard.ts';
import { PaymentDetails } from './payment-details.tsx';

interface TransferProps {
  readonly account: string;
  readonly noted: boolean;
}

function Transfer({ account, noted }: TransferProps) {
  const t = useStoryTexts('wallet');
  const label = t['charge.accountNumber'];
  return (
    <div className="mx-auto max-w-form">
      <PaymentDetails
        details={[
          {
            label,
            text: account,
            isMain: true,
            copy: {
              text: account.replaceAll(' ', ''),
              label: formatText(t['charge.copy'], { label }),
              copiedLabel: formatText(t['charge.copied'], { label }),
            },
          },
          { label: t['charge.bank'], text: 'Banco Pichincha' },
        ]}
        note={noted ? formatText(t['charge.exactAmount'], { amount: '50.00' }) : undefined}
      />
    </div>
  );
}

const meta = {
  title: 'Wallet/Payment details',
  component: Transfer,
  args: { account: '0011 0452 1180', noted: true },
} satisfies Meta<typeof Transfer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithNote: Story = {
  name: 'What is typed in at the bank is copied without the spaces',
  play: async ({ canvas }) => {
    const copied = answerClipboard('takes');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(copied).toEqual(['001104521180']));
    await expect(canvas.getByRole('status')).toHaveTextContent(/copiad/i);
  },
};
export const WithoutNote: Story = { args: { noted: false } };
export const LongNumber: Story = {
  args: { account: '123e4567-e12b-12d1-a456-426655440000' },
  ...at('small'),
};
