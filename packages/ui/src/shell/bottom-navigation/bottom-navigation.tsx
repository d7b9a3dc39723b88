import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { CountMark } from '../../base/count-mark/count-mark.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface BottomNavigationItem {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly current: boolean;
  /** A count over the icon, with the words that say it. */
  readonly badge?: { readonly count: number; readonly label: string } | undefined;
}

export interface BottomNavigationProps extends RootProps<'nav'> {
  readonly label: string;
  /** Six at most: sports, live, casino, slip, bets, account. */
  readonly items: readonly BottomNavigationItem[];
}

/** The navigation under the thumb, below lg. The page leaves 56 px and the safe area free for it. */
export const BottomNavigation = forwardRef<HTMLElement, BottomNavigationProps>(
  function BottomNavigation({ label, items, className, ...rest }, ref) {
    return (
      <nav
        ref={ref}
        {...rest}
        aria-label={label}
        className={cx(
          'fixed inset-x-0 bottom-0 z-30 border-t border-hairline bg-nav pb-[env(safe-area-inset-bottom)] low:static lg:hidden print:hidden',
          className,
        )}
      >
        <ul className="flex h-14">
          {items.map((item) => (
            <li key={item.href} className="min-w-0 flex-1">
              <AppLink
                href={item.href}
                aria-current={item.current ? 'page' : undefined}
                className="group relative flex h-full flex-col items-center justify-center gap-0.5 text-xs font-medium text-on-nav no-underline -outline-offset-2 aria-[current]:font-bold aria-[current]:text-nav-selected"
              >
                <span className="absolute inset-x-1/4 top-0 hidden h-0.5 bg-current group-aria-[current]:block" />
                <span className="relative">
                  {item.icon}
                  {item.badge ? (
                    <CountMark {...item.badge} className="absolute -top-1 left-1/2 ml-1.5" />
                  ) : null}
                </span>{' '}
                <span className="max-w-full truncate px-0.5">{item.label}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    );
  },
);
