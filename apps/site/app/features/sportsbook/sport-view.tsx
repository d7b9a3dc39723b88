import type { MarketKind } from '@vitrine/betting/sportsbook/event';
import { hasSpecialWinner } from '@vitrine/betting/sportsbook/special-winner';
import { countText } from '@vitrine/messages/format-text';
import { Link } from '@vitrine/ui/base/link';
import { Tabs } from '@vitrine/ui/base/tabs';
import type { BoardData } from '../../shapes/base/boards.ts';
import {
  allLeaguesPath,
  listPath,
  liveResultsPath,
  type Section,
  SECTIONS,
  sportPath,
} from '../../paths/sportsbook-paths.ts';
import { useShellData } from '../../shell-data.ts';
import { FilterChips, type FilterChipsProps } from './filter-chips.tsx';
import { Board } from './board/board.tsx';
import { ListHeading } from './list-heading.tsx';
import { LiveAndComing } from './live-and-coming.tsx';
import type { ListTexts } from './list-texts.ts';
import { LiveControl } from './live-control.tsx';

export interface SportViewProps {
  readonly texts: ListTexts;
  readonly sport: { readonly id: string; readonly slug: string; readonly name: string };
  readonly section: Section | null;
  /** Links to the days of the coming events; none where all are on one day. */
  readonly days: FilterChipsProps['items'];
  /** The kind of market in the rows, and links to the lists with another one; none without a choice. */
  readonly market: MarketKind;
  readonly markets: FilterChipsProps['items'];
  /** Null when nothing is live. */
  readonly live: BoardData | null;
  readonly liveCount: number;
  /** Null when nothing is to come. */
  readonly upcoming: BoardData | null;
  /** The live and coming stages of a sport without sides; null when it has none. */
  readonly stages: BoardData | null;
  /** In place of the lists; null where one has events. */
  readonly empty: BoardData | null;
  /** The competitions of the section; null when there are none. */
  readonly leagues: BoardData | null;
}

/**
 * The page of a sport: its live and upcoming events, or the section that the path names. Source: 2§2.
 */
export function SportView(props: SportViewProps) {
  const { texts, sport, section, days, market, markets, live, liveCount, upcoming } = props;
  const { stages, empty, leagues } = props;
  const { format } = useShellData();
  return (
    <div className="flex flex-col gap-1 md:gap-2">
      <h1 className="sr-only">
        {section ? `${sport.name}: ${texts[`list.section.${section}`]}` : sport.name}
      </h1>
      <Tabs
        // A tab with a shape of its own stands apart from the bar above.
        className="mt-[calc(min(var(--vt-radius-tab),0.25rem)-0.25rem)] -mb-1"
        label={texts['list.sections']}
        items={[null, ...sectionsOf(sport.id)].map((item) => ({
          href: listPath(sportPath(sport.slug, item ?? undefined), { market }),
          label: item ? texts[`list.section.${item}`] : texts['group.all'],
          current: item === section,
        }))}
      />
      {days.length > 0 ? <FilterChips label={texts['list.days']} items={days} /> : null}
      <LiveAndComing
        of={`${sport.id} ${market}`}
        texts={texts}
        markets={markets}
        isSection={section === 'ao-vivo' || section === 'proximos-jogos'}
        live={live}
        upcoming={upcoming}
        liveDetail={countText(texts, 'list.liveCount', liveCount, format.language)}
      />
      {stages ? (
        <section>
          <ListHeading
            id="stages-heading"
            title={sport.name}
            control={live || upcoming ? null : <LiveControl texts={texts} />}
          />
          <Board key={`stages ${sport.id}`} data={stages} />
        </section>
      ) : null}
      {empty ? <Board key={`empty ${sport.id} ${section}`} data={empty} /> : null}
      {leagues ? <Board key={`leagues ${sport.id}`} data={leagues} /> : null}
      <p className="flex flex-wrap gap-x-6 gap-y-1 px-3 md:px-0">
        {hasSpecialWinner(sport.id) ? null : (
          <Link emphasis="standalone" href={allLeaguesPath(sport.slug)}>
            {texts['list.allLeagues']}
          </Link>
        )}{' '}
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
