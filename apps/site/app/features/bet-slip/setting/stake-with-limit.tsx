import type { StakeTarget } from '@vitrine/betting/bet-slip/bet-slip-event';
import { formatMoney } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import { Button } from '@vitrine/ui/base/button';
import type { ReactNode } from 'react';
import { useShellData } from '../../../shell-data.ts';
import type { BetSlipData } from '../bet-slip-data.ts';
import { BUTTON_FIELD, buttonValue } from '../bet-slip-form.ts';
import { limitOf } from '../problem-text.ts';

interface StakeWithLimitProps {
  readonly data: BetSlipData;
  readonly target: StakeTarget;
  /** The stake field. */
  readonly children: ReactNode;
}

/** A stake field and, after a limit refused its stake, the button that sets the adjusted maximum. Source: 3§5. */
export function StakeWithLimit({ data: { slip, texts }, target, children }: StakeWithLimitProps) {
  const { format } = useShellData();
  const allowed = limitOf(target, slip)?.allowedStake ?? null;
  return (
    <div className="grid content-start gap-2">
      {children}
      {allowed ? (
        <Button
          type="submit"
          intent="quiet"
          fullWidth
          name={BUTTON_FIELD}
          value={buttonValue({ kind: 'setStake', target, amount: allowed })}
        >
          {formatText(texts['limit.use'], { amount: formatMoney(allowed, format) })}
        </Button>
      ) : null}
    </div>
  );
}
