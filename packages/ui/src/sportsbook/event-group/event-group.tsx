import { Children, type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface EventGroupProps extends RootProps<'section'> {
  readonly id: string;
  /** The competition. */
  readonly title: ReactNode;
  /** Country or region. */
  readonly subtitle?: ReactNode;
  readonly icon?: ReactNode;
  /** How many events, or a link to the competition. */
  readonly aside?: ReactNode;
  /** `EventCard`s. */
  readonly children: ReactNode;
}

/**
 * The events of one competition under a heading that stays in sight while they scroll. The page sets
 * `--sticky-top` to the height of the bars above.
 */
export const EventGroup = forwardRef<HTMLElement, EventGroupProps>(function EventGroup(
  { id, title, subtitle, icon, aside, children, ...rest },
  ref,
) {
  return (
    <section ref={ref} {...rest} aria-labelledby={id}>
      <header className="sticky top-(--sticky-top,0px) z-1 flex h-9 items-center gap-2 bg-ground px-3 md:px-card">
        {icon ? <span className="shrink-0 text-text-muted">{icon}</span> : null}
        <h2 id={id} className="min-w-0 flex-1 truncate text-sm font-bold">
          {title}
          {subtitle ? <span className="ml-2 font-normal text-text-muted">{subtitle}</span> : null}
        </h2>
        {aside ? <span className="shrink-0 text-xs text-text-muted">{aside}</span> : null}
      </header>
      <ul className="event-list">
        {Children.map(children, (card) => (
          <li>{card}</li>
        ))}
      </ul>
    </section>
  );
});
