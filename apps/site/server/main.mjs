import { existsSync } from 'node:fs';
import process from 'node:process';

// Starts the site: in production the build of the brand that BRAND names, otherwise the sources, which say what
// is wrong as well where there is no build. Not in TypeScript: what reads that would stay in the process.

const { NODE_ENV, BRAND = '' } = process.env;
const build = new URL(`../build/${encodeURIComponent(BRAND)}/server/main.js`, import.meta.url);

await import(
  NODE_ENV === 'production' && existsSync(build) ? build.href : './start/from-sources.ts'
);
