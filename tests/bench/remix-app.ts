import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE } from './paths.ts';

/** The site's settings of Remix, and no other. */
export const REMIX_CONFIG = `
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
  });`;

/** Serves a built app on PORT. */
export const REMIX_SERVER = `
  import { createRequestHandler } from '@remix-run/express';
  import express from 'express';
  import * as build from './build/server/index.js';
  const app = express();
  app.get('/health', (_request, response) => response.send('ok'));
  app.use(express.static('build/client'));
  app.all('*', createRequestHandler({ build, mode: 'production' }));
  app.listen(Number(process.env.PORT), '127.0.0.1');`;

/**
 * Builds a small Remix app of these files, below the site's packages, so that it has exactly the same
 * ones. Throws what the build says when it fails.
 */
export function buildRemixApp(
  name: string,
  files: Readonly<Record<string, string>>,
): { readonly folder: string; readonly server: string } {
  const folder = join(SITE, 'node_modules/.cache', name);
  rmSync(folder, { recursive: true, force: true });
  const all = { 'package.json': '{ "type": "module", "private": true }', ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const remix = join(SITE, 'node_modules/@remix-run/dev/dist/cli.js');
  const built = spawnSync(process.execPath, [remix, 'vite:build'], { cwd: folder });
  if (built.status !== 0) throw new Error(`${name} was not built:\n${String(built.stderr)}`);
  return { folder, server: join(folder, 'server.mjs') };
}
