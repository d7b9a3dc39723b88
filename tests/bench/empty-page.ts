import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from './paths.ts';
import { startServer, type ChildServer } from './child-server.ts';

/** Below the site's packages, so that it is built and served with exactly the same ones. */
const FOLDER = join(SITE, 'node_modules/.cache/bench-empty-page');

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module", "private": true }',
  'vite.config.ts': `
    import { vitePlugin as remix } from '@remix-run/dev';
    import { defineConfig } from 'vite';
    export default defineConfig({
      plugins: [
        remix({
          future: {
            v3_fetcherPersist: true,
            v3_lazyRouteDiscovery: true,
            v3_relativeSplatPath: true,
            v3_singleFetch: true,
            v3_throwAbortReason: true,
          },
        }),
      ],
    });`,
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
  'server.mjs': `
    import { createRequestHandler } from '@remix-run/express';
    import express from 'express';
    import * as build from './build/server/index.js';
    const app = express();
    app.get('/health', (_request, response) => response.send('ok'));
    app.use(express.static('build/client'));
    app.all('*', createRequestHandler({ build, mode: 'production' }));
    app.listen(Number(process.env.PORT), '127.0.0.1');`,
};

/** Builds and serves the smallest Remix page, the measure of everything else. */
export async function startEmptyPage(): Promise<ChildServer> {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(join(FOLDER, name, '..'), { recursive: true });
    writeFileSync(join(FOLDER, name), text);
  }
  const remix = join(SITE, 'node_modules/@remix-run/dev/dist/cli.js');
  const built = spawnSync(process.execPath, [remix, 'vite:build'], { cwd: FOLDER });
  if (built.status !== 0) throw new Error(`The empty page was not built:\n${String(built.stderr)}`);
  return startServer(join(FOLDER, 'server.mjs'), {}, FOLDER);
}
