import { data, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { CASINO_LIST_SECTIONS } from '../../casino/casino-texts.ts';
import { CasinoSearchView } from '../../features/casino/casino-search-view.tsx';
import { textSections } from '../../format/text-sections.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { paths } from '../../paths.ts';
import { headedMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { casinoSearchPage } from '../../services/casino/casino-search.server.ts';
import { guardedPage } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('searchBar');

/** The search of the casino; the sportsbook has its own. */
export const loader = guardedPage(
  handle,
  async ({ request, params, context, visitor, headers }) => {
    const url = new URL(request.url);
    if (params['type'] === 'esportes') throw redirect(paths.search + url.search);
    if (params['type'] !== 'casino') throw new Response(null, { status: 404 });
    const { locale } = context.brand;
    const all = textsOf(locale, 'casino');
    const [metadata, page] = await Promise.all([
      // Without a path: a list of results is not for search engines.
      headedMetadata('casinoSearch', all['search.title'], context),
      casinoSearchPage(url, visitor, context),
    ]);
    const texts = textSections(all, CASINO_LIST_SECTIONS);
    const clearLabel = textsOf(locale, 'forms').clearSearch;
    return data({ metadata, ...page, texts, clearLabel }, { headers });
  },
);

export { headers } from '../../frame/loader-headers.ts';

export { meta } from '../../frame/page-meta.ts';

export default function SearchBar() {
  return <CasinoSearchView {...useLoaderData<typeof loader>()} />;
}
