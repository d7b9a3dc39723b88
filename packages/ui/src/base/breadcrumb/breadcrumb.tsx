import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { AppLink } from '../app-link/app-link.tsx';
import type { RootProps } from '../root-props/root-props.ts';

export interface BreadcrumbStep {
  readonly href: string;
  readonly label: string;
}

export interface BreadcrumbProps extends RootProps<'nav'> {
  /** `Você está em`. */
  readonly label: string;
  /** From the home page down to the page above this one. */
  readonly above: readonly BreadcrumbStep[];
  /** The name of this page. */
  readonly current: string;
}

const link =
  'inline-flex min-h-11 items-center gap-1 text-text-muted no-underline hover:text-text hover:underline';

/** Where a page stands. A phone has room for the way up only, which is what it is used for. */
export const Breadcrumb = forwardRef<HTMLElement, BreadcrumbProps>(function Breadcrumb(
  { label, above, current, className, ...rest },
  ref,
) {
  return (
    <nav ref={ref} {...rest} aria-label={label} className={cx('text-sm', className)}>
      <ol className="flex flex-wrap items-center gap-x-1">
        {above.map(({ href, label: name }, at) => (
          <li
            key={href}
            className={`items-center gap-1 ${at === above.length - 1 ? 'flex' : 'hidden sm:flex'}`}
          >
            <AppLink href={href} className={link}>
              <ChevronLeft aria-hidden="true" size={16} className="sm:hidden" />
              {name}
            </AppLink>
            <ChevronRight
              aria-hidden="true"
              size={14}
              className="hidden text-control-border sm:block"
            />
          </li>
        ))}
        <li className="hidden min-w-0 sm:block">
          <span aria-current="page" className="font-medium break-words">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
});
