import { countText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { SportIcon } from '@vitrine/ui/sportsbook/sport-icon';
import { TournamentHeader } from '@vitrine/ui/sportsbook/tournament-header';
import type { BoardData } from '../../shapes/base/boards.ts';
import type { SportsbookTexts } from '../../format/event-texts.ts';
import type { TextSections } from '../../format/text-sections.ts';
import { OUTRIGHTS, tournamentPath } from '../../paths/sportsbook-paths.ts';
import { useShellData } from '../../shell-data.ts';
import type { FilterChipsProps } from './filter-chips.tsx';
import { Board } from './board/board.tsx';
import { FavouriteStar } from './favourites/favourite-star.tsx';
import { LiveAndComing } from './live-and-coming.tsx';
import { ListHeading } from './list-heading.tsx';
import { LiveControl } from './live-control.tsx';
import { sportIconName } from './sport-names.ts';

export interface TournamentViewProps {
  readonly texts: SportsbookTexts;
  readonly tournamentTexts: TextSections<Namespaces['sportsbook'], 'tournament'>;
  readonly tournament: {
    readonly id: string;
    readonly name: string;
    readonly categoryName: string;
    readonly sportId: string;
  };
  readonly sport: { readonly name: string };
  readonly section: 'matches' | 'outrights';
  /** Whether the winners of its matches are paid early. */
  readonly isPaidEarly: boolean;
  readonly liveCount: number;
  readonly upcomingCount: number;
  readonly hasOutrights: boolean;
  /** Links to the lists with another kind of market; none without a choice. */
  readonly markets: FilterChipsProps['items'];
  /** The lists of the section; null when a list has no events. */
  readonly live: BoardData | null;
  readonly upcoming: BoardData | null;
  readonly outrights: BoardData | null;
  /** In place of the matches; null where there are some. */
  readonly empty: BoardData | null;
}

/** The page of a competition: its matches, or who wins it. Source: 2§2. */
export function TournamentView(props: TournamentViewProps) {
  const { texts, tournamentTexts, tournament, sport, section, hasOutrights } = props;
  const { isPaidEarly, liveCount, upcomingCount } = props;
  const { markets, live, upcoming, outrights, empty } = props;
  const { format } = useShellData();
  const path = tournamentPath(tournament.sportId, tournament.id);
  const countOf = (name: 'tournament.live' | 'tournament.upcoming', count: number) =>
    count > 0 ? countText(tournamentTexts, name, count, format.language) : undefined;
  return (
    <div className="flex flex-col gap-3">
      <div className="max-md:px-[min(var(--vt-space-gap),0.5rem)]">
        <TournamentHeader
          title={tournament.name}
          subtitle={[
            sport.name,
            tournament.categoryName,
            isPaidEarly ? texts['event.earlyPayout'] : '',
          ]
            .filter(Boolean)
            .join(' · ')}
          icon={<SportIcon sport={sportIconName(tournament.sportId)} size={24} />}
          liveText={countOf('tournament.live', liveCount)}
          statusText={countOf('tournament.upcoming', upcomingCount)}
          action={
            <span className="flex size-11 items-center justify-center">
              <FavouriteStar id={tournament.id} name={tournament.name} texts={texts} />
            </span>
          }
          sections={
            hasOutrights
              ? {
                  label: tournamentTexts['tournament.sections'],
                  items: [
                    {
                      href: path,
                      label: tournamentTexts['tournament.matches'],
                      current: section === 'matches',
                      count: liveCount + upcomingCount,
                    },
                    {
                      href: `${path}?secao=${OUTRIGHTS}`,
                      label: tournamentTexts['tournament.outrights'],
                      current: section === 'outrights',
                    },
                  ],
                }
              : null
          }
        />
      </div>
      {outrights ? (
        <section>
          <ListHeading
            id="outrights-heading"
            title={tournamentTexts['tournament.outrights']}
            control={<LiveControl texts={texts} />}
          />
          <Board data={outrights} />
        </section>
      ) : (
        <LiveAndComing
          of={markets.find(({ current }) => current)?.href ?? ''}
          texts={texts}
          markets={markets}
          isSection={!live || !upcoming}
          live={live}
          upcoming={upcoming}
        />
      )}
      {empty ? <Board data={empty} /> : null}
    </div>
  );
}
