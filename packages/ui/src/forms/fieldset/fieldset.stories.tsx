import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { EmailField } from '../email-field/email-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Fieldset, type FieldsetProps } from './fieldset.tsx';

export default { title: 'Forms/Fieldset', component: Fieldset } satisfies Meta;

type Look = Partial<FieldsetProps> & { readonly wrong?: boolean; readonly optionally?: boolean };

function Personal({ wrong = false, optionally = false, ...args }: Look) {
  const t = useStoryTexts('account');
  const forms = useStoryTexts('forms');
  const common = useStoryTexts('common');
  return (
    <Fieldset
      {...args}
      label={forms.personalPart}
      hint={forms.partHint}
      error={wrong ? forms['errors.part'] : undefined}
      optional={optionally ? common.optional : undefined}
    >
      <div className="flex flex-col gap-4">
        <TextField name="fullName" label={t.fullName} autoComplete="name" />
        <EmailField name="email" label={t.email} />
      </div>
    </Fieldset>
  );
}

export const Part: StoryObj = { render: () => <Personal /> };
export const Question: StoryObj = { render: () => <Personal kind="question" /> };
export const Optional: StoryObj = { render: () => <Personal optionally /> };
export const Locked: StoryObj = { render: () => <Personal disabled /> };
export const WithError: StoryObj = {
  render: () => <Personal wrong />,
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group');
    await expect(group).toHaveAccessibleName(/Seus dados|Tus datos/);
    await expect(group).toHaveAccessibleDescription(/documento enviado/);
  },
};
