import type { MetaFunction } from '@remix-run/node';
import { metadataElements, type NamedPage } from '../shapes/base/page-metadata.ts';

/**
 * The head of every page, for its route to export. `guardedPage` makes sure that the page's loader answers
 * with metadata; a page whose loader failed is named by the root.
 */
export const meta: MetaFunction = ({ data: page }) =>
  page ? metadataElements((page as NamedPage).metadata) : [];
