import { chromium } from 'playwright';
import lighthouse from 'lighthouse';
import { startServers, STILL_WORLD } from '../tests/e2e/support/servers.ts';
import { freePort } from '../tests/free-port.ts';
import { SiteVisitor } from '../tests/e2e/support/site-visitor.ts';
import { lowScores, scoreTable, thirdParties, type PageScores } from './pages/scores.ts';
import { firstEvent } from './pages/visitors.ts';
import { chosenBrand, knownBrands } from './setup/brands.mjs';
import { chromiumLaunch } from './setup/chromium-launch.mjs';

/**
 * Lighthouse over fifteen pages of a brand that is built, on a phone: accessibility, best practices and SEO
 * must be 100, and no page asks a third party before a visitor consents. `BRAND=ipe pnpm lighthouse casino`
 * looks at the pages of another brand whose address holds a text.
 */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

const brand = chosenBrand(process.env, knownBrands());
const only = process.argv[2] ?? '';

const servers = await startServers(brand, STILL_WORLD);
const port = await freePort();
const browser = await chromium.launch({
  ...chromiumLaunch(),
  args: [...chromiumLaunch().args, `--remote-debugging-port=${port}`],
});
try {
  const event = await firstEvent(new SiteVisitor(servers));
  const pages = [
    '/esportes',
    '/live-results',
    event,
    event.replace(/\/evento\/.*/, ''),
    '/esportes/busca',
    '/bet-slip',
    '/casino',
    '/login',
    '/register',
    '/forgot-my-password',
    '/responsable-game',
    '/rules-sports',
    '/download-app',
    '/chat',
    '/casino/slots',
  ].filter((path) => path.includes(only));
  const scores: PageScores[] = [];
  for (const path of pages) {
    const isHidden = await isKeptOut(path);
    const result = await lighthouse(servers.site.url + path, {
      port,
      formFactor: 'mobile',
      onlyCategories: [...CATEGORIES],
      skipAudits: isHidden ? ['is-crawlable'] : null,
      logLevel: 'error',
      output: 'json',
    });
    if (!result) throw new Error(`Lighthouse says nothing of ${path}`);
    const own = [servers.site.url, servers.sandbox.url];
    const page = scoresOf(path, result.lhr, own);
    scores.push(page);
    console.log(scoreTable([page])[1]);
    for (const line of lowScores(page)) console.log(`    ${line}`);
  }
  console.log(['', ...scoreTable(scores)].join('\n'));
  const faults = scores.flatMap(lowScores);
  console.log(`${faults.length} faults on ${scores.length} pages of ${brand}`);
  if (faults.length > 0 || scores.length === 0) process.exitCode = 1;
} finally {
  await browser.close();
  await servers.stop();
}

/**
 * Whether search engines are kept out on purpose, by the page or by robots.txt: that they can read it is
 * not asked of the page then.
 */
async function isKeptOut(path: string): Promise<boolean> {
  const [html = '', robots = ''] = await Promise.all(
    [path, '/robots.txt'].map(async (each) => (await fetch(servers.site.url + each)).text()),
  );
  const closed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, start = '']) => start);
  return (
    closed.some((start) => path === start || path.startsWith(`${start}/`)) ||
    /<meta name="robots" content="noindex/.test(html)
  );
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

/** The first elements that an audit names, as CSS selectors. */
function placesOf(details: unknown): string {
  const { items = [] } = (details ?? {}) as {
    readonly items?: readonly { readonly node?: { readonly selector?: string } }[];
  };
  const places = items.flatMap(({ node }) => node?.selector ?? []);
  return places.slice(0, 4).join(' | ');
}

function scoresOf(path: string, lhr: Result, own: readonly string[]): PageScores {
  const percent = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const counting = CATEGORIES.flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0),
  );
  const failed = counting
    .map(({ id }) => lhr.audits[id])
    .filter((audit) => audit?.score !== null && (audit?.score ?? 1) < 1)
    .map((audit) => `${audit?.id}: ${audit?.title} ${placesOf(audit?.details)}`.trim());
  const requests = lhr.audits['network-requests']?.details as
    { readonly items?: readonly { readonly url: string }[] } | undefined;
  return {
    path,
    accessibility: percent('accessibility'),
    bestPractices: percent('best-practices'),
    seo: percent('seo'),
    failed: [...new Set(failed)],
    thirdParties: thirdParties(
      (requests?.items ?? []).map(({ url }) => url),
      own,
    ),
  };
}
