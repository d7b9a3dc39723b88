import { hasSpecialWinner } from '@vitrine/betting/sportsbook/special-winner';
import { countText } from '@vitrine/messages/format-text';
import { Link } from '@vitrine/ui/base/link';
import { Tabs } from '@vitrine/ui/base/tabs';
import type { BoardData } from '../../boards.ts';
import type { SportsbookTexts } from '../../format/event-texts.ts';
import { liveResultsPath, paths, type Section, SECTIONS, sportPath } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';
import { FilterChips, type FilterChipsProps } from './filter-chips.tsx';
import { EmptyList } from './empty-list.tsx';
import { Board } from './board/board.tsx';
import { ListHeading } from './list-heading.tsx';
import { LiveControl } from './live-control.tsx';

export interface SportViewProps {
  readonly texts: SportsbookTexts;
  readonly sport: { readonly id: string; readonly slug: string; readonly name: string };
  readonly section: Section | null;
  /** Links to the days of the coming events; none where all are on one day. */
  readonly days: FilterChipsProps['items'];
  /** Null when nothing is live. */
  readonly live: BoardData | null;
  readonly liveCount: number;
  /** Null when nothing is to come. */
  readonly upcoming: BoardData | null;
  /** The live and coming stages of a sport without sides; null when it has none. */
  readonly stages: BoardData | null;
}

/**
 * The page of a sport: its live and upcoming events, or the section that the path names. Source: 2§2.
 */
export function SportView(props: SportViewProps) {
  const { texts, sport, section, days, live, liveCount, upcoming, stages } = props;
  const { format } = useShellData();
  return (
    <div className="flex flex-col gap-3">
      <h1 className="sr-only">
        {section ? `${sport.name}: ${texts[`list.section.${section}`]}` : sport.name}
      </h1>
      <Tabs
        label={texts['list.sections']}
        items={[null, ...sectionsOf(sport.id)].map((item) => ({
          href: sportPath(sport.slug, item ?? undefined),
          label: item ? texts[`list.section.${item}`] : texts['group.all'],
          current: item === section,
        }))}
      />
      {days.length > 0 ? <FilterChips label={texts['list.days']} items={days} /> : null}
      {live ? (
        <section aria-labelledby="live-heading">
          <ListHeading
            id="live-heading"
            isLive
            title={texts['list.live']}
            detail={countText(texts, 'list.liveCount', liveCount, format.language)}
            control={<LiveControl texts={texts} />}
          />
          <Board key={`live ${sport.id}`} data={live} />
        </section>
      ) : null}
      {upcoming ? (
        <section aria-labelledby="upcoming-heading">
          <ListHeading
            id="upcoming-heading"
            title={texts['list.upcoming']}
            control={live ? null : <LiveControl texts={texts} />}
          />
          <Board key={`upcoming ${sport.id}`} data={upcoming} />
        </section>
      ) : null}
      {stages ? (
        <section aria-label={sport.name}>
          {live || upcoming ? null : (
            <div className="flex justify-end px-3 pb-1 md:px-0">
              <LiveControl texts={texts} />
            </div>
          )}
          <Board key={`stages ${sport.id}`} data={stages} />
        </section>
      ) : null}
      {live || upcoming || stages ? null : (
        <NoEvents texts={texts} slug={sport.slug} section={section} />
      )}
      <p className="px-3 md:px-0">
        <Link emphasis="standalone" href={liveResultsPath(sport.slug)}>
          {texts['list.results']}
        </Link>
      </p>
    </div>
  );
}

/** The sections of a sport's page. Races are of no league and no country. */
function sectionsOf(sportId: string): readonly Section[] {
  return hasSpecialWinner(sportId) ? ['ao-vivo', 'proximos-jogos'] : SECTIONS;
}

interface NoEventsProps extends Pick<SportViewProps, 'texts' | 'section'> {
  readonly slug: string;
}

/** An empty section leads to a page that may have events. */
function NoEvents({ texts, slug, section }: NoEventsProps) {
  switch (section) {
    case 'ao-vivo':
      return <EmptyList texts={texts} kind="live" elsewhere={sportPath(slug, 'proximos-jogos')} />;
    case 'ligas-internacionais':
    case 'jogos-principais':
      return <EmptyList texts={texts} kind="section" elsewhere={sportPath(slug)} />;
    default:
      return <EmptyList texts={texts} kind="upcoming" elsewhere={paths.sportsbook} />;
  }
}
