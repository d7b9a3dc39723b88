import { Link as RouterLink } from '@remix-run/react';
import { formatMoney } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { useRef } from 'react';
import { useOnScreen } from '../../frame/use-on-screen.ts';
import { askCashOutPath } from '../../paths/bet-paths.ts';
import { useShellData } from '../../shell-data.ts';
import type { ValuedBet } from './cash-out-value-address.ts';
import { useCashOutValue } from './use-cash-out-value.ts';

export interface CashOutLinkProps {
  readonly texts: Namespaces['bet-history'];
  readonly bet: ValuedBet;
}

/** Leads to the question whether a bet ends now; in view it says at which value. */
export function CashOutLink({ texts, bet }: CashOutLinkProps) {
  const { format } = useShellData();
  const link = useRef<HTMLAnchorElement>(null);
  const value = useCashOutValue(bet, useOnScreen(link));
  const { betNumber: number } = bet;
  const amount = value === null ? null : formatMoney(value, format);
  return (
    <Button asChild fullWidth intent="quiet">
      <RouterLink
        ref={link}
        to={askCashOutPath(number, value)}
        aria-label={
          amount === null
            ? formatText(texts['cashOut.openOf'], { number })
            : formatText(texts['cashOut.availableOf'], { amount, number })
        }
      >
        {amount === null
          ? texts['cashOut.open']
          : formatText(texts['cashOut.available'], { amount })}
      </RouterLink>
    </Button>
  );
}
