import type { AppLoadContext } from '@remix-run/node';
import { formatMoney } from '@vitrine/betting/base/money';
import type { CasinoFilter } from '@vitrine/betting/casino/casino-category';
import type { CasinoCatalogue, CasinoGame } from '@vitrine/betting/casino/casino-game';
import { ROW_SIZE } from '@vitrine/betting/casino/casino-sizes';
import { gamesOf, jackpotGames } from '@vitrine/betting/casino/find-games';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { casinoFilterPath, gamePath } from '../../casino/casino-paths.ts';
import type { ListedGame, ListedJackpot } from '../../casino/casino-lists.ts';
import { formatTime } from '../../format/date-time.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { casinoCatalogue, type ReadCatalogue } from './casino-catalogue.server.ts';
import { favouriteGameIds } from './favourite-games.server.ts';
import { gameLister } from './listed-games.server.ts';

interface LobbySection {
  readonly id: string;
  readonly title: string;
  readonly games: readonly ListedGame[];
  readonly seeAll: { readonly href: string; readonly text: string; readonly label: string };
}

/** What the lobby shows; null where no game is known. */
export interface LobbyPage {
  readonly sections: readonly LobbySection[];
  readonly jackpots: { readonly updatedText: string; readonly list: readonly ListedJackpot[] };
}

/** The rows of the lobby, each with the text of its title. */
const ROWS = [
  ['top', 'rail.top'],
  ['slots', 'rail.slots'],
  ['live', 'rail.live'],
  ['crash', 'category.crash'],
  ['scratch', 'category.scratch'],
  ['bingo', 'category.bingo'],
] as const satisfies readonly (readonly [CasinoFilter, string])[];

/** The rows of the casino's home, the visitor's favourites first. Source: 1§2. */
export async function lobbyPage(
  visitor: Visitor,
  context: AppLoadContext,
): Promise<LobbyPage | null> {
  const [catalogue, favouriteIds] = await Promise.all([
    casinoCatalogue(context),
    favouriteGameIds(visitor, context),
  ]);
  if (catalogue === null) return null;
  const texts = textsOf(context.brand.locale, 'casino');
  const listed = gameLister(catalogue, favouriteIds, context);
  const section = (filter: CasinoFilter, title: string, games: readonly CasinoGame[]) => ({
    id: filter,
    title,
    games: games.slice(0, ROW_SIZE).map(listed),
    seeAll: {
      href: casinoFilterPath(filter),
      text: texts['rail.seeAll'],
      label: formatText(texts['rail.seeAllOf'], { title }),
    },
  });
  const all = { category: null, providers: [] };
  const sections = [
    section('favourites', texts['category.favourites'], gamesById(favouriteIds, catalogue)),
    ...ROWS.map(([filter, title]) =>
      section(filter, texts[title], gamesOf(catalogue, { ...all, filter })),
    ),
  ];
  return {
    sections: sections.filter(({ games }) => games.length > 0),
    jackpots: jackpotsOf(catalogue, context),
  };
}

/** The games of some ids, in the order of the ids; those that are gone are left out. */
export function gamesById(
  ids: readonly string[],
  { games }: CasinoCatalogue,
): readonly CasinoGame[] {
  const byId = new Map(games.map((game) => [game.id, game]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function jackpotsOf(catalogue: ReadCatalogue, { brand }: AppLoadContext): LobbyPage['jackpots'] {
  const texts = textsOf(brand.locale, 'casino');
  const names = new Map(catalogue.providers.map(({ id, name }) => [id, name]));
  return {
    updatedText: formatText(texts['jackpots.updated'], {
      time: formatTime(catalogue.readAt, brand),
    }),
    list: jackpotGames(catalogue).flatMap(({ id, name, providerId, jackpot }) =>
      jackpot === null
        ? []
        : [
            {
              id,
              name: names.get(providerId) ?? '',
              amountText: formatMoney(jackpot, brand),
              game: { href: gamePath(id), name },
            },
          ],
    ),
  };
}
