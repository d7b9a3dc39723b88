import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';

export default { title: 'Forms/Date field', component: DateField } satisfies Meta;

type Look = Partial<DateFieldProps> & { readonly wrong?: 'year' | 'age' };

function BirthDate({ wrong, ...field }: Look) {
  const t = useStoryTexts('account');
  const forms = useStoryTexts('forms');
  const errors = { year: forms['errors.year'], age: t['errors.underage'] };
  return (
    <DateField
      {...field}
      name="birthDate"
      autoComplete="bday"
      label={t.birthDate}
      hint={forms.dateExample}
      partLabels={{ day: forms.day, month: forms.month, year: forms.year }}
      error={wrong && errors[wrong]}
      wrongParts={wrong === 'year' ? ['year'] : undefined}
    />
  );
}

const filled = { day: '27', month: '3', year: '1990' };

export const Empty: StoryObj = { render: () => <BirthDate /> };
export const Filled: StoryObj = { render: () => <BirthDate defaultValue={filled} /> };
export const WholeDateWrong: StoryObj = {
  render: () => <BirthDate wrong="age" defaultValue={{ ...filled, year: '2012' }} />,
};
export const OnePartWrong: StoryObj = {
  name: 'The error marks the part it speaks of',
  render: () => <BirthDate wrong="year" defaultValue={{ ...filled, year: '90' }} />,
  play: async ({ canvas }) => {
    const [day, , year] = canvas.getAllByRole('textbox');
    await expect(day).toBeValid();
    await expect(year).toBeInvalid();
    await expect(year).toHaveAccessibleDescription(/1990/);
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/1990.*27 3 1990/);
  },
};
export const Locked: StoryObj = { render: () => <BirthDate disabled defaultValue={filled} /> };

export const Typed: StoryObj = {
  name: 'A separator leads on to the next part; only figures stay',
  render: () => <BirthDate />,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    const [day, month, year] = canvas.getAllByRole('textbox');
    if (!day || !month || !year) throw new Error('Three fields stand here.');
    await userEvent.click(canvas.getByText(/^D[ií]a$/));
    await expect(day).toHaveFocus();
    await userEvent.keyboard('27/');
    await expect(day).toHaveValue('27');
    await expect(month).toHaveFocus();
    await userEvent.keyboard('a3-');
    await expect(month).toHaveValue('3');
    await expect(year).toHaveFocus();
    await userEvent.keyboard('19901');
    await expect(year).toHaveValue('1990');
  },
};

export const Pasted: StoryObj = {
  name: 'A whole date that is pasted lands in its three parts',
  render: () => <BirthDate />,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas }) => {
    const [day, month, year] = canvas.getAllByRole('textbox');
    if (!day || !month || !year) throw new Error('Three fields stand here.');
    await userEvent.click(day);
    await userEvent.paste('27/03/1990');
    await expect(day).toHaveValue('27');
    await expect(month).toHaveValue('03');
    await expect(year).toHaveValue('1990');
    await expect(year).toHaveFocus();
  },
};
