import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import { countText } from '@vitrine/messages/format-text';
import type { SportsbookTexts } from '../../format/event-texts.ts';
import { sportPath } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';
import { EmptyList } from './empty-list.tsx';
import { EventList } from './event-list.tsx';
import { ListHeading } from './list-heading.tsx';
import { LiveControl } from './live-control.tsx';

export interface SportsbookHomeViewProps {
  readonly texts: SportsbookTexts;
  readonly now: number;
  /** The live events come first. */
  readonly events: readonly MatchEvent[];
  readonly liveCount: number;
}

/** The page /esportes: live events, and upcoming events below them. Source: 2§2. */
export function SportsbookHomeView({ texts, now, events, liveCount }: SportsbookHomeViewProps) {
  const { format } = useShellData();
  const words = { texts, format, now };
  const upcoming = events.slice(liveCount);
  return (
    <div className="flex flex-col gap-4">
      <h1 className="sr-only">{texts['page.home.heading']}</h1>
      <section id="ao-vivo" aria-labelledby="live-heading">
        <ListHeading
          id="live-heading"
          isLive
          title={texts['list.live']}
          detail={countText(texts, 'list.liveCount', liveCount, format.language)}
          control={events.length > 0 ? <LiveControl texts={texts} /> : null}
        />
        {liveCount > 0 ? (
          <EventList events={events.slice(0, liveCount)} words={words} idPrefix="live" />
        ) : (
          <EmptyList texts={texts} kind="live" elsewhere={sportPath('futebol', 'proximos-jogos')} />
        )}
      </section>
      {upcoming.length > 0 ? (
        <section aria-labelledby="upcoming-heading">
          <ListHeading id="upcoming-heading" title={texts['list.upcoming']} />
          <EventList
            events={upcoming}
            words={words}
            idPrefix="upcoming"
            context={texts['list.upcoming']}
          />
        </section>
      ) : null}
    </div>
  );
}
