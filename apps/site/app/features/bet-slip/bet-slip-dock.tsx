import { slipTotals } from '@vitrine/betting/bet-slip-check';
import { formatMoney } from '@vitrine/betting/money';
import { formatExactOdds } from '@vitrine/betting/odds';
import { countText } from '@vitrine/messages/format-text';
import { BetSlipBar } from '@vitrine/ui/bet-slip-bar';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { paths } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';
import type { BetSlipData } from './bet-slip-data.ts';
import { useOptimisticBetSlip } from './use-optimistic-bet-slip.ts';

const BetSlipSheet = lazy(() => import('./bet-slip-sheet.tsx'));

/** A phone's slip: a bar above the navigation that leads to the slip's page, or opens it as a sheet. */
export function BetSlipDock({ data }: { readonly data: BetSlipData }) {
  const [isOpen, setOpen] = useState(false);
  const { format } = useShellData();
  const slip = useOptimisticBetSlip(data.slip, format.decimalSeparator);
  const count = slip.selections.length;
  const { texts } = data;
  if (count === 0) return null;
  const totals = slipTotals(slip);

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <div className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 lg:hidden">
      <BetSlipBar
        href={paths.betSlip}
        label={countText(texts, 'bar.open', count, format.language)}
        count={count}
        totalOdds={
          totals.odds
            ? { label: texts['summary.totalOdds'], text: formatExactOdds(totals.odds, '.') }
            : null
        }
        potentialReturn={{
          label: texts['summary.potentialReturn'],
          text: formatMoney(totals.potentialReturn, format),
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
