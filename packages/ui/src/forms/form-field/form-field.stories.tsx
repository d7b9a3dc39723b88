import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { FormField, fieldStyles } from './form-field.tsx';

interface FieldStory {
  readonly hinted?: boolean;
  readonly wrong?: boolean;
  readonly optional?: boolean;
  readonly labelHidden?: boolean;
}

/** Any control can stand in it: here a plain input. */
function Field({ hinted, wrong = false, optional, labelHidden }: FieldStory) {
  const t = useStoryTexts('common');
  const account = useStoryTexts('account');
  return (
    <FormField
      id="email"
      label={account.email}
      hint={hinted ? account.passwordHint : undefined}
      error={wrong ? account['errors.email'] : undefined}
      optional={optional ? t.optional : undefined}
      labelHidden={labelHidden}
    >
      {(wiring) => (
        <input type="text" name="email" {...wiring} className={fieldStyles({ invalid: wrong })} />
      )}
    </FormField>
  );
}

const meta = { title: 'Forms/Form field', component: Field } satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Optional: Story = { args: { optional: true } };
export const WithHint: Story = { args: { hinted: true } };
export const WithError: Story = {
  name: 'Its error and its hint describe the control, the error first',
  args: { hinted: true, wrong: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAttribute('aria-describedby', 'email-error email-hint');
  },
};
export const LabelSaidOnly: Story = { args: { labelHidden: true } };
