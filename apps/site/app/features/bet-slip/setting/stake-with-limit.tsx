import type { StakeTarget } from '@vitrine/betting/bet-slip/bet-slip-event';
import { formatMoney } from '@vitrine/betting/base/money';
import { isStakeFixed } from '@vitrine/betting/bet-slip/free-bets/free-stake';
import { formatText } from '@vitrine/messages/format-text';
import { Button } from '@vitrine/ui/base/button';
import { Alert } from '@vitrine/ui/feedback/alert';
import type { ReactNode } from 'react';
import { useShellData } from '../../../shell-data.ts';
import type { BetSlipData } from '../bet-slip-data.ts';
import { BUTTON_FIELD, buttonValue } from '../bet-slip-form.ts';
import { largestStake, limitText } from './rejection-text.ts';

interface StakeWithLimitProps {
  readonly data: BetSlipData;
  readonly target: StakeTarget;
  /** The stake field. */
  readonly children: ReactNode;
}

/**
 * A stake field and, after a limit refused its stake, the button that sets the adjusted maximum. A free bet
 * has no field that could say it and no other stake: the sentence stands by itself. Source: 3§5.
 */
export function StakeWithLimit({ data, target, children }: StakeWithLimitProps) {
  const { format } = useShellData();
  const { slip, texts } = data;
  const isFixed = isStakeFixed(slip, target);
  const fixedText = isFixed ? limitText(target, data, format) : null;
  const allowed = isFixed ? null : largestStake(target, data);
  return (
    <div className="grid content-start gap-2">
      {children}
      {fixedText === null ? null : <Alert tone="danger" title={fixedText} />}
      {allowed !== null ? (
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
