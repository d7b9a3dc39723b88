export interface ScoreProps {
  readonly eventId: string;
  readonly side: 'home' | 'away';
  readonly text: string;
  readonly size?: 'row' | 'board' | undefined;
}

const sizes = {
  row: 'min-w-[2ch] text-base text-right',
  board: 'min-w-[2ch] text-2xl text-center',
};

/** One competitor's score, rewritten in place by the live script. */
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
