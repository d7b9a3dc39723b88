import type { AppLoadContext } from '@remix-run/node';
import type { CasinoCatalogue, CasinoGame } from '@vitrine/betting/casino/casino-game';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { gamePath, STAR_FIELD } from '../../casino/casino-paths.ts';
import type { ListedGame } from '../../casino/casino-lists.ts';

/** Puts games of a catalogue into words. */
export function gameLister(
  { providers }: CasinoCatalogue,
  favouriteIds: readonly string[],
  { brand }: AppLoadContext,
): (game: CasinoGame) => ListedGame {
  const texts = textsOf(brand.locale, 'casino');
  const names = new Map(providers.map(({ id, name }) => [id, name]));
  const favourites = new Set(favouriteIds);
  const percents = new Intl.NumberFormat(brand.locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  });
  return (game) => {
    const percent = percents.format(game.returns / 10_000);
    const badge = badgeOf(game);
    const pressed = favourites.has(game.id);
    return {
      gameId: game.id,
      kind: game.kind,
      name: game.name,
      provider: names.get(game.providerId) ?? '',
      returns: {
        text: formatText(texts['tile.return'], { percent }),
        label: formatText(texts['tile.returnExplained'], { percent }),
      },
      href: gamePath(game.id),
      badge: badge && { kind: badge, text: texts[`tile.${badge}`] },
      favourite: {
        name: STAR_FIELD,
        value: `${pressed ? 'remove' : 'add'}:${game.id}`,
        label: formatText(texts['tile.favourite'], { game: game.name }),
        pressed,
      },
      maintenanceText: game.isInMaintenance ? texts['tile.maintenance'] : undefined,
    };
  };
}

function badgeOf({ jackpot, isNew, filters }: CasinoGame): 'jackpot' | 'new' | 'live' | undefined {
  if (jackpot !== null) return 'jackpot';
  if (isNew) return 'new';
  return filters.includes('live') ? 'live' : undefined;
}
