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

/** What became of this site's own claim: none is known, it is on its way, or it was given. */
export type GiveawayClaim = 'none' | 'pending' | 'given';

/** The next step of the bettor; null when there is none. */
export function giveawayStep(state: GiveawayState): 'accept' | 'claim' | null {
  if (state === 'pendingAcceptance') return 'accept';
  return state === 'readyToClaim' ? 'claim' : null;
}

/**
 * The state of a giveaway of which the operator told `told`: its own claim is known here first, and so is its end
 * while it waits for the bettor. `now` and `expiresAt` are epoch milliseconds; `expiresAt` is null for one that does
 * not expire. Source: 3§3.
 */
export function giveawayState(
  told: GiveawayState,
  claim: GiveawayClaim,
  { now, expiresAt }: { readonly now: number; readonly expiresAt: number | null },
): GiveawayState {
  if (claim === 'given') return 'claimed';
  if (claim === 'pending') return 'beingClaimed';
  const isOver = expiresAt !== null && now >= expiresAt;
  return isOver && giveawayStep(told) !== null ? 'expired' : told;
}
