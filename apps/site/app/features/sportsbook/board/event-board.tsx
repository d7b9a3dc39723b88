import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type EventListProps,
  EventListFrame,
  EventRow,
  groupByTournament,
  TournamentGroup,
} from '../event-list.tsx';
import { keptRows } from './kept-rows.ts';

type Frame = readonly [head: string, tail: string];

const rowOf = keptRows((event, { words, market, hasCompanions }) => (
  <EventRow event={event} words={words} market={market} hasCompanions={hasCompanions} />
));

/** Headings of competitions, by the first event under them. */
const headings = new WeakMap<MatchEvent, Map<string, Frame>>();

/** Stands in a frame for what it will hold; no text has such a character. */
const CONTENT = '\u0001';

let listFrame: Frame | undefined;

/**
 * Events with their main market under the headings of their competitions, as HTML that everybody sees
 * alike: no outcome is selected in it. It is what `EventList` renders.
 */
export function eventBoard({ events, ...list }: EventListProps): string {
  const groups = groupByTournament(events).map((group) => {
    const [head, tail] = headingOf(group[0], list);
    return head + group.map((event) => `<li>${rowOf(event, list)}</li>`).join('') + tail;
  });
  listFrame ??= frameOf(<EventListFrame>{CONTENT}</EventListFrame>);
  return listFrame[0] + groups.join('') + listFrame[1];
}

function headingOf(first: MatchEvent, list: Omit<EventListProps, 'events'>): Frame {
  const known = headings.get(first) ?? new Map<string, Frame>();
  headings.set(first, known);
  const { words, market, hasCompanions, idPrefix, context, isNamed } = list;
  const key = [words.format.locale, market, hasCompanions, idPrefix, context, isNamed].join(' ');
  const heading =
    known.get(key) ??
    frameOf(
      <TournamentGroup first={first} {...list}>
        {CONTENT}
      </TournamentGroup>,
      `<li>${CONTENT}</li>`,
    );
  known.set(key, heading);
  return heading;
}

function frameOf(element: ReactNode, content = CONTENT): Frame {
  const [head = '', tail = ''] = renderToStaticMarkup(element).split(content);
  return [head, tail];
}
