import { formatText } from '@vitrine/messages/format-text';
import { CasinoHome, type CasinoHomeProps } from '../../casino/casino-home/casino-home.tsx';
import { CASINO_CATEGORIES } from '../../casino/category-rail/category-icon.tsx';
import { CategoryRail } from '../../casino/category-rail/category-rail.tsx';
import type { GameKind } from '../../casino/game-art/game-art.tsx';
import { JackpotTicker } from '../../casino/jackpot-ticker/jackpot-ticker.tsx';
import { SearchField } from '../../forms/search-field/search-field.tsx';
import { STORY_JACKPOTS } from './casino-fixtures.ts';
import { useCasinoStory } from './use-casino-story.ts';

const TABLES: readonly GameKind[] = ['roulette', 'blackjack', 'baccarat', 'poker', 'interactive'];
/** The home page of the casino with all of its parts. */
export function CasinoHomeStory({ layout }: Pick<CasinoHomeProps, 'layout'>) {
  const { t, common, games, tile, money } = useCasinoStory();
  const gameOf = (id: string) => games.find((game) => game.id === id);
  const section = (id: string, title: string, chosen: typeof games) => ({
    id,
    title,
    games: chosen.map(tile),
    seeAll: {
      href: `#${id}`,
      text: t['rail.seeAll'],
      label: formatText(t['rail.seeAllOf'], { title }),
    },
  });
  const slots = games.filter(({ kind }) => kind === 'slots');
  const tables = games.filter(({ kind }) => TABLES.includes(kind));
  const others = games.filter(({ kind }) => kind !== 'slots' && !TABLES.includes(kind));
  return (
    <main className="mx-auto max-w-page overflow-x-clip p-4">
      <form>
        <CasinoHome
          layout={layout}
          head={
            <>
              <h1 className="text-display text-xl">{t.title}</h1>
              <div className="max-w-content">
                <SearchField name="q" label={t['search.label']} clearLabel={common.clearSearch} />
              </div>
              <CategoryRail
                label={t.categories}
                items={CASINO_CATEGORIES.slice(0, 15).map((category) => ({
                  category,
                  href: `#${category}`,
                  label: t[`category.${category}`],
                  current: category === 'top',
                }))}
              />
            </>
          }
          sections={[
            section('top', t['rail.top'], games.slice(0, 12)),
            section('slots', t['rail.slots'], slots.slice(4)),
            section('live', t['rail.live'], tables),
            section('others', t['category.others'], others),
          ]}
          highlight={
            <JackpotTicker
              title={t['jackpots.title']}
              updatedText={formatText(t['jackpots.updated'], { time: '18:42' })}
              jackpots={STORY_JACKPOTS.slice(0, 3).map(([name, amount, id]) => ({
                id,
                name,
                amountText: money(amount),
                game: { href: `#${id}`, name: gameOf(id)?.name ?? '' },
              }))}
            />
          }
          previousLabel={t['rail.previous']}
          nextLabel={t['rail.next']}
        />
      </form>
    </main>
  );
}
