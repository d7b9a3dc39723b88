import type { AppLoadContext } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { siteDocument } from '../../format/site-document.ts';
import type { PageMetadata } from '../../shapes/base/page-metadata.ts';
import { type DocumentPage, DOCUMENTS } from '../../paths.ts';
import { pageMetadata } from '../base/pages/page-metadata.server.ts';
import { pageTitle } from '../base/pages/page-title.server.ts';

/** The documents whose title and description for search engines are given. Source: 3§2. */
const METADATA = {
  aboutUs: 'aboutUs',
  termsConditions: 'terms',
  privacyPolicy: 'privacy',
} as const;

/** A document of the site with its metadata, for its loader. Source: 1§2. */
export async function documentPage(page: DocumentPage, context: AppLoadContext) {
  const { brand } = context;
  const document = siteDocument(page, textsOf(brand.locale, 'documents'), brand);
  return { ...(await metadataOf(page, document, context)), document };
}

async function metadataOf(
  page: DocumentPage,
  { heading, intro }: { readonly heading: string; readonly intro: string },
  context: AppLoadContext,
): Promise<PageMetadata> {
  const path = DOCUMENTS[page];
  if (page in METADATA) {
    return pageMetadata(METADATA[page as keyof typeof METADATA], context, { path });
  }
  const canonical = new URL(path, context.config.publicUrl).href;
  return { title: await pageTitle(heading, context), description: intro, canonical };
}
