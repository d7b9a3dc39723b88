import type { Namespaces } from '@vitrine/messages/namespaces';
import type { BankAccount } from '@vitrine/upstream/wallet/bank-accounts';

/** An account in words, its number shortened to what its owner knows it by. */
export interface BankAccountWords {
  /** The bank, or what the key is. */
  readonly title: string;
  readonly number: string;
  /** Checking or savings; null for a key. */
  readonly detail: string | null;
}

export function bankAccountWords(
  account: BankAccount,
  texts: Namespaces['wallet'],
): BankAccountWords {
  if (account.kind === 'account') {
    const { bankName, accountNumber, accountType } = account;
    return {
      title: bankName,
      number: lastDigits(accountNumber),
      detail: texts[accountType === 'Checking' ? 'account.type.checking' : 'account.type.savings'],
    };
  }
  const { keyType, key } = account;
  return { title: texts[`account.pixKey.${keyType}`], number: keyText(keyType, key), detail: null };
}

/** An account in one line. */
export function bankAccountLine(account: BankAccount, texts: Namespaces['wallet']): string {
  const { title, number } = bankAccountWords(account, texts);
  return `${title}, ${number}`;
}

function lastDigits(number: string): string {
  return `•••• ${number.slice(-4)}`;
}

function keyText(type: 'cpf' | 'email' | 'phone' | 'random', key: string): string {
  switch (type) {
    case 'cpf':
      return `${key.slice(0, 3)}.•••.•••-${key.slice(-2)}`;
    case 'phone':
      return `${key.slice(0, 3)} ${key.slice(3, 5)} •••••-${key.slice(-4)}`;
    default:
      return key;
  }
}
