import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  formatAmountForField,
  formatMoney,
  formatRoundMoney,
  minorUnits,
} from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import type { ReactNode } from 'react';
import { showcase } from '../../../../../.storybook/modes.ts';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Button } from '../../base/button/button.tsx';
import { MoneyField } from '../../forms/money-field/money-field.tsx';
import { PageHeading } from '../../base/page-heading/page-heading.tsx';
import { PaymentMethodPicker } from '../../wallet/payment-method-picker/payment-method-picker.tsx';
import { BankAccountsStory, type StoryAccount } from '../wallet/bank-accounts-story.tsx';
import { ChargeStory, type ChargeStoryProps } from '../wallet/charge-story.tsx';
import { type StoryTransaction, TransactionsStory } from '../wallet/transactions-story.tsx';
import { useStoryMethods } from '../wallet/use-story-methods.ts';
import { WalletBalanceStory } from '../wallet/wallet-balance-story.tsx';
import { WithdrawalSummaryStory } from '../wallet/withdrawal-summary-story.tsx';

const stays = () => undefined;

const transactions: readonly StoryTransaction[] = [
  { state: 'pending', method: 'paymentMethod.bankTransfer', type: 'withdrawal', amount: 25000 },
  { state: 'successful', method: 'paymentMethod.digitalWallet', type: 'deposit', amount: 10000 },
  { state: 'rejected', method: 'paymentMethod.card', type: 'deposit', amount: 50000 },
  { state: 'successful', method: 'paymentMethod.cashback', type: 'deposit', amount: 1250 },
  { state: 'cancelled', method: 'paymentMethod.bankTransfer', type: 'withdrawal', amount: 40000 },
];

function Page({ children }: { readonly children: ReactNode }) {
  return <main className="mx-auto flex w-full max-w-form flex-col gap-4 p-4">{children}</main>;
}

function Overview() {
  return (
    <Page>
      <WalletBalanceStory />
      <TransactionsStory rows={transactions} isLinked />
    </Page>
  );
}

function Deposit() {
  const brand = useStoryBrand();
  const t = useStoryTexts('wallet');
  const common = useStoryTexts('common');
  const methods = useStoryMethods();
  const { minimum, maximum, quickAmounts } = brand.deposit;
  const money = (amount: number) => formatMoney(minorUnits(amount), brand);
  return (
    <Page>
      <PageHeading
        title={t.depositTitle}
        intro={t.depositIntro}
        back={{ href: '#wallet', label: common.back }}
      />
      <form noValidate className="card-frame flex flex-col gap-4 p-card">
        <PaymentMethodPicker
          name="method"
          label={t['method.legend']}
          defaultValue={methods[0]?.value}
          methods={methods}
        />
        <MoneyField
          name="amount"
          label={t.amount}
          currencySymbol={money(0).replace(/[\d.,\s]/g, '')}
          writing={brand}
          hint={formatText(t.amountHint, { minimum: money(minimum), maximum: money(maximum) })}
          quickAmountsLabel={t.quickAmounts}
          quickAmounts={quickAmounts.map((amount) => ({
            amount: formatAmountForField(minorUnits(amount), brand),
            label: formatRoundMoney(minorUnits(amount), brand),
            href: `#${amount}`,
          }))}
        />
        <Button type="submit" size="large" fullWidth>
          {t.depositContinue}
        </Button>
        <p className="text-center text-sm text-text-muted">{t.responsible}</p>
      </form>
    </Page>
  );
}

/** How what is owed is shown, by the way it is paid. */
const charges: Readonly<Record<string, ChargeStoryProps['by']>> = {
  pix: 'pix',
  spei: 'spei',
  pagoEfectivo: 'cip',
  bankTransfer: 'transfer',
};

/** Pix where the brand has it, else its own way. */
function Charge() {
  const t = useStoryTexts('wallet');
  const [by = 'redirect'] = useStoryBrand().paymentMethods.flatMap(
    (method) => charges[method] ?? [],
  );
  return (
    <Page>
      <PageHeading title={t.chargeTitle} />
      <ChargeStory state="waiting" by={by} />
    </Page>
  );
}

const toPixKey: StoryAccount = {
  id: 'a1',
  title: 'account.pixKey.cpf',
  number: '123.•••.•••-09',
  state: 'confirmed',
  isDefault: true,
};

const toBank: StoryAccount = {
  ...toPixKey,
  title: { bank: 'BBVA' },
  number: '•••• •••• •••• 0004',
};

function Withdrawal() {
  const account = useStoryBrand().isBrazilGroup ? toPixKey : toBank;
  const t = useStoryTexts('wallet');
  const common = useStoryTexts('common');
  return (
    <Page>
      <PageHeading title={t.withdrawTitle} back={{ href: '#wallet', label: common.back }} />
      <BankAccountsStory accounts={[account]} onPost={stays} />
      <WithdrawalSummaryStory account={account.number} amount={25000} fee={0} />
      <div className="flex flex-col gap-2 sm:flex-row-reverse">
        <Button>{t.withdrawTitle}</Button>
        <Button intent="quiet">{common.back}</Button>
      </div>
    </Page>
  );
}

const meta = { ...showcase, title: 'Showcase/Wallet' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const BalanceAndTransactions: Story = { render: () => <Overview /> };
export const DepositByMethod: Story = { render: () => <Deposit /> };
export const ChargeToPay: Story = { render: () => <Charge /> };
export const WithdrawalToConfirm: Story = { render: () => <Withdrawal /> };
