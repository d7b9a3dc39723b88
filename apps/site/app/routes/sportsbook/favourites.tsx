import { data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { followedIds } from '@vitrine/betting/sportsbook/favourites';
import { textsOf } from '@vitrine/messages/texts';
import { listBoards } from '../../features/sportsbook/board/list-boards.ts';
import { favouriteOrder } from '../../features/sportsbook/favourites/favourite-order.ts';
import { FavouritesView } from '../../features/sportsbook/favourites/favourites-view.tsx';
import { textSections } from '../../format/text-sections.ts';
import { liveRouteHandle } from '../../guard/route-handle.ts';
import { paths, returnPath } from '../../paths.ts';
import { pageMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { visitorCookieHeader } from '../../services/base/session/visitor.server.ts';
import { readForm } from '../../services/forms/csrf.server.ts';
import { favouriteEvents } from '../../services/sportsbook/favourite-events.server.ts';
import { changeFavourites, favouriteIds } from '../../services/sportsbook/favourites.server.ts';
import { sportsbookWords } from '../../services/sportsbook/sportsbook-page.server.ts';
import { guardedAction, guardedPage } from '../../services/shell/guard.server.ts';
import { hasWideLists } from '../../services/base/wide-lists.server.ts';

export { shouldRevalidate } from '../../live/live-page-revalidation.ts';

export const handle = liveRouteHandle('favourites');

/** What is live and to come of the visitor's favourites. */
export const loader = guardedPage(handle, async ({ request, context, visitor }) => {
  const words = sportsbookWords(context);
  const { boards, brand } = context;
  const ids = followedIds(await favouriteIds(visitor, context));
  const { live, upcoming, leagues } = await favouriteEvents(ids, context, request.signal);
  const sportIds = new Set(upcoming.map(({ sportId }) => sportId));
  return {
    // Without a path: the page is another one for each visitor.
    metadata: await pageMetadata('favourites', context),
    texts: words.texts,
    favouritesTexts: textSections(textsOf(brand.locale, 'sportsbook'), ['favourites']),
    hasFavourites: ids.length > 0,
    leagues,
    liveTopics: ['home', ...[...sportIds].map((id) => `prematch:${id}`)].join(','),
    ...listBoards(boards, { live, upcoming }, { words, hasCompanions: hasWideLists(request) }),
  };
});

/** A star was pressed on any page: a script stays there, a plain form is led back to the event. */
export const action = guardedAction(handle, async ({ request, context }) => {
  const { formData, visitor, refusal } = await readForm(request, context);
  const order = favouriteOrder(formData);
  const stays = formData.has('stay');
  const back = returnPath(formData.get('returnTo'), paths.favourites);
  if (refusal || !order) return stays ? data(null, 403) : redirect(back);
  await changeFavourites(order, visitor, context);
  const headers = visitor.isNew
    ? { 'Set-Cookie': await visitorCookieHeader(visitor.id, context) }
    : {};
  return stays ? data(null, { headers }) : redirect(`${back}#${order.id}`, { headers });
});

export { meta } from '../../frame/page-meta.ts';

export default function Favourites() {
  return <FavouritesView {...useLoaderData<typeof loader>()} />;
}
