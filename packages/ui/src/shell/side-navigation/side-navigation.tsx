import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { CountMark } from '../../base/count-mark/count-mark.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface SideNavigationItem {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly current: boolean;
  /** How much stands there, with the words that say it. */
  readonly badge?: { readonly count: number; readonly label: string } | undefined;
}

export interface SideNavigationProps extends RootProps<'nav'> {
  readonly label: string;
  readonly items: readonly SideNavigationItem[];
}

/** Sections in a column beside the content, where a phone has a rail. */
export const SideNavigation = forwardRef<HTMLElement, SideNavigationProps>(function SideNavigation(
  { label, items, className, ...rest },
  ref,
) {
  return (
    <nav
      ref={ref}
      {...rest}
      aria-label={label}
      className={cx('card-frame overflow-clip py-1', className)}
    >
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <AppLink
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className="relative flex min-h-11 items-center gap-3 px-card py-2 text-base leading-tight font-medium text-text-muted no-underline -outline-offset-2 hover:text-text aria-[current]:font-bold aria-[current]:text-text aria-[current]:before:absolute aria-[current]:before:inset-y-2 aria-[current]:before:left-0 aria-[current]:before:w-0.75 aria-[current]:before:bg-tab-indicator"
            >
              {item.icon}
              <span className="min-w-0 flex-1 break-words">{item.label}</span>
              {item.badge ? <CountMark {...item.badge} tone="quiet" /> : null}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
