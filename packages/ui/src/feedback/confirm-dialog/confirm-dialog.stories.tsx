import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../../base/button/button.tsx';
import { useOpened } from '../../stories/feedback/use-opened.ts';
import { type PostedFields, tellPosted } from '../../stories/forms/posted-form.ts';
import { ConfirmDialog, ConfirmPage } from './confirm-dialog.tsx';

interface RemovalProps {
  readonly as: 'dialog' | 'page';
  readonly pending: boolean;
  readonly onPost: (posted: PostedFields) => void;
}

function Removal({ as, pending, onPost }: RemovalProps) {
  const t = useStoryTexts('common');
  const { isOpen, open, close } = useOpened();
  const question = {
    title: t.confirmRemoveTitle,
    text: t.confirmRemoveText,
    confirm: { label: t.remove, name: 'intent', value: 'remove' },
    cancel: { label: t.cancel, href: '#bank-accounts' },
    danger: true,
    pending,
    onSubmit: tellPosted(onPost),
    children: <input type="hidden" name="account" value="17" />,
  };
  if (as === 'page') return <ConfirmPage {...question} />;
  return (
    <div className="min-h-100">
      <Button intent="quiet" onClick={open}>
        {t.remove}
      </Button>
      <ConfirmDialog {...question} open={isOpen} onClose={close} closeLabel={t.close} />
    </div>
  );
}

const meta = {
  title: 'Feedback/Confirm dialog',
  component: Removal,
  args: { as: 'dialog', pending: false, onPost: fn() },
} satisfies Meta<typeof Removal>;

export default meta;
type Story = StoryObj<typeof meta>;

const posted = [
  ['account', '17'],
  ['intent', 'remove'],
];

export const Dialog: Story = {
  name: 'Posts its form on a yes, and gives the focus back on a no',
  play: async ({ args, canvas }) => {
    await screen.findByRole('dialog', { description: /saques|retiros/ });
    await userEvent.click(screen.getByRole('button', { name: /Remover|Quitar/ }));
    await expect(args.onPost).toHaveBeenCalledWith(posted);
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Page: Story = {
  name: 'The same as a page, for browsers without scripts',
  args: { as: 'page' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cancelar' })).toHaveAttribute(
      'href',
      '#bank-accounts',
    );
    await userEvent.click(canvas.getByRole('button', { name: /Remover|Quitar/ }));
    await expect(args.onPost).toHaveBeenCalledWith(posted);
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Remover|Quitar/ }));
    await expect(args.onPost).not.toHaveBeenCalled();
  },
};

function Leaving() {
  const t = useStoryTexts('common');
  return (
    <ConfirmPage
      title={t.leaveTitle}
      text={t.leaveText}
      confirm={{ label: t.leaveConfirm }}
      cancel={{ label: t.leaveStay, href: '#stay' }}
    />
  );
}

export const WithoutDanger: Story = { render: () => <Leaving /> };
