import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FaceStory } from '../../stories/account/face-story.tsx';

const meta = {
  title: 'Account/Face verification',
  component: FaceStory,
  args: { state: 'ready' },
} satisfies Meta<typeof FaceStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('button')).toHaveAttribute('type', 'submit');
  },
};
export const Waiting: Story = {
  args: { state: 'waiting' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Conferindo|Revisando/);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const Approved: Story = { args: { state: 'approved' } };
export const Failed: Story = {
  name: 'Failed, with the tries that are left',
  args: { state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Restam 2|Quedan 2/)).toBeVisible();
  },
};
export const Blocked: Story = { args: { state: 'blocked' } };
