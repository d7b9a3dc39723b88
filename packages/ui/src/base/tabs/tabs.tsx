import { type ReactNode, forwardRef } from 'react';
import { AppLink } from '../app-link/app-link.tsx';
import type { RootProps } from '../root-props/root-props.ts';

export interface TabItem {
  readonly href: string;
  readonly label: ReactNode;
  readonly current: boolean;
  /** How many things stand behind the tab. */
  readonly count?: number | undefined;
}

export interface TabsProps extends RootProps<'div'> {
  /** What the tabs choose between, for those who don't see them. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Tabs share the width instead of scrolling. */
  readonly fill?: boolean | undefined;
}

/**
 * Sections of a page as links, so that each has an address and works without JavaScript. A named group
 * and no landmark: a page has few of those, and its tabs are found among what they belong to.
 */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { label, items, fill = false, ...rest },
  ref,
) {
  return (
    <div ref={ref} {...rest} role="group" aria-label={label}>
      <ul className="scroll-row -mx-1 flex gap-1 px-1 py-1">
        {items.map((item) => (
          <li key={item.href} className={`snap-start ${fill ? 'flex-1' : 'shrink-0'}`}>
            <AppLink
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className="tab-mark flex min-h-11 items-center justify-center gap-1.5 px-4 font-medium whitespace-nowrap text-text-muted no-underline -outline-offset-2 hover:text-text aria-[current]:font-bold"
            >
              {item.label}{' '}
              {item.count === undefined ? null : (
                <span className="text-xs tabular-nums">{item.count}</span>
              )}
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
});
