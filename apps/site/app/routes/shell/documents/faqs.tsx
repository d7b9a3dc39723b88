import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { foldText } from '@vitrine/betting/base/folded-text';
import { textsOf } from '@vitrine/messages/texts';
import { FaqsView } from '../../../features/shell/faqs-view.tsx';
import { textSections } from '../../../format/text-sections.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { metadataElements } from '../../../shapes/base/page-metadata.ts';
import { QUERY } from '../../../paths.ts';
import { guardedLoader } from '../../../services/shell/guard.server.ts';
import { documentPage } from '../../../services/shell/site-document.server.ts';

export const handle = routeHandle('faqs');

/** All questions, or those in which every word that was looked for stands, whatever its accents. */
export const loader = guardedLoader(handle, async ({ request, context }) => {
  const query = (new URL(request.url).searchParams.get(QUERY) ?? '').trim().slice(0, 60);
  const { document, ...page } = await documentPage('faqs', context);
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const sections = document.sections.filter(({ title, text }) => {
    const folded = foldText(`${title} ${text}`);
    return words.every((word) => folded.includes(word));
  });
  return {
    ...page,
    // A search is no page for search engines.
    canonical: query === '' ? page.canonical : null,
    texts: textSections(textsOf(context.brand.locale, 'documents'), ['faqs.search']),
    document: { ...document, sections },
    query,
  };
});

export const meta: MetaFunction<typeof loader> = ({ data: page }) => metadataElements(page);

export default function Faqs() {
  return <FaqsView {...useLoaderData<typeof loader>()} />;
}
