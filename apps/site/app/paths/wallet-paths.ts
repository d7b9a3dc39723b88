import { paths } from '../paths.ts';

/** The form of a deposit with an amount in it, written as the brand writes amounts. */
export function depositPath(amount: string): string {
  return `${paths.deposit}?amount=${encodeURIComponent(amount)}`;
}

/** Names the deposit that came to nothing, in the address of the form that says why. */
export const NOT_CHARGED = 'notCharged';

export function notChargedPath(intentId: string): string {
  return `${paths.deposit}?${NOT_CHARGED}=${encodeURIComponent(intentId)}`;
}

/** Names, in the address of the withdrawal page, the request whose refusal it tells. */
export const NOT_WITHDRAWN = 'notWithdrawn';

export function notWithdrawnPath(intentId: string): string {
  return `${paths.withdrawal}?${NOT_WITHDRAWN}=${encodeURIComponent(intentId)}`;
}

/** The page of a withdrawal that was asked for. */
export function withdrawalRequestPath(intentId: string): string {
  return `/withdrawal/requests/${encodeURIComponent(intentId)}`;
}

/** The page that asks whether a withdrawal is to be cancelled, and says what became of it. */
export function cancelWithdrawalPath(transactionId: string): string {
  return `/withdrawal/cancel/${encodeURIComponent(transactionId)}`;
}

/** Where a bettor of a country keeps the accounts that withdrawals go to. Source: 1§2. */
export function bankAccountsPath({ country }: { readonly country: string }): string {
  return country === 'BR' ? paths.bankAccounts : paths.withdrawalAccounts;
}

/** A window of the financial operations, as the specification names it. Source: 1§2. */
export function financialWindowPath(
  window: 'deposit' | 'withdrawal' | 'transactions' | 'responsableGame',
): string {
  return `${paths.financialOperations}/${window}Window`;
}

/** Names, in the address of the accounts, the key that is being changed. */
export const CHANGED_KEY = 'alterar';

export function changeKeyPath(id: string): string {
  return `${paths.bankAccounts}?${CHANGED_KEY}=${encodeURIComponent(id)}#form`;
}

/** The page that waits for the charge of a deposit. */
export function pendingDepositPath(intentId: string): string {
  return `/deposit/pending/${encodeURIComponent(intentId)}`;
}

export function chargePath(transactionId: string): string {
  return `/deposit/${encodeURIComponent(transactionId)}`;
}
