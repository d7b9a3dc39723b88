import { join } from 'node:path';
import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import express, { type RequestHandler } from 'express';
import type { PageBuild } from '../failing-routes.ts';
import { staticFiles } from '../static-files.ts';

/** The pages of the brand and the files they load. */
export interface SiteBuild {
  readonly build: PageBuild | (() => Promise<PageBuild>);
  readonly files: RequestHandler;
  close(): Promise<void>;
}

/** What a process serves. */
export interface Site {
  readonly brand: BrandFacts;
  readonly build: SiteBuild;
}

/** Thrown when there is no site to serve; the message says what to do. */
export class SiteMissing extends Error {
  override readonly name = 'SiteMissing';
}

const YEAR_SECONDS = 31_536_000;
const HOUR_SECONDS = 3_600;

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
