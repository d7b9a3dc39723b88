import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { WARNING_SHOWN_MS } from '@vitrine/betting/bet-slip/warning-time';
import { SlipWarning } from '@vitrine/ui/bet-slip/slip-warning';
import type { FirstSlipTexts } from '../first-slip-texts.ts';
import { allTexts } from '../late-slip-texts.ts';

export interface PassingWarningProps extends Pick<BetSlip, 'warning'> {
  readonly texts: FirstSlipTexts;
  /** The server's time when it read the slip, in epoch milliseconds. */
  readonly now: number;
}

/** The warning of a slip; it disappears by itself, 4 s after it was first shown anywhere. Source: 3§5. */
export default function PassingWarning({ warning, texts, now }: PassingWarningProps) {
  const milliseconds = warning ? timeLeft(warning, now) : 0;
  const isDue = warning !== null && milliseconds > 0;
  return (
    <SlipWarning
      text={isDue ? allTexts(texts)[`warning.${warning.code}`] : null}
      passing={isDue ? { milliseconds, shownAt: warning.shownAt } : undefined}
    />
  );
}

type Warning = NonNullable<BetSlip['warning']>;

/** When each warning of the page's data ends, on the browser's own clock. */
const ends = new WeakMap<Warning, number>();

/** How long a warning is still to be shown. One that is shown a second time, as in the sheet, goes on counting. */
function timeLeft(warning: Warning, now: number): number {
  const end = ends.get(warning) ?? performance.now() + warning.shownAt + WARNING_SHOWN_MS - now;
  ends.set(warning, end);
  return end - performance.now();
}
