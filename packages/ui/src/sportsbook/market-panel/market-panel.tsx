import { cx } from 'class-variance-authority';
import { type ScoreSide, scoreSide } from '@vitrine/betting/sportsbook/correct-score';
import type { Market } from '@vitrine/betting/sportsbook/event';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, forwardRef, Fragment } from 'react';
import { OddsButton, type OutcomePrice } from '../odds-button/odds-button.tsx';
import { ShowMore } from '../../base/show-more/show-more.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

/** One market of a panel: a panel of totals or handicaps shows one line per market. */
export interface MarketLine {
  readonly marketId: string;
  /** The total or handicap of the line, as read; null for a market without one. */
  readonly line: string | null;
  readonly outcomes: readonly OutcomePrice[];
  /**
   * Whether the market was suspended when the page was made: its line shows only once a price of it is
   * open. A market that is suspended later keeps its place.
   */
  readonly isLeftOut?: boolean | undefined;
}

export interface MarketPanelProps extends RootProps<'div'> {
  readonly name: string;
  readonly layout: Market['layout'];
  /** Headings over aligned columns: over and under, the two competitors, or home, draw and away. */
  readonly columns?: readonly string[] | undefined;
  readonly lines: readonly MarketLine[];
  /** A `FavouriteButton`; it stands at the end of the heading. */
  readonly favourite?: ReactNode;
  /** Whether it stands open when the page comes; from there the reader decides. */
  readonly open?: boolean | undefined;
  /** Keeps the rest of a long outright back until it is asked for. */
  readonly more?:
    | { readonly after: number; readonly showText: string; readonly hideText: string }
    | null
    | undefined;
}

/** Hides an element until the live script opens one of its prices. */
const UNTIL_OPEN = 'not-has-[[data-market]:not([data-suspended])]:hidden';

/** A market with its prices, folded and unfolded by the browser itself. */
export const MarketPanel = forwardRef<HTMLDivElement, MarketPanelProps>(function MarketPanel(
  { name, layout, columns = [], lines, favourite, open = true, more = null, className, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      {...rest}
      className={cx(
        // Isolated, so that the star passes below the tabs that stay in sight.
        'relative isolate card-frame overflow-clip',
        lines.length > 0 && lines.every(({ isLeftOut }) => isLeftOut) && UNTIL_OPEN,
        className,
      )}
    >
      {favourite ? (
        // Beside the heading, not in it: a button in a button would be none.
        <div className="absolute top-0 right-card z-1 flex h-11 items-center">{favourite}</div>
      ) : null}
      <details open={open} className="group/market">
        <summary
          className={cx(
            'flex min-h-11 cursor-pointer list-none items-center gap-2 py-2 pl-card -outline-offset-2 select-none hover:text-link [&::-webkit-details-marker]:hidden',
            favourite ? 'pr-[calc(var(--vt-space-card)+2.25rem)]' : 'pr-card',
          )}
        >
          <h3 className="min-w-0 flex-1 text-base font-bold">{name}</h3>
          <ChevronDown
            aria-hidden="true"
            size={20}
            className="shrink-0 text-text-muted transition-transform group-open/market:rotate-180"
          />
        </summary>
        <div className="px-card pb-card">
          <PanelBody layout={layout} columns={columns} lines={lines} more={more} />
        </div>
      </details>
    </div>
  );
});

type PanelBodyProps = Required<Pick<MarketPanelProps, 'layout' | 'lines'>> & {
  readonly columns: readonly string[];
  readonly more: MarketPanelProps['more'];
};

function PanelBody({ layout, columns, lines, more }: PanelBodyProps) {
  switch (layout) {
    case 'totals':
    case 'handicap':
      return <AlignedLines columns={columns} lines={lines} showLine={layout === 'totals'} />;
    case 'correctScore':
      return lines.map((line) => (
        <ScoreColumns key={line.marketId} columns={columns} outcomes={line.outcomes} />
      ));
    case 'outright':
      return lines.map((line) => (
        <LongList key={line.marketId} outcomes={line.outcomes} more={more} />
      ));
    default:
      return lines.map(({ marketId, outcomes }) => (
        <div key={marketId} className={grids[layout]}>
          <Prices outcomes={outcomes} layout="stacked" />
        </div>
      ));
  }
}

const grids = {
  threeWay: 'grid grid-cols-3 gap-1.5',
  twoWay: 'grid grid-cols-2 gap-1.5',
} as const;

interface PricesProps {
  readonly outcomes: readonly OutcomePrice[];
  readonly layout: 'stacked' | 'inline';
}

function Prices({ outcomes, layout }: PricesProps) {
  // The spaces, here and below, are for browsers that show plain text.
  return outcomes.map((outcome) => (
    <Fragment key={outcome.outcomeId}>
      <OddsButton {...outcome} layout={layout} />{' '}
    </Fragment>
  ));
}

interface LongListProps {
  readonly outcomes: readonly OutcomePrice[];
  readonly more: MarketPanelProps['more'];
}

function LongList({ outcomes, more }: LongListProps) {
  const first = more ? outcomes.slice(0, more.after) : outcomes;
  const rest = outcomes.slice(first.length);
  const grid = 'grid gap-1.5 md:grid-cols-2';
  return (
    <>
      <div className={grid}>
        <Prices outcomes={first} layout="inline" />
      </div>
      {more && rest.length > 0 ? (
        <ShowMore showText={more.showText} hideText={more.hideText}>
          <div className={`${grid} pt-1.5`}>
            <Prices outcomes={rest} layout="inline" />
          </div>
        </ShowMore>
      ) : null}
    </>
  );
}

const SIDES: readonly ScoreSide[] = ['home', 'draw', 'away'];

interface ScoreColumnsProps {
  readonly columns: readonly string[];
  readonly outcomes: readonly OutcomePrice[];
}

/** Scores stand by who is ahead, as one looks for them; what is no score stands below, on its own. */
function ScoreColumns({ columns, outcomes }: ScoreColumnsProps) {
  const others = outcomes.filter(({ label }) => scoreSide(label) === null);
  return (
    <div className="flex flex-col gap-1.5">
      <div className="grid grid-cols-3 items-start gap-1.5">
        {SIDES.map((side, index) => (
          <div key={side} className="flex min-w-0 flex-col gap-1.5">
            {columns[index] ? <ColumnHeading>{columns[index]}</ColumnHeading> : null}
            <Prices
              outcomes={outcomes.filter(({ label }) => scoreSide(label) === side)}
              layout="stacked"
            />
          </div>
        ))}
      </div>
      <Prices outcomes={others} layout="inline" />
    </div>
  );
}

interface AlignedLinesProps {
  readonly columns: readonly string[];
  readonly lines: readonly MarketLine[];
  /** Totals name their line once, at the left, and the columns the outcomes; a handicap names each. */
  readonly showLine: boolean;
}

function AlignedLines({ columns, lines, showLine }: AlignedLinesProps) {
  const grid = showLine
    ? 'grid grid-cols-[3rem_repeat(2,minmax(0,1fr))] items-center gap-1.5'
    : 'grid grid-cols-2 gap-1.5';
  return (
    <div className="flex flex-col gap-1.5">
      {columns.length > 0 ? (
        <div className={grid}>
          {showLine ? <span /> : null}
          {columns.map((column) => (
            <ColumnHeading key={column}>{column}</ColumnHeading>
          ))}
        </div>
      ) : null}
      {lines.map(({ marketId, line, outcomes, isLeftOut }) => (
        <div key={marketId} className={cx(grid, isLeftOut && UNTIL_OPEN)}>
          {showLine ? (
            <span aria-hidden="true" className="text-base font-bold tabular-nums">
              {line}
            </span>
          ) : null}{' '}
          {outcomes.map((outcome) => (
            <Fragment key={outcome.outcomeId}>
              {showLine ? (
                <OddsButton {...outcome} label="" />
              ) : (
                <OddsButton {...outcome} layout="inline" />
              )}{' '}
            </Fragment>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The prices say it themselves. */
function ColumnHeading({ children }: { readonly children: ReactNode }) {
  return (
    <span aria-hidden="true" className="truncate text-center text-xs text-text-muted">
      {children}{' '}
    </span>
  );
}
