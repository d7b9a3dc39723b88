import { Children, type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface EventGroupProps extends RootProps<'section'> {
  readonly id: string;
  /** The competition. */
  readonly title: ReactNode;
  /** `h3` below a heading of the list. */
  readonly titleAs?: 'h2' | 'h3' | undefined;
  /** Country or region. */
  readonly subtitle?: ReactNode;
  readonly icon?: ReactNode;
  /** How many events, or a link to the competition. */
  readonly aside?: ReactNode;
  /**
   * The short names of the prices, over their columns, where all cards have the same: `1`, `X`, `2`. The
   * prices then stand without them, but for the narrowest phones.
   */
  readonly columns?: readonly string[] | undefined;
  /** `EventCard`s. */
  readonly children: ReactNode;
}

/**
 * The events of one competition under a heading that stays in sight while they scroll. The page sets
 * `--sticky-top` to the height of the bars above.
 */
export const EventGroup = forwardRef<HTMLElement, EventGroupProps>(function EventGroup(
  { id, title, subtitle, icon, aside, columns = [], titleAs: Title = 'h2', children, ...rest },
  ref,
) {
  return (
    <section ref={ref} {...rest} aria-labelledby={id}>
      <header className="sticky top-(--sticky-top,0px) z-1 flex h-8 items-center gap-2 bg-ground px-3 md:h-9 md:px-card">
        {icon ? <span className="shrink-0 text-text-muted">{icon}</span> : null}
        <Title id={id} className="line-clamp-2 min-w-0 flex-1 text-sm leading-4 font-bold">
          {title}{' '}
          {subtitle ? <span className="ml-1 font-normal text-text-muted">{subtitle}</span> : null}
        </Title>
        {aside ? <span className="shrink-0 text-xs text-text-muted">{aside}</span> : null}
        {columns.length > 0 ? (
          <span aria-hidden="true" className="event-columns" data-columns={columns.length}>
            {columns.map((column) => (
              <span key={column}>{column}</span>
            ))}
          </span>
        ) : null}
      </header>
      <ul className="event-list" data-headed={columns.length > 0 ? '' : undefined}>
        {Children.map(children, (card) => (
          <li>{card}</li>
        ))}
      </ul>
    </section>
  );
});
