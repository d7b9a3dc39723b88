import type { Meta, StoryObj } from '@storybook/react-vite';
import { hasLowMemory } from '@vitrine/betting/base/device';
import { useLayoutEffect } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { Texts, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../../base/button/button.tsx';
import { useOpened } from '../../stories/feedback/use-opened.ts';
import { Modal } from './modal.tsx';

function LeaveQuestion({ onClose }: { readonly onClose: () => void }) {
  const t = useStoryTexts('common');
  const { isOpen, open, close } = useOpened(onClose);
  return (
    <div className="min-h-100">
      <Button intent="quiet" onClick={open}>
        {t.leaveConfirm}
      </Button>
      <Modal
        open={isOpen}
        onClose={close}
        title={t.leaveTitle}
        description={t.leaveText}
        closeLabel={t.close}
        footer={
          <>
            <Button onClick={close}>{t.leaveStay}</Button>
            <Button intent="quiet" onClick={close}>
              {t.leaveConfirm}
            </Button>
          </>
        }
      />
    </div>
  );
}

const meta = {
  title: 'Feedback/Modal',
  component: LeaveQuestion,
  args: { onClose: fn() },
} satisfies Meta<typeof LeaveQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const ClosesOnBackdrop: Story = {
  name: 'SHELL-28 stands over a dimmed backdrop and closes on a click there, not inside',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const backdrop = dialog.parentElement;
    if (!backdrop) throw new Error('The dialog stands on a backdrop.');
    const { backgroundColor } = getComputedStyle(backdrop);
    await expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(backdrop.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await userEvent.click(screen.getByRole('heading'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(backdrop);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const ClosesOnEscape: Story = {
  name: 'SHELL-28 closes on Escape and gives the focus back',
  play: async ({ args, canvas }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await expect(await screen.findByRole('dialog')).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The root says what the device is, as the site's own root does. */
function OnDevice({ memoryGb }: { readonly memoryGb: number }) {
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-low-memory', hasLowMemory(memoryGb));
    return () => document.documentElement.removeAttribute('data-low-memory');
  }, [memoryGb]);
  return <LeaveQuestion onClose={() => undefined} />;
}

async function backdropFilter(): Promise<string> {
  const backdrop = (await screen.findByRole('dialog')).parentElement;
  if (!backdrop) throw new Error('The dialog stands on a backdrop.');
  return getComputedStyle(backdrop).backdropFilter;
}

export const LowMemory: Story = {
  name: 'SHELL-24 a device with 4 GB of memory dims the page without blurring it',
  render: () => <OnDevice memoryGb={4} />,
  play: async () => {
    await expect(await backdropFilter()).toBe('none');
  },
};

export const EnoughMemory: Story = {
  name: 'SHELL-24 a device with more memory blurs the page behind',
  render: () => <OnDevice memoryGb={8} />,
  play: async () => {
    await expect(await backdropFilter()).toBe('blur(3px)');
  },
};

const box = fn();

export const HandsOn: Story = {
  name: 'Hands its box a ref, a class and any other attribute',
  render: () => (
    <Texts of="common">
      {(t) => (
        <Modal
          ref={box}
          open
          onClose={() => undefined}
          title={t.leaveTitle}
          closeLabel={t.close}
          data-testid="leave"
          className="print:hidden"
        />
      )}
    </Texts>
  ),
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(box).toHaveBeenLastCalledWith(dialog);
    await expect(dialog).toHaveAttribute('data-testid', 'leave');
    await expect(dialog).toHaveClass('print:hidden', 'bg-raised');
  },
};
