import { amountToWire } from '@vitrine/betting/base/money';
import {
  calculateCashOut,
  cashOutCommission,
  cashOutSports,
  cashOutStatus,
  placeCashOut,
  type CashOutKind,
} from '@vitrine/upstream/contract/bets/cash-out';
import type { Implementation } from '../../implement.ts';
import { Refusal } from '../../refusal.ts';
import { toWireOffer, type CashOutDesk } from './cash-out-desk.ts';
import type { CashOut } from './cash-out-store.ts';
import type { CashOutTerms } from './cash-out-terms.ts';

export interface CashOutHandlers {
  readonly cashOutDesk: CashOutDesk;
  readonly terms: CashOutTerms;
}

const KINDS: readonly CashOutKind[] = ['single', 'multiple', 'customBet'];

export function implementCashOuts(
  { implement }: Implementation,
  { cashOutDesk, terms }: CashOutHandlers,
): void {
  for (const kind of KINDS) {
    implement(calculateCashOut[kind], ({ userId, params }) => ({
      data: toWireOffer(cashOutDesk.offer(userId, kind, params.id)),
    }));
    implement(placeCashOut[kind], ({ userId, body: { cashoutId, betNumber, amount } }) => {
      const taken = { id: cashoutId, betNumber, amount };
      return { data: toWireState(cashOutDesk.place(userId, kind, taken)) };
    });
  }

  implement(cashOutStatus, ({ userId, params }) => {
    const cashOut = cashOutDesk.byId(params.id);
    if (cashOut?.userId !== userId || cashOut.status === null) {
      throw new Refusal(404, 'CASHOUT_WAS_NOT_FOUND', 'No such cash out of this bettor');
    }
    return { data: toWireState(cashOut) };
  });

  implement(cashOutCommission, ({ userId }) => ({
    data: { commission: terms.commissionOf(userId) / 100 },
  }));

  implement(cashOutSports, () => ({ data: terms.sports().map((sport) => ({ ...sport })) }));
}

function toWireState({ id, ticketId, amount, status, rejectCode }: CashOut) {
  return {
    cashoutId: id,
    betNumber: ticketId,
    status: status ?? 0,
    amount: amountToWire(amount),
    rejectCode,
  };
}
