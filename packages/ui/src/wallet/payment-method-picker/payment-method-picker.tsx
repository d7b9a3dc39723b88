import { cx } from 'class-variance-authority';
import Barcode from 'lucide-react/icons/barcode';
import CreditCard from 'lucide-react/icons/credit-card';
import HandCoins from 'lucide-react/icons/hand-coins';
import Landmark from 'lucide-react/icons/landmark';
import QrCode from 'lucide-react/icons/qr-code';
import Smartphone from 'lucide-react/icons/smartphone';
import Wallet from 'lucide-react/icons/wallet';
import Wrench from 'lucide-react/icons/wrench';
import { type ReactNode, forwardRef } from 'react';
import { iconSet } from '../../base/icon-set/icon-set.ts';
import { RadioGroup, type RadioGroupProps } from '../../forms/radio-group/radio-group.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

const drawings = iconSet({
  qr: QrCode,
  card: CreditCard,
  bank: Landmark,
  voucher: Barcode,
  phone: Smartphone,
  wallet: Wallet,
  cash: HandCoins,
});

/** How a method is paid, which its drawing tells. */
export type PaymentKind = keyof typeof drawings;

export interface PaymentMethodChoice {
  /** What the form posts. */
  readonly value: string;
  readonly kind: PaymentKind;
  readonly name: ReactNode;
  /** How soon the money is there, and within which bounds. */
  readonly detail?: ReactNode;
  /** Why the method can't be chosen now: shown in place of its detail, and the radio is off. */
  readonly unavailable?: ReactNode;
}

export interface PaymentMethodPickerProps extends Omit<RadioGroupProps, 'choices' | 'layout'> {
  readonly methods: readonly PaymentMethodChoice[];
}

/** One of the ways to pay, as radios of the form around them. */
export const PaymentMethodPicker = forwardRef<HTMLFieldSetElement, PaymentMethodPickerProps>(
  function PaymentMethodPicker({ methods, defaultValue, ...group }, ref) {
    const isOffered = methods.some(
      ({ value, unavailable }) => value === defaultValue && !unavailable,
    );
    return (
      <RadioGroup
        {...group}
        ref={ref}
        layout="cards"
        defaultValue={isOffered ? defaultValue : undefined}
        choices={methods.map((method) => ({
          value: method.value,
          label: method.name,
          description: method.unavailable ? <Reason text={method.unavailable} /> : method.detail,
          leading: <PaymentMark kind={method.kind} />,
          disabled: Boolean(method.unavailable),
        }))}
      />
    );
  },
);

function Reason({ text }: { readonly text: ReactNode }) {
  return (
    <span className="flex items-start gap-1.5">
      <Wrench aria-hidden="true" size={14} className="mt-0.75" />
      <span className="min-w-0">{text}</span>
    </span>
  );
}

export interface PaymentMarkProps extends RootProps<'span'> {
  readonly kind: PaymentKind;
}

/** The drawing of a way to pay, on a tile. */
export const PaymentMark = forwardRef<HTMLSpanElement, PaymentMarkProps>(function PaymentMark(
  { kind, className, ...rest },
  ref,
) {
  const Drawing = drawings[kind];
  return (
    <span
      ref={ref}
      {...rest}
      className={cx(
        'flex size-10 shrink-0 items-center justify-center rounded-box border border-hairline bg-ground text-text-muted',
        className,
      )}
    >
      <Drawing aria-hidden="true" size={20} />
    </span>
  );
});
