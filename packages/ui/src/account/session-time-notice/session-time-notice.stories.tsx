import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SessionTimeStory } from '../../stories/account/session-time-story.tsx';

const meta = {
  title: 'Account/Session time notice',
  component: SessionTimeStory,
  args: { time: '1 h 30 min', onDismiss: fn() },
} satisfies Meta<typeof SessionTimeStory>;

export default meta;

export const Shown: StoryObj<typeof meta> = {
  name: 'Tells the time played, leads to the limits and is put away',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1 h 30 min');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#limits');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
