import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface MissingSelectionsProps extends RootProps<'p'> {
  /** How many selections are missing, such as `Faltam 2 de 5 seleções`. */
  readonly text: string;
}

/**
 * Stands in place of the placing button while a multiple has too few selections. It is as high as the
 * button, so that nothing moves when the last selection is added.
 */
export const MissingSelections = forwardRef<HTMLParagraphElement, MissingSelectionsProps>(
  function MissingSelections({ text, className, ...rest }, ref) {
    return (
      <p
        ref={ref}
        {...rest}
        role="status"
        className={cx(
          'flex min-h-13 items-center justify-center rounded-control border border-dashed border-control-border px-6 py-3 text-center text-md leading-tight font-bold',
          className,
        )}
      >
        {text}
      </p>
    );
  },
);
