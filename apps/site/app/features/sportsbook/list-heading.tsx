import { StatusDot } from '@vitrine/ui/status-dot';

export interface ListHeadingProps {
  readonly id: string;
  readonly title: string;
  readonly detail?: string;
  readonly isLive?: boolean;
}

/** The heading over a list of events. */
export function ListHeading({ id, title, detail, isLive = false }: ListHeadingProps) {
  return (
    <div className="flex items-baseline gap-2 px-3 pt-1 pb-2 md:px-0">
      <h2 id={id} className="text-display text-lg">
        {isLive ? <StatusDot tone="live">{title}</StatusDot> : title}
      </h2>
      {detail ? <span className="text-sm text-text-muted">{detail}</span> : null}
    </div>
  );
}
