import type { MetaDescriptor } from '@remix-run/react';

/** What search engines and people who share a link are told of a page. Source: 3§2. */
export interface PageMetadata {
  /** With the brand's name. */
  readonly title: string;
  /** A sentence or two of its own. */
  readonly description: string;
  /** The page's one whole address; null for a page that is not for search engines. */
  readonly canonical: string | null;
  /** The whole address of the page's own picture; the brand's stands for every other page. */
  readonly picture?: string | undefined;
}

/** What the loader of every page answers besides its own. */
export interface NamedPage {
  readonly metadata: PageMetadata;
}

/** The elements of a page's head. */
export function metadataElements({
  title,
  description,
  canonical,
  picture,
}: PageMetadata): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    // What X shows falls back to these.
    ...(picture ? [{ property: 'og:image', content: picture }] : []),
    ...(canonical === null
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { property: 'og:url', content: canonical },
          { tagName: 'link' as const, rel: 'canonical', href: canonical },
        ]),
  ];
}
