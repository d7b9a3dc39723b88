import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../root-props/root-props.ts';

export interface ShowMoreProps extends RootProps<'details'> {
  /** What opens it, with the count: `Ver mais 12 opções`. */
  readonly showText: string;
  readonly hideText: string;
  readonly children: ReactNode;
}

/**
 * The rest of a long list, unfolded by the browser itself. The button stands below what it shows and
 * comes before it in the order of focus, so that the next key leads to the first of the rest.
 */
export const ShowMore = forwardRef<HTMLDetailsElement, ShowMoreProps>(function ShowMore(
  { showText, hideText, children, className, ...rest },
  ref,
) {
  return (
    <details ref={ref} {...rest} className={cx('group/more flex flex-col', className)}>
      <summary className="order-last flex min-h-11 cursor-pointer list-none items-center justify-center gap-1.5 rounded-control text-base font-medium text-link -outline-offset-2 select-none hover:underline [&::-webkit-details-marker]:hidden">
        <span className="group-open/more:hidden">{showText}</span>
        <span className="hidden group-open/more:inline">{hideText}</span>
        <ChevronDown
          aria-hidden="true"
          size={16}
          className="transition-transform group-open/more:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
});
