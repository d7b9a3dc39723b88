import type { AppLoadContext } from '@remix-run/node';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { PageMetadata } from '../../../shapes/base/page-metadata.ts';
import { translator } from './texts.server.ts';

type PageWith<Part extends string, Key> = Key extends `${infer Page}.${Part}` ? Page : never;

/** A page whose description stands in the texts; its title is its heading. */
export type DescribedPage = PageWith<'description', keyof Namespaces['metadata']>;

/** A page that has its title there, too. */
export type TitledPage = DescribedPage & PageWith<'title', keyof Namespaces['metadata']>;

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
  page: TitledPage,
  context: AppLoadContext,
  options: MetadataOptions = {},
): Promise<PageMetadata> {
  const translate = await translator(context.brand.locale, 'metadata');
  return headedMetadata(page, translate(`${page}.title`, options.values ?? {}), context, options);
}

/** Like `pageMetadata`, for a page whose title is the heading that stands on it. */
export async function headedMetadata(
  page: DescribedPage,
  heading: string,
  context: AppLoadContext,
  { values = {}, path, picture }: MetadataOptions = {},
): Promise<PageMetadata> {
  const { brand, config } = context;
  const [metadata, shell] = await Promise.all([
    translator(brand.locale, 'metadata'),
    translator(brand.locale, 'shell'),
  ]);
  return {
    title: shell('titleSuffix', { title: heading, brand: brand.name }),
    description: metadata(`${page}.description`, { brand: brand.name, page: heading, ...values }),
    canonical: path === undefined ? null : new URL(path, config.publicUrl).href,
    ...(picture === undefined ? {} : { picture: new URL(picture, config.publicUrl).href }),
  };
}

/** The metadata of a page that one bettor alone can open: one description names each of them. */
export function privateMetadata(heading: string, context: AppLoadContext): Promise<PageMetadata> {
  return headedMetadata('private', heading, context);
}

/** The metadata of a page that can't be shown for the moment. */
export function unreadableMetadata(
  heading: string,
  context: AppLoadContext,
): Promise<PageMetadata> {
  return headedMetadata('unreadable', heading, context);
}
