import type { Namespaces } from '@vitrine/messages/namespaces';
import { LiveBadge } from '@vitrine/ui/sportsbook/live-badge';
import { LiveClock } from '@vitrine/ui/sportsbook/live-clock';
import { Score } from '@vitrine/ui/sportsbook/score';
import type { LiveLeg } from '../../shapes/bets/live-leg.ts';

interface LiveScoreProps {
  readonly leg: LiveLeg;
  readonly texts: Namespaces['bet-history'];
}

/** The score, the period and the clock of an open leg's match. The live script keeps them up to date. */
export function LiveScore({ leg: { eventId, statusText, clock, score }, texts }: LiveScoreProps) {
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2 text-text">
      <LiveBadge text={texts['leg.live']} look="dot" />
      {score ? (
        <span className="font-bold tabular-nums">
          <span className="sr-only">{texts['leg.liveScore']} </span>
          <Score eventId={eventId} side="home" text={String(score.home)} />
          –
          <Score eventId={eventId} side="away" text={String(score.away)} />
        </span>
      ) : null}{' '}
      {clock ? <LiveClock eventId={eventId} clock={clock.clock} text={clock.text} /> : null}{' '}
      <span data-live-status={eventId} suppressHydrationWarning>
        {statusText}
      </span>
    </span>
  );
}
