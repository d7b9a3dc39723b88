import { type VariantProps, cva } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../root-props/root-props.ts';

const amountStyles = cva('whitespace-nowrap tabular-nums', {
  variants: {
    size: { text: '', large: 'text-lg font-bold', hero: 'text-2xl font-bold' },
    tone: { plain: '', gain: 'text-success', muted: 'text-text-muted' },
  },
  defaultVariants: { size: 'text', tone: 'plain' },
});

export interface AmountProps extends VariantProps<typeof amountStyles>, RootProps<'span'> {
  /** The formatted amount with its currency. */
  readonly children: ReactNode;
}

/** An amount of money: never broken over lines, its figures of equal width. */
export const Amount = forwardRef<HTMLSpanElement, AmountProps>(function Amount(
  { size, tone, children, className, ...rest },
  ref,
) {
  return (
    <span ref={ref} {...rest} className={amountStyles({ size, tone, className })}>
      {children}
    </span>
  );
});
