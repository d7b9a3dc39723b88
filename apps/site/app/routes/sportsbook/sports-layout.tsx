import { data } from '@remix-run/node';
import { Outlet, useLoaderData, useOutletContext } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { SPORTS } from '@vitrine/betting/sportsbook/sports';
import { textsOf } from '@vitrine/messages/texts';
import { BetSlipLayout } from '../../features/bet-slip/bet-slip-layout.tsx';
import { SportNavigation } from '../../features/sportsbook/sport-navigation.tsx';
import { liveRouteHandle } from '../../guard/route-handle.ts';
import { useLiveStructure } from '../../live/use-live-structure.ts';
import {
  betSlipData,
  betSlipSums,
  slipTopics,
} from '../../services/bet-slip/bet-slip-data.server.ts';
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
  const { locale } = context.brand;
  const names = new Map(
    context.catalogue
      .headbar()
      .flatMap(({ type, sportId, name }) => (type === 'sport' ? [[sportId, name] as const] : [])),
  );
  const { pathname } = new URL(request.url);
  const betSlip = await betSlipData(visitor, context, { path: pathname, showsResult: false });
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
});

export { headers } from '../../loader-headers.ts';

/** The sportsbook's pages between its sports and the bet slip, with live prices. */
export default function SportsLayout() {
  const { sportsLabel, sports, betSlip, sums } = useLoaderData<typeof loader>();
  const { slip: texts, announce } = useOutletContext<SportsTexts>();
  useLiveStructure();
  return (
    <>
      <BetSlipLayout
        data={{ ...betSlip, texts }}
        sums={sums}
        navigation={<SportNavigation label={sportsLabel} sports={sports} />}
      >
        <Outlet />
      </BetSlipLayout>
      <Suspense>
        <SlipOddsAnnouncer slip={betSlip.slip} texts={announce} />
      </Suspense>
    </>
  );
}
