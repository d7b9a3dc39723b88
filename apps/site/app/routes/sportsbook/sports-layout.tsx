import { data } from '@remix-run/node';
import { Form, Outlet, useLoaderData, useLocation, useOutletContext } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { BetSlipLayout } from '../../features/bet-slip/bet-slip-layout.tsx';
import { SportNavigation } from '../../features/sportsbook/sport-navigation.tsx';
import { liveRouteHandle } from '../../guard/route-handle.ts';
import { useLiveStructure } from '../../live/use-live-structure.ts';
import {
  betSlipData,
  betSlipSums,
  slipTopics,
} from '../../services/bet-slip/bet-slip-data.server.ts';
import { paths, SEARCH_FORM } from '../../paths.ts';
import { headerBar } from '../../services/sportsbook/header-bar.server.ts';
import { isSwitchedOn } from '../../services/shell/flags.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';
import type { SportsTexts } from './sports-texts.tsx';

/** Nothing to see; its script follows when the page is at rest. */
const SlipOddsAnnouncer = lazy(() =>
  import('../../features/bet-slip/slip-odds-announcer.tsx').then((module) => ({
    default: module.SlipOddsAnnouncer,
  })),
);

export const handle = liveRouteHandle('sportsLayout');

export const loader = guardedLoader(handle, async ({ request, context, visitor, headers }) => {
  const { pathname } = new URL(request.url);
  const [casino, betSlip] = await Promise.all([
    isSwitchedOn('show-casino', context),
    betSlipData(visitor, context, { path: pathname, showsResult: false }),
  ]);
  const page = {
    menu: headerBar(context, { casino }),
    betSlip,
    sums: betSlipSums(betSlip.slip, context),
    // The prices on the slip move wherever its events are listed.
    liveTopics: slipTopics(betSlip.slip),
  };
  return data(page, { headers });
});

export { headers } from '../../loader-headers.ts';

/** The sportsbook's pages between its sports and the bet slip, with live prices. */
export default function SportsLayout() {
  const { menu, betSlip, sums } = useLoaderData<typeof loader>();
  const { slip: texts, announce } = useOutletContext<SportsTexts>();
  const { pathname } = useLocation();
  useLiveStructure();
  return (
    <>
      <BetSlipLayout
        data={{ ...betSlip, texts }}
        sums={sums}
        navigation={<SportNavigation {...menu} />}
      >
        <Outlet />
      </BetSlipLayout>
      {pathname === paths.search ? (
        <Form id={SEARCH_FORM} method="get" action={paths.search} />
      ) : null}
      <Suspense>
        <SlipOddsAnnouncer slip={betSlip.slip} texts={announce} />
      </Suspense>
    </>
  );
}
