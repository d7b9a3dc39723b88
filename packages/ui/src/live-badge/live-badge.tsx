export interface LiveBadgeProps {
  readonly text: string;
  /** Filled on a scoreboard, plain in a row. */
  readonly look?: 'plain' | 'filled' | undefined;
}

const looks = {
  plain: 'text-live',
  filled: 'rounded-pill bg-live px-2 py-0.5 text-on-live',
};

/** Says that an event is in play. It stands still: the clock beside it moves enough. */
export function LiveBadge({ text, look = 'plain' }: LiveBadgeProps) {
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1 text-xs font-bold whitespace-nowrap ${looks[look]}`}
    >
      <span aria-hidden="true" className="size-1.5 rounded-pill bg-current" />
      {text}
    </span>
  );
}
