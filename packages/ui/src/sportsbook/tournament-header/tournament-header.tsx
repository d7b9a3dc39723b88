import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import { LiveBadge } from '../live-badge/live-badge.tsx';
import { type TabItem, Tabs } from '../../base/tabs/tabs.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface TournamentHeaderProps extends RootProps<'header'> {
  /** The competition, or the race. */
  readonly title: string;
  /** Country or region, season. */
  readonly subtitle: ReactNode;
  /** A `SportIcon`. */
  readonly icon: ReactNode;
  /** How many events, or day and time, or the lap. */
  readonly statusText?: string | undefined;
  /** "Live" in words, while something is in play. */
  readonly liveText?: string | null | undefined;
  /** Keeps the status live: the id of the one event the header is of. */
  readonly eventId?: string | undefined;
  /** Matches, winners; none where there is only one section. */
  readonly sections?:
    { readonly label: string; readonly items: readonly TabItem[] } | null | undefined;
  /** Back, follow and the like. */
  readonly action?: ReactNode;
}

/** The head of a competition's page, and of an event without two sides. */
export const TournamentHeader = forwardRef<HTMLElement, TournamentHeaderProps>(
  function TournamentHeader(
    {
      title,
      subtitle,
      icon,
      statusText,
      liveText = null,
      eventId,
      sections = null,
      action,
      className,
      ...rest
    },
    ref,
  ) {
    return (
      <header ref={ref} {...rest} className={cx('card-frame overflow-clip', className)}>
        <div className="flex flex-wrap items-start gap-3 p-card">
          <span className="flex size-12 shrink-0 items-center justify-center rounded-box bg-raised text-link">
            {icon}
          </span>
          <div className="min-w-0 flex-1 basis-36">
            <h1 className="text-display text-lg leading-tight break-words">{title}</h1>
            <p className="mt-0.5 text-sm break-words text-text-muted">{subtitle}</p>
            {statusText || liveText ? (
              <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium tabular-nums">
                {liveText ? <LiveBadge text={liveText} look="filled" /> : null}{' '}
                <span data-live-status={eventId} suppressHydrationWarning>
                  {statusText}
                </span>
              </p>
            ) : null}
          </div>
          {action ? <div className="-mt-2 -mr-2 shrink-0">{action}</div> : null}
        </div>
        {sections ? (
          <div className="border-t border-hairline px-2">
            <Tabs label={sections.label} items={sections.items} />
          </div>
        ) : null}
      </header>
    );
  },
);
