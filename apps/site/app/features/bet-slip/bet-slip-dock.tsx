import { countText } from '@vitrine/messages/format-text';
import { BetSlipBar } from '@vitrine/ui/bet-slip-bar';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { paths } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';
import type { BetSlipData } from './bet-slip-data.ts';

const BetSlipSheet = lazy(() => import('./bet-slip-sheet.tsx'));

/** What the collapsed slip says; formatted. */
export interface BetSlipSums {
  /** Null for singles, which have no common price. */
  readonly totalOdds: string | null;
  readonly potentialReturn: string;
}

export interface BetSlipDockProps {
  readonly data: BetSlipData;
  readonly sums: BetSlipSums;
  /** How many outcomes are on the slip, taps in flight included. */
  readonly count: number;
}

/** A phone's slip: a bar above the navigation that leads to the slip's page, or opens it as a sheet. */
export function BetSlipDock({ data, sums, count }: BetSlipDockProps) {
  const { texts } = data;
  const [isOpen, setOpen] = useState(false);
  const { format } = useShellData();
  if (count === 0) return null;

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <div
      data-dock
      className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 lg:hidden"
    >
      <BetSlipBar
        href={paths.betSlip}
        label={countText(texts, 'bar.open', count, format.language)}
        count={count}
        totalOdds={
          sums.totalOdds === null
            ? null
            : { label: texts['summary.totalOdds'], text: sums.totalOdds }
        }
        potentialReturn={{
          label: texts['summary.potentialReturn'],
          text: sums.potentialReturn,
        }}
        onClick={open}
      />
      {isOpen ? (
        <Suspense>
          <BetSlipSheet data={data} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
