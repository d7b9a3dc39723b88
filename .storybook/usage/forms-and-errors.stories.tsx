import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo } from 'react';
import { Alert } from '../../packages/ui/src/feedback/alert/alert.tsx';
import { Button } from '../../packages/ui/src/base/button/button.tsx';
import { EmailField } from '../../packages/ui/src/forms/email-field/email-field.tsx';
import emailStories from '../../packages/ui/src/forms/email-field/email-field.stories.tsx';
import { FormErrorSummary } from '../../packages/ui/src/forms/form-error-summary/form-error-summary.tsx';
import summaryStories from '../../packages/ui/src/forms/form-error-summary/form-error-summary.stories.tsx';
import { fieldStyles } from '../../packages/ui/src/forms/form-field/form-field.tsx';
import { TextField } from '../../packages/ui/src/forms/text-field/text-field.tsx';
import textStories from '../../packages/ui/src/forms/text-field/text-field.stories.tsx';
import { BookSection, bookPage } from '../book-page.tsx';
import { useStoryTexts } from '../story-brand.tsx';
import { Do, DoAndDont, Dont, UsagePage } from './usage-page.tsx';

function FormsAndErrors() {
  const t = useStoryTexts('account');
  const common = useStoryTexts('common');
  const forms = useStoryTexts('forms');
  // Made once: a summary whose list is new takes the focus again.
  const errors = useMemo(() => [{ fieldId: 'email-do', text: t['errors.email'] }], [t]);
  return (
    <UsagePage
      title="Forms and errors"
      intro="A label above, a hint below it, an error in its place that says what to do. Every form works without scripts, and its answer is the same page with the errors in it."
      components={[textStories, emailStories, summaryStories]}
    >
      <BookSection title="An error says what to do, where it is done">
        <DoAndDont>
          <Do text="The summary takes the focus and leads to each field; the field says the same beside what was written, which stays.">
            <div className="flex flex-col gap-4">
              <FormErrorSummary title={t.errorSummary} errors={errors} />
              <EmailField
                id="email-do"
                name="email"
                label={t.email}
                defaultValue="ana@"
                error={t['errors.email']}
              />
            </div>
          </Do>
          <Dont text="A message that something failed, far from a field that is empty again.">
            <div className="flex flex-col gap-4">
              <Alert tone="danger" title={common.dangerTitle} />
              <EmailField id="email-dont" name="email" label={t.email} />
            </div>
          </Dont>
        </DoAndDont>
      </BookSection>
      <BookSection title="The label stays">
        <DoAndDont>
          <Do text="Above the field, where it is read while writing. The hint says what a bettor can’t know: a format, a reason.">
            <TextField
              id="name-do"
              name="fullName"
              label={t.fullName}
              hint={t.fullNameHint}
              autoComplete="off"
            />
          </Do>
          <Dont text="A label inside the field is gone with the first letter.">
            <input
              aria-label={t.fullName}
              placeholder={t.fullName}
              autoComplete="off"
              className={fieldStyles({ invalid: false })}
            />
          </Dont>
        </DoAndDont>
      </BookSection>
      <BookSection title="The button stays enabled">
        <DoAndDont>
          <Do text="It answers a click always: with what is missing, if anything is.">
            <div className="flex flex-col gap-4">
              <TextField id="holder-do" name="fullName" label={t.fullName} autoComplete="off" />
              <Button type="submit">{common.save}</Button>
            </div>
          </Do>
          <Dont text="A grey button doesn’t say what it waits for, and can’t be reached by the keyboard.">
            <div className="flex flex-col gap-4">
              <TextField id="holder-dont" name="fullName" label={t.fullName} autoComplete="off" />
              <Button type="submit" disabled className="opacity-40">
                {common.save}
              </Button>
            </div>
          </Dont>
        </DoAndDont>
      </BookSection>
      <BookSection title="What is optional is said">
        <DoAndDont>
          <Do text="Ask for what is needed alone. What is not is marked in the label, in a word.">
            <TextField
              id="topic-do"
              name="topic"
              label={forms.topic}
              optional={common.optional}
              autoComplete="off"
            />
          </Do>
          <Dont text="A star sends the reader to look for what it means.">
            <TextField id="topic-dont" name="topic" label={`${forms.topic} *`} autoComplete="off" />
          </Dont>
        </DoAndDont>
      </BookSection>
    </UsagePage>
  );
}

const meta = {
  title: 'Usage/Forms and errors',
  component: FormsAndErrors,
  tags: ['!autodocs'],
  parameters: bookPage,
} satisfies Meta<typeof FormsAndErrors>;

export default meta;

export const LabelsAndErrors: StoryObj<typeof meta> = { name: 'Forms and errors' };
