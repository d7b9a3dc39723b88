import type { AppLoadContext } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SPORTS } from '@vitrine/betting/sportsbook/sports';
import { textsOf } from '@vitrine/messages/texts';
import { contentBoard } from '../../features/sportsbook/board/content-board.ts';
import { emptyBoard } from '../../features/sportsbook/board/empty-board.tsx';
import { LiveResultsView } from '../../features/sportsbook/live-results-view.tsx';
import { ResultList, type SportResults } from '../../features/sportsbook/result-list.tsx';
import { liveRouteHandle } from '../../guard/route-handle.ts';
import { liveResultsPath } from '../../paths/sportsbook-paths.ts';
import { paths } from '../../paths.ts';
import { pageMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { emptyListState } from '../../services/sportsbook/empty-list-state.server.ts';
import { sportName, sportsbookWords } from '../../services/sportsbook/sportsbook-page.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export { shouldRevalidate } from '../../live/live-page-revalidation.ts';

export const handle = liveRouteHandle('liveResults');

/** Scores of live matches and of those that ended a short time ago; one sport when the address names it. */
export const loader = guardedPage(handle, async ({ request, context }) => {
  const words = sportsbookWords(context);
  const texts = textsOf(context.brand.locale, 'sportsbook');
  const sports = resultsBySport(context);
  const asked = new URL(request.url).searchParams.get('esporte');
  const chosen = sports.find(({ slug }) => slug === asked);
  const shown = chosen ? [chosen] : sports;
  return {
    metadata: await pageMetadata('liveResults', context, { path: paths.liveResults }),
    heading: texts['results.heading'],
    filterLabel: texts['list.sports'],
    filters:
      sports.length > 1
        ? [
            { href: paths.liveResults, label: texts['results.all'], current: !chosen },
            ...sports.map(({ slug, sportName: label }) => ({
              href: liveResultsPath(slug),
              label,
              current: slug === asked,
            })),
          ]
        : [],
    liveTopics: 'home',
    results:
      shown.length > 0
        ? contentBoard(
            context.boards,
            'results',
            <ResultList sports={shown} words={words} finalText={texts['results.final']} />,
          )
        : emptyBoard(context.boards, {
            texts: words.texts,
            kind: 'section',
            elsewhere: paths.sportsbook,
            ...emptyListState(request, context, context.catalogue.areEndedKnown()),
          }),
  };
});

/** The sports that have results, in their order. */
function resultsBySport(
  context: AppLoadContext,
): readonly (SportResults & { readonly slug: string })[] {
  const { catalogue } = context;
  const live = catalogue.liveEvents();
  const liveIds = new Set(live.map(({ id }) => id));
  const ended = catalogue.endedMatches().filter(({ id }) => !liveIds.has(id));
  const bySport = Map.groupBy([...live, ...ended], ({ sportId }) => sportId);
  return SPORTS.flatMap((sport) => {
    const matches = bySport.get(sport.id);
    if (!matches) return [];
    return [{ sportId: sport.id, slug: sport.slug, sportName: sportName(sport, context), matches }];
  });
}

export { meta } from '../../frame/page-meta.ts';

export default function LiveResults() {
  return <LiveResultsView {...useLoaderData<typeof loader>()} />;
}
