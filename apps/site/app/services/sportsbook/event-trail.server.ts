import type { AppLoadContext } from '@remix-run/node';
import { sportById } from '@vitrine/betting/sportsbook/sports';
import { textsOf } from '@vitrine/messages/texts';
import type { EventFacts } from '../../format/event-texts.ts';
import { paths } from '../../paths.ts';
import { sportPath, tournamentPath } from '../../paths/sportsbook-paths.ts';
import type { TrailStep } from '../../shapes/sportsbook/event-trail.ts';
import { sportName } from './sportsbook-page.server.ts';

/** The pages above an event: the sportsbook, its sport where that has a page, and its competition. */
export function eventTrail(event: EventFacts, context: AppLoadContext): readonly TrailStep[] {
  const { sportId, tournamentId, tournamentName } = event;
  const sport = sportById(sportId);
  return [
    {
      href: paths.sportsbook,
      label: textsOf(context.brand.locale, 'sportsbook')['event.trailHome'],
    },
    ...(sport ? [{ href: sportPath(sport.slug), label: sportName(sport, context) }] : []),
    { href: tournamentPath(sportId, tournamentId), label: tournamentName },
  ];
}

/** The trail as a BreadcrumbList of schema.org, which ends with the event itself. */
export function trailList(trail: readonly TrailStep[], current: string, context: AppLoadContext) {
  const above = trail.map(({ href, label }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: new URL(href, context.config.publicUrl).href,
  }));
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { '@type': 'ListItem', position: above.length + 1, name: current }],
  };
}
