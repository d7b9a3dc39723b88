import type { MatchEvent } from '@vitrine/betting/sportsbook/event';
import {
  columnKey,
  type MatchStatistics,
  type StatisticColumn,
  statisticColumns,
  statisticTexts,
} from '@vitrine/betting/sportsbook/match-statistics';
import { shortName } from '@vitrine/betting/sportsbook/shortened/short-name';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import type { ScoreBoardProps, ScoreColumn } from '@vitrine/ui/sportsbook/score-board';

type Words = Namespaces['sportsbook'];

const SIGNS = { corners: 'corner', yellowCards: 'yellowCard', redCards: 'redCard' } as const;

/** The sport whose total counts sets. */
const isOfSets = ({ periods }: MatchStatistics) => periods.some(({ kind }) => kind === 'set');

/**
 * The board of a match: its score by part, the points of the game, corners and cards, and the score as a
 * whole. Null before the start, and where nothing is counted.
 */
export function statisticsBoard(event: MatchEvent, texts: Words): ScoreBoardProps | null {
  const { statistics, home, away } = event;
  if (!statistics || event.status === 'notStarted') return null;
  const columns = statisticColumns(statistics, event.sportId);
  if (columns.length === 0) return null;
  const { serving } = statistics;
  const current = event.status === 'live' ? statistics.periods.at(-1) : undefined;
  const currentKey = current ? columnKey(current) : '';
  const cells = statisticTexts(statistics);
  const scoresOf = (side: 'home' | 'away') => ({
    ...Object.fromEntries(
      columns.map((column) => [columnKey(column), cells[columnKey(column)]?.[side] ?? '']),
    ),
    total: String(event[side].score ?? ''),
  });
  const row = (side: 'home' | 'away') => ({
    name: shortName(event[side].name),
    scores: scoresOf(side),
    ...(serving === null ? {} : { isServing: serving === side }),
  });
  const total = isOfSets(statistics) ? 'sets' : 'total';
  return {
    eventId: event.id,
    caption: formatText(texts['board.caption'], {
      event: formatText(texts['event.name'], { home: home.name, away: away.name }),
    }),
    nameLabel: texts['board.name'],
    columns: [
      ...columns.map((column) => boardColumn(column, currentKey, texts)),
      {
        key: 'total',
        kind: 'total',
        label: texts[`board.${total}Short`],
        name: texts[`board.${total}`],
      },
    ],
    home: row('home'),
    away: row('away'),
    servingText: texts['board.serving'],
  };
}

function boardColumn(column: StatisticColumn, currentKey: string, texts: Words): ScoreColumn {
  const key = columnKey(column);
  const { kind } = column;
  const values = { number: 'number' in column ? column.number : '' };
  const words = {
    key,
    label: formatText(texts[`board.${kind}Short`], values),
    name: formatText(texts[`board.${kind}`], values),
  };
  if ('number' in column) return { ...words, kind: 'period', isCurrent: key === currentKey };
  if (column.kind === 'points') return { ...words, kind: 'points' };
  return { ...words, kind: 'count', sign: SIGNS[column.kind] };
}
