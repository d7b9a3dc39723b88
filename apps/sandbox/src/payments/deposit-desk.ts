import { randomBytes } from 'node:crypto';
import type { MinorUnits } from '@vitrine/betting/base/money';
import { TRANSACTION_TYPE } from '@vitrine/upstream/contract/wallet/transactions';
import type { Restrictions } from '../accounts/restrictions.ts';
import type { Users } from '../accounts/users.ts';
import { positiveAmount } from '../amount.ts';
import { localDay, type Country } from '../country.ts';
import type { Flags } from '../flags/flags.ts';
import { cashOf, type Ledger } from '../ledger/ledger.ts';
import { Refusal } from '../refusal.ts';
import { makeInstrument, type InstrumentOf } from './instrument.ts';
import { METHOD_FACTS, type DepositMethod } from './payment-method.ts';
import type { Payment } from './payment-store.ts';
import type { Payments, PlannedStep } from './payments.ts';
import { magicScript } from './payments-magic.ts';
import { refuseAboveLimits } from './wallet-limits.ts';

export interface DepositOrder<Method extends DepositMethod> {
  readonly userId: string;
  readonly method: Method;
  /** Decimal, as the request has it. */
  readonly amount: number;
  readonly wantsQrCode?: boolean;
}

/** A deposit that was begun, with what its payer needs. */
export interface BegunDeposit<Method extends DepositMethod> extends Payment {
  readonly expiresAt: number;
  readonly instrument: InstrumentOf<Method>;
}

/** Where deposits begin. */
export interface DepositDesk {
  /**
   * Begins a deposit. Throws the refusal: INVALID_AMOUNT, METHOD_NOT_AVAILABLE in this country,
   * TOO_MANY_OPEN_VOUCHERS, WALLET_ABOVE_LIMITS, or what the account's restrictions say.
   */
  begin<Method extends DepositMethod>(order: DepositOrder<Method>): BegunDeposit<Method>;
  /** Whether the bettor may have a further OXXO voucher. Throws METHOD_NOT_AVAILABLE elsewhere. */
  mayHaveVoucher(userId: string): boolean;
  /** Page of the bank where a deposit can be made. */
  pageUrl(payment: Pick<Payment, 'id' | 'method'>): string;
}

export interface DepositServices {
  readonly payments: Payments;
  readonly users: Users;
  readonly ledger: Ledger;
  readonly flags: Flags;
  readonly restrictions: Pick<Restrictions, 'refuseDeposit'>;
  readonly country: Country;
  /** Address of the platform, where its bank answers. */
  readonly publicUrl: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** Unpaid vouchers that a bettor may have at once. */
const OPEN_VOUCHERS = 3;

export function createDepositDesk(services: DepositServices): DepositDesk {
  const { payments, users, ledger, flags, restrictions, country, publicUrl, now } = services;

  function refuseMethod(method: DepositMethod): void {
    if (country.payments.deposits.includes(method)) return;
    throw new Refusal(400, 'METHOD_NOT_AVAILABLE', `${method} is not available in ${country.code}`);
  }

  function mayHaveVoucher(userId: string): boolean {
    refuseMethod('oxxo');
    return payments.countOpenDeposits(userId, 'oxxo') < OPEN_VOUCHERS;
  }

  function refuse(userId: string, method: DepositMethod, amount: MinorUnits): void {
    refuseMethod(method);
    restrictions.refuseDeposit(userId, amount);
    refuseAboveLimits(flags, ledger.balance(cashOf(userId)), amount);
    if (method === 'oxxo' && !mayHaveVoucher(userId)) {
      throw new Refusal(409, 'TOO_MANY_OPEN_VOUCHERS', `${OPEN_VOUCHERS} vouchers are unpaid`);
    }
  }

  function pageUrl({ id, method }: Pick<Payment, 'id' | 'method'>): string {
    return `${publicUrl}/bank/${METHOD_FACTS[method].page}/${id}`;
  }

  /** An instrument whose code no other payment has. */
  function newInstrument<Method extends DepositMethod>(
    method: Method,
    order: Parameters<typeof makeInstrument>[1],
  ) {
    for (;;) {
      const made = makeInstrument(method, order);
      if (made.code === null || !payments.byCode(made.code)) return made;
    }
  }

  return {
    mayHaveVoucher,
    pageUrl,
    begin({ userId, method, amount: asked, wantsQrCode = false }) {
      const amount = positiveAmount(asked);
      if (!amount) throw new Refusal(400, 'INVALID_AMOUNT', 'amount: positive, two decimals');
      refuse(userId, method, amount);
      const script = magicScript(amount, 'deposit') ?? [];
      const id = randomBytes(12).toString('hex').toUpperCase();
      const { code, fields } = newInstrument(method, {
        id,
        amount,
        country,
        cellPhone: users.byId(userId)?.cellPhone ?? '',
        pageUrl: pageUrl({ id, method }),
        wantsQrCode,
      });
      const createdAt = now();
      const expiresAt = createdAt + METHOD_FACTS[method].lifeMs;
      const steps: readonly PlannedStep[] = [
        ...script.map(([delayMs, event]) => ({ at: createdAt + delayMs, event })),
        { at: expiresAt, event: 'expire' },
      ];
      const payment = payments.add(
        {
          id,
          userId,
          type: TRANSACTION_TYPE.deposit,
          method,
          amount,
          status: METHOD_FACTS[method].beginsAs,
          code,
          instrument: fields,
          createdAt,
          localDay: localDay(createdAt, country),
          changedAt: createdAt,
          expiresAt,
        },
        steps,
      );
      return { ...payment, expiresAt, instrument: fields };
    },
  };
}
