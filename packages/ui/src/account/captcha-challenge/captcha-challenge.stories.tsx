import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CaptchaStory } from '../../stories/account/captcha-story.tsx';

const meta = {
  title: 'Account/Captcha challenge',
  component: CaptchaStory,
} satisfies Meta<typeof CaptchaStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PictureAndSound: Story = {
  name: 'SESS-19 a picture to read, a sound to hear, one field for either',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^Image[mn]/);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/3142/);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^data:/));
  },
};
export const Wrong: Story = { args: { problem: 'wrong' } };
