import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../../base/button/button.tsx';
import { useOpened } from '../../stories/feedback/use-opened.ts';
import { Checkbox } from '../../forms/checkbox/checkbox.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';

function SportFilter({ from, onClose, bare }: Pick<DrawerProps, 'from' | 'onClose' | 'bare'>) {
  const t = useStoryTexts('common');
  const names = useStoryTexts('sportsbook');
  const { isOpen, open, close } = useOpened(onClose);
  return (
    <div className="min-h-100">
      <Button intent="quiet" onClick={open}>
        {t.filter}
      </Button>
      <Drawer
        open={isOpen}
        onClose={close}
        from={from}
        bare={bare}
        title={t.sports}
        closeLabel={t.close}
        footer={
          <Button fullWidth onClick={close}>
            {t.confirm}
          </Button>
        }
      >
        <Checkbox name="football" label={names['sport.football']} defaultChecked />
        <Checkbox name="basketball" label={names['sport.basketball']} />
        <Checkbox name="tennis" label={names['sport.tennis']} />
      </Drawer>
    </div>
  );
}

const meta = {
  title: 'Feedback/Drawer',
  component: SportFilter,
  args: { from: 'bottom', onClose: fn() },
} satisfies Meta<typeof SportFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BottomSheet: Story = {};
export const SidePanel: Story = { args: { from: 'side' } };
export const Bare: Story = {
  args: { bare: true },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: /Esportes|Deportes/ });
    await waitFor(() => expect(sheet).toBeVisible());
  },
};

export const Closes: Story = {
  name: 'Closes by its button',
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /Fechar|Cerrar/ }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const GivesTheFocusBack: Story = {
  name: 'Gives the focus back to what opened it, by its button and by Escape',
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    const opener = canvas.getByRole('button');
    for (const leave of [
      () => userEvent.keyboard('{Escape}'),
      async () => userEvent.click(screen.getByRole('button', { name: /Fechar|Cerrar/ })),
    ]) {
      await userEvent.click(opener);
      await expect(await screen.findByRole('dialog')).toContainElement(
        document.activeElement as HTMLElement,
      );
      await leave();
      await waitFor(() => expect(opener).toHaveFocus());
    }
  },
};
