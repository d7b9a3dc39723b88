import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { ROUTES } from '../apps/site/app/guard/route-table.ts';
import routes from '../apps/site/app/routes.ts';
import { startServers, STILL_WORLD } from '../tests/e2e/support/servers.ts';
import { countLines, findingLines, findingsIn, type PageFindings } from './pages/findings.ts';
import { lookAt } from './pages/look-at-page.ts';
import { addressOf, sitePages, type SitePage, type Visitor } from './pages/site-pages.ts';
import { preparedVisitor } from './pages/visitors.ts';
import { chosenBrand, knownBrands } from './setup/brands.mjs';
import { chromiumLaunch } from './setup/chromium-launch.mjs';

/**
 * Opens every page of the site as a guest and as a bettor, in both schemes of each brand, on a phone, and
 * looks for faults: axe, a walk by the Tab key, content wider than the window. Ends with 1 when it finds one.
 * `pnpm pages:check arara,ipe --schemes dark --visitors guest --only deposit`; the brands must be built.
 */
const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];
const VISITORS: readonly Visitor[] = ['guest', 'bettor'];
/** Pages that are open beside each other: a page waits for frames most of its time. */
const AT_ONCE = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    schemes: { type: 'string', default: SCHEMES.join(',') },
    visitors: { type: 'string', default: VISITORS.join(',') },
    only: { type: 'string', default: '' },
  },
});
const brands = (positionals[0] ?? 'arara')
  .split(',')
  .map((brand) => chosenBrand({ BRAND: brand }, knownBrands()));
const schemes = SCHEMES.filter((scheme) => values.schemes.split(',').includes(scheme));
const visitors = VISITORS.filter((visitor) => values.visitors.split(',').includes(visitor));

const pages = sitePages(routes, Object.values(ROUTES));
const found: PageFindings[] = [];
const leftOut = new Map<string, string>();

const browser = await chromium.launch(chromiumLaunch());
try {
  for (const brand of brands) await checkBrand(browser, brand);
} finally {
  await browser.close();
}
report();

async function checkBrand(browser: Browser, brand: string): Promise<void> {
  const servers = await startServers(brand, STILL_WORLD);
  try {
    for (const scheme of schemes) {
      for (const visitor of visitors) {
        const prepared = await preparedVisitor(servers, visitor, scheme);
        const context = await browser.newContext({
          baseURL: servers.site.url,
          reducedMotion: 'reduce',
          isMobile: false,
        });
        await context.addCookies(prepared.cookies);
        await checkPages({ brand, scheme, visitor, known: new Set(prepared.addresses) }, context);
        await context.close();
      }
    }
  } finally {
    await servers.stop();
  }
}

interface Round {
  readonly brand: string;
  readonly scheme: Scheme;
  readonly visitor: Visitor;
  /** Addresses that were met so far: the places of parameters are taken from them. */
  readonly known: Set<string>;
}

/** Opens each page once its address is known; links of pages make the addresses of others known. */
async function checkPages(
  round: Round,
  context: Awaited<ReturnType<Browser['newContext']>>,
): Promise<void> {
  const opened = new Set<string>();
  const isAsked = ({ path }: SitePage) => path.includes(values.only);
  const hasAddress = (page: SitePage) => addressOf(page, pages, round.known) !== null;
  let left = pages.filter(({ visitors: own }) => own.includes(round.visitor));
  for (;;) {
    const later: SitePage[] = [];
    const queue = left.values();
    const checkNext = async (): Promise<void> => {
      for (const each of queue) {
        const address = addressOf(each, pages, round.known);
        if (address === null) later.push(each);
        // Its links are wanted only while a page that was asked for has no address.
        else if (isAsked(each) || left.some((other) => isAsked(other) && !hasAddress(other)))
          await checkPage(round, context, { address, isWhole: isAsked(each) }, opened);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, checkNext));
    if (later.length === 0 || later.length === left.length) {
      for (const { path } of later.filter(isAsked))
        leftOut.set(path, 'no page led to an address of it');
      return;
    }
    left = later;
  }
}

async function checkPage(
  { brand, scheme, visitor, known }: Round,
  context: Awaited<ReturnType<Browser['newContext']>>,
  { address, isWhole }: { readonly address: string; readonly isWhole: boolean },
  opened: Set<string>,
): Promise<void> {
  const page = await context.newPage();
  try {
    // An address that is a file is no page.
    const answer = await page.goto(address).catch(() => null);
    if (!answer) throw new Error(`${address} can't be opened`);
    const landed = new URL(page.url()).pathname;
    // What leads on is looked at where it leads to, once.
    if (opened.has(landed)) return;
    opened.add(landed);
    if ((answer?.status() ?? 500) >= 500) {
      const axe = [`the page answers ${answer?.status()}`];
      found.push({ brand, scheme, visitor, address: landed, axe, keyboard: [], width: [] });
      return;
    }
    const { findings, links } = await lookAt(page, isWhole);
    for (const link of links) known.add(link);
    if (!isWhole) return;
    const result = { brand, scheme, visitor, address: landed, ...findings };
    found.push(result);
    const lines = findingLines(result);
    console.log(
      `${lines.length === 0 ? 'ok    ' : 'FAULTS'} ${brand} ${scheme} ${visitor} ${landed}`,
    );
    for (const line of lines) console.log(`         ${line}`);
  } finally {
    await page.close();
  }
}

function report(): void {
  for (const [path, reason] of leftOut) console.log(`left out ${path}: ${reason}`);
  console.log(['', ...countLines(found)].join('\n'));
  const count = findingsIn(found);
  console.log(`${count} findings on ${found.length} pages`);
  if (count > 0 || found.length === 0) process.exitCode = 1;
}
