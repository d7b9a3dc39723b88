import {
  PAYMENT_METHOD_NUMBER,
  TRANSACTION_STATUS,
  type TransactionStatus,
} from '@vitrine/upstream/contract/wallet/transactions';
import type { DepositMethod as Begun } from '@vitrine/upstream/wallet/begin-deposit';
import type { CountryCode, Language } from '../country.ts';
import type { GiftKind } from '../promotions/gifts.ts';
import type { InstrumentKind } from './instrument.ts';

/** A payment method as the bank speaks of it. */
export interface MethodWords {
  readonly name: string;
  /** The button with which the payer pays or approves. */
  readonly pay: string;
}

/** A way to deposit, and how a deposit lives until it is paid. */
export interface MethodFacts {
  /** Where it can be had. */
  readonly countries: readonly CountryCode[];
  /** What its payer is given. */
  readonly instrument: InstrumentKind;
  /** Segment of its page in the bank. */
  readonly page: string;
  /** From the begin to the expiry, in milliseconds. */
  readonly lifeMs: number;
  /** A card is created until it is entered; the others wait for the payer at once. Source: 1§4. */
  readonly beginsAs: TransactionStatus;
  readonly words: Readonly<Record<Language, MethodWords>>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const { created, pending } = TRANSACTION_STATUS;

/**
 * Every way to deposit. Brazil takes no card, voucher or crypto: Pix and transfer, from the bettor's
 * own account (Portaria SPA/MF 615/2024).
 */
export const METHOD_FACTS = {
  pix: {
    countries: ['BR'],
    instrument: 'brCode',
    page: 'pix',
    lifeMs: 30 * MINUTE,
    beginsAs: pending,
    words: { 'pt-BR': { name: 'Pix', pay: 'Pagar' }, es: { name: 'Pix', pay: 'Pagar' } },
  },
  card: {
    countries: ['PE', 'CO', 'EC', 'GT', 'MX'],
    instrument: 'redirect',
    page: 'card',
    lifeMs: 15 * MINUTE,
    beginsAs: created,
    words: {
      'pt-BR': { name: 'Cartão', pay: 'Confirmar a compra' },
      es: { name: 'Tarjeta', pay: 'Confirmar la compra' },
    },
  },
  oxxo: {
    countries: ['MX'],
    instrument: 'voucher',
    page: 'oxxo',
    lifeMs: 72 * HOUR,
    beginsAs: pending,
    words: {
      'pt-BR': { name: 'OXXO', pay: 'Pagar no caixa' },
      es: { name: 'OXXO', pay: 'Pagar en caja' },
    },
  },
  spei: {
    countries: ['MX'],
    instrument: 'clabe',
    page: 'spei',
    lifeMs: 24 * HOUR,
    beginsAs: pending,
    words: {
      'pt-BR': { name: 'SPEI', pay: 'Transferir' },
      es: { name: 'SPEI', pay: 'Transferir' },
    },
  },
  pagoEfectivo: {
    countries: ['PE'],
    instrument: 'cip',
    page: 'pagoefectivo',
    lifeMs: 24 * HOUR,
    beginsAs: pending,
    words: {
      'pt-BR': { name: 'PagoEfectivo', pay: 'Pagar o CIP' },
      es: { name: 'PagoEfectivo', pay: 'Pagar el CIP' },
    },
  },
  tupay: {
    countries: ['PE', 'CO', 'EC', 'GT'],
    instrument: 'phone',
    page: 'tupay',
    lifeMs: 10 * MINUTE,
    beginsAs: pending,
    words: {
      'pt-BR': { name: 'TuPay', pay: 'Aprovar no celular' },
      es: { name: 'TuPay', pay: 'Aprobar en el celular' },
    },
  },
  yape: {
    countries: ['PE'],
    instrument: 'phone',
    page: 'yape',
    lifeMs: 10 * MINUTE,
    beginsAs: pending,
    words: {
      'pt-BR': { name: 'Yape', pay: 'Aprovar no celular' },
      es: { name: 'Yape', pay: 'Aprobar en el celular' },
    },
  },
  bankTransfer: {
    countries: ['BR', 'PE', 'CO', 'EC', 'GT', 'MX'],
    instrument: 'account',
    page: 'transfer',
    lifeMs: 24 * HOUR,
    beginsAs: pending,
    words: {
      'pt-BR': { name: 'Transferência bancária', pay: 'Enviar a transferência' },
      es: { name: 'Transferencia bancaria', pay: 'Enviar la transferencia' },
    },
  },
  digitalWallet: {
    countries: ['PE', 'CO', 'EC', 'GT', 'MX'],
    instrument: 'redirect',
    page: 'wallet',
    lifeMs: 15 * MINUTE,
    beginsAs: pending,
    words: {
      'pt-BR': { name: 'Carteira digital', pay: 'Pagar com o saldo' },
      es: { name: 'Billetera digital', pay: 'Pagar con el saldo' },
    },
  },
} as const satisfies Readonly<Record<Begun, MethodFacts>>;

export type DepositMethod = keyof typeof METHOD_FACTS;
export type WithdrawalMethod = Extract<DepositMethod, 'pix' | 'spei' | 'bankTransfer'>;

const DEPOSIT_METHODS = Object.keys(METHOD_FACTS) as readonly DepositMethod[];

/** The ways to deposit that a country has. */
export function methodsIn(country: CountryCode): readonly DepositMethod[] {
  return DEPOSIT_METHODS.filter((method) => {
    const { countries }: MethodFacts = METHOD_FACTS[method];
    return countries.includes(country);
  });
}

/** The method whose page in the bank has this segment. */
export function methodOfPage(page: string): DepositMethod | undefined {
  return DEPOSIT_METHODS.find((method) => METHOD_FACTS[method].page === page);
}

/** The operator's number of a method. Source: 1§4. */
export function methodNumber(method: DepositMethod | GiftKind): number {
  return PAYMENT_METHOD_NUMBER[method];
}
