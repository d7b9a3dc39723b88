import { Link as RouterLink, useLocation } from '@remix-run/react';
import { type ChargeState, isOpenCharge } from '@vitrine/betting/wallet/charge-state';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Alert } from '@vitrine/ui/feedback/alert';
import { Button } from '@vitrine/ui/base/button';
import { TimeLeft } from '@vitrine/ui/base/time-left';
import { ChargePanel } from '@vitrine/ui/wallet/charge-panel';
import { FormPage } from '../../forms/form-page.tsx';
import { paths } from '../../paths.ts';
import { ChargeInstrument, type PayableCharge } from './charge-instrument.tsx';
import { useEndedCharge } from './use-ended-charge.ts';
import { useLooking } from './use-looking.ts';

/** A deposit as its page shows it, with formatted amounts and times. */
export interface ShownCharge extends PayableCharge {
  readonly transactionText: string;
  readonly state: ChargeState;
  /** Whether it can be paid now; then the page shows the means to pay. */
  readonly isPayable: boolean;
}

export interface ChargeViewProps {
  readonly texts: Namespaces['wallet'];
  /** Null while the operator does not answer and the site has stored nothing about the charge. */
  readonly charge: ShownCharge | null;
}

/** The operator is asked for the last deposit at most every 5 s (1§9); a charge is asked as often. */
const LOOK_MS = 5000;

/** The page of a deposit: the means to pay it, and its state. */
export function ChargeView({ texts, charge: told }: ChargeViewProps) {
  const [charge, end] = useEndedCharge(told);
  const isOpen = charge === null || isOpenCharge(charge.state);
  useLooking(isOpen, LOOK_MS);
  return (
    <FormPage title={pageHeading(texts, charge)} wide={hasSteps(charge)}>
      {charge ? (
        <ChargePanel
          state={PANEL_STATES[charge.state]}
          {...stateWords(texts, charge)}
          amount={{ label: texts.chargeAmount, text: charge.amount }}
          countdown={countdown(texts, charge, end)}
          reference={charge.transactionText}
          actions={isOpen ? null : <Onwards texts={texts} isPaid={charge.state === 'successful'} />}
        >
          {charge.isPayable ? <ChargeInstrument texts={texts} charge={charge} /> : null}
        </ChargePanel>
      ) : (
        <Alert tone="warning" title={texts.statusUnknownTitle} announce="polite">
          {texts.statusUnknown}
        </Alert>
      )}
      {isOpen ? <LookAgain texts={texts} /> : null}
    </FormPage>
  );
}

/** Whether the means to pay and the steps are side by side. */
function hasSteps(charge: ShownCharge | null): boolean {
  if (!charge?.isPayable) return false;
  return ['pix', 'voucher', 'cip'].includes(charge.instrument.kind);
}

/** The look of the panel for each state: eleven states share five looks, and their words differ. */
const PANEL_STATES = {
  created: 'waiting',
  pending: 'waiting',
  pendingApproval: 'waiting',
  unknown: 'unknown',
  successful: 'paid',
  successfulRefund: 'failed',
  rejected: 'failed',
  cancelled: 'failed',
  expired: 'expired',
  paymentError: 'failed',
  error: 'failed',
} as const satisfies Record<ChargeState, string>;

const STATE_TEXTS = {
  created: ['statusWaiting', 'statusWaitingText'],
  pending: ['statusWaiting', 'statusWaitingText'],
  pendingApproval: ['statusApproval', 'statusApprovalText'],
  unknown: ['statusUnknownTitle', 'statusUnknown'],
  successful: ['statusPaid', 'statusPaidText'],
  successfulRefund: ['statusRefunded', 'statusRefundedText'],
  rejected: ['statusRefused', 'statusRefusedText'],
  cancelled: ['statusCancelled', 'statusCancelledText'],
  expired: ['statusExpired', 'statusExpiredText'],
  paymentError: ['statusFailed', 'statusFailedText'],
  error: ['statusFailed', 'statusFailedText'],
} as const satisfies Record<ChargeState, readonly (keyof Namespaces['wallet'])[]>;

function stateWords(texts: Namespaces['wallet'], { state, amount }: ShownCharge) {
  const [title, text] = STATE_TEXTS[state];
  return { title: texts[title], text: formatText(texts[text], { amount }) };
}

function countdown(
  texts: Namespaces['wallet'],
  { isPayable, millisecondsLeft }: ShownCharge,
  end: () => void,
) {
  if (!isPayable || millisecondsLeft === null) return undefined;
  return {
    label: texts['charge.timeLeft'],
    time: <TimeLeft milliseconds={millisecondsLeft} onEnd={end} />,
  };
}

function pageHeading(texts: Namespaces['wallet'], charge: ShownCharge | null): string {
  if (!charge?.isPayable) return texts.yourDeposit;
  return charge.method === null ? texts.chargeTitle : texts[`charge.title.${charge.method}`];
}

/** Without scripts the page reloads itself; the link is for browsers that don't do that either. */
function LookAgain({ texts }: Pick<ChargeViewProps, 'texts'>) {
  const { pathname } = useLocation();
  return (
    <noscript>
      <meta httpEquiv="refresh" content="5" />
      <a href={pathname}>{texts.checkNow}</a>
    </noscript>
  );
}

function Onwards({
  texts,
  isPaid,
}: {
  readonly texts: ChargeViewProps['texts'];
  readonly isPaid: boolean;
}) {
  return (
    <>
      {isPaid ? (
        <Button asChild fullWidth size="large">
          <RouterLink to={paths.sportsbook}>{texts.goBet}</RouterLink>
        </Button>
      ) : null}
      <Button asChild fullWidth intent={isPaid ? 'quiet' : 'action'}>
        <RouterLink to={paths.deposit}>{texts.newDeposit}</RouterLink>
      </Button>
    </>
  );
}
