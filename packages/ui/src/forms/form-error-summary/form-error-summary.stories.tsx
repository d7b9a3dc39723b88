import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent } from 'storybook/test';
import { unpictured } from '../../../../../.storybook/modes.ts';
import { Texts, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { EmailField } from '../email-field/email-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { type FieldError, FormErrorSummary } from './form-error-summary.tsx';

export default { title: 'Forms/Form error summary', component: FormErrorSummary } satisfies Meta;

const noFields: readonly FieldError[] = [];

export const LeadsToTheField: StoryObj = {
  name: 'Takes the focus and leads to the field',
  render: () => (
    <Texts of="account">
      {(t) => (
        <div className="flex flex-col gap-4">
          <FormErrorSummary
            title={t.errorSummary}
            errors={[{ fieldId: 'email', text: t['errors.email'] }]}
          />
          <EmailField name="email" label={t.email} error={t['errors.email']} />
        </div>
      )}
    </Texts>
  ),
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveAttribute('tabindex', '-1');
    const link = canvas.getByRole('link');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(link);
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await expect(summary).not.toHaveAttribute('tabindex');
    await userEvent.click(canvas.getByText(summary.querySelector('p')?.textContent ?? ''));
    await expect(summary).not.toHaveFocus();
  },
};

/** A form longer than the screen, so that the field of an error lies far below it. */
function LongForm({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-4">
      {children}
      <div className="h-screen" />
    </div>
  );
}

/** Whether an element stands wholly on the screen. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

export const LeadsToTheFirstChoice: StoryObj = {
  name: 'Leads to the first choice that is open, with the question in view',
  render: () => (
    <Texts of="forms">
      {(t) => (
        <LongForm>
          <FormErrorSummary
            title={t['errors.notSaved']}
            errors={[{ fieldId: 'period', text: t['errors.period'] }]}
          />
          <div className="h-screen" />
          <RadioGroup
            name="period"
            label={t.limitPeriod}
            error={t['errors.period']}
            choices={[
              { value: 'day', label: t.periodDay, disabled: true },
              { value: 'week', label: t.periodWeek },
            ]}
          />
        </LongForm>
      )}
    </Texts>
  ),
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('link'));
    const [, second] = canvas.getAllByRole('radio');
    await expect(second).toHaveFocus();
    const legend = canvasElement.querySelector('legend');
    await expect(legend && isInView(legend)).toBe(true);
  },
};

function WrongDate() {
  const t = useStoryTexts('account');
  const forms = useStoryTexts('forms');
  return (
    <LongForm>
      <FormErrorSummary
        title={t.errorSummary}
        errors={[{ fieldId: 'birthDate', text: t['errors.birthDate'] }]}
      />
      <div className="h-screen" />
      <DateField
        name="birthDate"
        label={t.birthDate}
        partLabels={{ day: forms.day, month: forms.month, year: forms.year }}
        error={t['errors.birthDate']}
        wrongParts={['month', 'year']}
      />
    </LongForm>
  );
}

export const LeadsToTheWrongPart: StoryObj = {
  name: 'Leads to the first wrong part of a date, with the question in view',
  render: () => <WrongDate />,
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('link'));
    const [, month] = canvas.getAllByRole('textbox');
    await expect(month).toHaveFocus();
    const legend = canvasElement.querySelector('legend');
    await expect(legend && isInView(legend)).toBe(true);
  },
};

export const OfTheWholeForm: StoryObj = {
  name: 'What no field can mend is the title, without a list',
  render: () => (
    <Texts of="account">
      {(t) => <FormErrorSummary title={t['errors.unreachable']} errors={noFields} />}
    </Texts>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const OneSentenceForSeveral: StoryObj = {
  name: 'One sentence against several fields says which each time',
  render: () => (
    <Texts of="account">
      {(t) => (
        <FormErrorSummary
          title={t.errorSummary}
          labels={t}
          errors={[
            { fieldId: 'username', text: t['errors.required'] },
            { fieldId: 'password', text: t['errors.required'] },
          ]}
        />
      )}
    </Texts>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link');
    await expect(first?.textContent).not.toBe(second?.textContent);
  },
};

export const Several: StoryObj = {
  render: () => (
    <Texts of="account">
      {(t) => (
        <FormErrorSummary
          title={t.errorSummary}
          errors={[
            { text: t['errors.duplicateAccount'] },
            { fieldId: 'fullName', text: t['errors.fullName'] },
            { fieldId: 'birthDate', text: t['errors.underage'] },
            { fieldId: 'cellPhone', text: t['errors.cellPhone'] },
            { fieldId: 'confirmPassword', text: t['errors.passwordMismatch'] },
          ]}
        />
      )}
    </Texts>
  ),
};
