import { cx } from 'class-variance-authority';
import { type ReactNode, useId, forwardRef } from 'react';
import { GameGrid, MOSAIC_SIZE } from '../game-grid/game-grid.tsx';
import { GameRail } from '../game-rail/game-rail.tsx';
import type { GameTileProps } from '../game-tile/game-tile.tsx';
import { Link } from '../../base/link/link.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface CasinoSection {
  readonly id: string;
  readonly title: string;
  readonly games: readonly GameTileProps[];
  /** Its label names the section for those who hear the link alone. */
  readonly seeAll: { readonly href: string; readonly text: string; readonly label: string };
}

export interface CasinoHomeProps extends RootProps<'div'> {
  /** Rows that scroll sideways, or tiles of two sizes side by side: a fact of the brand. */
  readonly layout: 'rails' | 'mosaic';
  /** The heading of the page, the search, the categories. */
  readonly head: ReactNode;
  readonly sections: readonly CasinoSection[];
  /** Between the first section and the second: jackpots, a promotion. */
  readonly highlight?: ReactNode;
  readonly previousLabel: string;
  readonly nextLabel: string;
}

/** The home page of the casino, in the one or the other of its two layouts. Source: 1§2. */
export const CasinoHome = forwardRef<HTMLDivElement, CasinoHomeProps>(function CasinoHome(
  { layout, head, sections, highlight, previousLabel, nextLabel, className, ...rest },
  ref,
) {
  const [first, ...others] = sections;
  const show = (section: CasinoSection) =>
    layout === 'rails' ? (
      <GameRail
        key={section.id}
        title={section.title}
        games={section.games}
        seeAll={section.seeAll}
        previousLabel={previousLabel}
        nextLabel={nextLabel}
      />
    ) : (
      <Mosaic key={section.id} section={section} />
    );
  return (
    <div
      ref={ref}
      {...rest}
      data-layout={layout}
      className={cx('flex min-w-0 flex-col gap-6', className)}
    >
      <div className="flex min-w-0 flex-col gap-3">{head}</div>
      {first ? show(first) : null}
      {highlight}
      {others.map(show)}
    </div>
  );
});

function Mosaic({ section }: { readonly section: CasinoSection }) {
  const titleId = useId();
  const { title, games, seeAll } = section;
  const isFull = games.length >= MOSAIC_SIZE;
  return (
    <section aria-labelledby={titleId}>
      <header className="flex min-h-11 items-center gap-3">
        <h2 id={titleId} className="min-w-0 flex-1 text-display text-md">
          {title}
        </h2>
        <Link emphasis="standalone" href={seeAll.href} aria-label={seeAll.label}>
          {seeAll.text}
        </Link>
      </header>
      <div className="pt-1">
        <GameGrid
          layout={isFull ? 'mosaic' : 'even'}
          label={title}
          games={games.slice(0, MOSAIC_SIZE)}
          empty={null}
        />
      </div>
    </section>
  );
}
