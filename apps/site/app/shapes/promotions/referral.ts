/** What the bettor's page of invitations shows. Amounts are formatted. Source: 3§3. */
export interface ShownReferral {
  /** The code and the link that carries it; null while the operator is not heard. */
  readonly invitation: { readonly code: string; readonly url: string } | null;
  readonly rewards:
    | { readonly kind: 'none' | 'unread' }
    | {
        readonly kind: 'ready';
        readonly amount: string;
        /** The same amount, as the form of the claim carries it. */
        readonly minorUnits: number;
        readonly claimId: string;
      };
}

/** What became of a claim. `unknown`: its record can't be read. */
export type ShownClaim =
  | { readonly kind: 'paid' | 'waiting'; readonly amount: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'sessionEnded' }
  | { readonly kind: 'refused'; readonly reason: ClaimRefusal };

/** Why nothing was paid; `stale` is a form that the site no longer takes. */
export type ClaimRefusal = 'none' | 'notAllowed' | 'failed' | 'stale';
