import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { WARNING_SHOWN_MS } from '@vitrine/betting/bet-slip/warning-time';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { SlipWarning } from '@vitrine/ui/bet-slip/slip-warning';

export interface PassingWarningProps extends Pick<BetSlip, 'warning'> {
  readonly texts: Namespaces['bet-slip'];
}

/** The warning of a slip; it disappears by itself. Source: 3§5. */
export function PassingWarning({ warning, texts }: PassingWarningProps) {
  return (
    <SlipWarning
      text={warning ? texts[`warning.${warning.code}`] : null}
      passing={warning ? { milliseconds: WARNING_SHOWN_MS, shownAt: warning.shownAt } : undefined}
    />
  );
}
