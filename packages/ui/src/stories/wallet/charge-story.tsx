import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { ReactNode } from 'react';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { BarcodePanel } from '../../base/barcode-panel/barcode-panel.tsx';
import { Button } from '../../base/button/button.tsx';
import {
  type PaymentDetail,
  PaymentDetails,
} from '../../wallet/payment-details/payment-details.tsx';
import { PaymentMark } from '../../wallet/payment-method-picker/payment-method-picker.tsx';
import { PhoneApproval } from '../../wallet/phone-approval/phone-approval.tsx';
import { QrPanel } from '../../base/qr-panel/qr-panel.tsx';
import { STILL_CLOCK } from '../base/still-clock.ts';
import { TimeLeft } from '../../base/time-left/time-left.tsx';
import { StepList } from '../../base/step-list/step-list.tsx';
import { ChargePanel, type ChargePanelState } from '../../wallet/charge-panel/charge-panel.tsx';

type WalletTexts = Namespaces['wallet'];
type Fill = (key: keyof WalletTexts) => string;

const brCode =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-42665544000052040000530398654045.005802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

function detail(
  t: WalletTexts,
  key: keyof WalletTexts,
  text: string,
  how: 'copied' | 'main' | 'shown' = 'shown',
): PaymentDetail {
  const label = t[key];
  if (how === 'shown') return { label, text };
  return {
    label,
    text,
    isMain: how === 'main',
    copy: {
      text: text.replaceAll(' ', ''),
      label: formatText(t['charge.copy'], { label }),
      copiedLabel: formatText(t['charge.copied'], { label }),
    },
  };
}

function qr(t: WalletTexts, fill: Fill) {
  return (
    <QrPanel
      code={brCode}
      pictureLabel={fill('qrCode')}
      showPictureLabel={t.showQr}
      codeLabel={t.copyCode}
      copyLabel={t.copy}
      copiedLabel={t.copied}
      expiry={formatText(t.expiresAt, { time: '14:32' })}
    />
  );
}

function steps(t: WalletTexts, fill: Fill, of: 'pix' | 'oxxo' | 'cip') {
  return (
    <StepList
      label={t['charge.steps']}
      steps={[fill(`charge.${of}.step1`), fill(`charge.${of}.step2`), fill(`charge.${of}.step3`)]}
    />
  );
}

/** What each way to pay shows while it waits. */
const instruments = {
  pix: (t, fill) => (
    <>
      {qr(t, fill)}
      {steps(t, fill, 'pix')}
    </>
  ),
  oxxo: (t, fill) => (
    <>
      <BarcodePanel
        code="93000262501234567890"
        codeText="9300 0262 5012 3456 7890"
        pictureLabel={fill('charge.barcode')}
        codeLabel={t['charge.reference']}
        copyLabel={t['charge.copyReference']}
        copiedLabel={t['charge.referenceCopied']}
        expiry={formatText(t.expiresAt, { time: '23/11/2026, 18:42' })}
      />
      {steps(t, fill, 'oxxo')}
    </>
  ),
  spei: (t, fill) => (
    <PaymentDetails
      details={[
        detail(t, 'charge.clabe', '646 180 1570 0000 0004', 'main'),
        detail(t, 'charge.reference', '7012345', 'copied'),
        detail(t, 'charge.bank', 'STP'),
        detail(t, 'charge.beneficiary', 'Ajolote Juegos y Sorteos S.A. de C.V.'),
      ]}
      note={fill('charge.exactAmount')}
    />
  ),
  transfer: (t, fill) => (
    <PaymentDetails
      details={[
        detail(t, 'charge.accountNumber', '0011 0452 1180', 'main'),
        detail(t, 'charge.reference', 'VTR-7012345', 'copied'),
        detail(t, 'charge.bank', 'Banco Pichincha'),
        detail(t, 'charge.beneficiary', 'Galápago Entretenimiento S.A.'),
      ]}
      note={fill('charge.exactAmount')}
    />
  ),
  cip: (t, fill) => (
    <>
      <PaymentDetails details={[detail(t, 'charge.cip', '1234 56789', 'main')]} />
      {qr(t, fill)}
      {steps(t, fill, 'cip')}
    </>
  ),
  phone: (t, fill) => (
    <PhoneApproval
      title={t['charge.phone.title']}
      phoneLabel={t['charge.phone.sentTo']}
      phoneText="••• ••• 321"
      stepsLabel={t['charge.steps']}
      steps={[
        formatText(t['charge.phone.step1'], { app: 'Yape' }),
        fill('charge.phone.step2'),
        t['charge.phone.step3'],
      ]}
    />
  ),
  redirect: (t) => (
    <div className="card-frame flex flex-col gap-4 p-card">
      <div className="flex items-start gap-3">
        <PaymentMark kind="card" />
        <div className="min-w-0">
          <p className="text-md font-bold">{t['charge.redirect.title']}</p>
          <p className="mt-1 text-base text-text-muted">{t['charge.redirect.text']}</p>
        </div>
      </div>
      <Button asChild fullWidth size="large">
        <a href="#provider" rel="external">
          {t['charge.redirect.go']}
        </a>
      </Button>
    </div>
  ),
} satisfies Record<string, (t: WalletTexts, fill: Fill) => ReactNode>;

export interface ChargeStoryProps {
  readonly state: ChargePanelState;
  readonly by: keyof typeof instruments;
}

const statusKeys = {
  waiting: ['statusWaiting', 'statusWaitingText'],
  unknown: ['statusUnknownTitle', 'statusUnknown'],
  paid: ['statusPaid', 'statusPaidText'],
  expired: ['statusExpired', 'statusExpiredText'],
  failed: ['statusFailed', 'statusFailedText'],
} as const satisfies Record<ChargePanelState, readonly [keyof WalletTexts, keyof WalletTexts]>;

/** A deposit by one of the ways to pay. */
export function ChargeStory({ state, by }: ChargeStoryProps) {
  const brand = useStoryBrand();
  const t = useStoryTexts('wallet');
  const amount = formatMoney(minorUnits(5000), brand);
  const fill: Fill = (key) => formatText(t[key], { amount });
  const [titleKey, textKey] = statusKeys[state];
  const isOpen = state === 'waiting' || state === 'unknown';
  return (
    <div className="mx-auto w-full max-w-form">
      <ChargePanel
        state={state}
        title={t[titleKey]}
        text={fill(textKey)}
        amount={{ label: t.chargeAmount, text: amount }}
        countdown={
          isOpen
            ? {
                label: t['charge.timeLeft'],
                time: <TimeLeft milliseconds={899_000} clock={STILL_CLOCK} />,
              }
            : undefined
        }
        reference={formatText(t.transaction, { id: '7f3c-1190' })}
        actions={
          isOpen ? null : (
            <>
              {state === 'paid' ? (
                <Button asChild size="large">
                  <a href="#live">{t.goBet}</a>
                </Button>
              ) : null}
              <Button asChild intent={state === 'paid' ? 'quiet' : 'action'}>
                <a href="#deposit">{t.newDeposit}</a>
              </Button>
            </>
          )
        }
      >
        {instruments[by](t, fill)}
      </ChargePanel>
    </div>
  );
}
