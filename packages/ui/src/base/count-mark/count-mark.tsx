import { cva } from 'class-variance-authority';
import { forwardRef } from 'react';
import type { RootProps } from '../root-props/root-props.ts';

const markStyles = cva(
  'min-w-4.5 rounded-pill border px-1 text-center text-xs leading-4 font-bold tabular-nums',
  {
    variants: {
      tone: {
        action: 'border-nav bg-action text-on-action',
        quiet: 'border-transparent bg-hairline text-text',
      },
    },
  },
);

export interface CountMarkProps extends RootProps<'span'> {
  readonly count: number;
  /** The count in words: `3 seleções no cupom`. */
  readonly label: string;
  /** What waits for the bettor, or merely how many there are. */
  readonly tone?: 'action' | 'quiet' | undefined;
}

/** A count beside or over an icon; beyond two digits it is `99+`, so that its place stays small. */
export const CountMark = forwardRef<HTMLSpanElement, CountMarkProps>(function CountMark(
  { count, label, tone = 'action', className, ...rest },
  ref,
) {
  return (
    <span ref={ref} {...rest} className={markStyles({ tone, className })}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>{' '}
      <span className="sr-only">{label}</span>
    </span>
  );
});
