import { formatMoney, minorUnits } from '@vitrine/betting/base/money';
import { formatText } from '@vitrine/messages/format-text';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import type { GameBadge, GameTileProps } from '../../casino/game-tile/game-tile.tsx';
import { type StoryGame, storyGames } from './casino-fixtures.ts';

/** The badge of the games that have one. */
const BADGES: Readonly<Record<string, GameBadge['kind']>> = {
  '1121': 'jackpot',
  '1142': 'new',
  '1152': 'live',
  '1171': 'live',
  '1366': 'jackpot',
  '1213': 'exclusive',
  '1327': 'new',
};

/** The words of the casino, its games and amounts in the brand the story stands in. */
export function useCasinoStory() {
  const brand = useStoryBrand();
  const t = useStoryTexts('casino');
  const games = storyGames(brand.language);
  const percents = new Intl.NumberFormat(brand.locale, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  });

  function tile(game: StoryGame): GameTileProps {
    const percent = percents.format(game.returns / 10_000);
    const badge = BADGES[game.id];
    return {
      gameId: game.id,
      kind: game.kind,
      name: game.name,
      provider: game.provider,
      returns: {
        text: formatText(t['tile.return'], { percent }),
        label: formatText(t['tile.returnExplained'], { percent }),
      },
      href: `#game-${game.id}`,
      badge: badge ? { kind: badge, text: t[`tile.${badge}`] } : undefined,
      favourite: {
        name: 'favourite',
        value: game.id,
        label: formatText(t['tile.favourite'], { game: game.name }),
        pressed: Number(game.id) % 5 === 0,
      },
    };
  }

  return {
    brand,
    t,
    common: useStoryTexts('common'),
    games,
    tile,
    /** An amount of minor units, in words. */
    money: (amount: number) => formatMoney(minorUnits(amount), brand),
  };
}
