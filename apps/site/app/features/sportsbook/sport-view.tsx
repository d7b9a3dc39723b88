import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import { countText } from '@vitrine/messages/format-text';
import { Tabs } from '@vitrine/ui/base/tabs';
import type { SportsbookTexts } from '../../format/event-texts.ts';
import { paths, type Section, sportPath } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';
import { EmptyList } from './empty-list.tsx';
import { EventList } from './event-list.tsx';
import { ListHeading } from './list-heading.tsx';
import { LiveControl } from './live-control.tsx';

export interface SportViewProps {
  readonly texts: SportsbookTexts;
  readonly now: number;
  readonly sport: { readonly id: string; readonly slug: string; readonly name: string };
  readonly section: Section | null;
  /** The live events come first. */
  readonly events: readonly MatchEvent[];
  readonly liveCount: number;
}

/**
 * The page of a sport: its live and upcoming events, or the section that the path names. Source: 2§2.
 */
export function SportView({ texts, now, sport, section, events, liveCount }: SportViewProps) {
  const { format } = useShellData();
  const words = { texts, format, now };
  const live = events.slice(0, liveCount);
  const upcoming = events.slice(liveCount);
  return (
    <div className="flex flex-col gap-3">
      <h1 className="sr-only">{sport.name}</h1>
      <Tabs
        label={texts['list.sections']}
        fill
        items={[
          { href: sportPath(sport.slug), label: texts['group.all'], current: section === null },
          {
            href: sportPath(sport.slug, 'ao-vivo'),
            label: texts['list.live'],
            current: section === 'ao-vivo',
          },
          {
            href: sportPath(sport.slug, 'proximos-jogos'),
            label: texts['list.upcoming'],
            current: section === 'proximos-jogos',
          },
        ]}
      />
      {live.length > 0 ? (
        <section aria-labelledby="live-heading">
          <ListHeading
            id="live-heading"
            isLive
            title={texts['list.live']}
            detail={countText(texts, 'list.liveCount', liveCount, format.language)}
            control={<LiveControl texts={texts} />}
          />
          <EventList events={live} words={words} idPrefix="live" />
        </section>
      ) : null}
      {upcoming.length > 0 ? (
        <section aria-labelledby="upcoming-heading">
          <ListHeading
            id="upcoming-heading"
            title={texts['list.upcoming']}
            control={live.length > 0 ? null : <LiveControl texts={texts} />}
          />
          <EventList
            events={upcoming}
            words={words}
            idPrefix="upcoming"
            context={texts['list.upcoming']}
          />
        </section>
      ) : null}
      {events.length > 0 ? null : section === 'ao-vivo' ? (
        <EmptyList texts={texts} kind="live" elsewhere={sportPath(sport.slug, 'proximos-jogos')} />
      ) : (
        <EmptyList texts={texts} kind="upcoming" elsewhere={paths.sportsbook} />
      )}
    </div>
  );
}
