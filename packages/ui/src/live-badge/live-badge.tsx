export interface LiveBadgeProps {
  readonly text: string;
  /** Filled on a scoreboard; in a row a dot before the clock, its word left to assistive tools. */
  readonly look?: 'plain' | 'filled' | 'dot' | undefined;
}

const looks = {
  plain: 'text-live',
  dot: 'text-live',
  filled: 'rounded-pill bg-live px-2 py-0.5 text-on-live',
};

/** Says that an event is in play. It stands still: the clock beside it moves enough. */
export function LiveBadge({ text, look = 'plain' }: LiveBadgeProps) {
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1 text-xs font-bold whitespace-nowrap ${looks[look]}`}
    >
      <span aria-hidden="true" className="size-1.5 rounded-pill bg-current" />
      {look === 'dot' ? <span className="sr-only">{text}</span> : text}
    </span>
  );
}
