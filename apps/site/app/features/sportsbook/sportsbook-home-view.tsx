import type { HomeBlock } from '@vitrine/brand-themes/brand-facts';
import { followedIds } from '@vitrine/betting/sportsbook/favourites';
import { countText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Link } from '@vitrine/ui/base/link';
import Star from 'lucide-react/icons/star';
import { Fragment, Suspense, useState } from 'react';
import { lateComponent } from '../../frame/late-component.tsx';
import type { BoardData } from '../../shapes/base/boards.ts';
import type { TextSections } from '../../format/text-sections.ts';
import { paths } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';
import { Board } from './board/board.tsx';
import { useFavouriteIds } from './favourites/favourite-ids.ts';
import { ListHeading } from './list-heading.tsx';
import type { ListTexts } from './list-texts.ts';
import { LiveControl } from './live-control.tsx';
import type { MultipleData } from './popular/multiple-data.ts';

/** Its script follows where there are some. */
const ReadyMultiples = lateComponent(() => import('./popular/ready-multiples.tsx'));

export interface SportsbookHomeViewProps {
  readonly texts: ListTexts;
  /** The blocks in the brand's order. */
  readonly blocks: readonly HomeBlock[];
  /** Boards; null when there is nothing for them. */
  readonly top: BoardData | null;
  readonly live: BoardData | null;
  /** In place of the live list; null where it has events. */
  readonly empty: BoardData | null;
  readonly liveCount: number;
  readonly upcoming: BoardData | null;
  /** What bettors place most; null when that isn't known. */
  readonly popular: BoardData | null;
  readonly multiples: readonly MultipleData[];
  readonly popularTexts: TextSections<Namespaces['sportsbook'], 'popular' | 'multiples'>;
  /** The competitions of the brand's country. */
  readonly leagues: BoardData | null;
}

/** The page /esportes: the brand's blocks, the live list among them. Source: 2§2. */
export function SportsbookHomeView({ blocks, ...home }: SportsbookHomeViewProps) {
  const { texts } = home;
  return (
    <div className="flex flex-col gap-4">
      <h1 className="sr-only">{texts['page.home.heading']}</h1>
      <FavouritesLink texts={texts} />
      {blocks.map((block) => (
        <Fragment key={block}>{blockOf(block, home)}</Fragment>
      ))}
    </div>
  );
}

/** The way to the visitor's favourites, if there were some when the page was opened: nothing jumps. */
function FavouritesLink({ texts }: Pick<SportsbookHomeViewProps, 'texts'>) {
  const { format } = useShellData();
  const { length: size } = followedIds(useFavouriteIds());
  const [count] = useState(size);
  if (count === 0) return null;
  return (
    <p className="px-3 md:px-0">
      <Link emphasis="standalone" href={paths.favourites}>
        <span className="flex items-center gap-2">
          <Star aria-hidden="true" size={20} />
          {countText(texts, 'list.favourites', count, format.language)}
        </span>
      </Link>
    </p>
  );
}

type HomeParts = Omit<SportsbookHomeViewProps, 'blocks'>;

function blockOf(block: HomeBlock, home: HomeParts) {
  switch (block) {
    case 'top':
      return <TopBlock {...home} />;
    case 'live':
      return <LiveBlock {...home} />;
    case 'soon':
      return <SoonBlock {...home} />;
    case 'popular':
      return <PopularBlock {...home} />;
    case 'multiples':
      return <MultiplesBlock {...home} />;
    case 'leagues':
      return home.leagues ? <Board data={home.leagues} /> : null;
  }
}

function TopBlock({ texts, top }: HomeParts) {
  if (!top) return null;
  return (
    <section>
      <ListHeading id="top-heading" title={texts['list.top']} />
      <Board data={top} isRepeated />
    </section>
  );
}

function LiveBlock({ texts, live, empty, liveCount, upcoming }: HomeParts) {
  const { format } = useShellData();
  return (
    <section id="ao-vivo">
      <ListHeading
        id="live-heading"
        isLive
        title={texts['list.live']}
        detail={countText(texts, 'list.liveCount', liveCount, format.language)}
        control={live || upcoming ? <LiveControl texts={texts} /> : null}
      />
      {live ? <Board data={live} /> : null}
      {empty ? <Board data={empty} /> : null}
    </section>
  );
}

function PopularBlock({ popularTexts, popular }: HomeParts) {
  if (!popular) return null;
  return (
    <section>
      <ListHeading id="popular-heading" title={popularTexts['popular.heading']} />
      <Board data={popular} isRepeated />
    </section>
  );
}

function MultiplesBlock({ popularTexts, multiples }: HomeParts) {
  if (multiples.length === 0) return null;
  return (
    <section>
      <ListHeading id="multiples-heading" title={popularTexts['multiples.heading']} />
      <Suspense fallback={<div className="h-64" />}>
        <ReadyMultiples multiples={multiples} texts={popularTexts} />
      </Suspense>
    </section>
  );
}

function SoonBlock({ texts, upcoming }: HomeParts) {
  if (!upcoming) return null;
  return (
    <section>
      <ListHeading id="upcoming-heading" title={texts['list.upcoming']} />
      <Board data={upcoming} />
    </section>
  );
}
