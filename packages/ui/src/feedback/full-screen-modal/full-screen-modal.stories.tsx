import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { BrandMark } from '../../../../../.storybook/brand-mark.tsx';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../../base/button/button.tsx';
import { useOpened } from '../../stories/feedback/use-opened.ts';
import { StepList } from '../../base/step-list/step-list.tsx';
import { FullScreenModal } from './full-screen-modal.tsx';

interface GuideProps {
  readonly closable: boolean;
  readonly marked: boolean;
  readonly onClose: () => void;
}

function Guide({ closable, marked, onClose }: GuideProps) {
  const t = useStoryTexts('install');
  const common = useStoryTexts('common');
  const { isOpen, open, close } = useOpened(onClose);
  return (
    <div className="min-h-100">
      <Button intent="quiet" onClick={open}>
        {t['notice.location.other']}
      </Button>
      <FullScreenModal
        open={isOpen}
        close={closable ? { label: common.close, onClose: close } : null}
        title={t['instructions.location.title']}
        mark={marked ? <BrandMark kind="mark" /> : null}
        footer={<Button onClick={close}>{common.understood}</Button>}
      >
        <StepList
          steps={[
            t['instructions.android.location.1'],
            t['instructions.android.location.2'],
            t['instructions.android.location.3'],
            t['instructions.android.location.4'],
          ]}
        />
      </FullScreenModal>
    </div>
  );
}

const meta = {
  title: 'Feedback/Full screen modal',
  component: Guide,
  args: { closable: true, marked: false, onClose: fn() },
} satisfies Meta<typeof Guide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Takes the whole screen, closes on Escape and gives the focus back',
  play: async ({ args, canvas }) => {
    const dialog = await screen.findByRole('dialog', { name: /localização|ubicación/ });
    await expect(dialog.offsetHeight).toBe(window.innerHeight);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: /Fechar|Cerrar/ }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const OnlyTheActionsLeadOn: Story = {
  args: { closable: false, marked: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: /Fechar|Cerrar/ })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    // It fades in: seen in part is not seen yet.
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const SmallPhone: Story = at('small');
