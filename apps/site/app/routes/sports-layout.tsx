import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData, useOutletContext } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { textsOf } from '@vitrine/messages/texts';
import { BetSlipColumn } from '../features/bet-slip/bet-slip-column.tsx';
import { BetSlipDock } from '../features/bet-slip/bet-slip-dock.tsx';
import { TapForm } from '../features/bet-slip/tap-form.tsx';
import { useOptimisticBetSlip } from '../features/bet-slip/use-optimistic-bet-slip.ts';
import { SportNavigation } from '../features/sportsbook/sport-navigation.tsx';
import { useLiveStructure } from '../live/use-live-structure.ts';
import { SPORTS } from '../paths.ts';
import { SelectedOutcomesProvider } from '../selected-outcomes.ts';
import { betSlipData } from '../services/bet-slip-data.server.ts';
import { guardSportsbook } from '../services/module-guard.server.ts';
import { visitorOf } from '../services/visitor.server.ts';
import { useShellData } from '../shell-data.ts';
import { useMemo } from 'react';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const headers = await guardSportsbook(context);
  const visitor = await visitorOf(request, context);
  const { locale } = context.brand;
  const names = new Map(
    context.catalogue
      .headbar()
      .flatMap(({ type, sportId, name }) => (type === 'sport' ? [[sportId, name] as const] : [])),
  );
  const page = {
    sportsLabel: textsOf(locale, 'sportsbook')['list.sports'],
    sports: SPORTS.flatMap(({ id, slug }) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, slug, name }];
    }),
    betSlip: await betSlipData(visitor, context),
  };
  return data(page, { headers });
}

export { headers } from '../loader-headers.ts';

/** The sportsbook's three columns on a desktop; on a phone the rail, the list and the docked slip. */
export default function SportsLayout() {
  const { sportsLabel, sports, ...page } = useLoaderData<typeof loader>();
  const texts = useOutletContext<Namespaces['bet-slip']>();
  const betSlip = { ...page.betSlip, texts };
  const { format } = useShellData();
  const slip = useOptimisticBetSlip(betSlip.slip, format.decimalSeparator);
  const ids = slip.selections.map(({ outcomeId }) => outcomeId).join(' ');
  const selected = useMemo(() => new Set(ids.split(' ')), [ids]);
  useLiveStructure();
  return (
    <SelectedOutcomesProvider value={selected}>
      <div className="mx-auto grid w-full max-w-page lg:grid-cols-[15rem_minmax(0,47.5rem)_21.25rem] lg:justify-center lg:gap-6 lg:px-6 lg:pt-4">
        <SportNavigation label={sportsLabel} sports={sports} />
        <div className="min-w-0 pb-20 lg:pb-8">
          <TapForm>
            <Outlet />
          </TapForm>
        </div>
        <BetSlipColumn data={betSlip} />
      </div>
      <BetSlipDock data={betSlip} />
    </SelectedOutcomesProvider>
  );
}
