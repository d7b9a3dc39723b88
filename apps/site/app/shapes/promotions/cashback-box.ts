/** What came out of today's box; the amount is formatted. Source: 3§4, 3§8. */
export type OpenedCashbackBox =
  | { readonly kind: 'amount'; readonly amount: string }
  | { readonly kind: 'tryAgainTomorrow'; readonly reason: 'empty' | 'failed' };

/** How today's box stands before it is tapped. */
export type CashbackBox =
  | { readonly kind: 'guest' | 'closed' | 'none' | 'unread' | 'resting' }
  | { readonly kind: 'openedBefore'; readonly amount: string };
