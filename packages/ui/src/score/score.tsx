export interface ScoreProps {
  readonly eventId: string;
  readonly side: 'home' | 'away';
  readonly text: string;
  readonly size?: 'row' | 'board' | undefined;
}

/** One competitor's score, rewritten in place by the live script; in a row it takes no room before the start. */
export function Score({ eventId, side, text, size = 'row' }: ScoreProps) {
  return (
    <span
      data-live-score={`${eventId}:${side}`}
      suppressHydrationWarning
      className={size === 'board' ? 'score score-board' : 'score'}
    >
      {text}
    </span>
  );
}
