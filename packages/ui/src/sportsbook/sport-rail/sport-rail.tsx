import { type ReactNode, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface SportRailItem {
  readonly href: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly current: boolean;
}

export interface SportRailProps extends RootProps<'nav'> {
  readonly label: string;
  readonly items: readonly SportRailItem[];
}

/** The sports in a row of 64 px, icon over label, scrolling sideways on a phone. */
export const SportRail = forwardRef<HTMLElement, SportRailProps>(function SportRail(
  { label, items, ...rest },
  ref,
) {
  return (
    <nav ref={ref} {...rest} aria-label={label}>
      <ul className="scroll-row flex h-16 gap-1 px-2 py-1">
        {items.map((item) => (
          <li key={item.href} className="shrink-0 snap-start scroll-ml-2">
            <AppLink
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className="tab-mark flex h-full min-w-16 flex-col items-center justify-center gap-1 px-2 text-xs font-medium whitespace-nowrap text-text-muted no-underline -outline-offset-2 hover:text-text aria-[current]:font-bold"
            >
              {item.icon}
              {item.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
