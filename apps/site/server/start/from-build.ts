import { join } from 'node:path';
import { facts } from 'virtual:brand/facts';
import { runSite } from './run-site.ts';
import { builtFiles } from './site-build.ts';

// Where the build of a brand begins: its pages and the process around them are one program.

await runSite(async () => {
  const build = await import('virtual:remix/server-build');
  const files = builtFiles(join(import.meta.dirname, '../client'));
  return { brand: facts, build: { build, files, close: () => Promise.resolve() } };
});
