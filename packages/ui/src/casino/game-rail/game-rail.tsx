import { cx } from 'class-variance-authority';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useRef, forwardRef } from 'react';
import { GameTileSkeleton } from '../game-tile/game-tile-skeleton.tsx';
import { GameTile, type GameTileProps } from '../game-tile/game-tile.tsx';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import { Link } from '../../base/link/link.tsx';
import { Skeleton, SkeletonRegion } from '../../feedback/skeleton/skeleton.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

const item = 'w-26 shrink-0 snap-start scroll-ml-4 sm:w-32 lg:w-36';

export interface GameRailProps extends RootProps<'section'> {
  readonly title: string;
  readonly games: readonly GameTileProps[];
  /** Its label names the row for those who hear the link alone. */
  readonly seeAll?:
    { readonly href: string; readonly text: string; readonly label: string } | undefined;
  readonly previousLabel: string;
  readonly nextLabel: string;
}

/**
 * A row of games under its heading, which scrolls sideways by finger, wheel and keys, and by two
 * buttons where there is a mouse. Nothing moves by itself.
 */
export const GameRail = forwardRef<HTMLElement, GameRailProps>(function GameRail(
  { title, games, seeAll, previousLabel, nextLabel, className, ...rest },
  ref,
) {
  const titleId = useId();
  const row = useRef<HTMLUListElement>(null);

  function turn(pages: number) {
    row.current?.scrollBy({ left: pages * row.current.clientWidth * 0.9 });
  }

  return (
    <section ref={ref} {...rest} aria-labelledby={titleId} className={cx('min-w-0', className)}>
      <header className="flex min-h-11 items-center gap-1">
        <h2 id={titleId} className="min-w-0 flex-1 text-display text-md">
          {title}
        </h2>
        {seeAll ? (
          <Link emphasis="standalone" href={seeAll.href} aria-label={seeAll.label}>
            {seeAll.text}
          </Link>
        ) : null}
        <span className="ml-1 hidden lg:flex noscript:hidden">
          <IconButton
            label={previousLabel}
            icon={<ChevronLeft aria-hidden="true" size={20} />}
            onClick={() => turn(-1)}
          />
          <IconButton
            label={nextLabel}
            icon={<ChevronRight aria-hidden="true" size={20} />}
            onClick={() => turn(1)}
          />
        </span>
      </header>
      {/* The row runs to the edges of the page, whose margin is 16 px. */}
      <ul
        ref={row}
        aria-labelledby={titleId}
        className="-mx-4 scroll-row flex gap-2 scroll-smooth px-4 py-1 sm:gap-3"
      >
        {games.map((game) => (
          <li key={game.gameId} className={item}>
            <GameTile {...game} />
          </li>
        ))}
      </ul>
    </section>
  );
});

export interface GameRailSkeletonProps extends RootProps<'div'> {
  /** `Carregando os jogos` */
  readonly label: string;
  readonly count: number;
}

/** A row still to come, in its final size. */
export const GameRailSkeleton = forwardRef<HTMLDivElement, GameRailSkeletonProps>(
  function GameRailSkeleton({ label, count, ...rest }, ref) {
    return (
      <SkeletonRegion ref={ref} {...rest} label={label}>
        <div aria-hidden="true">
          <div className="flex h-11 items-center">
            <Skeleton className="h-5 w-40 rounded-control" />
          </div>
          <div className="flex gap-2 overflow-hidden py-1 sm:gap-3">
            {Array.from({ length: count }, (_, at) => (
              <div key={at} className={item}>
                <GameTileSkeleton />
              </div>
            ))}
          </div>
        </div>
      </SkeletonRegion>
    );
  },
);
