import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { PaymentKind } from '@vitrine/ui/payment-method-picker';
import type { DepositMethod } from '@vitrine/upstream/wallet/begin-deposit';

const METHODS: Readonly<Record<BrandFacts['paymentMethods'][number], DepositMethod>> = {
  pix: 'pix',
  'bank-transfer': 'bankTransfer',
  card: 'card',
  spei: 'spei',
  oxxo: 'oxxo',
  tupay: 'tupay',
  'pago-efectivo': 'pagoEfectivo',
  yape: 'yape',
  'digital-wallet': 'digitalWallet',
};

/** How each method is paid, for the drawing beside it. */
export const PAYMENT_KINDS: Readonly<Record<DepositMethod, PaymentKind>> = {
  pix: 'qr',
  bankTransfer: 'bank',
  card: 'card',
  spei: 'bank',
  oxxo: 'voucher',
  tupay: 'phone',
  pagoEfectivo: 'cash',
  yape: 'phone',
  digitalWallet: 'wallet',
};

/** The methods a brand takes, in its order: the first is chosen unless the bettor chooses. */
export function depositMethods({
  paymentMethods,
}: Pick<BrandFacts, 'paymentMethods'>): readonly DepositMethod[] {
  return paymentMethods.map((method) => METHODS[method]);
}

/** A method as the form offers it. */
export interface MethodChoice {
  readonly value: DepositMethod;
  readonly kind: PaymentKind;
  readonly name: string;
  readonly detail: string;
  /** Why it can't be chosen now. */
  readonly unavailable: string | undefined;
}

/** The methods as the form offers them. `closed` are those the bettor can't have now, and why. */
export function methodChoices(
  methods: readonly DepositMethod[],
  closed: ReadonlyMap<DepositMethod, string>,
  texts: Namespaces['wallet'],
): readonly MethodChoice[] {
  return methods.map((method) => ({
    value: method,
    kind: PAYMENT_KINDS[method],
    name: texts[`paymentMethod.${method}`],
    detail: texts[`method.how.${method}`],
    unavailable: closed.get(method),
  }));
}

/** The deposit method of a payment method's name; null for one that no deposit is begun with. */
export function depositMethodNamed(name: string | null): DepositMethod | null {
  return Object.values(METHODS).find((method) => method === name) ?? null;
}
