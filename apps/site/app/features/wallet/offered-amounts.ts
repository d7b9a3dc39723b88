import {
  formatAmountForField,
  formatMoney,
  formatRoundMoney,
  type MinorUnits,
  minorUnits,
} from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { QuickAmount } from '@vitrine/ui/forms/money-field';
import { paths } from '../../paths.ts';
import { type AmountRules, amountTextValues } from './amount-schema.ts';

/** What stands beside the amount of a deposit. */
export interface OfferedAmounts {
  /** The limits in force. */
  readonly amountHint: string;
  /** The largest amount that can be deposited now, and what is said of one above it. */
  readonly highest: { readonly amount: MinorUnits; readonly above: string };
  readonly quickAmounts: readonly QuickAmount[];
}

/**
 * The limits in force in words, and the quick amounts within them. `room` is what the wallet can still
 * take; null for any amount.
 */
export function offeredAmounts(
  { minimum, maximum, format }: AmountRules,
  room: MinorUnits | null,
  quickAmounts: readonly number[],
  texts: Namespaces['wallet'],
): OfferedAmounts {
  const isRoomTighter = room !== null && room < maximum;
  const highest = isRoomTighter ? room : maximum;
  const say = (key: keyof Namespaces['wallet']) =>
    formatText(texts[key], {
      ...amountTextValues({ minimum, maximum: highest, format }, texts),
      amount: formatMoney(highest, format),
    });
  const isFull = highest < minimum;
  const aboveRoom = isFull ? 'errors.walletFull' : 'errors.aboveWalletLimit';
  return {
    amountHint: say(isFull ? 'errors.walletFull' : 'amountHint'),
    highest: { amount: highest, above: say(isRoomTighter ? aboveRoom : 'errors.aboveMaximum') },
    quickAmounts: quickAmounts
      .filter((quick) => quick >= minimum && quick <= highest)
      .map((quick) => {
        const amount = formatAmountForField(minorUnits(quick), format);
        return {
          amount,
          label: formatRoundMoney(minorUnits(quick), format),
          href: `${paths.deposit}?amount=${encodeURIComponent(amount)}`,
        };
      }),
  };
}
