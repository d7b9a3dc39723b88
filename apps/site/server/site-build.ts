import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import express, { type RequestHandler } from 'express';
import type { SiteConfig } from './config.ts';
import type { PageBuild } from './failing-routes.ts';
import { staticFiles } from './static-files.ts';

/** The pages of the brand and the files they load. */
export interface SiteBuild {
  readonly build: PageBuild | (() => Promise<PageBuild>);
  readonly files: RequestHandler;
  close(): Promise<void>;
}

const SITE = fileURLToPath(new URL('..', import.meta.url));
const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3_600;

/** Thrown when the brand was not built. */
export class BuildMissing extends Error {
  override readonly name = 'BuildMissing';

  constructor(brand: string) {
    super(`There is no build of the brand "${brand}": run "pnpm build" with BRAND=${brand}`);
  }
}

/** The build in production, Vite's middleware otherwise. Throws BuildMissing. */
export function loadSiteBuild(
  config: Pick<SiteConfig, 'production' | 'brand'>,
): Promise<SiteBuild> {
  return config.production ? builtSite(config.brand) : developedSite();
}

async function builtSite(brand: string): Promise<SiteBuild> {
  const folder = join(SITE, 'build', brand);
  const entry = join(folder, 'server', 'index.js');
  if (!existsSync(entry)) throw new BuildMissing(brand);
  return {
    build: (await import(pathToFileURL(entry).href)) as PageBuild,
    files: builtFiles(join(folder, 'client')),
    close: () => Promise.resolve(),
  };
}

/**
 * Static files, compressed beforehand where the build did so. What stands under /assets has its hash
 * in its name; a name that is gone is a plain 404, so that a page of an older build notices.
 */
export function builtFiles(folder: string): RequestHandler {
  const files = express.Router();
  files.use(
    '/assets',
    staticFiles(join(folder, 'assets'), { immutable: true, maxAgeSeconds: YEAR_SECONDS }),
    (_request, response) => {
      response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found');
    },
  );
  files.use(staticFiles(folder, { maxAgeSeconds: HOUR_SECONDS }));
  return files;
}

async function developedSite(): Promise<SiteBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: SITE, server: { middlewareMode: true } });
  return {
    build: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<PageBuild>,
    files: vite.middlewares,
    close: () => vite.close(),
  };
}
