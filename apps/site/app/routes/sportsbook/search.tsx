import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { listBoards } from '../../features/sportsbook/board/list-boards.ts';
import { SearchView } from '../../features/sportsbook/search-view.tsx';
import { textSections } from '../../format/text-sections.ts';
import { liveRouteHandle } from '../../guard/route-handle.ts';
import { QUERY } from '../../paths/sportsbook-paths.ts';
import { pageMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { searchCatalogue } from '../../services/sportsbook/search.server.ts';
import { sportsbookWords } from '../../services/sportsbook/sportsbook-page.server.ts';
import { hasWideLists } from '../../services/base/wide-lists.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export { shouldRevalidate } from '../../live/live-page-revalidation.ts';

export const handle = liveRouteHandle('search');

const LONGEST_QUERY = 60;

/** What the hub's lists have under the text of the address; the operator is asked for nothing. */
export const loader = guardedPage(handle, async ({ request, context }) => {
  const asked = new URL(request.url).searchParams.get(QUERY) ?? '';
  const query = asked.trim().slice(0, LONGEST_QUERY);
  const words = sportsbookWords(context);
  const { boards, brand } = context;
  const found = searchCatalogue(query, context);
  const sportIds = new Set(found?.upcoming.map(({ sportId }) => sportId));
  return {
    // Without a path: a list of results is not for search engines.
    metadata: await pageMetadata('search', context),
    texts: words.texts,
    searchTexts: textSections(textsOf(brand.locale, 'sportsbook'), ['search']),
    clearLabel: textsOf(brand.locale, 'forms').clearSearch,
    query,
    liveTopics: ['home', ...[...sportIds].map((id) => `prematch:${id}`)].join(','),
    found: found && {
      ...found,
      ...listBoards(boards, found, { words, hasCompanions: hasWideLists(request) }),
    },
  };
});

export { meta } from '../../frame/page-meta.ts';

export default function Search() {
  return <SearchView {...useLoaderData<typeof loader>()} />;
}
