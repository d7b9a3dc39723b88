import type { AppLoadContext } from '@remix-run/node';
import type { CasinoFilter } from '@vitrine/betting/casino/casino-category';
import { textsOf } from '@vitrine/messages/texts';
import { casinoFilterPath } from '../../casino/casino-paths.ts';
import { CASINO_LIST_SECTIONS } from '../../casino/casino-texts.ts';
import { textSections } from '../../format/text-sections.ts';
import type { PageMetadata } from '../../shapes/base/page-metadata.ts';
import {
  headedMetadata,
  pageMetadata,
  type TitledPage,
} from '../base/pages/page-metadata.server.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { type GameListAddress, gameListPage } from './game-list-page.server.ts';

/** The filters with a title and a description of their own. Source: 3§2. */
const METADATA: Readonly<Partial<Record<CasinoFilter, TitledPage>>> = {
  slots: 'casinoSlots',
  live: 'casinoLive',
  interactive: 'casinoInteractive',
  scratch: 'casinoScratch',
};

/** What these show depends on the visitor. */
const OWN_FILTERS: ReadonlySet<CasinoFilter> = new Set(['favourites', 'rewards', 'freeSpins']);

/** The data of a list of games, whichever route shows it. */
export async function gameListData(
  address: GameListAddress,
  { request, visitor, context }: { request: Request; visitor: Visitor; context: AppLoadContext },
) {
  const { locale } = context.brand;
  const [metadata, page] = await Promise.all([
    metadataOf(address, context),
    gameListPage(address, new URL(request.url), visitor, context),
  ]);
  return {
    metadata,
    ...page,
    texts: textSections(textsOf(locale, 'casino'), CASINO_LIST_SECTIONS),
    clearLabel: textsOf(locale, 'forms').clearSearch,
  };
}

function metadataOf(
  { filter, category }: GameListAddress,
  context: AppLoadContext,
): Promise<PageMetadata> {
  const page = METADATA[filter];
  const isListed = category === null && !OWN_FILTERS.has(filter);
  const path = isListed ? { path: casinoFilterPath(filter) } : {};
  if (page !== undefined && category === null) return pageMetadata(page, context, path);
  const texts = textsOf(context.brand.locale, 'casino');
  const lists = new Set([filter, category ?? filter]);
  const name = [...lists].map((list) => texts[`category.${list}`]).join(' · ');
  const values = { page: name };
  return headedMetadata('casinoList', `${texts.title} · ${name}`, context, { ...path, values });
}
