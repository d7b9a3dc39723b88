import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatAmountForField, formatMoney, minorUnits } from '@vitrine/betting/money';
import { formatText } from '@vitrine/messages/format-text';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { FormErrorSummary } from '../form-error-summary/form-error-summary.tsx';
import { MoneyField } from '../money-field/money-field.tsx';
import { PageHeading } from '../page-heading/page-heading.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { QrPanel } from '../qr-panel/qr-panel.tsx';
import { SegmentedRadios } from '../segmented-control/segmented-control.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { showcase } from '../../../../.storybook/modes.ts';
import { useStoryBrand, useStoryTexts } from '../../../../.storybook/story-brand.tsx';

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

function Deposit() {
  const brand = useStoryBrand();
  const t = useStoryTexts('wallet');
  const common = useStoryTexts('common');
  const { minimum, maximum, quickAmounts } = brand.deposit;
  const money = (amount: number) => formatMoney(minorUnits(amount), brand);
  return (
    <main className="mx-auto flex max-w-content flex-col gap-4 p-4">
      <PageHeading
        title={t.depositTitle}
        intro={t.depositIntro}
        back={{ href: '#wallet', label: common.back }}
      />
      <Card>
        <form noValidate className="flex flex-col gap-4">
          <SegmentedRadios
            label={common.filter}
            name="when"
            defaultValue="today"
            choices={[
              { value: 'today', label: common.today },
              { value: 'yesterday', label: common.yesterday },
            ]}
          />
          <MoneyField
            name="amount"
            label={t.amount}
            currencySymbol={money(0).replace(/[\d.,\s]/g, '')}
            separator={brand.decimalSeparator}
            hint={formatText(t.amountHint, { minimum: money(minimum), maximum: money(maximum) })}
            quickAmountsLabel={t.quickAmounts}
            quickAmounts={quickAmounts.map((amount) => ({
              amount: formatAmountForField(minorUnits(amount), brand.decimalSeparator),
              label: String(amount / 100),
              href: `#${amount}`,
            }))}
          />
          <Button type="submit" size="large" fullWidth>
            {t.depositSubmit}
          </Button>
        </form>
      </Card>
      <QrPanel
        code="00020126360014br.gov.bcb.pix0114+5561999999999520400005303986540550.005802BR6304ABCD"
        pictureLabel={formatText(t.qrCode, { amount: money(5000) })}
        codeLabel={t.copyCode}
        copyLabel={t.copy}
        copiedLabel={t.copied}
        expiry={formatText(t.expiresAt, { time: '14:32' })}
      />
    </main>
  );
}

const meta = { ...showcase, title: 'Showcase/Forms' } satisfies Meta;

export default meta;

export const RegistrationWithErrors: StoryObj<typeof meta> = { render: () => <Registration /> };
export const DepositWithCode: StoryObj<typeof meta> = { render: () => <Deposit /> };
