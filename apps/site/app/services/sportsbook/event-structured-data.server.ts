import type { AppLoadContext } from '@remix-run/node';
import type { EventStatus } from '@vitrine/betting/sportsbook/event';
import { sportById } from '@vitrine/betting/sportsbook/sports';
import type { EventFacts } from '../../format/event-texts.ts';
import { eventPath } from '../../paths/event-paths.ts';
import type { TrailStep } from '../../shapes/sportsbook/event-trail.ts';
import { structuredData } from '../base/pages/structured-data.server.ts';
import { trailList } from './event-trail.server.ts';
import { sportName } from './sportsbook-page.server.ts';

/** Schema.org has few statuses; every other one is a plan that stands. */
const STATUSES: Readonly<Partial<Record<EventStatus, string>>> = {
  cancelled: 'https://schema.org/EventCancelled',
  abandoned: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
};

const SCHEDULED = 'https://schema.org/EventScheduled';

/**
 * An event as a SportsEvent of schema.org, on a page with the trail to it. `name` is the event's name on the
 * page. Source: 3§2.
 */
export function eventStructuredData(
  event: EventFacts,
  name: string,
  trail: readonly TrailStep[],
  context: AppLoadContext,
): string {
  const { id, sportId, status, scheduledAt, tournamentName } = event;
  const sport = sportById(sportId);
  return structuredData({
    '@type': 'SportsEvent',
    name,
    url: new URL(eventPath(sportId, id), context.config.publicUrl).href,
    startDate: new Date(scheduledAt).toISOString(),
    eventStatus: STATUSES[status] ?? SCHEDULED,
    ...(sport ? { sport: sportName(sport, context) } : {}),
    subjectOf: { '@type': 'WebPage', breadcrumb: trailList(trail, name, context) },
    superEvent: { '@type': 'SportsEvent', name: tournamentName },
    ...sidesOf(event),
  });
}

function sidesOf(event: EventFacts): Readonly<Record<string, unknown>> {
  switch (event.kind) {
    case 'match':
      return { homeTeam: teamOf(event.home.name), awayTeam: teamOf(event.away.name) };
    case 'season':
      return { endDate: new Date(event.endsAt).toISOString() };
    case 'stage':
      return {};
  }
}

function teamOf(name: string) {
  return { '@type': 'SportsTeam', name };
}
