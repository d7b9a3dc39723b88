import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { BarcodePanel } from '@vitrine/ui/base/barcode-panel';
import { Button } from '@vitrine/ui/base/button';
import { type PaymentDetail, PaymentDetails } from '@vitrine/ui/wallet/payment-details';
import { PaymentMark } from '@vitrine/ui/wallet/payment-method-picker';
import { PhoneApproval } from '@vitrine/ui/wallet/phone-approval';
import { QrPanel } from '@vitrine/ui/base/qr-panel';
import { StepList } from '@vitrine/ui/base/step-list';
import type { DepositMethod } from '@vitrine/upstream/wallet/begin-deposit';
import type { DepositInstrument } from '@vitrine/upstream/wallet/deposit-instrument';
import type { ReactNode } from 'react';
import { PAYMENT_KINDS } from './deposit-methods.ts';
import { inGroups } from './digit-groups.ts';

type Texts = Namespaces['wallet'];

/** A deposit that waits for its payment, with formatted amount and time. */
export interface PayableCharge {
  /** Null for a method that this site does not offer for deposits. */
  readonly method: DepositMethod | null;
  readonly instrument: DepositInstrument;
  readonly amount: string;
  /** The time until which it can be paid; null when the operator does not send it. */
  readonly expiry: string | null;
  /** In the last hour before that, when the page was made; null otherwise. */
  readonly millisecondsLeft: number | null;
  /** The provider's page. */
  readonly paymentUrl: string | null;
}

export interface ChargeInstrumentProps {
  readonly texts: Texts;
  readonly charge: PayableCharge;
}

/** The means to pay a deposit: a code, an account, a request on the phone, or the provider's page. */
export function ChargeInstrument({ texts, charge }: ChargeInstrumentProps) {
  const { kind } = charge.instrument;
  if (kind === 'redirect') return <ProvidersPage texts={texts} charge={charge} />;
  const isAtBank = kind === 'pix' || kind === 'clabe' || kind === 'transfer';
  return (
    <>
      <Means texts={texts} charge={charge} />
      {charge.paymentUrl ? (
        <Button asChild fullWidth intent="quiet">
          <a href={charge.paymentUrl} target="_blank" rel="noreferrer">
            {isAtBank ? texts.openBank : texts['charge.redirect.go']}
          </a>
        </Button>
      ) : null}
    </>
  );
}

function Means({ texts, charge }: ChargeInstrumentProps) {
  const { instrument, amount } = charge;
  const expiry = charge.expiry ?? undefined;
  switch (instrument.kind) {
    case 'redirect':
      return null;
    case 'pix':
      return (
        <Paying
          steps={
            <Steps
              texts={texts}
              amount={amount}
              keys={['charge.pix.step1', 'charge.pix.step2', 'charge.pix.step3']}
            />
          }
        >
          <Qr texts={texts} amount={amount} code={instrument.brCode} expiry={expiry} />
        </Paying>
      );
    case 'voucher':
      return (
        <Paying
          steps={
            <Steps
              texts={texts}
              amount={amount}
              keys={['charge.oxxo.step1', 'charge.oxxo.step2', 'charge.oxxo.step3']}
            />
          }
        >
          <Voucher texts={texts} amount={amount} code={instrument.reference} expiry={expiry} />
        </Paying>
      );
    case 'cip':
      return (
        <Paying
          steps={
            <Steps
              texts={texts}
              amount={amount}
              keys={[
                'charge.cip.step1',
                instrument.qrCode === null ? 'charge.cip.step2NoQr' : 'charge.cip.step2',
                'charge.cip.step3',
              ]}
            />
          }
        >
          <PaymentDetails
            details={[detail(texts, 'charge.cip', inGroups(instrument.cip, 3), instrument.cip)]}
            note={expiry}
          />
          {instrument.qrCode === null ? null : (
            <Qr texts={texts} amount={amount} code={instrument.qrCode} />
          )}
        </Paying>
      );
    case 'phone':
      return (
        <PhoneApproval
          title={texts['charge.phone.title']}
          phoneLabel={texts['charge.phone.sentTo']}
          phoneText={instrument.phone}
          stepsLabel={texts['charge.steps']}
          steps={[
            formatText(texts['charge.phone.step1'], { app: methodName(texts, charge) }),
            formatText(texts['charge.phone.step2'], { amount }),
            texts['charge.phone.step3'],
          ]}
          expiry={expiry}
        />
      );
    case 'clabe':
    case 'transfer':
      return <Account texts={texts} charge={charge} payee={instrument} />;
  }
}

interface PayingProps {
  /** The code and its copy button. */
  readonly children: ReactNode;
  readonly steps: ReactNode;
}

/**
 * The code first, because it must be on a phone's first screen; on a desktop the steps are beside it.
 */
function Paying({ children, steps }: PayingProps) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid gap-4">{children}</div>
      {steps}
    </div>
  );
}

function methodName(texts: Texts, { method }: PayableCharge): string {
  return texts[`paymentMethod.${method ?? 'other'}`];
}

interface StepsProps {
  readonly texts: Texts;
  readonly amount: string;
  readonly keys: readonly (keyof Texts)[];
}

function Steps({ texts, amount, keys }: StepsProps) {
  return (
    <StepList
      label={texts['charge.steps']}
      steps={keys.map((key) => formatText(texts[key], { amount }))}
    />
  );
}

interface CodeProps {
  readonly texts: Texts;
  readonly amount: string;
  readonly code: string;
  readonly expiry?: string | undefined;
}

function Qr({ texts, amount, code, expiry }: CodeProps) {
  return (
    <QrPanel
      code={code}
      pictureLabel={formatText(texts.qrCode, { amount })}
      showPictureLabel={texts.showQr}
      codeLabel={texts.copyCode}
      copyLabel={texts.copy}
      copiedLabel={texts.copied}
      expiry={expiry}
    />
  );
}

/** The till scans only digits; any other reference is read out. */
function Voucher({ texts, amount, code, expiry }: CodeProps) {
  if (!/^\d+$/.test(code)) {
    return (
      <PaymentDetails details={[detail(texts, 'charge.reference', code, code)]} note={expiry} />
    );
  }
  return (
    <BarcodePanel
      code={code}
      codeText={inGroups(code, 4)}
      pictureLabel={formatText(texts['charge.barcode'], { amount })}
      codeLabel={texts['charge.reference']}
      copyLabel={texts['charge.copyReference']}
      copiedLabel={texts['charge.referenceCopied']}
      expiry={expiry}
    />
  );
}

interface AccountProps extends ChargeInstrumentProps {
  readonly payee: Extract<DepositInstrument, { kind: 'clabe' | 'transfer' }>;
}

function Account({ texts, charge, payee }: AccountProps) {
  const account =
    payee.kind === 'clabe'
      ? detail(texts, 'charge.clabe', inGroups(payee.clabe, 4), payee.clabe)
      : detail(
          texts,
          'charge.accountNumber',
          inGroups(payee.accountNumber, 4),
          payee.accountNumber,
        );
  const { reference, bankName, beneficiary } = payee;
  const isFoundByReference = payee.kind === 'transfer' && reference !== null;
  return (
    <PaymentDetails
      details={[
        account,
        ...(reference === null
          ? []
          : [{ ...detail(texts, 'charge.reference', reference, reference), isMain: false }]),
        ...(bankName === null ? [] : [{ label: texts['charge.bank'], text: bankName }]),
        ...(beneficiary === null
          ? []
          : [{ label: texts['charge.beneficiary'], text: beneficiary }]),
      ]}
      note={
        <>
          {formatText(texts['charge.exactAmount'], { amount: charge.amount })}
          {isFoundByReference ? (
            <span className="mt-2 block">{texts['charge.writeReference']}</span>
          ) : null}
          {charge.expiry ? <span className="mt-2 block">{charge.expiry}</span> : null}
        </>
      }
    />
  );
}

/** A value that the bettor copies and enters at the bank. */
function detail(
  texts: Texts,
  key: 'charge.clabe' | 'charge.accountNumber' | 'charge.reference' | 'charge.cip',
  text: string,
  copied: string,
): PaymentDetail {
  const label = texts[key];
  return {
    label,
    text,
    isMain: true,
    copy: {
      text: copied,
      label: formatText(texts['charge.copy'], { label }),
      copiedLabel: formatText(texts['charge.copied'], { label }),
    },
  };
}

function ProvidersPage({ texts, charge }: ChargeInstrumentProps) {
  return (
    <div className="card-frame flex flex-col gap-4 p-card">
      <div className="flex items-start gap-3">
        <PaymentMark kind={charge.method === null ? 'card' : PAYMENT_KINDS[charge.method]} />
        <div className="min-w-0">
          <p className="text-md font-bold">{texts['charge.redirect.title']}</p>
          <p className="mt-1 text-base text-text-muted">{texts['charge.redirect.text']}</p>
        </div>
      </div>
      {charge.paymentUrl ? (
        <Button asChild fullWidth size="large">
          <a href={charge.paymentUrl} target="_blank" rel="noreferrer">
            {texts['charge.redirect.go']}
          </a>
        </Button>
      ) : null}
      {charge.expiry ? <p className="text-sm text-text-muted">{charge.expiry}</p> : null}
    </div>
  );
}
