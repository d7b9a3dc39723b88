import { LiveBadge } from '../live-badge/live-badge.tsx';
import { LiveClock } from '../live-clock/live-clock.tsx';
import type { ShownMatch } from './shown-match.ts';

/** How a match stands: the sign of live play, its clock, and its state in words. */
export function MatchStatus({
  eventId,
  state,
  liveText,
  clock,
  statusText,
}: Pick<ShownMatch, 'eventId' | 'state' | 'liveText' | 'clock' | 'statusText'>) {
  return (
    <>
      {/* The space is for browsers that show plain text. */}
      {state === 'live' ? <LiveBadge text={liveText} look="dot" /> : null}
      {clock ? <LiveClock eventId={eventId} clock={clock.clock} text={clock.text} /> : null}{' '}
      <span data-live-status={eventId} suppressHydrationWarning>
        {statusText}
      </span>
    </>
  );
}
