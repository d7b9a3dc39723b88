import type { RepeatedSelection } from '../shapes/bets/repeated-bet.ts';
import type { BrandFormat } from '../shell-data.ts';
import { formatDay, formatTime } from './date-time.ts';
import { oddsText } from './odds-text.ts';

/** A selection of earlier in words: at its price of now, beside the earlier one where it differs. */
export function repeatedSelectionText(
  { scheduledAt, placedOdds, presentOdds, ...selection }: RepeatedSelection,
  format: BrandFormat,
) {
  return {
    ...selection,
    eventDetail: `${formatDay(scheduledAt, format)}, ${formatTime(scheduledAt, format)}`,
    oddsText: presentOdds === null ? null : oddsText(presentOdds, format),
    placedOddsText:
      placedOdds === null || placedOdds === presentOdds ? null : oddsText(placedOdds, format),
  };
}
