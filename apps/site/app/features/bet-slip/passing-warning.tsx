import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { WARNING_SHOWN_MS } from '@vitrine/betting/bet-slip/warning-time';
import { SlipWarning } from '@vitrine/ui/bet-slip/slip-warning';
import type { FirstSlipTexts } from './first-slip-texts.ts';
import { allTexts } from './late-slip-texts.ts';

export interface PassingWarningProps extends Pick<BetSlip, 'warning'> {
  readonly texts: FirstSlipTexts;
}

/** The warning of a slip; it disappears by itself. Source: 3§5. */
export default function PassingWarning({ warning, texts }: PassingWarningProps) {
  return (
    <SlipWarning
      text={warning ? allTexts(texts)[`warning.${warning.code}`] : null}
      passing={warning ? { milliseconds: WARNING_SHOWN_MS, shownAt: warning.shownAt } : undefined}
    />
  );
}
