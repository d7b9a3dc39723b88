import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { SportView } from '../../features/sportsbook/sport-view.tsx';
import { liveRouteHandle } from '../../guard/route-handle.ts';
import { SECTIONS, sportPath } from '../../paths.ts';
import { pageTitle } from '../../services/base/page-title.server.ts';
import { requireSport, sportsbookWords } from '../../services/sportsbook/sportsbook-page.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export { shouldRevalidate } from '../../live/live-page-revalidation.ts';

export const handle = liveRouteHandle('sport');

export const loader = guardedLoader(handle, async ({ params, context }) => {
  const sport = requireSport(params.sportName);
  const section = SECTIONS.find((known) => known === params.section) ?? null;
  if (params.section !== undefined && section === null) throw new Response(null, { status: 404 });
  const { texts, now } = sportsbookWords(context);
  const sportsbookTexts = textsOf(context.brand.locale, 'sportsbook');
  const live =
    section === 'proximos-jogos'
      ? []
      : context.catalogue.liveEvents().filter(({ sportId }) => sportId === sport.id);
  const upcoming = section === 'ao-vivo' ? [] : context.catalogue.upcomingEvents(sport.id);
  return {
    title: await pageTitle(
      texts[section === 'proximos-jogos' ? 'page.upcoming.title' : 'page.live.title'],
      context,
    ),
    texts,
    now,
    sport: { id: sport.id, slug: sport.slug, name: sportsbookTexts[`sport.${sport.key}`] },
    section,
    liveTopics: ['home', `prematch:${sport.id}`].join(','),
    liveCount: live.length,
    events: [...live, ...upcoming],
  };
});

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  ...(page ? [{ tagName: 'link', rel: 'canonical', href: sportPath(page.sport.slug) }] : []),
];

export default function Sport() {
  return <SportView {...useLoaderData<typeof loader>()} />;
}
