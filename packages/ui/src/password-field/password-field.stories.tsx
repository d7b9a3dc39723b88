import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Texts } from '../../../../.storybook/story-brand.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Components/Password field',
  component: PasswordField,
  args: {
    name: 'password',
    label: '',
    showLabel: '',
    hideLabel: '',
    autoComplete: 'current-password',
    defaultValue: 'Vitrine!2024',
  },
  render: (args) => (
    <Texts of="account">
      {(t) => (
        <PasswordField
          {...args}
          label={t.password}
          showLabel={t.showPassword}
          hideLabel={t.hidePassword}
        />
      )}
    </Texts>
  ),
} satisfies Meta<typeof PasswordField>;

export default meta;

export const ShownAndHidden: StoryObj<typeof meta> = {
  name: 'Shows and hides what was typed',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/^(Senha|Contraseña)$/);
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button'));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('Vitrine!2024');
    await userEvent.click(canvas.getByRole('button'));
    await expect(field).toHaveAttribute('type', 'password');
  },
};
