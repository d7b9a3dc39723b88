import type { RouteRow } from '../route-row.ts';

/** Money in and out. */
export const WALLET_ROUTES = {
  deposit: { path: '/deposit', source: '1§2', who: 'bettor', movesMoney: true },
  pendingDeposit: {
    path: '/deposit/pending/:intentId',
    source: 'ours',
    who: 'bettor',
  },
  charge: { path: '/deposit/:transactionId', source: 'ours', who: 'bettor' },
  balance: { path: '/balance', source: 'ours', isTechnical: true, who: 'anyone' },
  withdrawal: {
    path: '/withdrawal',
    source: '1§2',
    who: 'bettor',
    isForExcluded: true,
    movesMoney: true,
  },
  withdrawalRequest: {
    path: '/withdrawal/requests/:intentId',
    source: 'ours',
    who: 'bettor',
    isForExcluded: true,
  },
  cancelWithdrawal: {
    path: '/withdrawal/cancel/:transactionId',
    source: 'ours',
    who: 'bettor',
    isForExcluded: true,
    movesMoney: true,
  },
  withdrawalAccounts: {
    path: '/withdrawal/accounts',
    source: 'ours',
    who: 'bettor',
    isForExcluded: true,
    movesMoney: true,
  },
  movement: {
    path: '/transactions/:transactionId',
    source: '1§4',
    who: 'bettor',
    isForExcluded: true,
  },
  transactions: {
    path: '/transactions',
    source: '1§2',
    who: 'bettor',
    isForExcluded: true,
  },
  transactionsStatement: {
    path: '/transactions/statement',
    source: 'ours',
    who: 'bettor',
    isForExcluded: true,
  },
  transactionsExport: {
    path: '/transactions/export',
    source: 'ours',
    who: 'bettor',
    isForExcluded: true,
  },
  atm: {
    path: '/atm',
    source: '1§2',
    who: 'bettor',
    hidesMigration: true,
    movesMoney: true,
  },
  bankAccounts: {
    path: '/bank-accounts',
    source: '1§2',
    who: 'bettor',
    isForExcluded: true,
    brands: 'brazil',
    movesMoney: true,
  },
  financialOperations: {
    path: '/financial-operations',
    source: '1§2',
    who: 'bettor',
    // It is the page of /atm, where the modal is not shown.
    hidesMigration: true,
  },
  depositWindow: {
    path: '/financial-operations/depositWindow',
    source: '1§2',
    who: 'bettor',
    movesMoney: true,
  },
  withdrawalWindow: {
    path: '/financial-operations/withdrawalWindow',
    source: '1§2',
    who: 'bettor',
    isForExcluded: true,
    movesMoney: true,
  },
  transactionsWindow: {
    path: '/financial-operations/transactionsWindow',
    source: '1§2',
    who: 'bettor',
    isForExcluded: true,
  },
  responsibleGameWindow: {
    path: '/financial-operations/responsableGameWindow',
    source: '1§2',
    who: 'bettor',
    condition: 'responsibleGameIsShown',
  },
  verifyDeposit: {
    path: '/verify-deposit',
    source: '1§2',
    who: 'bettor',
    movesMoney: true,
  },
  requestWithdrawal: {
    path: '/request-withdrawal/:migrationWithdrawalId',
    source: '1§2',
    who: 'bettor',
    isForExcluded: true,
    movesMoney: true,
  },
} as const satisfies Readonly<Record<string, RouteRow>>;
