import { isPlaced } from '@vitrine/betting/bet-slip/bet-slip-step';
import type { ReactNode } from 'react';
import { SelectedOutcomesProvider } from '../../shapes/bet-slip/selected-outcomes.ts';
import { BetSlipColumn } from './bet-slip-column.tsx';
import { useShellData } from '../../shell-data.ts';
import type { BetSlipData } from './bet-slip-data.ts';
import { BetSlipDock, type BetSlipSums } from './bet-slip-dock.tsx';
import type { FirstSlipTexts } from './first-slip-texts.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { TapForm } from './taps/tap-form.tsx';
import { useResultLeft } from './placed/use-result-left.ts';
import { useTappedOutcomes } from './taps/use-tapped-outcomes.ts';

export interface BetSlipLayoutProps {
  readonly data: BetSlipData<FirstSlipTexts>;
  readonly sums: BetSlipSums;
  readonly navigation: ReactNode;
  /** A list stands beside the page on a wide screen, or its place is kept. */
  readonly beside?: 'list' | 'place' | undefined;
  /** A page with odds buttons for this slip. */
  readonly children: ReactNode;
}

/** Navigation, page and slip: side by side on a desktop, stacked on a phone with the slip as a bar. */
export function BetSlipLayout({ data, sums, navigation, beside, children }: BetSlipLayoutProps) {
  const { texts: shell } = useShellData();
  const selected = useTappedOutcomes(data.slip);
  useResultLeft(data.slip);
  useOtherTabs(data.slip);
  return (
    <SelectedOutcomesProvider value={selected}>
      <div
        data-beside={beside}
        className="sports-columns mx-auto grid w-full max-w-page lg:grid-cols-[15rem_minmax(0,47.5rem)_21.25rem] lg:justify-center lg:gap-6 lg:px-6 lg:pt-4 beside:grid-cols-[5.5rem_minmax(0,1fr)_20rem] beside:gap-4"
      >
        <a href="#events" className="skip-link focus:fixed focus:top-2 focus:left-2 focus:z-50">
          {shell.skipToEvents}
        </a>
        {navigation}
        <div id="events" className="min-w-0 overflow-x-clip pb-20 md:px-4 lg:px-0 lg:pb-8">
          <TapForm isOpen={!isPlaced(data.slip)}>{children}</TapForm>
        </div>
        <BetSlipColumn data={data} />
      </div>
      <BetSlipDock data={data} sums={sums} count={selected.size} />
    </SelectedOutcomesProvider>
  );
}
