export interface ScoreProps {
  readonly eventId: string;
  readonly side: 'home' | 'away';
  readonly text: string;
  readonly size?: 'row' | 'board' | undefined;
}

const sizes = {
  row: 'min-w-[1ch] text-base text-right empty:hidden',
  board: 'min-w-[2ch] text-2xl text-center',
};

/** One competitor's score, rewritten in place by the live script; in a row it takes no room before the start. */
export function Score({ eventId, side, text, size = 'row' }: ScoreProps) {
  return (
    <span
      data-live-score={`${eventId}:${side}`}
      suppressHydrationWarning
      className={`inline-block shrink-0 font-bold tabular-nums ${sizes[size]}`}
    >
      {text}
    </span>
  );
}
