import type { SlipProblem } from '@vitrine/betting/bet-slip/placing/bet-slip-check';
import type { PlayRefusal } from '@vitrine/upstream/account/play-refusal';

/** Why a slip that was asked to be placed was not. */
export type PlaceObstacle =
  | { readonly kind: 'problems'; readonly problems: readonly SlipProblem[] }
  /** The account may not bet; the reason is the suffix of a text. */
  | { readonly kind: 'barred'; readonly reason: PlayRefusal }
  /** An earlier bet on this outcome has no end yet: it may be accepted. */
  | { readonly kind: 'undecided'; readonly outcomeId: string }
  /** The operator does not tell which free bets there are, so that the chosen one can't be taken. */
  | { readonly kind: 'freeBetsUnread' }
  /** The slip holds other bets than the form showed. */
  | { readonly kind: 'slipChanged' }
  | { readonly kind: 'feedDown' | 'failed' | 'staleForm' | 'cookiesNeeded' };
