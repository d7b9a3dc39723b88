import { forwardRef } from 'react';
import { cva, cx } from 'class-variance-authority';
import FlagTriangleRight from 'lucide-react/icons/flag-triangle-right';
import { Score } from '../score/score.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

/** A column of the board: a half, quarter, set or inning, the points of the game, or the total. */
export interface ScoreColumn {
  readonly key: string;
  /** The short heading: `1Q`. */
  readonly label: string;
  /** The heading in full words: `1º quarto`. */
  readonly name: string;
  /** A total is the score itself; a count is of something else, such as corners. */
  readonly kind: 'period' | 'points' | 'total' | 'count';
  /** Stands for the short heading where the field has a sign for it. */
  readonly sign?: 'corner' | 'yellowCard' | 'redCard' | undefined;
  readonly isCurrent?: boolean | undefined;
}

export interface ScoreRow {
  readonly name: string;
  /** By the key of the column; a period that was not played yet has none. */
  readonly scores: Readonly<Record<string, string>>;
  /** Whether the competitor serves now; absent in a sport without serves. */
  readonly isServing?: boolean | undefined;
}

export interface ScoreBoardProps extends RootProps<'div'> {
  readonly eventId: string;
  /** What the table shows, for those who don't see it beside its event. */
  readonly caption: string;
  /** The heading of the names. */
  readonly nameLabel: string;
  readonly columns: readonly ScoreColumn[];
  readonly home: ScoreRow;
  readonly away: ScoreRow;
  /** Said of the competitor who serves; the mark beside the name shows it. */
  readonly servingText?: string | undefined;
}

/** So many columns leave a phone room for a digit or two each. */
const MANY_COLUMNS = 8;

const cellStyles = cva('text-center tabular-nums', {
  variants: {
    kind: {
      period: '',
      points: 'font-medium text-live',
      count: 'text-text-muted',
      total: 'font-bold',
    },
    isCurrent: { true: 'bg-ground font-bold', false: '' },
    isDense: { true: 'min-w-4 px-px @form:min-w-7.5', false: 'min-w-7 px-1' },
  },
});

/** The score of a match period by period, for any sport that has two sides. */
export const ScoreBoard = forwardRef<HTMLDivElement, ScoreBoardProps>(function ScoreBoard(
  { eventId, caption, nameLabel, columns, home, away, servingText = '', className, ...rest },
  ref,
) {
  const isDense = columns.length > MANY_COLUMNS;
  return (
    <div ref={ref} {...rest} className={cx('@container overflow-x-auto', className)}>
      <table className={`w-full border-collapse ${isDense ? 'text-xs @form:text-sm' : 'text-sm'}`}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="h-7 text-xs text-text-muted">
            <th scope="col" className="w-full text-left font-normal">
              <span className="sr-only">{nameLabel}</span>
            </th>
            {columns.map(({ key, label, name, sign, isCurrent = false }) => (
              <th
                key={key}
                scope="col"
                aria-current={isCurrent || undefined}
                className={cellStyles({
                  isCurrent,
                  isDense,
                  className: isCurrent ? 'rounded-t-box text-text' : 'font-normal',
                })}
              >
                <span aria-hidden="true">{sign ? <Sign sign={sign} /> : label}</span>{' '}
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Row
            eventId={eventId}
            side="home"
            row={home}
            columns={columns}
            servingText={servingText}
          />
          <Row
            eventId={eventId}
            side="away"
            row={away}
            columns={columns}
            servingText={servingText}
          />
        </tbody>
      </table>
    </div>
  );
});

interface RowProps extends Pick<ScoreBoardProps, 'eventId' | 'columns'> {
  readonly side: 'home' | 'away';
  readonly row: ScoreRow;
  readonly servingText: string;
}

function Row({ eventId, side, row, columns, servingText }: RowProps) {
  return (
    <tr className="h-8 border-t border-hairline">
      <th scope="row" className="min-w-14 pr-1 text-left font-medium">
        <span className="flex items-center gap-1.5 leading-tight">
          <span className="line-clamp-2 min-w-0 wrap-anywhere hyphens-auto">{row.name}</span>{' '}
          {row.isServing === undefined ? null : (
            <>
              <LiveText
                name={`${eventId}/serving/${side}`}
                text={row.isServing ? '●' : ''}
                isHidden
                className="peer w-3 shrink-0 text-center text-xs leading-none text-live"
              />
              <span className="sr-only peer-empty:hidden">{servingText}</span>
            </>
          )}
        </span>
      </th>
      {columns.map(({ key, kind, isCurrent = false }) => (
        <td
          key={key}
          className={cellStyles({ kind, isCurrent, isDense: columns.length > MANY_COLUMNS })}
        >
          {kind === 'total' ? (
            <Score eventId={eventId} side={side} text={row.scores[key] ?? ''} />
          ) : (
            <LiveText name={`${eventId}/${key}/${side}`} text={row.scores[key] ?? ''} />
          )}
        </td>
      ))}
    </tr>
  );
}

interface LiveTextProps {
  /** The live script writes what comes under this name. */
  readonly name: string;
  readonly text: string;
  readonly isHidden?: boolean;
  readonly className?: string;
}

function LiveText({ name, text, isHidden, className }: LiveTextProps) {
  return (
    <span
      data-live-text={name}
      aria-hidden={isHidden}
      suppressHydrationWarning
      className={className}
    >
      {text}
    </span>
  );
}

function Sign({ sign }: { readonly sign: NonNullable<ScoreColumn['sign']> }) {
  if (sign === 'corner') return <FlagTriangleRight size={14} className="mx-auto" />;
  // One is filled, the other outlined: colour alone does not tell them apart.
  const look = sign === 'redCard' ? 'bg-danger' : 'border-2 border-on-warning-soft bg-warning-soft';
  return <span className={`mx-auto block h-3.5 w-2.5 rounded-[2px] ${look}`} />;
}
