import type { RouteRow } from '../route-row.ts';

/** The slip and the bets that were placed. */
export const BETS_ROUTES = {
  betHistory: {
    path: '/bet-history',
    source: '3§2',
    who: 'bettor',
    module: 'sports',
  },
  betHistoryExport: {
    path: '/bet-history/export',
    source: 'ours',
    who: 'bettor',
    module: 'sports',
  },
  betUpdates: {
    path: '/bet-history/updates',
    source: '3§7',
    isTechnical: true,
    who: 'anyone',
  },
  betDetails: {
    path: '/bet-history/:betNumber',
    source: 'ours',
    who: 'bettor',
    module: 'sports',
  },
  repeatBet: {
    path: '/bet-history/:betNumber/repeat',
    source: '3§7',
    who: 'bettor',
    module: 'sports',
  },
  shareBet: {
    path: '/bet-history/:betNumber/share',
    source: '3§7',
    who: 'bettor',
    module: 'sports',
  },
  sharedBet: {
    path: '/shared-bet/:code',
    source: '3§7',
    who: 'anyone',
    module: 'sports',
  },
  cashOut: {
    path: '/bet-history/:betNumber/cash-out',
    source: '3§4',
    who: 'bettor',
    module: 'sports',
    movesMoney: true,
  },
  cashOutValue: {
    path: '/bet-history/:betNumber/cash-out/value',
    source: '3§4',
    isTechnical: true,
    who: 'anyone',
  },
  betSlip: { path: '/bet-slip', source: 'ours', who: 'anyone', module: 'sports' },
  placeBet: {
    path: '(placing a bet)',
    source: 'ours',
    who: 'bettor',
    module: 'sports',
    movesMoney: true,
  },
  balanceLimit: { path: '/bet-slip/balance-limit', source: '3§8', who: 'bettor' },
  quickStakes: { path: '/bet-slip/quick-stakes', source: 'ours', who: 'bettor' },
  keptSlips: {
    path: '/bet-slip/kept',
    source: 'ours',
    who: 'anyone',
    module: 'sports',
  },
  keptSlip: {
    path: '/bet-slip/kept/:keptId',
    source: 'ours',
    who: 'anyone',
    module: 'sports',
  },
  ticket: { path: '/bet-slip/tickets/:intentId', source: 'ours', who: 'bettor' },
} as const satisfies Readonly<Record<string, RouteRow>>;
