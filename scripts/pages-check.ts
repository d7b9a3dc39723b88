import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { ROUTES } from '../apps/site/app/guard/route-table.ts';
import routes from '../apps/site/app/routes.ts';
import { checkBrand } from './pages/brand-check.ts';
import { countLines, different, findingsIn, type PageFindings, total } from './pages/findings.ts';
import { SCHEMES } from './pages/look-at-page.ts';
import { notePolicy } from './pages/page-policy.ts';
import { PLANTED, unseenFaults } from './pages/planted-faults.ts';
import { siteRoutes } from './pages/site-pages.ts';
import { chosenBrand, knownBrands } from './setup/brands.mjs';
import { chromiumLaunch } from './setup/chromium-launch.mjs';

/**
 * Opens every page of the site as a guest and as a bettor, and those of bettors in a standing of their own as
 * such, in both schemes of each brand, on a phone, and looks for faults: axe, a walk by the Tab key, content
 * wider than the window, what the content policy refused. Ends with 1 when it finds one, or when a page was opened by nobody.
 * `pnpm pages:check arara,ipe --schemes dark --visitors guest --only deposit`; the brands must be built.
 * `--pictures FOLDER` keeps each page as it is seen on a phone and on a desktop.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    schemes: { type: 'string', default: SCHEMES.join(',') },
    visitors: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    pictures: { type: 'string' },
  },
});
const brands = (positionals[0] ?? 'arara')
  .split(',')
  .map((brand) => chosenBrand({ BRAND: brand }, knownBrands()));

const asked = {
  schemes: SCHEMES.filter((scheme) => values.schemes.split(',').includes(scheme)),
  visitors: values.visitors === '' ? [] : values.visitors.split(','),
  only: values.only,
  pictures: values.pictures ?? null,
  routes: siteRoutes(routes, Object.values(ROUTES), hasView),
};
const looks: PageFindings[] = [];
const faults: string[] = [];
const leftOut: string[] = [];

const browser = await chromium.launch(chromiumLaunch());
try {
  const tab = await browser.newPage();
  await notePolicy(tab);
  faults.push(...(await unseenFaults(tab)));
  console.log(`${PLANTED} pages with a planted fault: ${faults.length} not seen`);
  await tab.close();
  for (const brand of brands) {
    const result = await checkBrand({ ...asked, brand }, browser);
    looks.push(...result.looks);
    leftOut.push(...(result.coverage?.leftOut ?? []).map((line) => `${brand} ${line}`));
    faults.push(...(result.coverage?.faults ?? []).map((line) => `${brand} ${line}`));
  }
} finally {
  await browser.close();
}
for (const line of leftOut) console.log(`left out: ${line}`);
for (const line of faults) console.log(`FAULT: ${line}`);
console.log(['', ...countLines(looks)].join('\n'));
const count = findingsIn(looks) + faults.length;
console.log(
  `R6: ${looks.length} looks at ${different(looks, 'path')} pages: ${total(looks, 'policy')} refused by the policy`,
);
console.log(`${count} findings in ${looks.length} looks`);
if (count > 0 || looks.length === 0) process.exitCode = 1;

/** Whether a route's module has something to show. */
function hasView(file: string): boolean {
  const source = readFileSync(new URL(`../apps/site/app/${file}`, import.meta.url), 'utf8');
  return /^export (?:default|\{.* as default\b)/m.test(source);
}
