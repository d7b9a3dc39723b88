import { Link as RouterLink, useLocation, useRevalidator } from '@remix-run/react';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Alert } from '@vitrine/ui/alert';
import { Button } from '@vitrine/ui/button';
import { ChargePanel } from '@vitrine/ui/charge-panel';
import { useEffect } from 'react';
import { FormPage } from '../../forms/form-page.tsx';
import { paths } from '../../paths.ts';
import { ChargeInstrument, type PayableCharge } from './charge-instrument.tsx';
import { type ChargeState, isOpenCharge } from './charge-state.ts';

/** A deposit as its page shows it, every amount and time formatted. */
export interface ShownCharge extends PayableCharge {
  readonly transactionText: string;
  readonly state: ChargeState;
  /** Whether it can be paid now: what it is paid with is shown. */
  readonly isPayable: boolean;
}

export interface ChargeViewProps {
  readonly texts: Namespaces['wallet'];
  /** Null while the operator can't be asked and nothing is remembered of it. */
  readonly charge: ShownCharge | null;
}

/** The operator is asked for the last deposit at most every 5 s (1§9); a charge is asked as often. */
const LOOK_MS = 5000;

/** A deposit on its way: what to pay it with, and what became of it. */
export function ChargeView({ texts, charge }: ChargeViewProps) {
  const isOpen = charge === null || isOpenCharge(charge.state);
  useLooking(isOpen);
  return (
    <FormPage title={pageHeading(texts, charge)} wide={hasSteps(charge)}>
      {charge ? (
        <ChargePanel
          state={PANEL_STATES[charge.state]}
          {...stateWords(texts, charge)}
          amount={{ label: texts.chargeAmount, text: charge.amount }}
          reference={charge.transactionText}
          actions={isOpen ? null : <Onwards texts={texts} isPaid={charge.state === 'paid'} />}
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

/** Whether what to pay with stands beside how to pay. */
function hasSteps(charge: ShownCharge | null): boolean {
  if (!charge?.isPayable) return false;
  return ['pix', 'voucher', 'cip'].includes(charge.instrument.kind);
}

/** How the panel draws each state: five looks for nine states, told apart by their words. */
const PANEL_STATES = {
  waiting: 'waiting',
  approval: 'waiting',
  unknown: 'unknown',
  paid: 'paid',
  refused: 'failed',
  cancelled: 'failed',
  expired: 'expired',
  failed: 'failed',
  refunded: 'failed',
} as const satisfies Record<ChargeState, string>;

const STATE_TEXTS = {
  waiting: ['statusWaiting', 'statusWaitingText'],
  approval: ['statusApproval', 'statusApprovalText'],
  unknown: ['statusUnknownTitle', 'statusUnknown'],
  paid: ['statusPaid', 'statusPaidText'],
  refused: ['statusRefused', 'statusRefusedText'],
  cancelled: ['statusCancelled', 'statusCancelledText'],
  expired: ['statusExpired', 'statusExpiredText'],
  failed: ['statusFailed', 'statusFailedText'],
  refunded: ['statusRefunded', 'statusRefundedText'],
} as const satisfies Record<ChargeState, readonly (keyof Namespaces['wallet'])[]>;

function stateWords(texts: Namespaces['wallet'], { state, amount }: ShownCharge) {
  const [title, text] = STATE_TEXTS[state];
  return { title: texts[title], text: formatText(texts[text], { amount }) };
}

function pageHeading(texts: Namespaces['wallet'], charge: ShownCharge | null): string {
  if (!charge?.isPayable) return texts.yourDeposit;
  return charge.method === null ? texts.chargeTitle : texts[`charge.title.${charge.method}`];
}

/** Without scripts the page renews itself; the link is for browsers that don't do even that. */
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

function useLooking(isOpen: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => {
      if (!document.hidden) revalidate();
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [isOpen, revalidate]);
}
