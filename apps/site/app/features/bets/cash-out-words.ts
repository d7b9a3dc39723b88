import { formatMoney } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { CashOutView } from '@vitrine/ui/bets/cash-out';
import type { ReactNode } from 'react';
import {
  ASKS_ANEW,
  CASH_OUT_BUTTON,
  CONFIRMS,
  DISMISSES,
  SEEN_VALUE,
} from '../../shapes/bets/cash-out-form.ts';
import type { BrandFormat } from '../../shell-data.ts';
import type { ShownCashOut } from '../../shapes/bets/shown-cash-out.ts';

/** What the words of a cash out depend on besides its state. */
interface Surroundings {
  readonly texts: Namespaces['bet-history'];
  readonly format: BrandFormat;
  /** In per cent; null when it is not known, or nothing is kept. */
  readonly commission: number | null;
  /** The operator does not let this bet end early. Source: 3§3. */
  readonly isBlocked: boolean;
  /** The way on for a page that can't renew itself. */
  readonly refresh: ReactNode;
}

/** A cash out in the words of the brand. */
export function cashOutView(
  { cashOut, problem }: ShownCashOut,
  { texts, format, commission, isBlocked, refresh }: Surroundings,
): CashOutView {
  switch (cashOut.state) {
    case 'available': {
      const { value } = cashOut.offer;
      const label = formatText(texts['cashOut.available'], { amount: formatMoney(value, format) });
      return {
        state: 'available',
        ask: { name: SEEN_VALUE, value: String(value), label },
        note: texts['cashOut.availableNote'],
      };
    }
    case 'confirm': {
      const amount = formatMoney(cashOut.offer.value, format);
      const kept = commission
        ? ` ${formatText(texts['cashOut.commission'], { percent: percentText(commission, format) })}`
        : '';
      return {
        state: 'confirm',
        title: texts['cashOut.confirmTitle'],
        text: texts['cashOut.confirmText'] + kept,
        value: { label: texts['cashOut.value'], text: amount },
        changed:
          cashOut.changedFrom === null
            ? null
            : {
                text: texts['cashOut.valueChanged'],
                label: texts['cashOut.valueBefore'],
                valueText: formatMoney(cashOut.changedFrom, format),
              },
        confirm: {
          name: CASH_OUT_BUTTON,
          value: CONFIRMS,
          label: formatText(texts['cashOut.confirm'], { amount }),
        },
        dismiss: {
          name: CASH_OUT_BUTTON,
          value: DISMISSES,
          label: texts['cashOut.dismiss'],
        },
      };
    }
    case 'pending': {
      const [title, text] =
        problem === 'lost'
          ? (['cashOut.lostTitle', 'cashOut.lostText'] as const)
          : (['cashOut.pendingTitle', 'cashOut.pendingText'] as const);
      return { state: 'pending', title: texts[title], text: texts[text], action: refresh };
    }
    case 'success': {
      const amount = formatMoney(cashOut.value, format);
      return {
        state: 'success',
        title: texts['cashOut.successTitle'],
        text: formatText(texts['cashOut.successText'], { amount }),
      };
    }
    case 'error': {
      const [title, text] =
        problem === 'noValue'
          ? (['cashOut.noValueTitle', 'cashOut.noValueText'] as const)
          : (['cashOut.errorTitle', 'cashOut.errorText'] as const);
      return {
        state: 'error',
        title: texts[title],
        text: texts[text],
        retry: { name: ASKS_ANEW, value: '1', label: texts['cashOut.retry'] },
      };
    }
    case 'notAvailable': {
      const text = texts[isBlocked ? 'cashOut.blocked' : 'cashOut.notAvailable'];
      return { state: 'notAvailable', text };
    }
    default:
      return { state: cashOut.state, text: texts[`cashOut.${cashOut.state}`] };
  }
}

function percentText(percent: number, { locale }: BrandFormat): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    percent / 100,
  );
}
