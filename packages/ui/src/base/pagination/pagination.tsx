import { cx } from 'class-variance-authority';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, forwardRef } from 'react';
import { AppLink } from '../app-link/app-link.tsx';
import { pageWindow } from './page-window.ts';
import type { RootProps } from '../root-props/root-props.ts';

export interface PaginationProps extends RootProps<'nav'> {
  /** `Páginas`. */
  readonly label: string;
  /** Counted from 1. */
  readonly current: number;
  readonly total: number;
  readonly hrefOf: (page: number) => string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** The name of a link: `Página 4`. */
  readonly pageLabel: (page: number) => string;
  /** In place of the links where there is no room for them: `Página 4 de 20`. */
  readonly positionText: string;
}

const box =
  'flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 text-base font-medium tabular-nums';
const linkBox = `${box} border border-control-border text-text no-underline hover:bg-raised`;

/** The pages of a list, as links; on a phone those before and after. One page needs none. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  {
    label,
    current,
    total,
    hrefOf,
    previousLabel,
    nextLabel,
    pageLabel,
    positionText,
    className,
    ...rest
  },
  ref,
) {
  if (total <= 1) return null;
  return (
    <nav
      ref={ref}
      {...rest}
      aria-label={label}
      className={cx(
        'flex flex-wrap items-center justify-between gap-2 sm:justify-center',
        className,
      )}
    >
      <Step
        rel="prev"
        href={current > 1 ? hrefOf(current - 1) : null}
        label={previousLabel}
        icon={<ChevronLeft aria-hidden="true" size={20} />}
      />
      <p className="text-text-muted tabular-nums sm:sr-only">{positionText}</p>
      <ul className="hidden flex-wrap gap-1 sm:flex">
        {pageWindow(current, total).map((entry, at) => (
          <li key={entry === 'gap' ? `gap-${at}` : entry}>
            {entry === 'gap' ? (
              <span aria-hidden="true" className={`${box} text-text-muted`}>
                …
              </span>
            ) : (
              <AppLink
                href={hrefOf(entry)}
                aria-label={pageLabel(entry)}
                aria-current={entry === current ? 'page' : undefined}
                className={`${box} text-text no-underline hover:bg-raised aria-[current]:bg-action aria-[current]:font-bold aria-[current]:text-on-action`}
              >
                {entry}
              </AppLink>
            )}
          </li>
        ))}
      </ul>
      <Step
        rel="next"
        href={current < total ? hrefOf(current + 1) : null}
        label={nextLabel}
        icon={<ChevronRight aria-hidden="true" size={20} />}
      />
    </nav>
  );
});

interface StepProps {
  readonly rel: 'prev' | 'next';
  /** Null at either end: the place stays. */
  readonly href: string | null;
  readonly label: string;
  readonly icon: ReactNode;
}

function Step({ rel, href, label, icon }: StepProps) {
  if (href === null) return <span aria-hidden="true" className={`${box} invisible`} />;
  return (
    <AppLink href={href} rel={rel} aria-label={label} className={linkBox}>
      {icon}
    </AppLink>
  );
}
