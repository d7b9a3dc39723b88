import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SportView } from '../features/sportsbook/sport-view.tsx';
import { SECTIONS, sportPath } from '../paths.ts';
import { pageTitle } from '../services/page-title.server.ts';
import { requireSport, sportsbookWords } from '../services/sportsbook-page.server.ts';

export { shouldRevalidate } from './sportsbook-home.tsx';

export function loader({ params, context }: LoaderFunctionArgs) {
  const sport = requireSport(params.sportName);
  const section = SECTIONS.find((known) => known === params.section) ?? null;
  if (params.section !== undefined && section === null) throw new Response(null, { status: 404 });
  const { texts, now } = sportsbookWords(context);
  const live =
    section === 'proximos-jogos'
      ? []
      : context.catalogue.liveEvents().filter(({ sportId }) => sportId === sport.id);
  const upcoming = section === 'ao-vivo' ? [] : context.catalogue.upcomingEvents(sport.id);
  return {
    title: pageTitle(
      texts[section === 'proximos-jogos' ? 'page.upcoming.title' : 'page.live.title'],
      context,
    ),
    texts,
    now,
    sport,
    section,
    liveTopics: ['home', `prematch:${sport.id}`].join(','),
    liveCount: live.length,
    events: [...live, ...upcoming],
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  ...(page ? [{ tagName: 'link', rel: 'canonical', href: sportPath(page.sport.slug) }] : []),
];

export default function Sport() {
  return <SportView {...useLoaderData<typeof loader>()} />;
}
