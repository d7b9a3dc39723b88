import type { AppLoadContext } from '@remix-run/node';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { PageMetadata } from '../../../shapes/base/page-metadata.ts';
import { pageTitle } from './page-title.server.ts';
import { translator } from './texts.server.ts';

type PageOf<Key> = Key extends `${infer Page}.title` ? Page : never;

/** A page that has a title and a description in the texts. */
export type MetadataPage = PageOf<keyof Namespaces['metadata']>;

interface MetadataOptions {
  /** What the texts name, such as the sport. */
  readonly values?: Readonly<Record<string, string>>;
  /** The path that stands for the page; without one the page is not for search engines. */
  readonly path?: string;
  /** The path of the page's own picture. */
  readonly picture?: string;
}

/** Title, description and canonical address of a page, for its loader's data. Source: 3§2. */
export async function pageMetadata(
  page: MetadataPage,
  context: AppLoadContext,
  { values = {}, path, picture }: MetadataOptions = {},
): Promise<PageMetadata> {
  const { brand, config } = context;
  const translate = await translator(brand.locale, 'metadata');
  return {
    title: await pageTitle(translate(`${page}.title`, values), context),
    description: translate(`${page}.description`, { brand: brand.name, ...values }),
    canonical: path === undefined ? null : new URL(path, config.publicUrl).href,
    ...(picture === undefined ? {} : { picture: new URL(picture, config.publicUrl).href }),
  };
}
