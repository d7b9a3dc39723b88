import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../../scripts/setup/chromium-launch.mjs';
import { type ChildServer, startServer } from './child-server.ts';
import { SITE } from './paths.ts';
import { buildRemixApp, REMIX_CONFIG, REMIX_SERVER } from './remix-app.ts';
import { STOCK_ENTRY } from './stock-entry.ts';

/** The data of a page's routes by the id of the route, as the site's own loaders gave them. */
type PageData = Readonly<Record<string, unknown>>;

/** Nothing of the live script runs on a server, and all texts come by the loader. */
const ALIASES = {
  '~site': join(SITE, 'app'),
  'virtual:live-script': '/app/nothing.js',
  'virtual:brand/texts/bet-slip': '/app/nothing.js',
};
const CONFIG = REMIX_CONFIG.replace(
  'plugins:',
  `resolve: { alias: ${JSON.stringify(ALIASES)} }, plugins:`,
);

/** The frame by the site's own component, with the data of the frame as its loader's answer. */
const ROOT = `
  import { Links, Meta, Outlet, Scripts, ScrollRestoration } from '@remix-run/react';
  import { AppLinkProvider } from '@vitrine/ui/base/app-link';
  import { lateComponent } from '~site/frame/late-component.tsx';
  import { BrandedFrame } from '~site/features/shell/branded-frame.tsx';
  import { BrandMark } from '~site/features/shell/brand-mark.tsx';
  import { RouterAnchor } from '~site/features/shell/router-anchor.tsx';
  import { facts } from '@vitrine/brand-themes/facts/BRAND';
  import wordmark from '@vitrine/brand-themes/assets/BRAND/wordmark.svg?raw';
  import data from './data.json';
  export const loader = () => data.root;
  const LateFrame = lateComponent(() => import('~site/features/shell/late-frame.tsx'));
  const mark = <BrandMark markUrl="/mark.svg" wordmark={wordmark} />;
  export default function App() {
    return (
      <html lang={facts.locale}>
        <head><Meta /><Links /></head>
        <body>
          <AppLinkProvider component={RouterAnchor}>
            <BrandedFrame
              brandName={facts.name}
              mark={mark}
              late={<LateFrame licensee={facts.licensee} mark={mark} />}
            >
              <Outlet />
            </BrandedFrame>
          </AppLinkProvider>
          <ScrollRestoration /><Scripts />
        </body>
      </html>
    );
  }`;

/** Menu, lists and slip by the site's own components, with events and slip as the loader's answer. */
const ROUTE = `
  import { useLoaderData } from '@remix-run/react';
  import { wireMatch } from '@vitrine/upstream/contract/sportsbook/catalogue';
  import { eventFromWire } from '@vitrine/upstream/mappers/event';
  import { countText } from '@vitrine/messages/format-text';
  import { textsOf } from '@vitrine/messages/texts';
  import { BetSlipLayout } from '~site/features/bet-slip/bet-slip-layout.tsx';
  import {
    EventListFrame, EventRow, groupByTournament, TournamentGroup,
  } from '~site/features/sportsbook/event-list.tsx';
  import { LeagueChips } from '~site/features/sportsbook/league-chips.tsx';
  import { ListHeading } from '~site/features/sportsbook/list-heading.tsx';
  import { LiveControl } from '~site/features/sportsbook/live-control.tsx';
  import { SportNavigation } from '~site/features/sportsbook/sport-navigation.tsx';
  import { TopMatches } from '~site/features/sportsbook/top-matches.tsx';
  import { tournamentPath } from '~site/paths/sportsbook-paths.ts';
  import { useShellData } from '~site/shell-data.ts';
  import wire from '../matches.json';
  import data from '../data.json';

  // The page's own data has only the texts that its boards leave over.
  const texts = textsOf(data.root.format.locale, 'sportsbook');
  const slipTexts = textsOf(data.root.format.locale, 'bet-slip');
  const { betSlip, sums } = data['routes/sportsbook/sports-layout'];
  const events = wire.map((match) => eventFromWire(wireMatch.parse(match), Date.now()));
  const leagues = groupByTournament(events).map((group) => ({
    id: group[0].tournamentId,
    sportId: group[0].sportId,
    name: group[0].tournamentName,
    href: tournamentPath(group[0].sportId, group[0].tournamentId),
    count: group.length,
  }));
  const menu = {
    texts: { label: texts['list.sports'], more: '', empty: '' },
    search: { href: '/esportes/busca', label: 'Buscar' },
    favourites: { href: '/esportes/favoritos', label: 'Favoritos' },
    items: [{ id: '1', href: '/esportes/futebol', label: 'Futebol', icon: 'football', kind: 'sport' }],
    popups: [],
  };

  export const loader = () => (
    { now: Date.now(), texts, events, leagues, menu, betSlip, slipTexts, sums }
  );

  export default function Page() {
    const { now, texts, events, leagues, menu, betSlip, slipTexts, sums } = useLoaderData();
    const { format } = useShellData();
    const words = { texts, format, now };
    const count = countText(texts, 'list.liveCount', events.length, format.language);
    const navigation = <SportNavigation {...menu} at="/esportes" />;
    return (
      <BetSlipLayout data={{ ...betSlip, texts: slipTexts }} sums={sums} navigation={navigation}>
        <h1>{texts['page.home.heading']}</h1>
        <section>
          <ListHeading
            id="live" isLive title={texts['list.live']} detail={count}
            control={<LiveControl texts={texts} />}
          />
          <EventListFrame>
            {groupByTournament(events).map((group) => (
              <TournamentGroup
                key={group[0].tournamentId} first={group[0]} idPrefix="live" words={words}
              >
                {group.map((event) => (
                  <li key={event.id}><EventRow event={event} words={words} /></li>
                ))}
              </TournamentGroup>
            ))}
          </EventListFrame>
        </section>
        <section>
          <ListHeading id="top" title={texts['list.top']} />
          <TopMatches events={events.slice(0, 8)} words={words} />
        </section>
        <LeagueChips title={texts['list.leagues']} leagues={leagues} words={words} />
      </BetSlipLayout>
    );
  }`;

interface Copied {
  readonly brand: string;
  /** The page that is copied, as the visitor with this cookie sees it. */
  readonly address: string;
  readonly cookie: string;
  /** As the operator lists them. */
  readonly matches: readonly unknown[];
}

/**
 * Builds and serves the sportsbook's home as a Remix app without boards and kept parts would: the same
 * components make the same frame, lists and slip on every request, by Remix's own server entry, and its
 * loaders' answers, the events among them, come with the page. They have them at hand.
 */
export async function startStockPage({ brand, matches, ...page }: Copied): Promise<ChildServer> {
  const { server, folder } = buildRemixApp('bench-stock-page', {
    'vite.config.ts': CONFIG,
    'app/root.tsx': ROOT.replaceAll('BRAND', brand),
    'app/entry.server.tsx': STOCK_ENTRY,
    'app/routes/esportes.tsx': ROUTE,
    'app/nothing.js': "export default '';",
    'app/data.json': JSON.stringify(await dataOf(page)),
    'app/matches.json': JSON.stringify(matches),
    'server.mjs': REMIX_SERVER,
  });
  return startServer(server, {}, folder);
}

/** What Remix decoded of a page's data in a browser. */
async function dataOf({ address, cookie }: Pick<Copied, 'address' | 'cookie'>): Promise<PageData> {
  const [name = '', value = ''] = cookie.split('=', 2);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const context = await browser.newContext();
    await context.addCookies([{ name, value, url: address }]);
    const page = await context.newPage();
    await page.goto(address);
    const data = await page.waitForFunction(loaderData);
    return (await data.jsonValue()) as PageData;
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function loaderData(): unknown {
  const { __remixContext: remix } = window as {
    __remixContext?: { state?: { loaderData?: unknown } };
  };
  return remix?.state?.loaderData;
}
