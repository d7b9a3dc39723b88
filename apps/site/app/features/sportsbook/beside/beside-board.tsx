import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import { shortName } from '@vitrine/betting/sportsbook/shortened/short-name';
import { EventLine } from '@vitrine/ui/sportsbook/event-line';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BoardData } from '../../../shapes/base/boards.ts';
import type { EventWords } from '../../../format/event-texts.ts';
import type { PageBoards } from '../../../shapes/base/page-boards.ts';
import { eventPath } from '../../../paths/event-paths.ts';
import { keptRows } from '../board/kept-rows.ts';
import { cardMarket } from '../card-market.ts';
import { groupByTournament } from '../event-list.tsx';
import { matchCard } from '../match-card.ts';

export interface BesideListProps {
  readonly events: readonly MatchEvent[];
  readonly words: EventWords;
  /** Whether the competitions are named: not in the list of one competition. */
  readonly hasHeadings: boolean;
}

const lineOf = keptRows((event, { words }) => {
  const card = matchCard(event, words);
  const { outcomes, noMarketText, awaitedMarketId } = cardMarket(event, 'result', words);
  return (
    <EventLine
      {...card}
      outcomes={outcomes}
      noMarketText={noMarketText}
      awaitedMarketId={awaitedMarketId}
      home={{ ...card.home, name: shortName(event.home.name) }}
      away={{ ...card.away, name: shortName(event.away.name) }}
    />
  );
});

/** Events beside the page of one of them as a board, with the link to that one marked. */
export function besideBoard(
  boards: PageBoards,
  { eventId, ...list }: BesideListProps & { readonly eventId: string },
): BoardData {
  const html = groupByTournament(list.events)
    .map((group) => listOf(group, list))
    .join('');
  const [{ sportId } = { sportId: '' }] = list.events;
  const link = `href="${eventPath(sportId, eventId)}"`;
  return boards.put('beside', html.replace(link, `${link} aria-current="page"`));
}

function listOf(
  group: readonly [MatchEvent, ...MatchEvent[]],
  { words, hasHeadings }: BesideListProps,
): string {
  const [{ tournamentId, tournamentName, categoryName }] = group;
  const heading = hasHeadings ? (
    <h3
      id={`beside-${tournamentId}`}
      className="border-t border-hairline bg-ground px-3 py-1.5 text-xs font-bold"
    >
      {tournamentName} <span className="font-normal text-text-muted">{categoryName}</span>
    </h3>
  ) : null;
  const rows = group
    .map((event) => `<li id="beside-${event.id}">${lineOf(event, { words })}</li>`)
    .join('');
  return `${renderToStaticMarkup(heading)}<ul class="event-lines">${rows}</ul>`;
}
