import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { type ShouldRevalidateFunctionArgs, useLoaderData } from '@remix-run/react';
import { SportsbookHomeView } from '../features/sportsbook/sportsbook-home-view.tsx';
import { paths, SPORTS } from '../paths.ts';
import { pageTitle } from '../services/page-title.server.ts';
import { liveEventsBySport, sportsbookWords } from '../services/sportsbook-page.server.ts';

/** How many events to come are listed below the live ones. */
const UPCOMING_SHOWN = 12;

export function loader({ context }: LoaderFunctionArgs) {
  const { texts, now } = sportsbookWords(context);
  const live = liveEventsBySport(context);
  const upcoming = SPORTS.flatMap(({ id }) => context.catalogue.upcomingEvents(id))
    .sort((one, other) => one.scheduledAt - other.scheduledAt)
    .slice(0, UPCOMING_SHOWN);
  return {
    title: pageTitle(texts['page.home.title'], context),
    texts,
    now,
    liveTopics: 'home',
    liveCount: live.length,
    events: [...live, ...upcoming],
  };
}

/** What happens on the slip changes nothing here; a page that the reader has paused stands still. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isPaused = document.documentElement.hasAttribute('data-live-paused');
  if (isPaused && currentUrl.href === nextUrl.href) return false;
  return formAction?.startsWith(paths.betSlip) ? false : defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) => [
  { title: page?.title },
  { tagName: 'link', rel: 'canonical', href: paths.sportsbook },
];

export default function SportsbookHome() {
  return <SportsbookHomeView {...useLoaderData<typeof loader>()} />;
}
