import { cva, cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import { describedBy, FieldMessages } from './field-messages.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

const edge = {
  true: 'border-danger ring-1 ring-danger ring-inset',
  false: 'border-control-border',
} as const;

/** The look shared by everything one types into. */
export const fieldStyles = cva(
  'block w-full border bg-field text-md text-text placeholder:text-text-muted disabled:cursor-not-allowed disabled:bg-raised disabled:text-text-muted [&[readonly]]:bg-raised',
  {
    variants: {
      invalid: edge,
      /** A line; a line with room for a control at its end; several lines. */
      shape: {
        line: 'min-h-control rounded-control px-3 py-2',
        lineWithEnd: 'min-h-control rounded-control py-2 pr-12 pl-3 noscript:pr-3',
        lineWithMark:
          'min-h-control cursor-pointer appearance-none rounded-control py-2 pr-10 pl-3',
        lines: 'rounded-box px-3 py-2',
      },
    },
    defaultVariants: { shape: 'line' },
  },
);

/** The same look around an input that stands beside a sign: a currency, a country's prefix. */
export const frameStyles = cva(
  'flex min-h-control w-full items-center gap-2 rounded-control border bg-field px-3 text-text outline-offset-2 outline-focus has-[input:disabled]:bg-raised has-[input:focus-visible]:outline-2',
  { variants: { invalid: edge } },
);

/** An input inside of such a frame, which shows the focus for it. */
export const framedInputStyles = cva(
  'min-h-10 w-full min-w-0 flex-1 bg-transparent text-md tabular-nums outline-none placeholder:font-normal placeholder:text-text-muted disabled:cursor-not-allowed disabled:text-text-muted',
  {
    variants: { weight: { normal: '', bold: 'font-bold' } },
    defaultVariants: { weight: 'normal' },
  },
);

/** What ties a control to its label, hint and error. */
export interface FieldWiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldWords {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and what to do about it. */
  readonly error?: ReactNode;
  /** The word that marks what may stay empty: `opcional`. */
  readonly optional?: ReactNode;
}

export interface FormFieldProps extends FieldWords, RootProps<'div'> {
  readonly id: string;
  readonly children: (wiring: FieldWiring) => ReactNode;
  /** Shown under the control and its messages. */
  readonly below?: ReactNode;
  /** At the end of the label's line: what the field says at the moment. */
  readonly aside?: ReactNode;
  /** Ids of what else describes the control, parted by spaces. */
  readonly describedBy?: string | undefined;
  /** The label is said, and an icon shows it. */
  readonly labelHidden?: boolean | undefined;
}

/** A labelled field: label above, hint below, error in place. */
export const FormField = forwardRef<HTMLDivElement, FormFieldProps>(function FormField(
  {
    id,
    label,
    hint,
    error,
    optional,
    below,
    aside,
    describedBy: others,
    labelHidden = false,
    children,
    className,
    ...rest
  },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={cx('min-w-0', className)}>
      <div className={labelHidden ? 'sr-only' : 'mb-1 flex flex-wrap items-baseline gap-x-3'}>
        <label htmlFor={id} className="text-base font-medium text-text">
          {label}
          {optional ? <OptionalMark>{optional}</OptionalMark> : null}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': describedBy(id, { error, hint }, others),
        'aria-invalid': error ? true : undefined,
      })}
      <FieldMessages id={id} error={error} hint={hint} />
      {below}
    </div>
  );
});

export interface OptionalMarkProps extends RootProps<'span'> {
  readonly children: ReactNode;
}

/** The word for what may stay empty, behind a label. */
export const OptionalMark = forwardRef<HTMLSpanElement, OptionalMarkProps>(function OptionalMark(
  { children, className, ...rest },
  ref,
) {
  return (
    <span ref={ref} {...rest} className={cx('font-normal text-text-muted', className)}>
      {' '}
      ({children})
    </span>
  );
});
