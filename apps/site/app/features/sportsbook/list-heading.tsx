import { StatusDot } from '@vitrine/ui/base/status-dot';
import type { ReactNode } from 'react';

export interface ListHeadingProps {
  readonly id: string;
  readonly title: string;
  /** Hidden on a narrow phone. */
  readonly detail?: string;
  readonly isLive?: boolean;
  /** Shown at the end of the line. */
  readonly control?: ReactNode;
}

/** The heading over a list of events. */
export function ListHeading({ id, title, detail, isLive = false, control }: ListHeadingProps) {
  return (
    <div className="flex items-start gap-3 px-3 pb-1 md:px-0 md:pt-1 md:pb-2">
      <div className="flex min-h-9 shrink-0 flex-wrap content-center items-baseline gap-x-2">
        <h2 id={id} className="text-display text-lg">
          {isLive ? <StatusDot tone="live">{title}</StatusDot> : title}
        </h2>
        {detail ? <span className="text-sm text-text-muted max-sm:hidden">{detail}</span> : null}
      </div>
      {control}
    </div>
  );
}
