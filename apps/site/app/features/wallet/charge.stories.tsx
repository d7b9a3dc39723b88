import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ChargeState, isPayableCharge } from '@vitrine/betting/wallet/charge-state';
import { formatText } from '@vitrine/messages/format-text';
import { expect } from 'storybook/test';
import { chargePath } from '../../paths/wallet-paths.ts';
import { frameTexts } from '../../stories/frame-texts.ts';
import type { StoryFacts } from '../../stories/story-facts.ts';
import { pageMeta, pageStory } from '../../stories/story-page.tsx';
import { BETTOR } from '../../stories/story-shell.ts';
import type { PayableCharge } from './charge-instrument.tsx';
import { ChargeView } from './charge-view.tsx';
import { PendingDepositView } from './pending-deposit-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Wallet/Charge' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

type Method = NonNullable<PayableCharge['method']>;

const PROVIDERS_PAGE = 'https://pagamentos.example/4815162342';

const QR_CODE =
  '00020126360014br.gov.bcb.pix0114+5561999999999520400005303986540550.005802BR6304ABCD';

/** The means to pay of each method. */
const INSTRUMENTS: Readonly<Record<Method, PayableCharge['instrument']>> = {
  pix: { kind: 'pix', brCode: QR_CODE },
  oxxo: { kind: 'voucher', reference: '93000123456789' },
  spei: {
    kind: 'clabe',
    clabe: '646180111812345678',
    reference: '4815162',
    beneficiary: 'Operadora Axolote Entretenimiento',
    bankName: 'STP',
  },
  bankTransfer: {
    kind: 'transfer',
    accountNumber: '19112345678014',
    reference: 'VT-481516',
    beneficiary: 'Pagos en Línea S.A.',
    bankName: 'Banco Industrial',
  },
  pagoEfectivo: { kind: 'cip', cip: '123456789', qrCode: QR_CODE },
  yape: { kind: 'phone', phone: '912 345 678' },
  tupay: { kind: 'phone', phone: '912 345 678' },
  card: { kind: 'redirect' },
  digitalWallet: { kind: 'redirect' },
};

interface ChargeInState {
  readonly state: ChargeState;
  /** The brand's first method when left out. */
  readonly method?: Method;
}

function shownCharge({ state, method }: ChargeInState, { brand, texts, money }: StoryFacts) {
  const [first = 'card'] = brand.paymentMethods;
  const chosen = method ?? first;
  const instrument = INSTRUMENTS[chosen];
  return {
    state,
    isPayable: isPayableCharge(state, false),
    method: chosen,
    instrument,
    paymentUrl: instrument.kind === 'redirect' ? PROVIDERS_PAGE : null,
    amount: money(5000),
    expiry: formatText(texts.wallet.expiresAt, { time: '18:42' }),
    millisecondsLeft: null,
    transactionText: formatText(texts.wallet.transaction, { id: '4815162342' }),
  };
}

function charge(shown: ChargeInState | null) {
  return pageStory({
    at: chargePath('4815162342'),
    visitor: BETTOR,
    data: (facts) => ({
      texts: facts.texts.wallet,
      charge: shown && shownCharge(shown, facts),
    }),
    view: (data) => <ChargeView {...data} />,
  });
}

/** By the first method of the brand. */
export const Waiting: Story = {
  ...charge({ state: 'pending' }),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'wallet');
    await expect(canvas.getByText(t.statusWaiting)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t.newDeposit })).toBeNull();
  },
};

// All ways to pay, in any brand. A real page shows only those of its brand.
export const WaitingWithQrCode: Story = charge({ state: 'pending', method: 'pix' });
export const WaitingWithVoucher: Story = charge({ state: 'pending', method: 'oxxo' });
export const WaitingForSpei: Story = charge({ state: 'pending', method: 'spei' });
export const WaitingForBankTransfer: Story = charge({ state: 'pending', method: 'bankTransfer' });
export const WaitingWithCip: Story = charge({ state: 'pending', method: 'pagoEfectivo' });
export const WaitingForPhone: Story = charge({ state: 'pending', method: 'yape' });
export const WaitingOnProvidersPage: Story = charge({ state: 'pending', method: 'card' });

export const InApproval: Story = charge({ state: 'pendingApproval' });

export const Paid: Story = {
  ...charge({ state: 'successful' }),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'wallet');
    await expect(canvas.getByText(t.statusPaid)).toBeVisible();
    await expect(canvas.getByRole('link', { name: t.goBet })).toBeVisible();
  },
};

export const Expired: Story = charge({ state: 'expired' });
export const Refused: Story = charge({ state: 'rejected' });
export const Cancelled: Story = charge({ state: 'cancelled' });
export const Failed: Story = charge({ state: 'paymentError' });
export const Refunded: Story = charge({ state: 'successfulRefund' });

/** The operator does not answer, but the site has stored the charge: it can still be paid. */
export const UnreachableButKnown: Story = charge({ state: 'unknown' });

/** The operator does not answer, and the site has stored nothing about the charge. */
export const Unreachable: Story = {
  ...charge(null),
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'wallet');
    await expect(canvas.getByText(t.statusUnknown)).toBeVisible();
  },
};

/** A deposit whose charge the operator has not made yet, or of whose making nothing is known. */
function pending(isLost: boolean): Story {
  return pageStory({
    at: '/deposit/pending/story',
    visitor: BETTOR,
    data: ({ texts, money }) => ({
      texts: texts.wallet,
      amount: money(5000),
      isLost,
      mayStartAnew: isLost,
    }),
    view: (data) => <PendingDepositView {...data} />,
  });
}

export const BeingMade: Story = pending(false);
export const LostOnTheWay: Story = pending(true);
