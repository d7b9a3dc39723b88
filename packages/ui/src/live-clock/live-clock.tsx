import type { MatchClock } from '@vitrine/betting/clock';

export interface LiveClockProps {
  readonly eventId: string;
  readonly clock: MatchClock;
  /** The reading at render time, mm:ss; the live script goes on from there. */
  readonly text: string;
}

/** The clock of a match. It keeps its width for up to 99 minutes, so that nothing beside it moves. */
export function LiveClock({ eventId, clock, text }: LiveClockProps) {
  return (
    <time
      data-live-clock={eventId}
      data-seconds={clock.seconds}
      data-read-at={clock.readAt}
      data-stopped={clock.stopped ? '1' : '0'}
      data-direction={clock.direction}
      suppressHydrationWarning
      className="live-clock"
    >
      {text}
    </time>
  );
}
