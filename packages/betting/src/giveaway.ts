/** Something the house gives a bettor, in the six states of the specification. Source: 3§3. */
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
  /** Epoch milliseconds until which it can be taken; null when it stays. */
  readonly expiresAt: number | null;
}

export type GiveawayEvent =
  /** The bettor agreed to its conditions, or asked for it. */
  | { readonly kind: 'accepted'; readonly now: number }
  | { readonly kind: 'claimSent'; readonly now: number }
  /** What became of the claim that was sent. */
  | { readonly kind: 'claimConfirmed' }
  | { readonly kind: 'claimFailed' }
  | { readonly kind: 'claimRefused'; readonly reason: 'alreadyClaimed' | 'expired' | 'cancelled' }
  /** The house took it back. */
  | { readonly kind: 'withdrawn' }
  | { readonly kind: 'timePassed'; readonly now: number };

/** What the bettor can do about it now; null when there is nothing to do. */
export function giveawayStep(state: GiveawayState): 'accept' | 'claim' | null {
  if (state === 'pendingAcceptance') return 'accept';
  return state === 'readyToClaim' ? 'claim' : null;
}

/** The end that each refusal of a claim stands for. */
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
 * The giveaway after something happened. It is accepted before it is claimed, and both in time. A
 * claim that was sent is moved by its own end alone, whatever the clock says, and one that failed can
 * be sent again. What doesn't fit a state changes nothing. Source: 3§3.
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
