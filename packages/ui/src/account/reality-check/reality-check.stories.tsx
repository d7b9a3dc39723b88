import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { RealityCheckStory } from '../../stories/account/reality-check-story.tsx';

const meta = {
  title: 'Account/Reality check',
  component: RealityCheckStory,
  args: { staked: 32000, won: 18550, onPost: fn() },
} satisfies Meta<typeof RealityCheckStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lost: Story = {
  name: 'Time played, staked, won and lost; only an answer leads on',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent('2 h 05 min');
    await expect(dialog).toHaveTextContent(/Você perdeu|Perdiste/);
    await expect(dialog).toHaveTextContent(/134[.,]50/);
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /Parar/ }));
    await expect(args.onPost).toHaveBeenLastCalledWith([['answer', 'stop']]);
    await userEvent.click(screen.getByRole('button', { name: /Continuar|Seguir/ }));
    await expect(args.onPost).toHaveBeenLastCalledWith([['answer', 'goOn']]);
  },
};
export const Won: Story = { args: { won: 90000 } };
export const Stopping: Story = { args: { pending: 'stop' } };
export const AsPage: Story = { args: { asPage: true } };
