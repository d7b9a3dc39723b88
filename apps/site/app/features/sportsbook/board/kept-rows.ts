import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { eventState, eventStatusText, shownClock } from '../../../format/event-texts.ts';
import type { EventListProps } from '../event-list.tsx';

/** A rendered row: its HTML before and behind the reading of its clock. */
interface Row {
  /** What of it follows from the time alone. */
  readonly moment: string;
  readonly before: string;
  /** Empty without a clock. */
  readonly after: string;
}

/** What the rows of a list have in common. */
export type RowLook = Pick<EventListProps, 'words' | 'market' | 'hasCompanions'>;

/**
 * Renders rows of one form, each kept by the version of its event for each language, kind of market and
 * width: news of one event render one row, however many pages show it. An event is never changed in place, so
 * that it is its own version.
 */
export function keptRows(
  render: (event: MatchEvent, look: RowLook) => ReactNode,
): (event: MatchEvent, look: RowLook) => string {
  const rowsByLook = new Map<string, WeakMap<MatchEvent, Row>>();

  function rendered(event: MatchEvent, look: RowLook): Row {
    const { words, market, hasCompanions } = look;
    const name = [words.format.locale, market, hasCompanions].join(' ');
    const rows = rowsByLook.get(name) ?? new WeakMap<MatchEvent, Row>();
    rowsByLook.set(name, rows);
    const moment = `${eventState(event, words.now)} ${eventStatusText(event, words)}`;
    const known = rows.get(event);
    if (known?.moment === moment) return known;
    const html = renderToStaticMarkup(render(event, look));
    const [, before = html, after = ''] =
      /^(.* data-live-clock=[^>]*>)[^<]*(<\/span>.*)$/s.exec(html) ?? [];
    const row = { moment, before, after };
    rows.set(event, row);
    return row;
  }

  return (event, look) => {
    const { before, after } = rendered(event, look);
    const clock = after === '' ? null : shownClock(event, look.words.now);
    return before + (clock?.text ?? '') + after;
  };
}
