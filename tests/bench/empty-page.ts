import { type ChildServer, startServer } from './child-server.ts';
import { buildRemixApp, REMIX_CONFIG, REMIX_SERVER } from './remix-app.ts';

const FILES: Readonly<Record<string, string>> = {
  'vite.config.ts': REMIX_CONFIG,
  'app/root.tsx': `
    import { Links, Meta, Outlet, Scripts, ScrollRestoration } from '@remix-run/react';
    export default function App() {
      return (
        <html lang="en">
          <head><Meta /><Links /></head>
          <body><Outlet /><ScrollRestoration /><Scripts /></body>
        </html>
      );
    }`,
  'app/routes/_index.tsx': `
    export default function Empty() {
      return <p>Empty</p>;
    }`,
  'app/entry.client.tsx': `
    import { RemixBrowser } from '@remix-run/react';
    import { startTransition, StrictMode } from 'react';
    import { hydrateRoot } from 'react-dom/client';
    startTransition(() => {
      hydrateRoot(document, <StrictMode><RemixBrowser /></StrictMode>);
    });`,
  'app/entry.server.tsx': `
    import { RemixServer } from '@remix-run/react';
    import { renderToString } from 'react-dom/server';
    export default function handleRequest(request, status, headers, context) {
      const html = renderToString(<RemixServer context={context} url={request.url} />);
      headers.set('Content-Type', 'text/html');
      return new Response('<!DOCTYPE html>' + html, { status, headers });
    }`,
  'server.mjs': REMIX_SERVER,
};

/** Builds and serves the smallest Remix page, the measure of the weight of all others. */
export async function startEmptyPage(): Promise<ChildServer> {
  const { folder, server } = buildRemixApp('bench-empty-page', FILES);
  return startServer(server, {}, folder);
}
