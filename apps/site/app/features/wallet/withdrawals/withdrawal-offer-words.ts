import {
  formatAmountForField,
  formatMoney,
  formatRoundMoney,
  type MinorUnits,
  minorUnits,
} from '@vitrine/betting/base/money';
import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { BankAccount } from '@vitrine/upstream/wallet/bank-accounts';
import { paths } from '../../../paths.ts';
import { bankAccountLine, bankAccountWords } from '../bank-account-words.ts';
import { AMOUNT, type WithdrawalOffer } from './withdrawal-view.tsx';

/** How many round amounts stand beside "everything". */
const ROUND_AMOUNTS = 3;

interface Words {
  readonly brand: BrandFacts;
  readonly texts: Namespaces['wallet'];
}

/** The form of a withdrawal: its bounds, what one tap fills in, and the accounts. */
export function openOffer(
  accounts: readonly BankAccount[],
  balance: MinorUnits | null,
  { brand, texts }: Words,
): WithdrawalOffer {
  const minimum = formatMoney(minorUnits(brand.withdrawal.minimum), brand);
  return {
    kind: 'open',
    amountHint:
      balance === null
        ? formatText(texts['withdrawal.hintUnknown'], { minimum })
        : formatText(texts['withdrawal.hint'], { minimum, maximum: formatMoney(balance, brand) }),
    quickAmounts: quickAmounts(balance, { brand, texts }),
    accounts: accounts.map((account) => {
      const { title, number } = bankAccountWords(account, texts);
      return { id: account.id, title, number };
    }),
  };
}

function quickAmounts(balance: MinorUnits | null, { brand, texts }: Words) {
  const least = brand.withdrawal.minimum;
  if (balance === null || balance < least) return [];
  const quick = (amount: MinorUnits, label: string) => {
    const written = formatAmountForField(amount, brand);
    const query = new URLSearchParams({ [AMOUNT]: written });
    return { amount: written, label, href: `${paths.withdrawal}?${query.toString()}` };
  };
  return [
    ...brand.deposit.quickAmounts
      .filter((amount) => amount >= least && amount < balance)
      .slice(0, ROUND_AMOUNTS)
      .map((amount) => quick(minorUnits(amount), formatRoundMoney(minorUnits(amount), brand))),
    quick(balance, texts['withdrawal.all']),
  ];
}

/** A withdrawal as it will be asked for, under the id of this copy of its form. */
export function checkOffer(
  { amount, account }: { readonly amount: MinorUnits; readonly account: BankAccount },
  intentId: string,
  { brand, texts }: Words,
): WithdrawalOffer {
  const fee = minorUnits(brand.withdrawal.fee);
  const written = formatAmountForField(amount, brand);
  const money = formatMoney(amount, brand);
  const query = new URLSearchParams({ [AMOUNT]: written });
  return {
    kind: 'check',
    intentId,
    account: account.id,
    amount: written,
    amountText: formatText(texts['withdrawal.confirm'], { amount: money }),
    facts: [
      { label: texts['withdrawal.amount'], text: money },
      {
        label: texts['withdrawal.fee'],
        text: fee === 0 ? texts['withdrawal.free'] : formatMoney(fee, brand),
      },
      { label: texts['withdrawal.to'], text: bankAccountLine(account, texts) },
      { label: texts['withdrawal.arrives'], text: texts['withdrawal.arrivesText'] },
    ],
    total: formatMoney(minorUnits(Math.max(0, amount - fee)), brand),
    backPath: `${paths.withdrawal}?${query.toString()}`,
  };
}
