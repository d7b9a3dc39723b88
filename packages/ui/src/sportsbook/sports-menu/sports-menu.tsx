import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface SportsMenuItem {
  readonly id: string;
  readonly href: string;
  readonly label: string;
  /** 24 px; a column draws it smaller. */
  readonly icon: ReactNode;
  readonly current: boolean;
  /** Whether another kind of item begins here: a column draws a line above it. */
  readonly begins: boolean;
  /** The `LeagueTree` of a sport, in a column from xl. */
  readonly branch?: ReactNode;
}

/** Links that open from one entry of the menu. */
export interface SportsMenuMore {
  readonly label: string;
  readonly icon: ReactNode;
  readonly links: readonly {
    readonly id: string;
    readonly href: string;
    readonly label: string;
    readonly current: boolean;
  }[];
}

export interface SportsMenuProps extends RootProps<'nav'> {
  readonly label: string;
  readonly items: readonly SportsMenuItem[];
  /** Null when there are none. */
  readonly more: SportsMenuMore | null;
  /** What stands in place of the items when there are none. */
  readonly emptyText: string;
}

const ENTRY =
  'flex min-w-16 flex-col items-center justify-center gap-1 px-2 text-xs font-medium text-text-muted no-underline -outline-offset-2 hover:text-text aria-[current]:font-bold [&>svg]:shrink-0 lg:relative lg:min-h-10 lg:flex-row lg:justify-start lg:gap-3 lg:px-card lg:py-1.5 lg:text-base lg:leading-tight lg:[&>svg]:size-5 beside:min-h-14 beside:flex-col beside:justify-center beside:gap-1 beside:px-1 beside:text-center beside:text-xs beside:wrap-anywhere beside:hyphens-auto';
const LINK =
  'max-lg:tab-mark h-full whitespace-nowrap lg:whitespace-normal lg:aria-[current]:text-text lg:aria-[current]:before:absolute lg:aria-[current]:before:inset-y-2 lg:aria-[current]:before:left-1 lg:aria-[current]:before:rounded-full lg:aria-[current]:before:w-0.75 lg:aria-[current]:before:bg-tab-indicator';

/**
 * The menu of the sportsbook. On a phone a row of 64 px, icon over label, that scrolls sideways; from
 * lg a column beside the content, with the competitions of a sport folded below it from xl, or without
 * them as narrow as its icons where a list stands beside an event. One list for all, so that it is sent
 * and read out once.
 */
export const SportsMenu = forwardRef<HTMLElement, SportsMenuProps>(function SportsMenu(
  { label, items, more, emptyText, className, ...rest },
  ref,
) {
  return (
    <nav
      ref={ref}
      {...rest}
      aria-label={label}
      className={cx(
        'relative flex min-h-16 min-w-0 lg:card-frame lg:block lg:min-h-0 lg:overflow-x-clip lg:overflow-y-auto lg:py-1',
        className,
      )}
    >
      {items.length === 0 ? (
        <p className="self-center px-3 text-sm text-text-muted lg:px-card lg:py-3">{emptyText}</p>
      ) : (
        <ul className="scroll-row flex h-16 min-w-0 flex-1 gap-1 px-2 py-1 lg:block lg:h-auto lg:overflow-visible lg:p-0">
          {items.map(({ id, href, label: text, icon, current, begins, branch }) => (
            <li
              key={id}
              className={cx(
                'shrink-0 snap-start scroll-ml-2',
                // Without scripts nothing brings the current one into sight on every browser.
                current && 'max-lg:noscript:-order-1',
                begins && 'lg:mt-1 lg:border-t lg:border-hairline lg:pt-1',
              )}
            >
              <AppLink
                href={href}
                aria-current={current ? 'page' : undefined}
                className={cx(
                  ENTRY,
                  LINK,
                  'noscript:[scroll-initial-target:none]! lg:[scroll-initial-target:none]!',
                  branch && 'xl:pr-12',
                )}
              >
                {icon}
                {text}
              </AppLink>
              {branch}
            </li>
          ))}
        </ul>
      )}
      {more ? <More {...more} /> : null}
    </nav>
  );
});

function More({ label, icon, links }: SportsMenuMore) {
  return (
    <details
      data-more=""
      className="group/more shrink-0 border-l border-hairline lg:mt-1 lg:border-t lg:border-l-0 lg:pt-1"
    >
      <summary
        className={cx(
          ENTRY,
          'h-16 cursor-pointer list-none select-none lg:h-auto [&::-webkit-details-marker]:hidden',
        )}
      >
        {icon}
        <span className="flex items-center gap-0.5 lg:flex-1 lg:justify-between beside:flex-none">
          {label}
          <ChevronDown
            aria-hidden="true"
            size={14}
            className="transition-transform group-open/more:rotate-180"
          />
        </span>
      </summary>
      <ul className="absolute top-full right-2 z-20 mt-1 min-w-56 card-frame py-1 max-lg:shadow-lg lg:static lg:mt-0 lg:border-0 lg:py-0 lg:shadow-none">
        {links.map(({ id, href, label: text, current }) => (
          <li key={id}>
            <AppLink
              href={href}
              aria-current={current ? 'page' : undefined}
              className="flex min-h-11 items-center px-4 text-base text-text-muted no-underline -outline-offset-2 hover:text-text aria-[current]:font-bold aria-[current]:text-text lg:pl-13 beside:justify-center beside:px-1 beside:text-center beside:text-xs"
            >
              {text}
            </AppLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
