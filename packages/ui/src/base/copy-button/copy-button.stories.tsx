import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { answerClipboard } from '../../stories/base/clipboard.ts';
import { CopyButton, CopyIconButton } from './copy-button.tsx';

const meta = {
  title: 'Base/Copy button',
  component: CopyButton,
  args: { text: '646180157000000004', label: '', copiedLabel: '', onRefused: fn() },
  render: (args) => (
    <Texts of="common">
      {(t) => <CopyButton {...args} label={t.copy} copiedLabel={t.copied} />}
    </Texts>
  ),
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copies: Story = {
  name: 'Copies its text and says so',
  play: async ({ args, canvas }) => {
    const copied = answerClipboard('takes');
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(copied).toEqual([args.text]));
    await expect(button).toHaveTextContent(/copiado/i);
  },
};

export const Refused: Story = {
  name: 'Says nothing that is not so when the clipboard is refused',
  play: async ({ args, canvas }) => {
    answerClipboard('refuses');
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(args.onRefused).toHaveBeenCalledOnce());
    await expect(button).not.toHaveTextContent(/copiado/i);
  },
};

export const AsIcon: Story = {
  name: 'As an icon it says aloud that it copied',
  render: (args) => (
    <Texts of="common">
      {(t) => <CopyIconButton {...args} label={t.copy} copiedLabel={t.copied} />}
    </Texts>
  ),
  play: async ({ canvas }) => {
    answerClipboard('takes');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/copiado/i));
  },
};
