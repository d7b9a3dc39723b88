import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('2 h 05 min');
    await expect(canvasElement).toHaveTextContent(/Gasto até agora|Gastado hasta ahora/);
    await expect(canvasElement).toHaveTextContent(/134[.,]50/);
    await userEvent.click(canvas.getByRole('button', { name: /Parar/ }));
    await expect(args.onPost).toHaveBeenLastCalledWith([['answer', 'stop']]);
    await userEvent.click(canvas.getByRole('button', { name: /Continuar|Seguir/ }));
    await expect(args.onPost).toHaveBeenLastCalledWith([['answer', 'goOn']]);
  },
};
export const Won: Story = { args: { won: 90000 } };
export const Stopping: Story = { args: { pending: 'stop' } };
