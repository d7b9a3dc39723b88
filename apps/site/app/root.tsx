import { data, type LinksFunction, type MetaFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigationType,
  useRouteError,
} from '@remix-run/react';
import { AppLinkProvider } from '@vitrine/ui/base/app-link';
import type { ReactNode } from 'react';
import touchIconUrl from 'virtual:brand/assets/apple-touch-icon.png?url';
import faviconUrl from 'virtual:brand/assets/favicon.svg?url';
import pictureUrl from 'virtual:brand/assets/social.png?url';
import { themeColors } from 'virtual:brand/facts';
import frame from 'virtual:brand/frame';
import themeUrl from 'virtual:brand/theme.css?url';
import liveUrl from 'virtual:live-script';
import oldStylesUrl from 'virtual:old-styles';
import { failureOf } from './shapes/base/caught-failure.ts';
import { LateErrorPage, LateMaintenancePage } from './features/shell/late-failure-pages.tsx';
import { RouterAnchor } from './features/shell/router-anchor.tsx';
import { SiteFrame } from './features/shell/site-frame.tsx';
import { SiteMark } from './features/shell/site-mark.tsx';
import { liveTopicsOf, routeHandle } from './guard/route-handle.ts';
import { useLiveOddsFormat } from './live/use-live-odds-format.ts';
import { useNonce } from './frame/nonce-context.ts';
import { Still } from './frame/still.tsx';
import { isGamePath } from './paths/casino-home-paths.ts';
import { paths } from './paths.ts';
import { guardedLoader } from './services/shell/guard.server.ts';
import { modalNotice } from './services/shell/modal-notices/modal-notice.server.ts';
import { shellData } from './services/shell/shell.server.ts';
import { visitCookies } from './services/base/visit-cookies.server.ts';
import { useKnownShellData, useRememberedShellData } from './shell-data.ts';
import { type ScrollRule, scrollKey, scrollRule } from './frame/scroll-rule.ts';
import stylesUrl from './styles.css?url';

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: themeUrl },
  { rel: 'icon', href: faviconUrl, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: touchIconUrl },
  { rel: 'manifest', href: paths.manifest },
];

export const handle = routeHandle('frame');

export const loader = guardedLoader(handle, async ({ request, context, visitor }) => {
  const headers = new Headers();
  for (const cookie of await visitCookies(request, visitor, context)) {
    headers.append('Set-Cookie', cookie);
  }
  const [shell, reward] = await Promise.all([
    shellData(request, visitor, context),
    modalNotice(request, visitor, context),
  ]);
  reward.headers.forEach((header) => headers.append('Set-Cookie', header));
  return data({ ...shell, modalNotice: reward.words }, { headers });
});

export { headers } from './frame/loader-headers.ts';
export { revalidateWithPage as shouldRevalidate } from './live/reload-scope.ts';

/** Pages name themselves; one that failed is named here. */
export const meta: MetaFunction<typeof loader> = ({ data: given, error }) => {
  const { kind, shell: brought } = failureOf(error);
  const texts = (given ?? brought)?.texts;
  if (!error || !texts) return [{ title: frame.name }];
  return [
    { title: `${texts[`${kind}Title`]} | ${frame.name}` },
    { name: 'description', content: texts[`${kind}Text`] },
  ];
};

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = useNonce();
  const shell = useKnownShellData();
  const matches = useMatches();
  const { pathname, search } = useLocation();
  const topics = [...new Set(matches.flatMap(liveTopicsOf))].join(',');
  const ids = matches.map(({ id }) => id);
  const scheme = shell?.scheme ?? frame.scheme;
  return (
    // The browser's entry writes what it knows of the device.
    <html
      lang={frame.locale}
      data-brand={frame.code}
      data-scheme={scheme}
      data-scroll={useScrollRule()}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColors[scheme]} />
        {shell?.feed === 'loading' && topics ? (
          <noscript>
            <meta httpEquiv="refresh" content="3" />
          </noscript>
        ) : null}
        {/* What the routes on the page want to hear of, as the live script reads it. */}
        <meta name="vitrine-live" content={topics} data-version={shell?.liveVersion ?? ''} />
        <Meta />
        {/* After the page's own picture: places that show a link take the first. */}
        {shell ? <Preview origin={shell.origin} /> : null}
        <Still name="links" of={ids}>
          <Links />
        </Still>
        {/* By the browser's own name, so that no script has to run before the page has its look. */}
        <link rel="stylesheet" href={shell?.hasOldStyles ? oldStylesUrl : stylesUrl} />
        {topics ? (
          <script type="module" async src={liveUrl} nonce={nonce} suppressHydrationWarning />
        ) : null}
      </head>
      <body>
        {children}
        <Still name="scripts" of={[pathname, search, ...ids]}>
          {/* First: the inline scripts wait for the styles, and the files' names shall be read by then. */}
          <Scripts nonce={nonce} />
          <ScrollRestoration nonce={nonce} getKey={scrollKey} />
        </Still>
      </body>
    </html>
  );
}

/** The page's rule of scrolling after a link; going back restores the place at once everywhere. */
function useScrollRule(): ScrollRule | undefined {
  const { pathname } = useLocation();
  return useNavigationType() === 'POP' ? undefined : scrollRule(pathname);
}

/** How a link to the page looks where it is shared; such places want whole addresses. */
function Preview({ origin }: { readonly origin: string }) {
  return (
    <>
      <meta property="og:site_name" content={frame.name} />
      <meta property="og:image" content={new URL(pictureUrl, origin).href} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

export default function App() {
  const isGame = isGamePath(useLocation().pathname);
  useRememberedShellData();
  useLiveOddsFormat(useKnownShellData()?.format.oddsFormat ?? 'decimal');
  return (
    <AppLinkProvider component={RouterAnchor}>
      {/* A game has a frame of its own. */}
      {isGame ? (
        <Outlet />
      ) : (
        <SiteFrame>
          <Outlet />
        </SiteFrame>
      )}
    </AppLinkProvider>
  );
}

/**
 * What is shown in place of a page that failed. Where the root loader gave no data, the answer that says
 * what failed brings the frame's data along.
 */
export function ErrorBoundary() {
  const { kind, requestId } = failureOf(useRouteError());
  const shell = useKnownShellData();
  if (shell && kind === 'maintenance') {
    return <LateMaintenancePage mark={<SiteMark />} />;
  }
  return (
    <AppLinkProvider component={RouterAnchor}>
      {shell ? (
        <SiteFrame>
          <LateErrorPage kind={kind} requestId={requestId} />
        </SiteFrame>
      ) : (
        // Only a browser whose first page was half loaded comes here: the server gives a whole one.
        <main>
          <a href={paths.home}>{frame.name}</a>
        </main>
      )}
    </AppLinkProvider>
  );
}
