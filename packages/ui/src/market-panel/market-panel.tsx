import type { Market } from '@vitrine/betting/event';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { OddsButton, type OutcomePrice } from '../odds-button/odds-button.tsx';

/** One market of a panel: a panel of totals or handicaps shows one line per market. */
export interface MarketLine {
  readonly marketId: string;
  /** The total or handicap of the line, as read; null for a market without one. */
  readonly line: string | null;
  readonly outcomes: readonly OutcomePrice[];
}

export interface MarketPanelProps {
  readonly name: string;
  readonly layout: Market['layout'];
  /** Headings over aligned columns: over and under, or the two competitors. */
  readonly columns?: readonly string[] | undefined;
  readonly lines: readonly MarketLine[];
  /** Whether it stands open when the page comes; from there the reader decides. */
  readonly open?: boolean | undefined;
  /** The word beside the name while the whole market is suspended; null while it is open. */
  readonly suspendedText?: string | null | undefined;
}

/** A market with its prices, folded and unfolded by the browser itself. */
export function MarketPanel({
  name,
  layout,
  columns = [],
  lines,
  open = true,
  suspendedText = null,
}: MarketPanelProps) {
  return (
    <details open={open} className="group/market card-frame overflow-clip">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-card py-2 -outline-offset-2 select-none hover:text-link [&::-webkit-details-marker]:hidden">
        <h3 className="min-w-0 flex-1 text-base font-bold">{name}</h3>
        {suspendedText ? (
          <span className="flex items-center gap-1 text-xs text-text-muted">
            <Lock aria-hidden="true" size={12} />
            {suspendedText}
          </span>
        ) : null}
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="shrink-0 text-text-muted transition-transform group-open/market:rotate-180"
        />
      </summary>
      <div className="px-card pb-card">
        {layout === 'totals' || layout === 'handicap' ? (
          <AlignedLines columns={columns} lines={lines} showLine={layout === 'totals'} />
        ) : (
          lines.map((line) => <Prices key={line.marketId} layout={layout} line={line} />)
        )}
      </div>
    </details>
  );
}

const grids = {
  threeWay: 'grid grid-cols-3 gap-1.5',
  twoWay: 'grid grid-cols-2 gap-1.5',
  correctScore: 'grid grid-cols-3 gap-1.5 md:grid-cols-5',
  outright: 'grid gap-1.5 md:grid-cols-2',
} as const;

interface PricesProps {
  readonly layout: keyof typeof grids;
  readonly line: MarketLine;
}

function Prices({ layout, line }: PricesProps) {
  return (
    <div className={grids[layout]}>
      {line.outcomes.map((outcome) => (
        <OddsButton
          key={outcome.outcomeId}
          {...outcome}
          layout={layout === 'outright' ? 'inline' : 'stacked'}
        />
      ))}
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
        <div aria-hidden="true" className={grid}>
          {showLine ? <span /> : null}
          {columns.map((column) => (
            <ColumnHeading key={column}>{column}</ColumnHeading>
          ))}
        </div>
      ) : null}
      {lines.map(({ marketId, line, outcomes }) => (
        <div key={marketId} className={grid}>
          {showLine ? (
            <span aria-hidden="true" className="text-base font-bold tabular-nums">
              {line}
            </span>
          ) : null}
          {outcomes.map((outcome) =>
            showLine ? (
              <OddsButton key={outcome.outcomeId} {...outcome} label="" />
            ) : (
              <OddsButton key={outcome.outcomeId} {...outcome} layout="inline" />
            ),
          )}
        </div>
      ))}
    </div>
  );
}

function ColumnHeading({ children }: { readonly children: ReactNode }) {
  return <span className="truncate text-center text-xs text-text-muted">{children}</span>;
}
