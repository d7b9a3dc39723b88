import { cx } from 'class-variance-authority';
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
  /** Of the sport, before the country. */
  readonly icon?: ReactNode;
  /** How many events, or a link to the competition. */
  readonly aside?: ReactNode;
  /**
   * The short names of the prices, over their columns, where all cards have the same: `1`, `X`, `2`. The
   * prices then stand without them, but for the narrowest phones.
   */
  readonly columns?: readonly string[] | undefined;
  /**
   * What stands over the further markets of a wide list, one name for both prices or one for each. `awaited`
   * keeps their room free: the page asks for them once it knows that its list is wide.
   */
  readonly companions?: 'awaited' | readonly (readonly string[])[] | undefined;
  /** Leads over the events to what follows them, such as `Pular Série B`; seen while it has focus. */
  readonly skipText?: string | undefined;
  /** `EventCard`s. */
  readonly children: ReactNode;
}

/**
 * The events of one competition under a heading that stays in sight while they scroll. The page sets
 * `--sticky-top` to the height of the bars above. It is no landmark: a list has dozens, and readers go
 * through them by their headings.
 */
export const EventGroup = forwardRef<HTMLElement, EventGroupProps>(function EventGroup(
  {
    id,
    title,
    subtitle,
    icon,
    aside,
    columns = [],
    companions = [],
    titleAs: Title = 'h2',
    skipText,
    children,
    className,
    ...rest
  },
  ref,
) {
  return (
    <section
      ref={ref}
      {...rest}
      data-companions={companionState(companions)}
      className={cx('event-group', className)}
    >
      <header className="event-group-heading">
        <Title id={id} className="event-group-title">
          <span>{title}</span>{' '}
          <span className="event-group-subtitle">
            {icon}
            {subtitle}
          </span>
        </Title>
        {skipText ? (
          <a href={`#${id}-end`} className="skip-link">
            {skipText}
          </a>
        ) : null}{' '}
        {aside ? <span className="flex shrink-0 text-xs text-text-muted">{aside}</span> : null}
        {columns.length > 0 ? <ColumnNames names={columns} /> : null}
        {companions === 'awaited'
          ? null
          : companions.map((names, index) => <ColumnNames key={index} names={names} />)}
      </header>
      <ul className="event-list" data-headed={columns.length > 0 ? '' : undefined}>
        {Children.map(children, (card) => (
          <li>{card}</li>
        ))}
      </ul>
      {skipText ? <span id={`${id}-end`} /> : null}
    </section>
  );
});

function companionState(companions: NonNullable<EventGroupProps['companions']>) {
  if (companions === 'awaited') return 'awaited';
  return companions.length > 0 ? 'shown' : undefined;
}

function ColumnNames({ names }: { readonly names: readonly string[] }) {
  return (
    <span aria-hidden="true" className="event-columns" data-columns={names.length}>
      {names.map((name) => (
        // The space is for browsers that show plain text.
        <span key={name}>{`${name} `}</span>
      ))}
    </span>
  );
}
