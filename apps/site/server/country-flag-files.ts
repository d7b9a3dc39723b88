import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { RequestHandler } from 'express';
import { staticFiles } from './static-files.ts';

const require = createRequire(import.meta.url);

/** The drawings of countries' flags, three wide and two high, named by their codes. */
export const COUNTRY_FLAGS_FOLDER = join(dirname(require.resolve('country-flag-icons')), '3x2');

const MONTH_SECONDS = 2_592_000;

/** The flags, below the path that it is used for; a code without a flag goes on to the pages. */
export function countryFlagFiles(): RequestHandler {
  return staticFiles(COUNTRY_FLAGS_FOLDER, { maxAgeSeconds: MONTH_SECONDS });
}
