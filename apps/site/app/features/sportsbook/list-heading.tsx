import { StatusDot } from '@vitrine/ui/base/status-dot';
import type { ReactNode } from 'react';

export interface ListHeadingProps {
  readonly id: string;
  readonly title: string;
  /** Hidden on a narrow phone. */
  readonly detail?: string;
  readonly isLive?: boolean;
  /** The tab over the list has the same words: on a phone they leave their room to the choices. */
  readonly isSaidByTab?: boolean;
  /** Links after the title that take the room there is; they leave none for a detail. */
  readonly choices?: ReactNode;
  /** Shown at the end of the line. */
  readonly control?: ReactNode;
}

/** The heading over a list of events. */
export function ListHeading(props: ListHeadingProps) {
  const { id, title, detail, isLive = false, isSaidByTab = false, choices, control } = props;
  return (
    <div className="flex items-start gap-3 px-3 md:px-0 md:pb-1">
      <div
        className={`flex min-h-9 shrink-0 flex-wrap content-center items-baseline gap-x-2 ${
          isSaidByTab && choices ? 'max-md:sr-only' : ''
        }`}
      >
        <h2 id={id} className="text-display text-lg">
          {isLive ? <StatusDot tone="live">{title}</StatusDot> : title}
        </h2>
        {detail && !choices ? (
          <span className="text-sm text-text-muted max-sm:hidden">{detail}</span>
        ) : null}
      </div>
      {choices}
      {control}
    </div>
  );
}
