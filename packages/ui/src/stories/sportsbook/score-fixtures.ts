import type { LiveResultRowProps } from '../../sportsbook/live-result-row/live-result-row.tsx';
import type { ScoreBoardProps, ScoreColumn } from '../../sportsbook/score-board/score-board.tsx';
import { clockAt } from './betting-fixtures.ts';
import { eventName, type Game, worldOf } from './fixture-world.ts';
import type { BettingWords, StoryLanguage } from './betting-words.ts';

type Words = BettingWords['sportsbook'];

const pairs: Readonly<
  Record<StoryLanguage, Readonly<Record<'basketball' | 'volleyball' | 'baseball', Game>>>
> = {
  'pt-BR': {
    basketball: { id: 'sr:match:11', home: 'Franca', away: 'Flamengo' },
    volleyball: { id: 'sr:match:12', home: 'Sada Cruzeiro', away: 'Minas Tênis Clube' },
    baseball: { id: 'sr:match:13', home: 'Boston Red Sox', away: 'New York Yankees' },
  },
  es: {
    basketball: { id: 'sr:match:11', home: 'Soles de Mexicali', away: 'Astros de Jalisco' },
    volleyball: { id: 'sr:match:12', home: 'Tigres UANL', away: 'Borregos Monterrey' },
    baseball: { id: 'sr:match:13', home: 'Diablos Rojos', away: 'Sultanes de Monterrey' },
  },
};

type PeriodWord = 'half' | 'quarter' | 'set' | 'inning';

function periods(
  sportsbook: Words,
  word: PeriodWord,
  count: number,
  current: number | null,
): readonly ScoreColumn[] {
  return Array.from({ length: count }, (_, index) => ({
    key: String(index + 1),
    label: sportsbook(`board.${word}Short`, { number: index + 1 }),
    name: sportsbook(`board.${word}`, { number: index + 1 }),
    kind: 'period',
    isCurrent: index + 1 === current,
  }));
}

function column(
  sportsbook: Words,
  word: string,
  kind: ScoreColumn['kind'],
  key = word,
): ScoreColumn {
  return { key, label: sportsbook(`board.${word}Short`), name: sportsbook(`board.${word}`), kind };
}

function scores(texts: string, last: Readonly<Record<string, string>>) {
  const each = texts.split(' ').map((text, index) => [String(index + 1), text] as const);
  return { ...Object.fromEntries(each), ...last };
}

function board(
  words: BettingWords,
  game: Game,
  columns: readonly ScoreColumn[],
  [home, away]: readonly [Readonly<Record<string, string>>, Readonly<Record<string, string>>],
  serving: 'home' | 'away' | null = null,
): ScoreBoardProps {
  return {
    eventId: game.id,
    caption: words.sportsbook('board.caption', { event: eventName(words, game) }),
    nameLabel: words.sportsbook('board.name'),
    columns,
    home: { name: game.home, scores: home, isServing: serving === 'home' },
    away: { name: game.away, scores: away, isServing: serving === 'away' },
    servingText: words.sportsbook('board.serving'),
  };
}

/** A board per sport, in play. */
export function scoreBoards(
  words: BettingWords,
): Readonly<
  Record<
    'football' | 'penalties' | 'basketball' | 'tennis' | 'volleyball' | 'baseball',
    ScoreBoardProps
  >
> {
  const { sportsbook } = words;
  const { football, tennis } = worldOf(words);
  const { basketball, volleyball, baseball } = pairs[words.place.language];
  const total = column(sportsbook, 'total', 'total');
  const sets = column(sportsbook, 'sets', 'total', 'total');
  return {
    football: board(
      words,
      football[0],
      [...periods(sportsbook, 'half', 2, 2), total],
      [scores('1 0', { total: '1' }), scores('0 0', { total: '0' })],
    ),
    penalties: board(
      words,
      football[1],
      [
        ...periods(sportsbook, 'half', 2, null),
        column(sportsbook, 'overtime', 'period'),
        { ...column(sportsbook, 'penalties', 'period'), isCurrent: true },
        total,
      ],
      [
        scores('1 1', { overtime: '0', penalties: '3', total: '2' }),
        scores('0 2', { overtime: '0', penalties: '4', total: '2' }),
      ],
    ),
    basketball: board(
      words,
      basketball,
      [...periods(sportsbook, 'quarter', 4, 3), total],
      [scores('24 19 12', { total: '55' }), scores('21 26 15', { total: '62' })],
    ),
    tennis: board(
      words,
      tennis,
      [...periods(sportsbook, 'set', 3, 2), column(sportsbook, 'points', 'points'), sets],
      [scores('6 3', { points: '40', total: '1' }), scores('4 5', { points: '15', total: '0' })],
      'away',
    ),
    volleyball: board(
      words,
      volleyball,
      [...periods(sportsbook, 'set', 5, 4), sets],
      [scores('25 22 25 17', { total: '2' }), scores('19 25 21 18', { total: '1' })],
      'home',
    ),
    baseball: board(
      words,
      baseball,
      [
        ...periods(sportsbook, 'inning', 9, 7),
        column(sportsbook, 'runs', 'total', 'total'),
        column(sportsbook, 'hits', 'period'),
        column(sportsbook, 'errors', 'period'),
      ],
      [
        scores('0 1 0 0 2 0 1', { total: '4', hits: '9', errors: '0' }),
        scores('1 0 0 10 0 0 0', { total: '11', hits: '14', errors: '2' }),
      ],
    ),
  };
}

/** Results in play and over. */
export function resultRows(words: BettingWords): readonly LiveResultRowProps[] {
  const { sportsbook } = words;
  const { football, tennis, secondHalf, secondSet } = worldOf(words);
  const { basketball } = pairs[words.place.language];
  const [first, second] = football;
  const row = ({ id }: Game) => ({ eventId: id, href: `/esportes/evento/${id}` });
  return [
    {
      ...row(first),
      isLive: true,
      statusText: secondHalf,
      clock: clockAt(3792, '63:12'),
      home: { name: first.home, scoreText: '1' },
      away: { name: first.away, scoreText: '0' },
    },
    {
      ...row(tennis),
      isLive: true,
      statusText: secondSet,
      clock: null,
      home: { name: tennis.home, scoreText: '1', periods: ['6', '3'] },
      away: { name: tennis.away, scoreText: '0', periods: ['4', '5'] },
    },
    {
      ...row(second),
      isLive: false,
      statusText: sportsbook('results.final'),
      clock: null,
      home: { name: second.home, scoreText: '2', isWinner: true },
      away: { name: second.away, scoreText: '1' },
    },
    {
      ...row(basketball),
      isLive: false,
      statusText: sportsbook('results.final'),
      clock: null,
      home: { name: basketball.home, scoreText: '88', periods: ['24', '19', '22', '23'] },
      away: {
        name: basketball.away,
        scoreText: '101',
        periods: ['21', '26', '25', '29'],
        isWinner: true,
      },
    },
  ];
}
