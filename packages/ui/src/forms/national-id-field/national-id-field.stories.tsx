import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import {
  NATIONAL_ID_MASKS,
  NationalIdField,
  type NationalIdFieldProps,
} from './national-id-field.tsx';

export default { title: 'Forms/National ID field', component: NationalIdField } satisfies Meta;

const numbers = {
  BR: '52998224725',
  PE: '45678912',
  CO: '1020304050',
  EC: '1710034065',
  GT: '2547896170101',
  MX: 'HEGG560427MVZRRL04',
};

type Look = Partial<NationalIdFieldProps> & { readonly wrong?: boolean; readonly filled?: boolean };

function OfTheCountry({ wrong = false, filled = false, ...field }: Look) {
  const { country } = useStoryBrand();
  const t = useStoryTexts('account');
  const wrongText = country === 'BR' ? t['errors.cpf'] : t['errors.document'];
  return (
    <NationalIdField
      masks={NATIONAL_ID_MASKS[country]}
      {...field}
      name="document"
      label={t.document}
      hint={t.documentHint}
      error={wrong ? wrongText : undefined}
      defaultValue={filled ? numbers[country] : field.defaultValue}
    />
  );
}

function Cpf(field: Partial<NationalIdFieldProps>) {
  return <OfTheCountry {...field} masks={NATIONAL_ID_MASKS.BR} />;
}

export const Empty: StoryObj = { render: () => <OfTheCountry /> };
export const Filled: StoryObj = { render: () => <OfTheCountry filled /> };
export const WithError: StoryObj = { render: () => <OfTheCountry wrong filled /> };
export const Locked: StoryObj = { render: () => <OfTheCountry filled readOnly /> };

export const CpfTyped: StoryObj = {
  name: 'A CPF gets its signs while it is typed, and loses them while it is deleted',
  render: () => <Cpf />,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field, '529a982 24725999');
    await expect(field).toHaveValue('529.982.247-25');
    await userEvent.type(field, '{Backspace}{Backspace}{Backspace}');
    await expect(field).toHaveValue('529.982.24');
    await userEvent.type(field, '{Backspace}{Backspace}{Backspace}{Backspace}');
    await expect(field).toHaveValue('529.9');
  },
};

export const CpfPasted: StoryObj = {
  name: 'A CPF is taken from whatever was pasted',
  render: () => <Cpf />,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste(' CPF: 529 982 247 / 25 ');
    await expect(field).toHaveValue('529.982.247-25');
  },
};

export const CaretStays: StoryObj = {
  name: 'A figure mended in the middle keeps the caret behind it',
  render: () => <Cpf defaultValue="5298224725" />,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(field).toHaveValue('529.822.472-5');
    field.focus();
    field.setSelectionRange(4, 4);
    await userEvent.keyboard('9');
    await expect(field).toHaveValue('529.982.247-25');
    await expect(field.selectionStart).toBe(5);
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveValue('529.822.472-5');
    await userEvent.keyboard('9');
    await expect(field).toHaveValue('529.982.247-25');
    await expect(field.selectionStart).toBe(5);
  },
};

export const CurpTyped: StoryObj = {
  name: 'A CURP is written in capitals, with the keyboard of letters',
  render: () => <OfTheCountry masks={NATIONAL_ID_MASKS.MX} />,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAttribute('inputmode', 'text');
    await userEvent.type(field, 'hegg560427-mvzrrl04');
    await expect(field).toHaveValue('HEGG560427MVZRRL04');
  },
};

export const RucTyped: StoryObj = {
  name: 'A RUC is written where a cédula is asked for, and goes back to one',
  render: () => <OfTheCountry masks={NATIONAL_ID_MASKS.EC} />,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '1710034065');
    await expect(field).toHaveValue('171003406-5');
    await userEvent.type(field, '001');
    await expect(field).toHaveValue('1710034065001');
    await userEvent.type(field, '{Backspace}{Backspace}{Backspace}');
    await expect(field).toHaveValue('171003406-5');
  },
};
