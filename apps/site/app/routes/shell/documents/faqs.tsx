import { useLoaderData } from '@remix-run/react';
import { foldText } from '@vitrine/betting/base/folded-text';
import { textsOf } from '@vitrine/messages/texts';
import { FaqsView } from '../../../features/shell/documents/faqs-view.tsx';
import { textSections } from '../../../format/text-sections.ts';
import { routeHandle } from '../../../guard/route-handle.ts';
import { QUERY } from '../../../paths/sportsbook-paths.ts';
import { guardedPage } from '../../../services/shell/guard.server.ts';
import { documentPage } from '../../../services/shell/site-document.server.ts';

export const handle = routeHandle('faqs');

/** All questions, or those in which every word that was looked for stands, whatever its accents. */
export const loader = guardedPage(handle, async ({ request, context }) => {
  const query = (new URL(request.url).searchParams.get(QUERY) ?? '').trim().slice(0, 60);
  const { document, metadata } = await documentPage('faqs', context);
  const words = foldText(query).split(/\s+/).filter(Boolean);
  const sections = document.sections.filter(({ title, text }) => {
    const folded = foldText(`${title} ${text}`);
    return words.every((word) => folded.includes(word));
  });
  return {
    // A search is no page for search engines.
    metadata: query === '' ? metadata : { ...metadata, canonical: null },
    texts: textSections(textsOf(context.brand.locale, 'documents'), ['faqs.search']),
    document: { ...document, sections },
    query,
  };
});

export { meta } from '../../../frame/page-meta.ts';

export default function Faqs() {
  return <FaqsView {...useLoaderData<typeof loader>()} />;
}
