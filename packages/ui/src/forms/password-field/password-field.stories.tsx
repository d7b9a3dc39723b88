import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { passwordWords } from '../../stories/forms/password-words.ts';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

export default { title: 'Forms/Password field', component: PasswordField } satisfies Meta;

function Password(field: Partial<PasswordFieldProps>) {
  const t = useStoryTexts('account');
  return (
    <PasswordField
      autoComplete="current-password"
      {...field}
      name="password"
      label={t.password}
      showLabel={t.showPassword}
      hideLabel={t.hidePassword}
    />
  );
}

function NewPassword({ wrong = false, ...field }: Look) {
  const t = useStoryTexts('account');
  const forms = useStoryTexts('forms');
  return (
    <Password
      {...field}
      autoComplete="new-password"
      error={wrong ? t['errors.passwordWeak'] : undefined}
      check={passwordWords(forms)}
    />
  );
}

type Look = Partial<PasswordFieldProps> & { readonly wrong?: boolean };

export const Empty: StoryObj = { render: () => <Password /> };

export const ShownAndHidden: StoryObj = {
  name: 'Shows and hides what was typed',
  render: () => <Password defaultValue="Vitrine!2024" />,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
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

export const NewEmpty: StoryObj = { render: () => <NewPassword /> };
export const NewWithError: StoryObj = { render: () => <NewPassword wrong defaultValue="senha" /> };
export const NewFair: StoryObj = { render: () => <NewPassword defaultValue="Marisco7" /> };
export const NewGood: StoryObj = { render: () => <NewPassword defaultValue="Marisco7!x" /> };
export const NewStrong: StoryObj = { render: () => <NewPassword defaultValue="Marisco7!xwK2" /> };

export const RulesWhileTyping: StoryObj = {
  name: 'Checks the rules off while one types, and names the strength',
  render: () => <NewPassword />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/^(Senha|Contraseña)$/);
    const meter = canvas.getByRole('meter');
    const rules = () =>
      within(canvas.getByRole('list'))
        .getAllByRole('listitem')
        .map((rule) => /(feito|listo)\.$/.test(rule.textContent ?? ''));
    await expect(meter).toHaveAttribute('aria-valuenow', '0');
    await expect(rules()).toEqual([false, false, false, false]);
    await userEvent.type(field, 'marisco');
    await expect(rules()).toEqual([false, false, true, false]);
    await expect(meter).toHaveAttribute('aria-valuenow', '1');
    await expect(canvas.getByRole('status')).toHaveTextContent(/fraca|débil/);
    await userEvent.type(field, 'X7!wK2');
    await expect(rules()).toEqual([true, true, true, true]);
    await expect(canvas.getByRole('status')).toHaveTextContent(/forte|fuerte/);
    await expect(field).toHaveAccessibleDescription(/8 caracteres/);
  },
};

export const KnownWord: StoryObj = {
  name: 'A known word stays weak, though it follows every rule',
  render: () => <NewPassword defaultValue="Senha1234" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '1');
  },
};
