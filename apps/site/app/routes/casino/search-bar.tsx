import { data, type MetaFunction, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { textsOf } from '@vitrine/messages/texts';
import { CASINO_LIST_SECTIONS } from '../../casino/casino-texts.ts';
import { CasinoSearchView } from '../../features/casino/casino-search-view.tsx';
import { textSections } from '../../format/text-sections.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { metadataElements } from '../../shapes/base/page-metadata.ts';
import { paths } from '../../paths.ts';
import { pageMetadata } from '../../services/base/pages/page-metadata.server.ts';
import { casinoSearchPage } from '../../services/casino/casino-search.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('searchBar');

/** The search of the casino; the sportsbook has its own. */
export const loader = guardedLoader(
  handle,
  async ({ request, params, context, visitor, headers }) => {
    const url = new URL(request.url);
    if (params['type'] === 'esportes') throw redirect(paths.search + url.search);
    if (params['type'] !== 'casino') throw new Response(null, { status: 404 });
    const { locale } = context.brand;
    const [metadata, page] = await Promise.all([
      // Without a path: a list of results is not for search engines.
      pageMetadata('casino', context),
      casinoSearchPage(url, visitor, context),
    ]);
    const texts = textSections(textsOf(locale, 'casino'), CASINO_LIST_SECTIONS);
    const clearLabel = textsOf(locale, 'forms').clearSearch;
    return data({ ...metadata, ...page, texts, clearLabel }, { headers });
  },
);

export { headers } from '../../frame/loader-headers.ts';

export const meta: MetaFunction<typeof loader> = ({ data: page }) => metadataElements(page);

export default function SearchBar() {
  return <CasinoSearchView {...useLoaderData<typeof loader>()} />;
}
