import { Form, Link as RouterLink, useLocation, useNavigation } from '@remix-run/react';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { AccountCountry } from '@vitrine/upstream/wallet/account-number';
import type { BankAccount } from '@vitrine/upstream/wallet/bank-accounts';
import { Button } from '@vitrine/ui/base/button';
import { KeptFocus } from '@vitrine/ui/base/kept-focus';
import { Alert } from '@vitrine/ui/feedback/alert';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { RadioGroup } from '@vitrine/ui/forms/radio-group';
import { TextField } from '@vitrine/ui/forms/text-field';
import { BankAccountCard } from '@vitrine/ui/wallet/bank-account-card';
import { CsrfField } from '../../forms/csrf-field.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { FormPage } from '../../forms/form-page.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { changeKeyPath } from '../../paths/wallet-paths.ts';
import { paths } from '../../paths.ts';
import { MAKE_DEFAULT } from './bank-account-fields.ts';
import { bankAccountWords } from './bank-account-words.ts';

const KEY_TYPES = ['cpf', 'email', 'phone', 'random'] as const;
const ACCOUNT_TYPES = [
  ['Checking', 'account.type.checking'],
  ['Savings', 'account.type.savings'],
] as const;

export interface BankAccountsViewProps {
  readonly texts: Namespaces['wallet'];
  readonly country: 'BR' | AccountCountry;
  /** The page's own path. */
  readonly path: string;
  /** Null when they could not be read. */
  readonly accounts: readonly BankAccount[] | null;
  /** The key that is being changed; null when one is added. */
  readonly changed: Extract<BankAccount, { kind: 'pix' }> | null;
  readonly isSaved: boolean;
  readonly form: FormState | undefined;
}

/** The accounts that withdrawals can go to, and the form of one more. Source: 1§2, 1§7. */
export function BankAccountsView(props: BankAccountsViewProps) {
  const { texts, path, accounts, isSaved, form } = props;
  const { key } = useLocation();
  return (
    <FormPage title={texts['account.title']} intro={texts['account.intro']}>
      {/* A form that is saved is a new one, and an account made the default one has no button for it. */}
      <KeptFocus state={key} className="grid gap-4">
        {/* A new one for each answer: the same words twice are said twice. */}
        {isSaved && !form ? (
          <Alert
            key={key}
            tone="success"
            title={texts['account.saved']}
            announce="polite"
            tabIndex={-1}
          />
        ) : null}
        <FormErrors form={form} title={texts['account.errorSummary']} />
        {accounts === null ? (
          <ErrorState
            title={texts['account.notRead']}
            safe={texts['withdrawal.notReadText']}
            action={
              <Button asChild>
                <a href={path}>{texts['withdrawal.retry']}</a>
              </Button>
            }
          />
        ) : (
          <Accounts texts={texts} path={path} accounts={accounts} />
        )}
        <AccountForm {...props} />
      </KeptFocus>
    </FormPage>
  );
}

interface AccountsProps extends Pick<BankAccountsViewProps, 'texts' | 'path'> {
  readonly accounts: readonly BankAccount[];
}

function Accounts({ texts, path, accounts }: AccountsProps) {
  return (
    <>
      {accounts.length === 0 ? (
        <EmptyState drawing="wallet" title={texts['account.empty']} />
      ) : (
        <Form noValidate method="post" action={path}>
          <CsrfField />
          <ul aria-label={texts['account.title']} className="flex flex-col gap-3">
            {accounts.map((account) => (
              <OneAccount key={account.id} account={account} texts={texts} />
            ))}
          </ul>
        </Form>
      )}
      {accounts.some(({ state }) => state === 'Confirmed') ? (
        <Button asChild intent="quiet" fullWidth>
          <RouterLink to={paths.withdrawal}>{texts['account.toWithdrawal']}</RouterLink>
        </Button>
      ) : null}
    </>
  );
}

/** It needs nothing of the accounts there are: what was typed stays when they can't be read. */
function AccountForm(props: BankAccountsViewProps) {
  const { texts, path, accounts, country } = props;
  const isPending = useNavigation().formMethod === 'POST';
  const changedId = changedIdOf(props);
  return (
    <Form
      // A saved form is empty again.
      key={`${changedId ?? 'new'} ${accounts?.length}`}
      id="form"
      method="post"
      noValidate
      action={path}
      className="grid scroll-mt-20 gap-4"
    >
      <CsrfField />
      <h2 className="text-lg font-bold">
        {texts[changedId === undefined ? 'account.addTitle' : 'account.changeTitle']}
      </h2>
      {country === 'BR' ? <KeyFields {...props} /> : <NumberFields {...props} country={country} />}
      <Button type="submit" intent="action" size="large" fullWidth pending={isPending}>
        {texts['account.save']}
      </Button>
      {changedId === undefined ? null : (
        <Button asChild intent="quiet" fullWidth>
          <RouterLink to={path}>{texts['account.cancel']}</RouterLink>
        </Button>
      )}
    </Form>
  );
}

/** The key that the form changes; undefined for one that is added. */
function changedIdOf({ changed, form }: BankAccountsViewProps): string | undefined {
  return changed?.id ?? form?.values['id'];
}

function KeyFields(props: BankAccountsViewProps) {
  const { texts, changed, form } = props;
  const changedId = changedIdOf(props);
  return (
    <>
      {changedId === undefined ? null : <input type="hidden" name="id" value={changedId} />}
      <RadioGroup
        name="keyType"
        required
        label={texts['account.keyType']}
        error={form?.errors['keyType']}
        defaultValue={form?.values['keyType'] ?? changed?.keyType}
        choices={KEY_TYPES.map((type) => ({
          value: type,
          label: texts[`account.keyType.${type}`],
        }))}
      />
      <TextField
        id="key"
        name="key"
        required
        label={texts['account.key']}
        hint={texts['account.keyHint']}
        error={form?.errors['key']}
        defaultValue={form?.values['key'] ?? changed?.key}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={77}
      />
    </>
  );
}

interface NumberFieldsProps extends BankAccountsViewProps {
  readonly country: AccountCountry;
}

function NumberFields({ texts, country, form }: NumberFieldsProps) {
  return (
    <>
      <TextField
        id="bankName"
        name="bankName"
        required
        label={texts['account.bankName']}
        error={form?.errors['bankName']}
        defaultValue={form?.values['bankName']}
        maxLength={60}
      />
      <RadioGroup
        name="accountType"
        required
        label={texts['account.accountType']}
        error={form?.errors['accountType']}
        defaultValue={form?.values['accountType']}
        choices={ACCOUNT_TYPES.map(([value, label]) => ({ value, label: texts[label] }))}
      />
      <TextField
        id="accountNumber"
        name="accountNumber"
        required
        label={texts['account.accountNumber']}
        hint={texts[`account.numberHint.${country}`]}
        error={form?.errors['accountNumber']}
        defaultValue={form?.values['accountNumber']}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
      />
    </>
  );
}

interface OneAccountProps {
  readonly account: BankAccount;
  readonly texts: Namespaces['wallet'];
}

const STATES = { Pending: 'pending', Confirmed: 'confirmed', Refused: 'refused' } as const;

function OneAccount({ account, texts }: OneAccountProps) {
  const { id, isDefault, kind } = account;
  const { title, number, detail } = bankAccountWords(account, texts);
  const state = STATES[account.state];
  const on = (text: string) => ({
    text,
    label: formatText(texts['account.actionOn'], { action: text, account: `${title}, ${number}` }),
  });
  return (
    <BankAccountCard
      kind={kind === 'pix' ? 'pixKey' : 'account'}
      title={title}
      numberText={number}
      detail={detail}
      state={state}
      stateText={texts[`account.state.${state}`]}
      stateHint={state === 'confirmed' ? null : texts[`account.state.${state}Text`]}
      defaultText={isDefault ? texts['account.default'] : undefined}
      makeDefault={
        isDefault || kind !== 'pix' || state !== 'confirmed'
          ? undefined
          : { name: MAKE_DEFAULT, value: id, ...on(texts['account.makeDefault']) }
      }
      change={
        kind === 'pix' ? { href: changeKeyPath(id), ...on(texts['account.change']) } : undefined
      }
    />
  );
}
