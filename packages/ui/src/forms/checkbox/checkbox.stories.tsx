import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { name: 'acceptTerms', label: '' },
  render: (args) => (
    <Texts of="account">{(t) => <Checkbox {...args} label={t.acceptTerms} />}</Texts>
  ),
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  name: 'Checked by a click on its words',
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(canvas.getByText(/18/));
    await expect(box).toBeChecked();
  },
};

export const Checked: Story = { args: { defaultChecked: true } };
export const Locked: Story = { args: { defaultChecked: true, disabled: true } };

export const WithHint: Story = {
  render: () => (
    <Texts of="forms">
      {(t) => <Checkbox name="extended" label={t.keepLoggedIn} hint={t.keepLoggedInHint} />}
    </Texts>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/outras|otras/);
  },
};

export const WithError: Story = {
  render: () => (
    <Texts of="account">
      {(t) => <Checkbox name="acceptTerms" label={t.acceptTerms} error={t['errors.acceptTerms']} />}
    </Texts>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
  },
};
