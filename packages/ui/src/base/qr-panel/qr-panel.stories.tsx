import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatText } from '@vitrine/messages/format-text';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { answerClipboard } from '../../stories/base/clipboard.ts';
import { QrPanel } from './qr-panel.tsx';

const code =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-42665544000052040000530398654045.005802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

const meta = {
  title: 'Base/QR panel',
  component: QrPanel,
  args: {
    code,
    pictureLabel: '',
    showPictureLabel: '',
    codeLabel: '',
    copyLabel: '',
    copiedLabel: '',
  },
  render: (args) => (
    <Texts of="wallet">
      {(t) => (
        <QrPanel
          {...args}
          pictureLabel={formatText(t.qrCode, { amount: '50,00' })}
          showPictureLabel={t.showQr}
          codeLabel={t.copyCode}
          copyLabel={t.copy}
          copiedLabel={t.copied}
          expiry={formatText(t.expiresAt, { time: '14:32' })}
        />
      )}
    </Texts>
  ),
} satisfies Meta<typeof QrPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pix: Story = {};

export const Copied: Story = {
  name: 'Copies its code, and shows it to select',
  play: async ({ canvas }) => {
    const copied = answerClipboard('takes');
    await expect(canvas.getByRole('textbox')).toHaveValue(code);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(copied).toEqual([code]));
    await expect(canvas.getByRole('button')).toHaveTextContent(/copiado/i);
  },
};

export const ClipboardRefused: Story = {
  name: 'Selects its code where the clipboard is refused',
  play: async ({ canvas }) => {
    answerClipboard('refuses');
    const text = canvas.getByRole<HTMLTextAreaElement>('textbox');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(text).toHaveFocus());
    await expect(text.selectionEnd - text.selectionStart).toBe(code.length);
  },
};

export const TooLong: Story = {
  name: 'A code too long for a picture is still there to copy',
  args: { code: code.repeat(30) },
  play: async ({ canvas }) => {
    const copied = answerClipboard('takes');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByRole('textbox')).toHaveValue(code.repeat(30));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(copied).toEqual([code.repeat(30)]));
  },
};
