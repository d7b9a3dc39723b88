import { type VariantProps, cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

const amountStyles = cva('whitespace-nowrap tabular-nums', {
  variants: {
    size: { text: '', large: 'text-lg font-bold', hero: 'text-2xl font-bold' },
    tone: { plain: '', gain: 'text-success', muted: 'text-text-muted' },
  },
  defaultVariants: { size: 'text', tone: 'plain' },
});

export interface AmountProps extends VariantProps<typeof amountStyles> {
  /** The formatted amount with its currency. */
  readonly children: ReactNode;
}

/** An amount of money: never broken over lines, its figures of equal width. */
export function Amount({ size, tone, children }: AmountProps) {
  return <span className={amountStyles({ size, tone })}>{children}</span>;
}
