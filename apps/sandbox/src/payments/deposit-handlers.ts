import { amountToWire } from '@vitrine/betting/base/money';
import {
  bankTransaction,
  beginBankTransferDeposit,
  beginCardDeposit,
  beginDepositWithCard,
  beginDigitalWalletDeposit,
  beginOxxoDeposit,
  beginPagoEfectivoDeposit,
  beginPixDeposit,
  beginSpeiDeposit,
  beginTuPayDeposit,
  beginYapeDeposit,
  isValidOxxoDeposit,
  pixTransaction,
} from '@vitrine/upstream/contract/wallet/deposits';
import { TRANSACTION_TYPE } from '@vitrine/upstream/contract/wallet/transactions';
import type { Implementation } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import type { DepositDesk, DepositOrder } from './deposit-desk.ts';
import { methodNumber, type DepositMethod } from './payment-method.ts';
import type { Payment } from './payment-store.ts';
import type { Payments } from './payments.ts';

export interface DepositHandlerServices {
  readonly desk: DepositDesk;
  readonly payments: Payments;
}

/** The calls that begin deposits and read them. */
export function implementDeposits(
  { implement }: Implementation,
  { desk, payments }: DepositHandlerServices,
): void {
  function begin<Method extends DepositMethod>(order: DepositOrder<Method>) {
    const deposit = desk.begin(order);
    return {
      data: {
        ...deposit.instrument,
        transactionId: deposit.id,
        amount: amountToWire(deposit.amount),
        expiresAt: isoOf(deposit.expiresAt),
        paymentUrl: desk.pageUrl(deposit),
      },
    };
  }

  function ofBettor(userId: string, id: string): Payment {
    const payment = payments.byId(id);
    if (payment?.userId === userId) return payment;
    throw new Refusal(404, 'TRANSACTION_WAS_NOT_FOUND', 'No such transaction of this bettor');
  }

  implement(beginPixDeposit, ({ userId, body: { amount } }) =>
    begin({ userId, method: 'pix', amount }),
  );
  implement(beginCardDeposit, ({ userId, body: { amount } }) =>
    begin({ userId, method: 'card', amount }),
  );
  implement(beginDepositWithCard, ({ userId, body: { amount } }) =>
    begin({ userId, method: 'card', amount }),
  );
  implement(beginOxxoDeposit, ({ userId, body: { amount } }) =>
    begin({ userId, method: 'oxxo', amount }),
  );
  implement(beginSpeiDeposit, ({ userId, body: { amount } }) =>
    begin({ userId, method: 'spei', amount }),
  );
  implement(beginPagoEfectivoDeposit, ({ userId, body: { amount, isQrCodeAvailable } }) =>
    begin({ userId, method: 'pagoEfectivo', amount, wantsQrCode: isQrCodeAvailable }),
  );
  implement(beginTuPayDeposit, ({ userId, body: { amount } }) =>
    begin({ userId, method: 'tupay', amount }),
  );
  implement(beginYapeDeposit, ({ userId, body: { amount } }) =>
    begin({ userId, method: 'yape', amount }),
  );
  implement(beginBankTransferDeposit, ({ userId, body: { amount } }) =>
    begin({ userId, method: 'bankTransfer', amount }),
  );
  implement(beginDigitalWalletDeposit, ({ userId, body: { amount } }) =>
    begin({ userId, method: 'digitalWallet', amount }),
  );

  implement(isValidOxxoDeposit, ({ userId }) => ({
    data: { isValid: desk.mayHaveVoucher(userId) },
  }));

  implement(pixTransaction, ({ userId, params }) => {
    const payment = ofBettor(userId, params.id);
    const { brCode } = payment.instrument;
    if (brCode === undefined || payment.expiresAt === null) {
      throw new Refusal(404, 'TRANSACTION_WAS_NOT_FOUND', 'No Pix charge');
    }
    return {
      data: {
        transactionId: payment.id,
        amount: amountToWire(payment.amount),
        status: payment.status,
        brCode,
        expiresAt: isoOf(payment.expiresAt),
        paymentUrl: desk.pageUrl(payment),
      },
    };
  });

  implement(bankTransaction, ({ userId, params }) => {
    const payment = ofBettor(userId, params.id);
    return {
      data: {
        ...payment.instrument,
        transactionId: payment.id,
        type: payment.type,
        paymentMethod: methodNumber(payment.method),
        amount: amountToWire(payment.amount),
        status: payment.status,
        date: isoOf(payment.createdAt),
        changedAt: isoOf(payment.changedAt),
        fee: 0,
        expiresAt: payment.expiresAt === null ? null : isoOf(payment.expiresAt),
        paymentUrl: payment.type === TRANSACTION_TYPE.deposit ? desk.pageUrl(payment) : null,
      },
    };
  });
}

function isoOf(moment: number): string {
  return new Date(moment).toISOString();
}
