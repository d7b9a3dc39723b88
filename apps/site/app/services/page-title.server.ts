import type { AppLoadContext } from '@remix-run/node';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';

/** The text of a page's title element: what the page is, then whose it is. */
export function pageTitle(title: string, { brand }: AppLoadContext): string {
  return formatText(textsOf(brand.locale, 'shell').titleSuffix, { title, brand: brand.name });
}
