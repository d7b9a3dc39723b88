import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { formatText } from '@vitrine/messages/format-text';
import { EventView } from '../features/sportsbook/event-view.tsx';
import { MARKET_GROUPS } from '../features/sportsbook/market-panels.ts';
import { eventPath } from '../paths.ts';
import { pageTitle } from '../services/page-title.server.ts';
import { requireSport, sportsbookWords } from '../services/sportsbook-page.server.ts';
import { useShellData } from '../shell-data.ts';

export { shouldRevalidate } from './sportsbook-home.tsx';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  requireSport(params.sportName);
  const event = await context.catalogue.event(params.matchId ?? '', request.signal);
  if (!event) throw new Response(null, { status: 404 });
  const { texts, now } = sportsbookWords(context);
  const asked = new URL(request.url).searchParams.get('grupo');
  const name = formatText(texts['event.name'], { home: event.home.name, away: event.away.name });
  return {
    title: pageTitle(formatText(texts['page.event.title'], { event: name }), context),
    texts,
    now,
    group: MARKET_GROUPS.find((group) => group === asked) ?? 'all',
    liveTopics: `match:${event.id}`,
    events: [event],
  };
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  ...(page?.events ?? []).map(({ sportId, id }) => ({
    tagName: 'link' as const,
    rel: 'canonical',
    href: eventPath(sportId, id),
  })),
];

export default function Event() {
  const { events, group, texts, now } = useLoaderData<typeof loader>();
  const { format } = useShellData();
  const [event] = events;
  return event ? <EventView event={event} group={group} words={{ texts, format, now }} /> : null;
}
