import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '../../feedback/alert/alert.tsx';
import { Button } from '../../base/button/button.tsx';
import { Card } from '../../base/card/card.tsx';
import { Checkbox } from '../../forms/checkbox/checkbox.tsx';
import { FormErrorSummary } from '../../forms/form-error-summary/form-error-summary.tsx';
import { PageHeading } from '../../base/page-heading/page-heading.tsx';
import { PasswordField } from '../../forms/password-field/password-field.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { showcase } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';

function Registration() {
  const t = useStoryTexts('account');
  return (
    <main className="mx-auto flex max-w-form flex-col gap-4 p-4">
      <PageHeading title={t.registerTitle} intro={t.registerIntro} />
      <FormErrorSummary
        title={t.errorSummary}
        errors={[
          { fieldId: 'email', text: t['errors.email'] },
          { fieldId: 'acceptTerms', text: t['errors.acceptTerms'] },
        ]}
      />
      <Card>
        <form noValidate className="flex flex-col gap-4">
          <TextField
            name="email"
            type="email"
            label={t.email}
            error={t['errors.email']}
            defaultValue="ana@"
          />
          <PasswordField
            name="password"
            label={t.password}
            hint={t.passwordHint}
            showLabel={t.showPassword}
            hideLabel={t.hidePassword}
          />
          <Checkbox name="acceptTerms" label={t.acceptTerms} error={t['errors.acceptTerms']} />
          <Button type="submit" size="large" fullWidth>
            {t.registerSubmit}
          </Button>
        </form>
      </Card>
      <Alert tone="warning" title={t.riskNotice} />
    </main>
  );
}

const meta = { ...showcase, title: 'Showcase/Forms' } satisfies Meta;

export default meta;

export const RegistrationWithErrors: StoryObj<typeof meta> = { render: () => <Registration /> };
