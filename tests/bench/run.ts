import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { startEmptyPage } from './empty-page.ts';
import { fanOutLines } from './fan-out-lines.ts';
import { liveLines } from './live-lines.ts';
import { pageLines } from './page-lines.ts';
import { SITE } from './paths.ts';
import { placingLines } from './placing-lines.ts';
import { scrollLines } from './scroll-lines.ts';
import { withSite } from './site-under-test.ts';
import { slipLines } from './slip-lines.ts';
import { type Line, printTable } from './table.ts';
import { visitLines } from './visit-lines.ts';
import { weightLines } from './weight-lines.ts';

/**
 * Every figure is a ratio to a floor that is measured in turns with it, so that the machine's own speed
 * cancels out: an empty Remix page for weight, a page without scripts for visits, a page that only
 * writes odds for live updates, Express and bare Node for the server. Names of parts as arguments
 * measure those alone.
 */
const USUAL_MATCHES = 60;
/** 600 odds. */
const MANY_MATCHES = 200;
const MOST_MATCHES = 1_000;

const brand = process.env['BRAND'] ?? 'arara';
if (!existsSync(join(SITE, 'build', brand))) {
  console.error(`There is no build of the brand "${brand}": run "pnpm build" with BRAND=${brand}`);
  process.exit(1);
}

const usual = { brand, matches: USUAL_MATCHES };
const PARTS: Readonly<Record<string, () => Promise<Line[]>>> = {
  weight: async () => {
    const empty = await startEmptyPage();
    try {
      return await withSite(usual, (site) => weightLines(brand, site.origin, empty.origin));
    } finally {
      await empty.stop();
    }
  },
  visits: () => withSite(usual, visitLines),
  live: () => withSite({ brand, matches: MANY_MATCHES }, liveLines),
  scroll: () => withSite({ brand, matches: MOST_MATCHES }, scrollLines),
  pages: () => withSite(usual, (site, operator) => pageLines(brand, site, operator)),
  slip: () => withSite(usual, slipLines),
  placing: () => placingLines(brand),
  streams: () => withSite(usual, fanOutLines),
};

const asked = process.argv.slice(2).filter((name) => name !== '--');
const unknown = asked.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}

console.log(`${cpus().length} cores, ${cpus()[0]?.model ?? ''}; Node ${process.version}`);
let allMet = true;
for (const [name, measure] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  if (!printTable(await measure())) allMet = false;
}
process.exitCode = allMet ? 0 : 1;
