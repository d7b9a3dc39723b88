import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import { AppLink } from '../app-link/app-link.tsx';
import type { RootProps } from '../root-props/root-props.ts';
import type { TabItem } from '../tabs/tabs.tsx';

export interface ChoiceChipsProps extends RootProps<'nav'> {
  /** What is chosen between, for those who don't see it. */
  readonly label: string;
  readonly items: readonly TabItem[];
}

/** A choice between a few addresses, in one row that scrolls. */
export const ChoiceChips = forwardRef<HTMLElement, ChoiceChipsProps>(function ChoiceChips(
  { label, items, className, ...rest },
  ref,
) {
  return (
    <nav ref={ref} {...rest} aria-label={label} className={cx('min-w-0', className)}>
      <ul className="scroll-row flex gap-2 py-1">
        {items.map((item) => (
          <li key={item.href} className="shrink-0 snap-start">
            <AppLink
              href={item.href}
              aria-current={item.current ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-pill border border-control-border px-3 text-base font-medium text-text no-underline -outline-offset-2 hover:bg-raised aria-[current]:border-action aria-[current]:bg-action aria-[current]:font-bold aria-[current]:text-on-action"
            >
              {item.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
