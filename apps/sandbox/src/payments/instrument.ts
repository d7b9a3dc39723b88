import { randomInt } from 'node:crypto';
import type { MinorUnits } from '@vitrine/betting/base/money';
import { cciDigits, clabeDigit, luhnDigit } from '@vitrine/upstream/wallet/check-digit';
import type { Country, CountryCode } from '../country.ts';
import { writeBrCode } from './br-code.ts';
import { METHOD_FACTS, type DepositMethod } from './payment-method.ts';

/** Who a deposit is paid to. */
export const PAYEE = 'Vitrine Pagamentos';
const PAYEE_KEY = 'pagamentos@vitrine.example';

/** What an instrument is made of. */
export interface InstrumentOrder {
  readonly id: string;
  readonly amount: MinorUnits;
  readonly country: Country;
  /** Number of the bettor's phone, digits. */
  readonly cellPhone: string;
  /** Page of the bank where the payment can be made. */
  readonly pageUrl: string;
  readonly wantsQrCode: boolean;
}

/** The house's account in each country, with its check digits where the country has them. */
const HOUSE_ACCOUNTS: Readonly<Record<CountryCode, string>> = {
  BR: '0001 1234567-8',
  PE: withCciDigits('999001000012345678'),
  CO: '99900123456',
  EC: '9990012345',
  GT: '999001234567',
  MX: withClabeDigit('99918000012345678'),
};
const HOUSE_BANK = 'Banco Vitrine';

/** CLABEs of the deposits begin with bank and town of the house. */
const CLABE_HEAD = '999180';

/** An instrument and the code by which the payer finds it at the bank. */
interface Made<Fields> {
  readonly code: string | null;
  readonly fields: Fields;
}

const MAKERS = {
  brCode: ({ id, amount, country }: InstrumentOrder) =>
    made(null, {
      brCode: writeBrCode({
        key: PAYEE_KEY,
        payee: PAYEE,
        city: country.city,
        country: country.code,
        currency: country.currency,
        amount,
        txid: id,
      }),
    }),
  redirect: () => made(null, {}),
  voucher: () => {
    const body = `98${digits(11)}`;
    const reference = body + luhnDigit(body);
    return made(reference, { reference });
  },
  clabe: () => {
    const clabe = withClabeDigit(CLABE_HEAD + digits(11));
    return made(clabe, {
      clabe,
      reference: digits(7),
      beneficiary: PAYEE,
      bankName: HOUSE_BANK,
    });
  },
  cip: ({ wantsQrCode, pageUrl }: InstrumentOrder) => {
    const cip = digits(9);
    return made(cip, { cip, ...(wantsQrCode ? { qrCode: pageUrl } : {}) });
  },
  phone: ({ cellPhone }: InstrumentOrder) => made(null, { phone: shortened(cellPhone) }),
  account: ({ country }: InstrumentOrder) => {
    const reference = `VT${digits(8)}`;
    return made(reference, {
      reference,
      beneficiary: PAYEE,
      bankName: HOUSE_BANK,
      accountNumber: HOUSE_ACCOUNTS[country.code],
    });
  },
} satisfies Record<string, (order: InstrumentOrder) => Made<Readonly<Record<string, string>>>>;

/** What the payer of a deposit is given; methods share it. */
export type InstrumentKind = keyof typeof MAKERS;

/** What the payer of a method needs, by the field names of the contract. */
export type InstrumentOf<Method extends DepositMethod> = ReturnType<
  (typeof MAKERS)[(typeof METHOD_FACTS)[Method]['instrument']]
>['fields'];

/** Makes what the payer needs. Its code is new whenever it is made. */
export function makeInstrument<Method extends DepositMethod>(
  method: Method,
  order: InstrumentOrder,
): Made<InstrumentOf<Method>> {
  return MAKERS[METHOD_FACTS[method].instrument](order) as Made<InstrumentOf<Method>>;
}

function made<Fields extends Readonly<Record<string, string>>>(
  code: string | null,
  fields: Fields,
): Made<Fields> {
  return { code, fields };
}

function withClabeDigit(body: string): string {
  return body + clabeDigit(body);
}

function withCciDigits(body: string): string {
  return body + cciDigits(body);
}

/** So many digits by chance, the first not a nought. */
function digits(count: number): string {
  return Array.from({ length: count }, (_, at) => randomInt(at === 0 ? 1 : 0, 10)).join('');
}

function shortened(phone: string): string {
  return `•••${phone.slice(-4)}`;
}
