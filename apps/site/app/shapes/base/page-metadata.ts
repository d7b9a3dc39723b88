import type { MetaDescriptor } from '@remix-run/react';

/** What search engines and people who share a link are told of a page. Source: 3§2. */
export interface PageMetadata {
  /** With the brand's name. */
  readonly title: string;
  /** Empty for a page that could not be read. */
  readonly description: string;
  /** The page's one whole address; null for a page that is not for search engines. */
  readonly canonical: string | null;
  /** The whole address of the page's own picture; the brand's stands for every other page. */
  readonly picture?: string | undefined;
}

/** The elements of a page's head. A page without metadata names itself elsewhere. */
export function metadataElements(page: PageMetadata | undefined): MetaDescriptor[] {
  if (!page) return [];
  const { title, description, canonical, picture } = page;
  return [
    { title },
    { property: 'og:title', content: title },
    // What X shows falls back to these.
    ...(picture ? [{ property: 'og:image', content: picture }] : []),
    ...(description === ''
      ? []
      : [
          { name: 'description', content: description },
          { property: 'og:description', content: description },
        ]),
    ...(canonical === null
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { property: 'og:url', content: canonical },
          { tagName: 'link' as const, rel: 'canonical', href: canonical },
        ]),
  ];
}
