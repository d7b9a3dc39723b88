import { Link as RouterLink, useLocation, useRevalidator } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Alert } from '@vitrine/ui/alert';
import { Button } from '@vitrine/ui/button';
import { QrPanel } from '@vitrine/ui/qr-panel';
import { useEffect } from 'react';
import { FormPage } from '../../forms/form-page.tsx';
import { paths } from '../../paths.ts';

/** A Pix charge, every amount and time formatted. */
export interface ShownCharge {
  readonly transactionId: string;
  readonly transactionText: string;
  readonly status: 'waiting' | 'paid' | 'failed' | 'expired';
  readonly amount: string;
  readonly brCode: string;
  readonly paymentUrl: string | null;
  readonly expiry: string;
  readonly paidText: string;
  readonly pictureLabel: string;
}

export interface ChargeViewProps {
  readonly texts: Namespaces['wallet'];
  /** Null while the operator can't be asked. */
  readonly charge: ShownCharge | null;
}

/** The operator is asked for the last deposit at most every 5 s (1§9); a charge is asked as often. */
const LOOK_MS = 5000;

/** A Pix charge: the code to pay, and what became of it. */
export function ChargeView({ texts, charge }: ChargeViewProps) {
  const isOpen = charge === null || charge.status === 'waiting';
  useLooking(isOpen);
  return (
    <FormPage
      title={isOpen ? texts.chargeTitle : texts.yourDeposit}
      {...(isOpen ? { intro: texts.chargeIntro } : {})}
    >
      <Status texts={texts} charge={charge} />
      {charge?.status === 'waiting' ? <Code texts={texts} charge={charge} /> : null}
      {isOpen ? (
        <LookAgain texts={texts} />
      ) : (
        <Onwards texts={texts} isPaid={charge.status === 'paid'} />
      )}
      {charge ? (
        <p className="text-center text-xs text-text-muted">{charge.transactionText}</p>
      ) : null}
    </FormPage>
  );
}

function Status({ texts, charge }: ChargeViewProps) {
  if (charge === null) {
    return <Alert tone="warning" title={texts.statusUnknown} announce="polite" />;
  }
  switch (charge.status) {
    case 'waiting':
      return (
        <Alert tone="info" title={texts.statusWaiting} announce="polite">
          {texts.statusWaitingText}
        </Alert>
      );
    case 'paid':
      return (
        <Alert tone="success" title={texts.statusPaid} announce="polite">
          {charge.paidText}
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone="danger" title={texts.statusFailed} announce="polite">
          {texts.statusFailedText}
        </Alert>
      );
    case 'expired':
      return (
        <Alert tone="warning" title={texts.statusExpired} announce="polite">
          {texts.statusExpiredText}
        </Alert>
      );
  }
}

function Code({
  texts,
  charge,
}: {
  readonly texts: ChargeViewProps['texts'];
  readonly charge: ShownCharge;
}) {
  return (
    <>
      <p className="flex items-baseline justify-between">
        <span className="text-text-muted">{texts.chargeAmount}</span>
        <strong className="text-xl tabular-nums">{charge.amount}</strong>
      </p>
      <QrPanel
        code={charge.brCode}
        pictureLabel={charge.pictureLabel}
        codeLabel={texts.copyCode}
        copyLabel={texts.copy}
        copiedLabel={texts.copied}
        expiry={charge.expiry}
      />
      {charge.paymentUrl ? (
        <Button asChild fullWidth intent="quiet">
          <a href={charge.paymentUrl} target="_blank" rel="noreferrer">
            {texts.openBank}
          </a>
        </Button>
      ) : null}
    </>
  );
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
    <div className="grid gap-2">
      {isPaid ? (
        <Button asChild fullWidth size="large">
          <RouterLink to={paths.sportsbook}>{texts.goBet}</RouterLink>
        </Button>
      ) : null}
      <Button asChild fullWidth intent={isPaid ? 'quiet' : 'action'}>
        <RouterLink to={paths.deposit}>{texts.newDeposit}</RouterLink>
      </Button>
    </div>
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
