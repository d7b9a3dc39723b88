import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData, useOutletContext } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { textsOf } from '@vitrine/messages/texts';
import { BetSlipColumn } from '../features/bet-slip/bet-slip-column.tsx';
import { BetSlipDock } from '../features/bet-slip/bet-slip-dock.tsx';
import { TapForm } from '../features/bet-slip/tap-form.tsx';
import { useTappedOutcomes } from '../features/bet-slip/use-tapped-outcomes.ts';
import { SportNavigation } from '../features/sportsbook/sport-navigation.tsx';
import { useLiveStructure } from '../live/use-live-structure.ts';
import { SPORTS } from '../paths.ts';
import { SelectedOutcomesProvider } from '../selected-outcomes.ts';
import { betSlipData, betSlipSums, slipTopics } from '../services/bet-slip-data.server.ts';
import { guardSportsbook } from '../services/module-guard.server.ts';
import { visitorOf } from '../services/visitor.server.ts';
import type { SportsTexts } from './sports-texts.tsx';

/** Nothing to see; its script follows when the page is at rest. */
const SlipOddsAnnouncer = lazy(() =>
  import('../features/bet-slip/slip-odds-announcer.tsx').then((module) => ({
    default: module.SlipOddsAnnouncer,
  })),
);

export async function loader({ request, context }: LoaderFunctionArgs) {
  const headers = await guardSportsbook(context);
  const visitor = await visitorOf(request, context);
  const { locale } = context.brand;
  const names = new Map(
    context.catalogue
      .headbar()
      .flatMap(({ type, sportId, name }) => (type === 'sport' ? [[sportId, name] as const] : [])),
  );
  const betSlip = await betSlipData(visitor, context);
  const page = {
    sportsLabel: textsOf(locale, 'sportsbook')['list.sports'],
    sports: SPORTS.flatMap(({ id, slug }) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, slug, name }];
    }),
    betSlip,
    sums: betSlipSums(betSlip.slip, context),
    // The prices on the slip move wherever its events are listed.
    liveTopics: slipTopics(betSlip.slip),
  };
  return data(page, { headers });
}

export { headers } from '../loader-headers.ts';

/** The sportsbook's three columns on a desktop; on a phone the rail, the list and the docked slip. */
export default function SportsLayout() {
  const { sportsLabel, sports, ...page } = useLoaderData<typeof loader>();
  const { slip: texts, announce } = useOutletContext<SportsTexts>();
  const betSlip = { ...page.betSlip, texts };
  const selected = useTappedOutcomes(betSlip.slip.selections.map(({ outcomeId }) => outcomeId));
  useLiveStructure();
  return (
    <SelectedOutcomesProvider value={selected}>
      <div className="mx-auto grid w-full max-w-page lg:grid-cols-[15rem_minmax(0,47.5rem)_21.25rem] lg:justify-center lg:gap-6 lg:px-6 lg:pt-4">
        <SportNavigation label={sportsLabel} sports={sports} />
        <div className="min-w-0 overflow-x-clip pb-20 lg:pb-8">
          <TapForm>
            <Outlet />
          </TapForm>
        </div>
        <BetSlipColumn data={betSlip} />
      </div>
      <BetSlipDock data={betSlip} texts={texts} sums={page.sums} count={selected.size} />
      <Suspense>
        <SlipOddsAnnouncer slip={betSlip.slip} texts={announce} />
      </Suspense>
    </SelectedOutcomesProvider>
  );
}
