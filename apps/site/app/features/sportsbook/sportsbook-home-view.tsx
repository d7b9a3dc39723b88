import type { HomeBlock } from '@vitrine/brand-themes/brand-facts';
import { countText } from '@vitrine/messages/format-text';
import { AppLink } from '@vitrine/ui/base/app-link';
import { SportIcon } from '@vitrine/ui/sportsbook/sport-icon';
import { Fragment } from 'react';
import type { BoardData } from '../../boards.ts';
import type { SportsbookTexts } from '../../format/event-texts.ts';
import type { LeagueLink } from '../../league-link.ts';
import { sportPath } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';
import { EmptyList } from './empty-list.tsx';
import { Board } from './board/board.tsx';
import { ListHeading } from './list-heading.tsx';
import { LiveControl } from './live-control.tsx';
import { sportIconName } from './sport-names.ts';

export interface SportsbookHomeViewProps {
  readonly texts: SportsbookTexts;
  /** The blocks in the brand's order. */
  readonly blocks: readonly HomeBlock[];
  /** Boards; null when there is nothing for them. */
  readonly top: BoardData | null;
  readonly live: BoardData | null;
  readonly liveCount: number;
  readonly upcoming: BoardData | null;
  /** The competitions of the brand's country. */
  readonly leagues: readonly LeagueLink[];
}

/** The page /esportes: the brand's blocks, the live list among them. Source: 2§2. */
export function SportsbookHomeView({ blocks, ...home }: SportsbookHomeViewProps) {
  const { texts } = home;
  return (
    <div className="flex flex-col gap-4">
      <h1 className="sr-only">{texts['page.home.heading']}</h1>
      {blocks.map((block) => (
        <Fragment key={block}>{blockOf(block, home)}</Fragment>
      ))}
    </div>
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
    case 'leagues':
      return <LeaguesBlock {...home} />;
  }
}

function TopBlock({ texts, top }: HomeParts) {
  if (!top) return null;
  return (
    <section aria-labelledby="top-heading">
      <ListHeading id="top-heading" title={texts['list.top']} />
      <Board data={top} />
    </section>
  );
}

function LiveBlock({ texts, live, liveCount, upcoming }: HomeParts) {
  const { format } = useShellData();
  return (
    <section id="ao-vivo" aria-labelledby="live-heading">
      <ListHeading
        id="live-heading"
        isLive
        title={texts['list.live']}
        detail={countText(texts, 'list.liveCount', liveCount, format.language)}
        control={live || upcoming ? <LiveControl texts={texts} /> : null}
      />
      {live ? (
        <Board data={live} />
      ) : (
        <EmptyList texts={texts} kind="live" elsewhere={sportPath('futebol', 'proximos-jogos')} />
      )}
    </section>
  );
}

function SoonBlock({ texts, upcoming }: HomeParts) {
  if (!upcoming) return null;
  return (
    <section aria-labelledby="upcoming-heading">
      <ListHeading id="upcoming-heading" title={texts['list.upcoming']} />
      <Board data={upcoming} />
    </section>
  );
}

function LeaguesBlock({ texts, leagues }: HomeParts) {
  const { format } = useShellData();
  if (leagues.length === 0) return null;
  return (
    <section aria-labelledby="leagues-heading">
      <ListHeading id="leagues-heading" title={texts['list.leagues']} />
      <ul className="scroll-row flex scroll-px-3 gap-2 px-3 py-px md:flex-wrap md:scroll-px-0 md:px-0">
        {leagues.map(({ id, sportId, name, href, count }) => (
          <li key={id} className="shrink-0">
            <AppLink
              href={href}
              className="card-frame flex min-h-11 items-center gap-2 px-3 py-1 text-text no-underline hover:text-link"
            >
              <SportIcon sport={sportIconName(sportId)} size={20} />
              <span>
                <span className="block text-sm font-bold">{name}</span>{' '}
                <span className="block text-xs text-text-muted">
                  {countText(texts, 'list.leagueCount', count, format.language)}
                </span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
