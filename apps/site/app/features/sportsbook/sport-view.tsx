import { Link as RouterLink } from '@remix-run/react';
import type { SportEvent } from '@vitrine/betting/event';
import { countText } from '@vitrine/messages/format-text';
import { Button } from '@vitrine/ui/button';
import { EmptyState } from '@vitrine/ui/empty-state';
import { Tabs } from '@vitrine/ui/tabs';
import type { SportsbookTexts } from '../../format/event-texts.ts';
import { paths, type Section, sportPath } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';
import { EventList } from './event-list.tsx';
import { ListHeading } from './list-heading.tsx';
import { LiveControl } from './live-control.tsx';

export interface SportViewProps {
  readonly texts: SportsbookTexts;
  readonly now: number;
  readonly sport: { readonly id: string; readonly slug: string };
  readonly section: Section | null;
  /** The live events come first. */
  readonly events: readonly SportEvent[];
  readonly liveCount: number;
}

/** A sport: its live and its coming events, or the section the path names. Source: 2§2. */
export function SportView({ texts, now, sport, section, events, liveCount }: SportViewProps) {
  const { format } = useShellData();
  const words = { texts, format, now };
  const live = events.slice(0, liveCount);
  const upcoming = events.slice(liveCount);
  return (
    <div className="flex flex-col gap-3">
      <h1 className="sr-only">{texts['page.home.heading']}</h1>
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
      {events.length === 0 ? <Empty texts={texts} sport={sport} section={section} /> : null}
    </div>
  );
}

function Empty({ texts, sport, section }: Pick<SportViewProps, 'texts' | 'sport' | 'section'>) {
  const kind = section === 'ao-vivo' ? 'live' : 'upcoming';
  return (
    <EmptyState
      drawing="events"
      title={texts[`list.empty.${kind}.title`]}
      text={texts[`list.empty.${kind}.text`]}
      action={
        <Button asChild intent="quiet">
          <RouterLink
            to={kind === 'live' ? sportPath(sport.slug, 'proximos-jogos') : paths.sportsbook}
          >
            {texts[`list.empty.${kind}.action`]}
          </RouterLink>
        </Button>
      }
    />
  );
}
