import { Outlet, useLoaderData } from '@remix-run/react';
import { SPORTS } from '@vitrine/betting/sportsbook/sports';
import { BetSlipLayout } from '../features/bet-slip/bet-slip-layout.tsx';
import { SportNavigation } from '../features/sportsbook/sport-navigation.tsx';
import type { SlipDesk } from './slip-desk.ts';
import type { StoryFacts } from './story-facts.ts';

/** What the sportsbook's layout is told. */
export function sportsColumnsData(desk: SlipDesk, { texts }: StoryFacts) {
  return {
    label: texts.sportsbook['list.sports'],
    sports: SPORTS.map(({ id, key, slug }) => ({
      id,
      slug,
      name: texts.sportsbook[`sport.${key}`],
    })),
    betSlip: desk.data(),
    sums: desk.sums(),
  };
}

/** The sportsbook's columns, as its layout route has them. */
export function SportsColumns() {
  const { label, sports, betSlip, sums } = useLoaderData() as ReturnType<typeof sportsColumnsData>;
  return (
    <BetSlipLayout
      data={betSlip}
      sums={sums}
      navigation={<SportNavigation label={label} sports={sports} />}
    >
      <Outlet />
    </BetSlipLayout>
  );
}
