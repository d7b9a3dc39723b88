import { amountToWire } from '@vitrine/betting/money';
import {
  balance,
  beginPixDeposit,
  lastDepositDetail,
  pixTransaction,
} from '@vitrine/upstream/contract/wallet';
import { positiveAmount } from '../amount.ts';
import type { Implementation } from '../implement.ts';
import { cashOf, type Ledger } from '../ledger/ledger.ts';
import { Refusal } from '../refusal.ts';
import type { Charge, Charges } from './charges.ts';

export interface WalletServices {
  readonly ledger: Ledger;
  readonly charges: Charges;
  /** Address of the platform, where its bank page answers. */
  readonly publicUrl: string;
}

export function implementWallet(
  { implement }: Implementation,
  { ledger, charges, publicUrl }: WalletServices,
): void {
  const chargeAnswer = (charge: Charge) => ({
    transactionId: charge.id,
    amount: amountToWire(charge.amount),
    brCode: charge.brCode,
    expiresAt: new Date(charge.expiresAt).toISOString(),
    paymentUrl: `${publicUrl}/bank/pix/${charge.id}`,
  });

  implement(balance, ({ userId }) => ({
    data: [
      { accountType: 'Real' as const, amount: amountToWire(ledger.balance(cashOf(userId))) },
      { accountType: 'Bonus' as const, amount: 0 },
    ],
  }));

  implement(beginPixDeposit, ({ userId, body }) => {
    const amount = positiveAmount(body.amount);
    if (!amount) throw new Refusal(400, 'INVALID_AMOUNT', 'amount: positive, two decimals at most');
    return { data: chargeAnswer(charges.begin(userId, amount)) };
  });

  implement(pixTransaction, ({ userId, params }) => {
    const charge = charges.byId(params.id);
    if (charge?.userId !== userId) {
      throw new Refusal(404, 'TRANSACTION_WAS_NOT_FOUND', 'No such charge of this bettor');
    }
    return { data: { ...chargeAnswer(charge), status: charge.status } };
  });

  implement(lastDepositDetail, ({ userId }) => {
    const charge = charges.latestOf(userId);
    return {
      data: charge
        ? {
            amount: amountToWire(charge.amount),
            transactionId: charge.id,
            date: new Date(charge.createdAt).toISOString(),
          }
        : null,
    };
  });
}
