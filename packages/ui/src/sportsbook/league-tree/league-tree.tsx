import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface LeagueTreeLink {
  readonly id: string;
  readonly href: string;
  readonly label: string;
  readonly countText: string;
  readonly current: boolean;
}

export interface LeagueTreeCategory {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly countText: string;
  readonly isOpen: boolean;
  readonly leagues: readonly LeagueTreeLink[];
}

export interface LeagueTreeProps extends RootProps<'details'> {
  /** Says what is folded, such as `Campeonatos de Futebol`. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly categories: readonly LeagueTreeCategory[];
  /** Leads to the competitions that have no event in the lists, too. */
  readonly all: { readonly href: string; readonly label: string };
}

/**
 * The competitions of a sport by country, folded below the sport's link in a menu: its button stands at
 * the end of that link's row.
 */
export const LeagueTree = forwardRef<HTMLDetailsElement, LeagueTreeProps>(function LeagueTree(
  { label, isOpen, categories, all, className, ...rest },
  ref,
) {
  return (
    <details
      ref={ref}
      {...rest}
      data-leagues=""
      open={isOpen}
      className={cx('league-tree max-xl:hidden beside:hidden', className)}
    >
      <summary className="league-tree-fold">
        <span className="sr-only">{label}</span>
        <ChevronDown aria-hidden="true" size={16} />
      </summary>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <details id={category.id} open={category.isOpen}>
              <summary className="league-tree-category">
                <span>{category.label}</span> <span>{category.countText}</span>
              </summary>
              <ul>
                {category.leagues.map((league) => (
                  <li key={league.id}>
                    <AppLink
                      href={league.href}
                      aria-current={league.current ? 'page' : undefined}
                      className="league-tree-link"
                    >
                      <span>{league.label}</span> <span>{league.countText}</span>
                    </AppLink>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
        <li>
          <AppLink href={all.href} className="league-tree-link">
            <span>{all.label}</span>
          </AppLink>
        </li>
      </ul>
    </details>
  );
});

export interface LeagueTreePlaceProps extends RootProps<'span'> {
  /** How many rows the open tree will show. */
  readonly rows: number;
}

/** Keeps the place of an open tree that comes later, so that nothing below it moves. */
export const LeagueTreePlace = forwardRef<HTMLSpanElement, LeagueTreePlaceProps>(
  function LeagueTreePlace({ rows, className, ...rest }, ref) {
    return (
      <span
        ref={ref}
        {...rest}
        aria-hidden="true"
        className={cx('block max-xl:hidden noscript:hidden beside:hidden', className)}
      >
        {Array.from({ length: rows }, (_, row) => (
          <i key={row} className="block h-tap" />
        ))}
      </span>
    );
  },
);
