export interface LiveBadgeProps {
  readonly text: string;
  /** Filled on a scoreboard; in a row a dot before the clock, its word left to assistive tools. */
  readonly look?: 'plain' | 'filled' | 'dot' | undefined;
}

/** Says that an event is in play. It stands still: the clock beside it moves enough. */
export function LiveBadge({ text, look = 'plain' }: LiveBadgeProps) {
  return (
    <span className={look === 'filled' ? 'live-badge live-badge-filled' : 'live-badge'}>
      {look === 'dot' ? <span className="sr-only">{text}</span> : text}
    </span>
  );
}
