import { useLocation } from '@remix-run/react';
import { isPlaced } from '@vitrine/betting/bet-slip/bet-slip-step';
import { inOddsFormat } from '@vitrine/betting/base/odds-format';
import { countText } from '@vitrine/messages/format-text';
import { BetSlipBar } from '@vitrine/ui/bet-slip/bet-slip-bar';
import { type MouseEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lateComponent, leadTo } from '../../frame/late-component.tsx';
import { OVERLAYS, paths } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';
import type { BetSlipData } from './bet-slip-data.ts';
import type { FirstSlipTexts } from './first-slip-texts.ts';
import { isAnyNotConfirmed } from './not-confirmed.ts';
import { usePressSlipButton } from './use-press-slip-button.ts';
import { useTapToggles } from './placed/use-tap-toggles.ts';

/** Where it can't be had, its bar leads to the page of the slip, as without scripts. */
const BetSlipSheet = lateComponent(() => import('./bet-slip-sheet.tsx'), leadTo(paths.betSlip));
/** Most slips have nothing to warn of. */
const PassingWarning = lateComponent(() => import('./announcements/passing-warning.tsx'));
/** A slip is placed long after the first visit. */
const PlacedBar = lateComponent(() => import('./placed/placed-bar.tsx'));

/** The sums that the collapsed slip shows, formatted. */
export interface BetSlipSums {
  /** Null for singles, which have no common price. */
  readonly totalOdds: string | null;
  readonly potentialReturn: string;
  /** The newest selection, until the slip has a return: its outcome and its price. */
  readonly pick: { readonly outcomeName: string; readonly odds: string } | null;
}

export interface BetSlipDockProps {
  readonly data: BetSlipData<FirstSlipTexts>;
  readonly sums: BetSlipSums;
  /** How many outcomes are on the slip, taps in flight included. */
  readonly count: number;
}

/**
 * The slip on a phone: a bar above the navigation. It links to the slip's page, and with scripts
 * opens the slip as a sheet.
 */
export function BetSlipDock({ data, sums, count }: BetSlipDockProps) {
  const { slip } = data;
  const dock = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isNamed = useLocation().hash === OVERLAYS.slip;
  useEffect(() => {
    if (isNamed) setOpen(true);
  }, [isNamed]);
  const press = usePressSlipButton();
  const toggle = useCallback(() => {
    // On screens where the slip is a column, the column shows the answer to a tap.
    if (dock.current?.getClientRects().length) setOpen((before) => !before);
  }, []);
  useTapToggles(slip, toggle);
  // When a result is replaced while it is on screen, the link to its ticket stays.
  const hasGivenWay = slip.lastIntentId !== null && count === 0;
  const isEmpty = count === 0 && !(isOpen && hasGivenWay);
  // A refused tap on an empty slip has no other place where it is told.
  if (isEmpty && !slip.warning) return null;
  const isSheet = isOpen && !isEmpty;

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  }

  /** Closing the sheet ends a result that was shown in it. */
  function close() {
    setOpen(false);
    if (slip.step === 'result' && !isAnyNotConfirmed(slip))
      press({ kind: 'dismiss', keep: 'none' });
  }

  return (
    <div
      ref={dock}
      data-dock
      className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 low:bottom-0 lg:hidden"
    >
      {isSheet ? null : (
        <div className="absolute inset-x-2 bottom-full mb-2 shadow-sheet">
          <Suspense>
            <PassingWarning warning={slip.warning} texts={data.texts} now={data.now} />
          </Suspense>
        </div>
      )}
      {isEmpty || hasGivenWay ? null : <Bar data={data} sums={sums} count={count} onOpen={open} />}
      {isSheet ? (
        <Suspense>
          <BetSlipSheet data={data} onClose={close} />
        </Suspense>
      ) : null}
    </div>
  );
}

interface BarProps extends BetSlipDockProps {
  readonly onOpen: (event: MouseEvent) => void;
}

/** The slip in one line: ready to place, or its result. */
function Bar({ data: { slip, texts }, sums, count, onOpen }: BarProps) {
  const { format } = useShellData();
  if (isPlaced(slip)) {
    return (
      <Suspense>
        <PlacedBar slip={slip} texts={texts} onOpen={onOpen} />
      </Suspense>
    );
  }
  return (
    <BetSlipBar
      href={paths.betSlip}
      label={countText(texts, 'bar.open', count, format.language)}
      count={count}
      totalOdds={
        sums.totalOdds === null
          ? null
          : {
              label: texts['summary.totalOdds'],
              text: inOddsFormat(sums.totalOdds, format.oddsFormat),
            }
      }
      figure={
        sums.pick
          ? {
              label: sums.pick.outcomeName,
              text: inOddsFormat(sums.pick.odds, format.oddsFormat),
            }
          : { label: texts['summary.potentialReturn'], text: sums.potentialReturn }
      }
      onClick={onOpen}
    />
  );
}
