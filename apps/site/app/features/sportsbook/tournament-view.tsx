import type { MatchEvent, SeasonEvent, StageEvent } from '@vitrine/betting/sportsbook/event';
import { isToCome } from '@vitrine/betting/sportsbook/event-visibility';
import { countText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { SportIcon } from '@vitrine/ui/sportsbook/sport-icon';
import { TournamentHeader } from '@vitrine/ui/sportsbook/tournament-header';
import type { SportsbookTexts } from '../../format/event-texts.ts';
import type { TextSections } from '../../format/text-sections.ts';
import { OUTRIGHTS, sportPath, tournamentPath } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';
import { EmptyList } from './empty-list.tsx';
import { EventList } from './event-list.tsx';
import { ListHeading } from './list-heading.tsx';
import { LiveControl } from './live-control.tsx';
import { OutrightList } from './outright-list.tsx';
import { sportIconName } from './sport-names.ts';

export interface TournamentViewProps {
  readonly texts: SportsbookTexts;
  readonly tournamentTexts: TextSections<Namespaces['sportsbook'], 'tournament'>;
  readonly now: number;
  readonly tournament: {
    readonly id: string;
    readonly name: string;
    readonly categoryName: string;
    readonly sportId: string;
  };
  readonly sport: { readonly slug: string; readonly name: string };
  readonly section: 'matches' | 'outrights';
  /** Live and to come. */
  readonly matches: readonly MatchEvent[];
  readonly outrights: readonly (SeasonEvent | StageEvent)[];
}

/** The page of a competition: its matches, or who wins it. Source: 2§2. */
export function TournamentView(props: TournamentViewProps) {
  const { texts, tournamentTexts, now, tournament, sport, section, matches, outrights } = props;
  const { format } = useShellData();
  const words = { texts, format, now };
  const live = matches.filter((event) => !isToCome(event));
  const path = tournamentPath(tournament.sportId, tournament.id);
  return (
    <div className="flex flex-col gap-3">
      <div className="max-md:px-[min(var(--vt-space-gap),0.5rem)]">
        <TournamentHeader
          title={tournament.name}
          subtitle={[sport.name, tournament.categoryName].filter(Boolean).join(' · ')}
          icon={<SportIcon sport={sportIconName(tournament.sportId)} size={24} />}
          statusText={
            matches.length > 0
              ? countText(tournamentTexts, 'tournament.events', matches.length, format.language)
              : undefined
          }
          liveText={live.length > 0 ? texts['event.live'] : null}
          sections={
            outrights.length > 0
              ? {
                  label: tournamentTexts['tournament.sections'],
                  items: [
                    {
                      href: path,
                      label: tournamentTexts['tournament.matches'],
                      current: section === 'matches',
                      count: matches.length,
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
      {section === 'outrights' ? (
        <section aria-labelledby="outrights-heading">
          <ListHeading
            id="outrights-heading"
            title={tournamentTexts['tournament.outrights']}
            control={<LiveControl texts={texts} />}
          />
          <OutrightList events={outrights} words={words} />
        </section>
      ) : (
        <Matches live={live} upcoming={matches.filter(isToCome)} words={words} />
      )}
      {section === 'matches' && matches.length === 0 ? (
        <EmptyList texts={texts} kind="section" elsewhere={sportPath(sport.slug)} />
      ) : null}
    </div>
  );
}

interface MatchesProps {
  readonly live: readonly MatchEvent[];
  readonly upcoming: readonly MatchEvent[];
  readonly words: Parameters<typeof EventList>[0]['words'];
}

function Matches({ live, upcoming, words }: MatchesProps) {
  const { texts } = words;
  return (
    <>
      {live.length > 0 ? (
        <section aria-labelledby="live-heading">
          <ListHeading
            id="live-heading"
            isLive
            title={texts['list.live']}
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
    </>
  );
}
