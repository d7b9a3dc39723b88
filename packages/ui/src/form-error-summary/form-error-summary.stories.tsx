import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Texts } from '../../../../.storybook/story-brand.tsx';
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
    await expect(canvas.getByRole('alert')).toHaveFocus();
    const link = canvas.getByRole('link');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(link);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const LeadsToTheFirstChoice: StoryObj = {
  name: 'Leads to the first of several choices',
  render: () => (
    <Texts of="forms">
      {(t) => (
        <div className="flex flex-col gap-4">
          <FormErrorSummary
            title={t['errors.notSaved']}
            errors={[{ fieldId: 'period', text: t['errors.period'] }]}
          />
          <RadioGroup
            name="period"
            label={t.limitPeriod}
            error={t['errors.period']}
            choices={[
              { value: 'day', label: t.periodDay },
              { value: 'week', label: t.periodWeek },
            ]}
          />
        </div>
      )}
    </Texts>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link'));
    const [first] = canvas.getAllByRole('radio');
    await expect(first).toHaveFocus();
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
