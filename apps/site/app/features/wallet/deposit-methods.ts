import type { Namespaces } from '@vitrine/messages/namespaces';
import type { PaymentKind } from '@vitrine/ui/wallet/payment-method-picker';
import type { DepositMethod } from '@vitrine/upstream/wallet/begin-deposit';

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

/** A method as the form offers it. */
export interface MethodChoice {
  readonly value: DepositMethod;
  readonly kind: PaymentKind;
  readonly name: string;
  readonly detail: string;
  /** Why it can't be chosen now. */
  readonly unavailable: string | undefined;
}

/** The choices of the form. `closed` maps the methods that are unavailable now to the reason. */
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

/** The deposit method with this name; null for a name that is not a deposit method. */
export function depositMethodNamed(name: string | null): DepositMethod | null {
  const methods = Object.keys(PAYMENT_KINDS) as readonly DepositMethod[];
  return methods.find((method) => method === name) ?? null;
}
