import type { BetSlipRules } from '@vitrine/betting/bet-slip/placing/bet-slip-check';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { MinorUnits } from '@vitrine/betting/base/money';
import type { FreeBet } from '@vitrine/betting/bet-slip/free-bets/free-bet';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { KeptSlipName } from '../../shapes/bet-slip/kept-slip.ts';
import type { PlaceObstacle } from '../../shapes/bet-slip/place-obstacle.ts';
import type { UnreadStake } from './read-bet-slip-form.ts';

/** The data of the slip's view, the same for column, sheet and page; at first with a part of its texts. */
export interface BetSlipData<Texts = Namespaces['bet-slip']> {
  readonly slip: BetSlip;
  readonly rules: BetSlipRules;
  /** The free bets that the bettor can use now. */
  readonly freeBets: readonly FreeBet[];
  /** The slips put aside, the newest first. */
  readonly kept: readonly KeptSlipName[];
  readonly isLoggedIn: boolean;
  readonly quickStakes: readonly MinorUnits[];
  /** Whether the sheet of a phone has number keys of its own. */
  readonly stakeKeypad: boolean;
  /** The smallest deposit of the brand. */
  readonly minDeposit: MinorUnits;
  /** The largest. */
  readonly maxDeposit: MinorUnits;
  readonly texts: Texts;
  /** Time of the rendering, epoch milliseconds: server and browser write the same times. */
  readonly now: number;
}

/** The answer of the slip's action when it does not redirect. */
export interface BetSlipAnswer {
  readonly unread: readonly UnreadStake[];
  readonly obstacle: PlaceObstacle | null;
}
