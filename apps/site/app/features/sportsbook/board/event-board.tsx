import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  type EventWords,
  eventState,
  eventStatusText,
  shownClock,
} from '../../../format/event-texts.ts';
import {
  type EventListProps,
  EventListFrame,
  EventRow,
  groupByTournament,
  TournamentGroup,
} from '../event-list.tsx';

/** A rendered row: its HTML before and behind the reading of its clock. */
interface Row {
  /** What of it follows from the time alone. */
  readonly moment: string;
  readonly before: string;
  /** Empty without a clock. */
  readonly after: string;
}

type Frame = readonly [head: string, tail: string];

/**
 * Rows by the version of their event, for each language: news of one event render one row, however many
 * pages show it. An event is never changed in place, so that it is its own version.
 */
const rowsByLocale = new Map<string, WeakMap<MatchEvent, Row>>();

/** Headings of competitions, by the first event under them. */
const headings = new WeakMap<MatchEvent, Map<string, Frame>>();

/** Stands in a frame for what it will hold; no text has such a character. */
const CONTENT = '\u0001';

let listFrame: Frame | undefined;

/**
 * Events with their main market under the headings of their competitions, as HTML that everybody sees
 * alike: no outcome is selected in it. It is what `EventList` renders.
 */
export function eventBoard({ events, words, idPrefix, context }: EventListProps): string {
  const groups = groupByTournament(events).map((group) => {
    const [head, tail] = headingOf(group[0], { words, idPrefix, context });
    return head + group.map((event) => `<li>${rowOf(event, words)}</li>`).join('') + tail;
  });
  listFrame ??= frameOf(<EventListFrame>{CONTENT}</EventListFrame>);
  return listFrame[0] + groups.join('') + listFrame[1];
}

function rowOf(event: MatchEvent, words: EventWords): string {
  const { before, after } = renderedRow(event, words);
  const clock = after === '' ? null : shownClock(event, words.now);
  return before + (clock?.text ?? '') + after;
}

function renderedRow(event: MatchEvent, words: EventWords): Row {
  const rows = rowsByLocale.get(words.format.locale) ?? new WeakMap<MatchEvent, Row>();
  rowsByLocale.set(words.format.locale, rows);
  const moment = `${eventState(event, words.now)} ${eventStatusText(event, words)}`;
  const known = rows.get(event);
  if (known?.moment === moment) return known;
  const html = renderToStaticMarkup(<EventRow event={event} words={words} />);
  const [, before = html, after = ''] = /^(.*<time [^>]*>)[^<]*(<\/time>.*)$/s.exec(html) ?? [];
  const row = { moment, before, after };
  rows.set(event, row);
  return row;
}

function headingOf(first: MatchEvent, list: Omit<EventListProps, 'events'>): Frame {
  const known = headings.get(first) ?? new Map<string, Frame>();
  headings.set(first, known);
  const key = [list.words.format.locale, list.idPrefix, list.context ?? ''].join(' ');
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
