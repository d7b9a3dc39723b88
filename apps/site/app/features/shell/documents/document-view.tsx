import { useLoaderData } from '@remix-run/react';
import { SectionedPage, type SectionedPageProps } from './sectioned-page.tsx';

/** The page of a document, whichever route shows it. Source: 1§2. */
export function DocumentView() {
  const { document } = useLoaderData() as { readonly document: SectionedPageProps };
  return <SectionedPage {...document} />;
}
