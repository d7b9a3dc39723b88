import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LimitsStory } from '../../stories/account/limits-story.tsx';

const meta = {
  title: 'Account/Limits form',
  component: LimitsStory,
  args: { kind: 'deposit', onPost: fn() },
} satisfies Meta<typeof LimitsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Deposit: Story = {
  name: 'Limits by day, week and month are posted as they are written',
  args: { state: 'none' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/Por semana/), '250');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPost).toHaveBeenCalledWith([
      ['deposit.daily', ''],
      ['deposit.weekly', '250'],
      ['deposit.monthly', ''],
    ]);
  },
};
export const Loss: Story = { args: { kind: 'loss' } };
export const Stake: Story = { args: { kind: 'stake', state: 'spent' } };
export const Time: Story = { args: { kind: 'time' } };
export const Raising: Story = {
  name: 'A raised limit waits 24 hours, and says so',
  args: { state: 'raising' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/(Muda para|Cambia a).*21\/11\/2026/)).toBeVisible();
    await expect(canvas.getByText(/24 horas/)).toBeVisible();
  },
};
export const Wrong: Story = {
  args: { state: 'wrong' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Por semana/)).toBeInvalid();
  },
};
export const Saving: Story = { args: { state: 'saving' } };
