import { Outlet, useLoaderData } from '@remix-run/react';
import { BetSlipColumn } from '../features/bet-slip/bet-slip-column.tsx';
import { BetSlipDock } from '../features/bet-slip/bet-slip-dock.tsx';
import { TapForm } from '../features/bet-slip/tap-form.tsx';
import { useTappedOutcomes } from '../features/bet-slip/use-tapped-outcomes.ts';
import { SportNavigation } from '../features/sportsbook/sport-navigation.tsx';
import { SPORTS } from '../paths.ts';
import { SelectedOutcomesProvider } from '../selected-outcomes.ts';
import type { SlipDesk } from './slip-desk.ts';
import type { StoryFacts } from './story-facts.ts';

/** What the sportsbook's layout is told. */
export function sportsColumnsData(desk: SlipDesk, { texts }: StoryFacts) {
  const { sportFootball, sportBasketball, sportTennis } = texts.common;
  const names = [sportFootball, sportBasketball, sportTennis];
  return {
    label: texts.sportsbook['list.sports'],
    sports: SPORTS.map((sport, index) => ({ ...sport, name: names[index] ?? '' })),
    betSlip: desk.data(),
    sums: desk.sums(),
  };
}

/** The sportsbook's columns, as its layout route has them. */
export function SportsColumns() {
  const { label, sports, betSlip, sums } = useLoaderData() as ReturnType<typeof sportsColumnsData>;
  const selected = useTappedOutcomes(betSlip.slip.selections.map(({ outcomeId }) => outcomeId));
  return (
    <SelectedOutcomesProvider value={selected}>
      <div className="mx-auto grid w-full max-w-page lg:grid-cols-[15rem_minmax(0,47.5rem)_21.25rem] lg:justify-center lg:gap-6 lg:px-6 lg:pt-4">
        <SportNavigation label={label} sports={sports} />
        <div className="min-w-0 overflow-x-clip pb-20 lg:pb-8">
          <TapForm>
            <Outlet />
          </TapForm>
        </div>
        <BetSlipColumn data={betSlip} />
      </div>
      <BetSlipDock data={betSlip} texts={betSlip.texts} sums={sums} count={selected.size} />
    </SelectedOutcomesProvider>
  );
}
