import { cva } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import { GameTileSkeleton } from '../game-tile/game-tile-skeleton.tsx';
import { GameTile, type GameTileProps } from '../game-tile/game-tile.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';
import { SkeletonRegion } from '../../feedback/skeleton/skeleton.tsx';

const gridStyles = cva('grid gap-x-2 gap-y-4 sm:gap-x-3', {
  variants: {
    layout: {
      even: 'grid-cols-[repeat(auto-fill,minmax(min(5.5rem,100%),1fr))] md:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]',
      mosaic: 'grid-flow-dense grid-cols-3 md:grid-cols-6',
    },
  },
});

/** With so many tiles, of which one is large, a mosaic of three and of six columns has no holes. */
export const MOSAIC_SIZE = 9;

export interface GameGridProps extends RootProps<'div'> {
  /** What the games are, for those who don't see the heading near by. */
  readonly label: string;
  readonly games: readonly GameTileProps[];
  /** Tiles of one size, three in a row on a phone; or `MOSAIC_SIZE` of them, the first one large. */
  readonly layout?: 'even' | 'mosaic' | undefined;
  /** In place of the tiles when there are none. */
  readonly empty: ReactNode;
  /** Below the tiles: how to see more. */
  readonly more?: ReactNode;
}

/** Games side by side. */
export const GameGrid = forwardRef<HTMLDivElement, GameGridProps>(function GameGrid(
  { label, games, layout = 'even', empty, more, ...rest },
  ref,
) {
  if (games.length === 0) {
    return (
      <div ref={ref} {...rest}>
        {empty}
      </div>
    );
  }
  return (
    <div ref={ref} {...rest}>
      <ul aria-label={label} className={gridStyles({ layout })}>
        {games.map((game, at) => {
          const isLarge = layout === 'mosaic' && at === 0;
          return (
            <li key={game.gameId} className={isLarge ? 'col-span-2 row-span-2' : ''}>
              <GameTile {...game} prominent={isLarge} />
            </li>
          );
        })}
      </ul>
      {more ? <div className="mt-4 flex justify-center">{more}</div> : null}
    </div>
  );
});

export interface GameGridSkeletonProps extends RootProps<'div'> {
  /** `Carregando os jogos` */
  readonly label: string;
  readonly count: number;
}

/** A grid still to come, in its final size. */
export const GameGridSkeleton = forwardRef<HTMLDivElement, GameGridSkeletonProps>(
  function GameGridSkeleton({ label, count, ...rest }, ref) {
    return (
      <SkeletonRegion ref={ref} {...rest} label={label}>
        <div aria-hidden="true" className={gridStyles({ layout: 'even' })}>
          {Array.from({ length: count }, (_, at) => (
            <GameTileSkeleton key={at} />
          ))}
        </div>
      </SkeletonRegion>
    );
  },
);
