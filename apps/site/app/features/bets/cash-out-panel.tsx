import { Form, useNavigation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Link } from '@vitrine/ui/base/link';
import { CashOut } from '@vitrine/ui/bets/cash-out';
import type { Bet } from '@vitrine/upstream/bets/bet';
import { CASH_OUT_FIELDS } from '../../shapes/bets/cash-out-form.ts';
import { CsrfField } from '../../forms/csrf-field.tsx';
import { cashOutPath } from '../../paths/bet-paths.ts';
import { useShellData } from '../../shell-data.ts';
import type { ShownCashOut } from '../../shapes/bets/shown-cash-out.ts';
import { cashOutValueAddress, type ValuedBet } from './cash-out-value-address.ts';
import { cashOutView } from './cash-out-words.ts';
import { useCurrentCashOut } from './use-current-cash-out.ts';

export interface CashOutPanelProps {
  readonly texts: Namespaces['bet-history'];
  readonly bet: ValuedBet & Pick<Bet, 'isCashOutBlocked'>;
  /** As the page was loaded. */
  readonly shown: ShownCashOut;
  /** In per cent; null when it is not known. */
  readonly commission: number | null;
  /** The level of its question: it stands in the card of its bet, or by itself. */
  readonly titleAs?: 'h2' | 'h3';
}

/** Without scripts the page of a cash out that waits opens itself again. */
const LOOK_AGAIN_S = 2;

/** Ends a bet before its result: one form, whose value follows the market while the page is open. */
export function CashOutPanel(props: CashOutPanelProps) {
  const { texts, bet, commission, titleAs } = props;
  const { format } = useShellData();
  const { state: navigating, formAction, formMethod } = useNavigation();
  const path = cashOutPath(bet.betNumber);
  const shown = useCurrentCashOut(props.shown, (state) => cashOutValueAddress(bet, state));
  const { cashOut, attempts } = shown;
  const refresh = (
    <noscript>
      <meta httpEquiv="refresh" content={`${LOOK_AGAIN_S};url=${path}`} />
      <Link emphasis="standalone" href={path}>
        {texts['cashOut.refresh']}
      </Link>
    </noscript>
  );
  const view = cashOutView(shown, {
    texts,
    format,
    commission,
    isBlocked: bet.isCashOutBlocked,
    refresh,
  });
  const isSending = navigating !== 'idle' && formAction === path && formMethod === 'POST';
  return (
    <Form noValidate method={cashOut.state === 'confirm' ? 'post' : 'get'} action={path}>
      {cashOut.state === 'confirm' ? (
        <>
          <CsrfField />
          <input type="hidden" name={CASH_OUT_FIELDS.attempt} value={attempts} />
          <input type="hidden" name={CASH_OUT_FIELDS.type} value={bet.type} />
          <input type="hidden" name={CASH_OUT_FIELDS.offer} value={cashOut.offer.id} />
          <input type="hidden" name={CASH_OUT_FIELDS.value} value={cashOut.offer.value} />
          <input type="hidden" name={CASH_OUT_FIELDS.expiresAt} value={cashOut.offer.expiresAt} />
        </>
      ) : null}
      <CashOut
        label={texts['cashOut.label']}
        view={view.state === 'confirm' ? { ...view, titleAs, isSending } : view}
      />
    </Form>
  );
}

/** Where the present value is, or the end of one that waits. */
