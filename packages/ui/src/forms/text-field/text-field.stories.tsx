import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Forms/Text field',
  component: TextField,
  args: { name: 'email', label: '', type: 'email', autoComplete: 'email' },
  render: (args) => <Texts of="account">{(t) => <TextField {...args} label={t.email} />}</Texts>,
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'ana@exemplo.com' } };
export const ReadOnly: Story = { args: { defaultValue: 'ana@exemplo.com', readOnly: true } };

export const Optional: Story = {
  name: 'Optional, which is part of its name',
  render: (args) => (
    <Texts of="account">
      {(t) => (
        <Texts of="common">
          {(common) => <TextField {...args} label={t.email} optional={common.optional} />}
        </Texts>
      )}
    </Texts>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleName(/\(opcional\)$/);
  },
};

export const WithHint: Story = {
  render: () => (
    <Texts of="account">
      {(t) => <TextField name="fullName" label={t.fullName} hint={t.fullNameHint} />}
    </Texts>
  ),
};

export const WithError: Story = {
  name: 'With an error, which describes the field',
  render: () => (
    <Texts of="account">
      {(t) => (
        <TextField
          name="email"
          label={t.email}
          hint={t.documentHint}
          error={t['errors.email']}
          defaultValue="ana@"
        />
      )}
    </Texts>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/nome@exemplo|nombre@ejemplo/);
  },
};
