import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { answerClipboard } from '../../stories/base/clipboard.ts';
import { BarcodePanel } from './barcode-panel.tsx';

function Voucher({ code, codeText }: { readonly code: string; readonly codeText: string }) {
  return (
    <Texts of="wallet">
      {(t) => (
        <div className="mx-auto max-w-form">
          <BarcodePanel
            code={code}
            codeText={codeText}
            pictureLabel={formatText(t['charge.barcode'], { amount: '50.00' })}
            codeLabel={t['charge.reference']}
            copyLabel={t['charge.copyReference']}
            copiedLabel={t['charge.referenceCopied']}
            expiry={formatText(t.expiresAt, { time: '23/11/2026, 18:42' })}
          />
        </div>
      )}
    </Texts>
  );
}

const meta = {
  title: 'Base/Barcode panel',
  component: Voucher,
  args: { code: '93000262501234567890', codeText: '9300 0262 5012 3456 7890' },
} satisfies Meta<typeof Voucher>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToScan: Story = {};

export const Copied: Story = {
  name: 'Copies its figures without the spaces',
  play: async ({ args, canvas }) => {
    const copied = answerClipboard('takes');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(copied).toEqual([args.code]));
    await expect(canvas.getByRole('button')).toHaveTextContent(/copiad/i);
  },
};

export const ClipboardRefused: Story = {
  name: 'Marks its figures where the clipboard is refused',
  play: async ({ args, canvas }) => {
    answerClipboard('refuses');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(String(getSelection())).toBe(args.codeText));
  },
};

export const FiguresOnly: Story = {
  name: 'A reference that is no barcode is read out',
  args: { code: 'VTR-7012345-Ñ', codeText: 'VTR 7012345 Ñ' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
