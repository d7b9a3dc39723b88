import { type ReactNode, forwardRef } from 'react';
import { type TabItem, Tabs } from '../../base/tabs/tabs.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface MarketGroupProps extends RootProps<'section'> {
  /** What the tabs choose between. */
  readonly label: string;
  /** The groups of the event's markets, all of them first. */
  readonly groups: readonly TabItem[];
  /** `MarketPanel`s of the current group. */
  readonly children: ReactNode;
}

/**
 * The markets of an event under the tabs of their groups, which stay in sight. The page sets
 * `--sticky-top` to the height of the bars above; an `EventBar` adds its own.
 */
export const MarketGroup = forwardRef<HTMLElement, MarketGroupProps>(function MarketGroup(
  { label, groups, children, ...rest },
  ref,
) {
  return (
    <section ref={ref} {...rest}>
      <div className="sticky top-[calc(var(--sticky-top,0px)+var(--event-bar,0px))] z-1 bg-ground low:static">
        <Tabs label={label} items={groups} />
      </div>
      <div className="flex flex-col gap-2 pt-2">{children}</div>
    </section>
  );
});
