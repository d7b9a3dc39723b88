import type { AppLoadContext } from '@remix-run/node';
import { translator } from './texts.server.ts';

/** The text of a page's title element: the page, then the brand. */
export async function pageTitle(title: string, { brand }: AppLoadContext): Promise<string> {
  const translate = await translator(brand.locale, 'shell');
  return translate('titleSuffix', { title, brand: brand.name });
}
