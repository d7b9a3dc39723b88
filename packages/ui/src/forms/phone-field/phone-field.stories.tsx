import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { PHONE_WRITINGS, PhoneField, type PhoneFieldProps } from './phone-field.tsx';

export default { title: 'Forms/Phone field', component: PhoneField } satisfies Meta;

type Look = Partial<PhoneFieldProps> & { readonly wrong?: boolean; readonly filled?: boolean };

function OfTheCountry({ wrong = false, filled = false, ...field }: Look) {
  const { country, phoneExample } = useStoryBrand();
  const t = useStoryTexts('account');
  return (
    <PhoneField
      {...PHONE_WRITINGS[country]}
      {...field}
      name="cellPhone"
      label={t.cellPhone}
      hint={t.cellPhoneHint}
      error={wrong ? t['errors.cellPhone'] : undefined}
      defaultValue={filled ? phoneExample : field.defaultValue}
    />
  );
}

export const Empty: StoryObj = { render: () => <OfTheCountry /> };
export const Filled: StoryObj = {
  name: 'Filled, as the country writes its numbers',
  render: () => <OfTheCountry filled />,
};
export const WithError: StoryObj = { render: () => <OfTheCountry wrong defaultValue="119123" /> };
export const Locked: StoryObj = { render: () => <OfTheCountry filled disabled /> };

export const Typed: StoryObj = {
  name: 'A number grows from eight to nine figures as it is typed',
  render: () => <OfTheCountry {...PHONE_WRITINGS.BR} />,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAttribute('autocomplete', 'tel-national');
    await expect(field).toHaveAccessibleDescription(/\+55$/);
    await userEvent.type(field, '1131234567');
    await expect(field).toHaveValue('(11) 3123-4567');
    await userEvent.clear(field);
    await userEvent.type(field, '11912345678');
    await expect(field).toHaveValue('(11) 91234-5678');
  },
};

export const PastedWithPrefix: StoryObj = {
  name: 'A number pasted with the prefix of the country is taken without it',
  render: () => <OfTheCountry {...PHONE_WRITINGS.BR} />,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('+55 11 91234-5678');
    await expect(field).toHaveValue('(11) 91234-5678');
  },
};
