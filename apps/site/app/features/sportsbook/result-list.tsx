import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import { AppLink } from '@vitrine/ui/base/app-link';
import { Card } from '@vitrine/ui/base/card';
import { LiveResultRow } from '@vitrine/ui/sportsbook/live-result-row';
import { Fragment } from 'react';
import { eventStatusText, type EventWords, shownClock } from '../../format/event-texts.ts';
import { eventPath } from '../../paths/event-paths.ts';
import { tournamentPath } from '../../paths/sportsbook-paths.ts';
import { groupByTournament } from './event-list.tsx';

/** The results of one sport. */
export interface SportResults {
  readonly sportId: string;
  readonly sportName: string;
  /** Live matches first, then those that ended, the last one first. */
  readonly matches: readonly MatchEvent[];
}

export interface ResultListProps {
  readonly sports: readonly SportResults[];
  readonly words: EventWords;
  /** Says that a match is over. */
  readonly finalText: string;
}

/** The scores of live matches, and of those that ended a short time ago, by sport and competition. */
export function ResultList({ sports, words, finalText }: ResultListProps) {
  return (
    <div className="flex flex-col gap-3">
      {sports.map(({ sportId, sportName, matches }) => (
        <Card key={sportId} flush title={sportName}>
          {groupByTournament(matches).map((group) => (
            <Fragment key={group[0].tournamentId}>
              <CompetitionHeading of={group[0]} />
              <ul>
                {group.map((match) => (
                  <ResultRow key={match.id} match={match} words={words} finalText={finalText} />
                ))}
              </ul>
            </Fragment>
          ))}
        </Card>
      ))}
    </div>
  );
}

function CompetitionHeading({ of: { sportId, ...match } }: { readonly of: MatchEvent }) {
  return (
    <h3 className="border-t border-hairline bg-ground text-xs font-bold">
      <AppLink
        href={tournamentPath(sportId, match.tournamentId)}
        className="block px-card py-1.5 text-text no-underline -outline-offset-2 hover:underline"
      >
        {match.tournamentName}{' '}
        <span className="font-normal text-text-muted">{match.categoryName}</span>
      </AppLink>
    </h3>
  );
}

interface ResultRowProps extends Pick<ResultListProps, 'words' | 'finalText'> {
  readonly match: MatchEvent;
}

function ResultRow({ match, words, finalText }: ResultRowProps) {
  const { id, sportId, status, home, away } = match;
  const isOver = status === 'ended' || status === 'closed';
  const lead = (home.score ?? 0) - (away.score ?? 0);
  return (
    <LiveResultRow
      eventId={id}
      href={eventPath(sportId, id)}
      isLive={status === 'live'}
      statusText={isOver ? finalText : eventStatusText(match, words)}
      clock={shownClock(match, words.now)}
      home={{
        name: home.name,
        scoreText: String(home.score ?? ''),
        isWinner: isOver && lead > 0,
      }}
      away={{
        name: away.name,
        scoreText: String(away.score ?? ''),
        isWinner: isOver && lead < 0,
      }}
    />
  );
}
