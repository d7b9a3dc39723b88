import { Link as RouterLink } from '@remix-run/react';
import type { SportEvent } from '@vitrine/betting/event';
import { countText } from '@vitrine/messages/format-text';
import { Button } from '@vitrine/ui/button';
import { EmptyState } from '@vitrine/ui/empty-state';
import type { SportsbookTexts } from '../../format/event-texts.ts';
import { sportPath } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';
import { EventList } from './event-list.tsx';
import { ListHeading } from './list-heading.tsx';
import { LiveControl } from './live-control.tsx';

export interface SportsbookHomeViewProps {
  readonly texts: SportsbookTexts;
  readonly now: number;
  /** The live events come first. */
  readonly events: readonly SportEvent[];
  readonly liveCount: number;
}

/** /esportes: what is live now, and below it what comes next. Source: 2§2. */
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
          <EmptyState
            drawing="events"
            title={texts['list.empty.live.title']}
            text={texts['list.empty.live.text']}
            action={
              <Button asChild intent="quiet">
                <RouterLink to={sportPath('futebol', 'proximos-jogos')}>
                  {texts['list.empty.live.action']}
                </RouterLink>
              </Button>
            }
          />
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
