import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  formatAmountForField,
  formatMoney,
  formatRoundMoney,
  minorUnits,
} from '@vitrine/betting/base/money';
import { countText, formatText } from '@vitrine/messages/format-text';
import { Button } from '../../base/button/button.tsx';
import { Card } from '../../base/card/card.tsx';
import { Checkbox } from '../../forms/checkbox/checkbox.tsx';
import { DateField } from '../../forms/date-field/date-field.tsx';
import { EmailField } from '../../forms/email-field/email-field.tsx';
import { Fieldset } from '../../forms/fieldset/fieldset.tsx';
import { FormErrorSummary } from '../../forms/form-error-summary/form-error-summary.tsx';
import { MoneyField } from '../../forms/money-field/money-field.tsx';
import {
  NATIONAL_ID_MASKS,
  NationalIdField,
} from '../../forms/national-id-field/national-id-field.tsx';
import { PasswordField } from '../../forms/password-field/password-field.tsx';
import { PHONE_WRITINGS, PhoneField } from '../../forms/phone-field/phone-field.tsx';
import { PinField } from '../../forms/pin-field/pin-field.tsx';
import { RadioGroup } from '../../forms/radio-group/radio-group.tsx';
import { SearchField } from '../../forms/search-field/search-field.tsx';
import { SegmentedRadios } from '../../forms/segmented-control/segmented-control.tsx';
import { Select } from '../../forms/select/select.tsx';
import { passwordWords } from '../forms/password-words.ts';
import { Switch } from '../../forms/switch/switch.tsx';
import { TextArea } from '../../forms/text-area/text-area.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { showcase } from '../../../../../.storybook/modes.ts';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';

interface PartProps {
  readonly wrong: boolean;
}

function PersonalPart({ wrong }: PartProps) {
  const { country, phoneExample } = useStoryBrand();
  const t = useStoryTexts('account');
  const forms = useStoryTexts('forms');
  const wrongDocument = country === 'BR' ? t['errors.cpf'] : t['errors.document'];
  const error = (text: string) => (wrong ? text : undefined);
  return (
    <Fieldset label={forms.personalPart} error={error(forms['errors.part'])}>
      <div className="flex flex-col gap-4">
        <TextField
          name="fullName"
          label={t.fullName}
          hint={t.fullNameHint}
          error={error(t['errors.fullName'])}
          defaultValue="Ana"
        />
        <NationalIdField
          name="document"
          masks={NATIONAL_ID_MASKS[country]}
          label={t.document}
          error={error(wrongDocument)}
          defaultValue={country === 'MX' ? 'HEGG560427MVZRRL04' : '5299822472'}
        />
        <DateField
          name="birthDate"
          label={t.birthDate}
          hint={forms.dateExample}
          partLabels={{ day: forms.day, month: forms.month, year: forms.year }}
          error={error(forms['errors.year'])}
          wrongParts={['year']}
          defaultValue={{ day: '27', month: '3', year: wrong ? '90' : '1990' }}
        />
        <PhoneField
          {...PHONE_WRITINGS[country]}
          name="cellPhone"
          label={t.cellPhone}
          error={error(t['errors.cellPhone'])}
          defaultValue={wrong ? phoneExample.slice(0, 6) : phoneExample}
        />
      </div>
    </Fieldset>
  );
}

function AccessPart({ wrong }: PartProps) {
  const t = useStoryTexts('account');
  const forms = useStoryTexts('forms');
  const error = (text: string) => (wrong ? text : undefined);
  const email = wrong ? 'ana@' : 'ana@exemplo.com';
  return (
    <Fieldset label={forms.accessPart}>
      <div className="flex flex-col gap-4">
        <EmailField
          name="email"
          label={t.email}
          hint={forms.emailHint}
          error={error(t['errors.email'])}
          defaultValue={email}
        />
        <PinField
          name="pin"
          label={forms.pin}
          hint={formatText(forms.pinHint, { email })}
          error={error(forms['errors.pin'])}
          defaultValue={wrong ? '481503' : '4815'}
        />
        <PasswordField
          name="password"
          label={t.password}
          showLabel={t.showPassword}
          hideLabel={t.hidePassword}
          error={error(t['errors.passwordWeak'])}
          defaultValue={wrong ? 'senha' : 'Marisco7!xwK2'}
          check={passwordWords(forms)}
        />
        <Checkbox
          name="acceptTerms"
          label={t.acceptTerms}
          error={error(t['errors.acceptTerms'])}
          defaultChecked={!wrong}
        />
      </div>
    </Fieldset>
  );
}

function LimitsPart({ wrong }: PartProps) {
  const brand = useStoryBrand();
  const { deposit } = brand;
  const forms = useStoryTexts('forms');
  const wallet = useStoryTexts('wallet');
  const common = useStoryTexts('common');
  const money = (amount: number) => formatMoney(minorUnits(amount), brand);
  const write = (amount: number) => formatAmountForField(minorUnits(amount), brand);
  const sign = money(0).replace(/[\d.,\s]/g, '');
  const bounds = { minimum: money(deposit.minimum), maximum: money(deposit.maximum) };
  const error = (text: string) => (wrong ? text : undefined);
  return (
    <Fieldset label={forms.limitsPart}>
      <div className="flex flex-col gap-4">
        <MoneyField
          name="amount"
          label={wallet.amount}
          hint={formatText(wallet.amountHint, bounds)}
          error={error(formatText(wallet['errors.belowMinimum'], bounds))}
          currencySymbol={sign}
          writing={brand}
          defaultValue={wrong ? '0' : write(5000)}
          quickAmountsLabel={wallet.quickAmounts}
          quickAmounts={deposit.quickAmounts.map((amount) => ({
            amount: write(amount),
            label: formatRoundMoney(minorUnits(amount), brand),
            href: `#${amount}`,
          }))}
        />
        <SegmentedRadios
          name="shortPeriod"
          label={forms.limitPeriod}
          labelShown
          error={error(forms['errors.period'])}
          defaultValue={wrong ? undefined : 'day'}
          choices={[
            { value: 'day', label: forms.periodDay },
            { value: 'week', label: forms.periodWeek },
          ]}
        />
        <RadioGroup
          name="period"
          layout="cards"
          label={forms.limitPeriod}
          optional={common.optional}
          error={error(forms['errors.period'])}
          defaultValue={wrong ? undefined : 'week'}
          choices={[
            { value: 'day', label: forms.periodDay, description: forms.periodDayText },
            { value: 'week', label: forms.periodWeek, description: forms.periodWeekText },
            {
              value: 'month',
              label: forms.periodMonth,
              description: forms.periodTaken,
              disabled: true,
            },
          ]}
        />
        <Switch
          name="timeAlert"
          label={forms.timeAlert}
          hint={forms.timeAlertHint}
          error={error(forms['errors.notSaved'])}
          defaultChecked={!wrong}
        />
      </div>
    </Fieldset>
  );
}

function ContactPart({ wrong }: PartProps) {
  const { language } = useStoryBrand();
  const forms = useStoryTexts('forms');
  const common = useStoryTexts('common');
  const error = (text: string) => (wrong ? text : undefined);
  return (
    <Fieldset label={forms.contactPart}>
      <div className="flex flex-col gap-4">
        <SearchField name="q" label={forms.searchGames} clearLabel={forms.clearSearch} />
        <Select
          name="topic"
          label={forms.topic}
          emptyText={forms.topicEmpty}
          error={error(forms['errors.topic'])}
          defaultValue={wrong ? '' : 'withdrawal'}
        >
          <option value="deposit">{forms.topicDeposit}</option>
          <option value="withdrawal">{forms.topicWithdrawal}</option>
        </Select>
        <TextArea
          name="message"
          label={forms.message}
          optional={common.optional}
          hint={forms.messageHint}
          error={error(forms['errors.message'])}
          maxLength={500}
          remainingText={(count) => countText({ ...forms }, 'remaining', count, language)}
        />
      </div>
    </Fieldset>
  );
}

function EveryControl({ wrong }: PartProps) {
  const t = useStoryTexts('account');
  const common = useStoryTexts('common');
  return (
    <main className="mx-auto max-w-page p-4">
      <form noValidate className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {wrong ? (
          <div className="md:col-span-full">
            <FormErrorSummary
              title={t.errorSummary}
              errors={[
                { fieldId: 'fullName', text: t['errors.fullName'] },
                { fieldId: 'email', text: t['errors.email'] },
              ]}
            />
          </div>
        ) : null}
        <div className="flex flex-col gap-4">
          <Card>
            <PersonalPart wrong={wrong} />
          </Card>
          <Card>
            <ContactPart wrong={wrong} />
          </Card>
        </div>
        <Card>
          <LimitsPart wrong={wrong} />
        </Card>
        <div className="flex flex-col gap-4">
          <Card>
            <AccessPart wrong={wrong} />
          </Card>
          <Button type="submit" size="large">
            {common.save}
          </Button>
        </div>
      </form>
    </main>
  );
}

export default { ...showcase, title: 'Showcase/Form controls' } satisfies Meta;

export const AtRest: StoryObj = { render: () => <EveryControl wrong={false} /> };
export const WithErrors: StoryObj = { render: () => <EveryControl wrong /> };
