/** A gift of the operator to a bettor, in the six states of the specification. Source: 3§3. */
export const GIVEAWAY_STATES = [
  'pendingAcceptance',
  'readyToClaim',
  'beingClaimed',
  'claimed',
  'expired',
  'cancelled',
] as const;

export type GiveawayState = (typeof GIVEAWAY_STATES)[number];

export interface Giveaway {
  readonly state: GiveawayState;
  /** Epoch milliseconds at which it expires; null when it does not expire. */
  readonly expiresAt: number | null;
}

export type GiveawayEvent =
  /** The bettor accepted its conditions, or claimed it. */
  | { readonly kind: 'accepted'; readonly now: number }
  | { readonly kind: 'claimSent'; readonly now: number }
  /** The result of the claim that was sent. */
  | { readonly kind: 'claimConfirmed' }
  | { readonly kind: 'claimFailed' }
  | { readonly kind: 'claimRefused'; readonly reason: 'alreadyClaimed' | 'expired' | 'cancelled' }
  /** The operator withdrew it. */
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'timePassed'; readonly now: number };

/** The next step of the bettor; null when there is none. */
export function giveawayStep(state: GiveawayState): 'accept' | 'claim' | null {
  if (state === 'pendingAcceptance') return 'accept';
  return state === 'readyToClaim' ? 'claim' : null;
}

/** The final state for each refusal of a claim. */
const REFUSED = {
  alreadyClaimed: 'claimed',
  expired: 'expired',
  cancelled: 'cancelled',
} as const satisfies Record<string, GiveawayState>;

function whileClaimed(event: GiveawayEvent): GiveawayState {
  switch (event.kind) {
    case 'claimConfirmed':
      return 'claimed';
    case 'claimFailed':
      return 'readyToClaim';
    case 'claimRefused':
      return REFUSED[event.reason];
    default:
      return 'beingClaimed';
  }
}

function whileOffered({ state, expiresAt }: Giveaway, event: GiveawayEvent): GiveawayState {
  if (event.kind === 'withdrawn') return 'cancelled';
  if ('now' in event && expiresAt !== null && event.now >= expiresAt) return 'expired';
  if (event.kind === 'accepted' && state === 'pendingAcceptance') return 'readyToClaim';
  if (event.kind === 'claimSent' && state === 'readyToClaim') return 'beingClaimed';
  return state;
}

/**
 * The giveaway after an event. It is accepted first and claimed afterwards, both before it expires.
 * After a claim was sent only its own result changes the state, even after the expiry; a failed claim
 * can be sent again. An event that does not fit the state changes nothing. Source: 3§3.
 */
export function moveGiveaway(giveaway: Giveaway, event: GiveawayEvent): Giveaway {
  switch (giveaway.state) {
    case 'claimed':
    case 'expired':
    case 'cancelled':
      return giveaway;
    case 'beingClaimed':
      return { ...giveaway, state: whileClaimed(event) };
    default:
      return { ...giveaway, state: whileOffered(giveaway, event) };
  }
}
