import {
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import { AppLinkProvider } from '@vitrine/ui/app-link';
import { lazy, type ReactNode, Suspense } from 'react';
import touchIconUrl from 'virtual:brand/assets/apple-touch-icon.png?url';
import faviconUrl from 'virtual:brand/assets/favicon.svg?url';
import pictureUrl from 'virtual:brand/assets/social.png?url';
import { facts, themeColors } from 'virtual:brand/facts';
import themeUrl from 'virtual:brand/theme.css?url';
import liveUrl from 'virtual:live-script';
import { SiteFrame } from './features/shell/site-frame.tsx';
import { RouterAnchor } from './features/shell/router-anchor.tsx';
import { useNonce } from './nonce-context.ts';
import { paths } from './paths.ts';
import { shellData } from './services/shell.server.ts';
import { visitorCookieHeader, visitorOf } from './services/visitor.server.ts';
import stylesUrl from './styles.css?url';

/** Few visits meet it. */
const ErrorPage = lazy(() => import('./features/shell/error-page.tsx'));

export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: themeUrl },
  { rel: 'stylesheet', href: stylesUrl },
  { rel: 'icon', href: faviconUrl, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: touchIconUrl },
  { rel: 'manifest', href: paths.manifest },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const visitor = await visitorOf(request, context);
  const headers = visitor.isNew
    ? { 'Set-Cookie': await visitorCookieHeader(visitor.id, context) }
    : {};
  return data(await shellData(request, visitor, context), { headers });
}

export { headers } from './loader-headers.ts';

/** Pages name themselves; one that failed is named here. */
export const meta: MetaFunction<typeof loader> = ({ data: shell, error }) => {
  if (!error || !shell) return [{ title: facts.name }];
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return [{ title: `${shell.texts[isNotFound ? 'notFoundTitle' : 'errorTitle']} | ${facts.name}` }];
};

export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = useNonce();
  const shell = useRouteLoaderData<typeof loader>('root');
  const topics = useLiveTopics();
  const scheme = shell?.scheme ?? facts.scheme;
  return (
    // The browser's entry writes what it knows of the device.
    <html lang={facts.locale} data-brand={facts.code} data-scheme={scheme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColors[scheme]} />
        {shell ? <Preview origin={shell.origin} /> : null}
        <meta name="vitrine-live" content={topics} data-version={shell?.liveVersion ?? ''} />
        <Meta />
        <Links />
        {topics ? (
          <script type="module" async src={liveUrl} nonce={nonce} suppressHydrationWarning />
        ) : null}
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** How a link to the page looks where it is shared; such places want whole addresses. */
function Preview({ origin }: { readonly origin: string }) {
  return (
    <>
      <meta property="og:site_name" content={facts.name} />
      <meta property="og:image" content={new URL(pictureUrl, origin).href} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** What the routes on the page want to hear of, as the live script reads it. */
function useLiveTopics(): string {
  const topics = useMatches().flatMap(({ data: page }) =>
    typeof page === 'object' && page !== null && 'liveTopics' in page
      ? String(page.liveTopics).split(',')
      : [],
  );
  return [...new Set(topics.filter(Boolean))].join(',');
}

export default function App() {
  return (
    <AppLinkProvider component={RouterAnchor}>
      <SiteFrame>
        <Outlet />
      </SiteFrame>
    </AppLinkProvider>
  );
}

/** What is shown in place of a page that failed; the frame stays as long as its own data is there. */
export function ErrorBoundary() {
  const error = useRouteError();
  const shell = useRouteLoaderData<typeof loader>('root');
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  const page = (
    <Suspense>
      <ErrorPage kind={isNotFound ? 'notFound' : 'failed'} />
    </Suspense>
  );
  return (
    <AppLinkProvider component={RouterAnchor}>
      {shell ? <SiteFrame>{page}</SiteFrame> : <main>{page}</main>}
    </AppLinkProvider>
  );
}
