import { countText, formatText } from '@vitrine/messages/format-text';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { FreeSpinsList } from '../../promotions/free-spins-list/free-spins-list.tsx';
import { storyGames } from '../casino/casino-fixtures.ts';
import { UNTIL, usePromotionStory } from './promotion-fixtures.ts';

interface FreeSpinsStoryProps {
  /** The games in which there are spins, by id. */
  readonly games: readonly string[];
}

/** The free spins of a bettor in the words of the brand. */
export function FreeSpinsStory({ games }: FreeSpinsStoryProps) {
  const { t, brand } = usePromotionStory();
  const chosen = storyGames(brand.language).filter(({ id }) => games.includes(id));
  return (
    <FreeSpinsList
      title={t['freeSpins.title']}
      items={chosen.map((game, at) => ({
        id: game.id,
        game,
        countText: countText({ ...t }, 'reward.freeSpins', 1 + at * 9, brand.language),
        expiryText: formatText(t['freeSpins.until'], { date: UNTIL }),
        play: {
          href: `#game-${game.id}`,
          text: t['freeSpins.play'],
          label: formatText(t['freeSpins.playGame'], { game: game.name }),
        },
      }))}
      empty={
        <EmptyState drawing="bets" title={t['freeSpins.empty']} text={t['freeSpins.emptyText']} />
      }
    />
  );
}
