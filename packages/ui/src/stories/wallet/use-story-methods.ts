import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import type {
  PaymentKind,
  PaymentMethodChoice,
} from '../../wallet/payment-method-picker/payment-method-picker.tsx';

type WalletTexts = Namespaces['wallet'];
type Speed = 'instant' | 'sameDay' | 'businessDay';

/** The methods with a maintenance flag of their own (1§3), and those of the other brands. */
const methods = {
  pix: ['qr', 'paymentMethod.pix', 'instant'],
  card: ['card', 'paymentMethod.card', 'instant'],
  spei: ['bank', 'paymentMethod.spei', 'sameDay'],
  oxxo: ['voucher', 'paymentMethod.oxxo', 'businessDay'],
  pagoEfectivo: ['cash', 'paymentMethod.pagoEfectivo', 'sameDay'],
  tupay: ['phone', 'paymentMethod.tupay', 'instant'],
  yape: ['phone', 'paymentMethod.yape', 'instant'],
  bankTransfer: ['bank', 'paymentMethod.bankTransfer', 'businessDay'],
  debit: ['bank', 'paymentMethod.debit', 'sameDay'],
  digitalWallet: ['wallet', 'paymentMethod.digitalWallet', 'instant'],
} as const satisfies Record<string, readonly [PaymentKind, keyof WalletTexts, Speed]>;

export type StoryMethod = keyof typeof methods;

export const everyStoryMethod = Object.keys(methods) as readonly StoryMethod[];

function isMethod(text: string): text is StoryMethod {
  return text in methods;
}

/** Ways to pay in the words of the brand: its own, or those named; some of them in maintenance. */
export function useStoryMethods(
  offered: readonly StoryMethod[] | 'brand' = 'brand',
  inMaintenance: readonly StoryMethod[] | 'all' = [],
): readonly PaymentMethodChoice[] {
  const brand = useStoryBrand();
  const t = useStoryTexts('wallet');
  const { minimum, maximum } = brand.deposit;
  const bounds = {
    minimum: formatMoney(minorUnits(minimum), brand),
    maximum: formatMoney(minorUnits(maximum), brand),
  };
  const shown = offered === 'brand' ? brand.paymentMethods.filter(isMethod) : offered;
  return shown.map((method) => {
    const [kind, name, speed] = methods[method];
    return {
      value: method,
      kind,
      name: t[name],
      detail: formatText(t[`method.${speed}`], bounds),
      unavailable:
        inMaintenance === 'all' || inMaintenance.includes(method)
          ? t['method.maintenance']
          : undefined,
    };
  });
}
