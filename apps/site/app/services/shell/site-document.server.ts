import type { AppLoadContext } from '@remix-run/node';
import { textsOf } from '@vitrine/messages/texts';
import { siteDocument } from '../../format/site-document.ts';
import { type DocumentPage, DOCUMENTS } from '../../paths/document-paths.ts';
import { headedMetadata } from '../base/pages/page-metadata.server.ts';

/** A document of the site with its metadata, for its loader. Source: 1§2. */
export async function documentPage(page: DocumentPage, context: AppLoadContext) {
  const { brand } = context;
  const document = siteDocument(page, textsOf(brand.locale, 'documents'), brand);
  const metadata = await headedMetadata(page, document.heading, context, { path: DOCUMENTS[page] });
  return { metadata, document };
}
