import { countText } from '@vitrine/messages/format-text';
import type { BoardData } from '../../boards.ts';
import type { SportsbookTexts } from '../../format/event-texts.ts';
import { sportPath } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';
import { EmptyList } from './empty-list.tsx';
import { Board } from './board/board.tsx';
import { ListHeading } from './list-heading.tsx';
import { LiveControl } from './live-control.tsx';

export interface SportsbookHomeViewProps {
  readonly texts: SportsbookTexts;
  /** Null when nothing is live. */
  readonly live: BoardData | null;
  readonly liveCount: number;
  /** Null when nothing is to come. */
  readonly upcoming: BoardData | null;
}

/** The page /esportes: live events, and upcoming events below them. Source: 2§2. */
export function SportsbookHomeView({ texts, live, liveCount, upcoming }: SportsbookHomeViewProps) {
  const { format } = useShellData();
  return (
    <div className="flex flex-col gap-4">
      <h1 className="sr-only">{texts['page.home.heading']}</h1>
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
      {upcoming ? (
        <section aria-labelledby="upcoming-heading">
          <ListHeading id="upcoming-heading" title={texts['list.upcoming']} />
          <Board data={upcoming} />
        </section>
      ) : null}
    </div>
  );
}
