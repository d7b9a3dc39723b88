import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { EmailField, type EmailFieldProps } from './email-field.tsx';

export default { title: 'Forms/Email field', component: EmailField } satisfies Meta;

type Look = Partial<EmailFieldProps> & { readonly wrong?: boolean; readonly locked?: boolean };

function Email({ wrong, locked, ...field }: Look) {
  const t = useStoryTexts('account');
  const forms = useStoryTexts('forms');
  return (
    <EmailField
      {...field}
      name="email"
      label={t.email}
      hint={locked ? forms.emailLocked : forms.emailHint}
      error={wrong ? t['errors.email'] : undefined}
      disabled={locked}
    />
  );
}

export const Empty: StoryObj = { render: () => <Email /> };
export const Filled: StoryObj = { render: () => <Email defaultValue="ana@exemplo.com" /> };
export const WithError: StoryObj = { render: () => <Email wrong defaultValue="ana@" /> };
export const LockedWithReason: StoryObj = {
  render: () => <Email locked defaultValue="ana@exemplo.com" />,
};
export const LongAddress: StoryObj = {
  render: () => <Email defaultValue="maria.aparecida.de.albuquerque.cavalcanti@exemplo.com.br" />,
};

export const Typed: StoryObj = {
  name: 'Asks for the keyboard of addresses and leaves what is typed alone',
  render: () => <Email />,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAttribute('inputmode', 'email');
    await expect(field).toHaveAttribute('autocapitalize', 'none');
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await userEvent.type(field, 'ana@exemplo.com');
    await expect(field).toBeValid();
  },
};
