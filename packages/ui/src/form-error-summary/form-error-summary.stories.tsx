import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Texts } from '../../../../.storybook/story-brand.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';

const meta = {
  title: 'Components/Form error summary',
  component: FormErrorSummary,
  args: { title: '', errors: [] },
  render: () => (
    <Texts of="account">
      {(t) => (
        <div className="flex flex-col gap-4">
          <FormErrorSummary
            title={t.errorSummary}
            errors={[{ fieldId: 'email', text: t['errors.email'] }]}
          />
          <TextField name="email" label={t.email} error={t['errors.email']} />
        </div>
      )}
    </Texts>
  ),
} satisfies Meta<typeof FormErrorSummary>;

export default meta;

export const LeadsToTheField: StoryObj<typeof meta> = {
  name: 'Takes the focus and leads to the field',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
