import type { BetSlipRules, SlipProblem } from '@vitrine/betting/bet-slip-check';
import type { BetSlip } from '@vitrine/betting/bet-slip-types';
import type { MinorUnits } from '@vitrine/betting/money';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { PlayRefusal } from '../../services/play-refusal.ts';
import type { UnreadStake } from './bet-slip-form.ts';

/** What the slip's view needs, wherever it stands: column, sheet or page. */
export interface BetSlipData {
  readonly slip: BetSlip;
  readonly rules: BetSlipRules;
  readonly isLoggedIn: boolean;
  readonly quickStakes: readonly MinorUnits[];
  readonly texts: Namespaces['bet-slip'];
  /** Epoch milliseconds of the rendering, so that server and browser write the same times. */
  readonly now: number;
}

/** Why a slip that was asked to be placed was not sent. */
export type PlaceObstacle =
  | { readonly kind: 'problems'; readonly problems: readonly SlipProblem[] }
  /** The account may not bet; the reason is the suffix of a text. */
  | { readonly kind: 'barred'; readonly reason: PlayRefusal }
  | { readonly kind: 'feedDown' | 'failed' | 'staleForm' | 'cookiesNeeded' };

/** What the slip's action answers when it doesn't lead to another page. */
export interface BetSlipAnswer {
  readonly unread: readonly UnreadStake[];
  readonly obstacle: PlaceObstacle | null;
}
