import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import type { BrandFacts } from '../packages/brand-themes/src/brand-facts.ts';
import { brandFacts } from '../packages/brand-themes/src/brands.ts';
import { COUNTRY_DUTIES, type Duty, type DutyTest } from '../packages/brand-themes/src/duties.ts';
import { Platform } from '../tests/e2e/support/platform.ts';
import { startServers, STILL_WORLD, type Servers } from '../tests/e2e/support/servers.ts';
import { evidencePage, stateOf, type DutyEvidence } from './evidence/evidence-page.ts';
import {
  journeyResult,
  vitestResult,
  type JourneyReport,
  type TestResult,
  type VitestReport,
} from './evidence/test-results.ts';
import { PAGE_VISITORS } from './pages/visitors.ts';
import { chosenBrand, knownBrands } from './setup/brands.mjs';
import { chromiumLaunch } from './setup/chromium-launch.mjs';
import { root, tool } from './setup/places.mjs';
import { run } from './setup/process.mjs';

/**
 * What shows that a brand does what the law of its country asks of the interface: each duty with its
 * article, a picture of its page, and the tests that show it. `npm run evidence -- --brand arara`; the brand
 * must be built. Journeys are read from the last run of them; `--journeys` plays them now. Ends with 1 when
 * a duty is broken.
 */
const { values } = parseArgs({
  options: {
    brand: { type: 'string', default: 'arara' },
    out: { type: 'string' },
    journeys: { type: 'boolean', default: false },
  },
});
const brand = chosenBrand({ BRAND: values.brand }, knownBrands());
const facts = brandFacts(brand);
const folder = values.out ?? `dist/evidence/${brand}`;
const duties = COUNTRY_DUTIES[facts.country];
const JOURNEY_REPORT = path.join(root, 'test-results/journey.json');

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const resultOf = await testResults(duties.flatMap(({ tests }) => tests));
const evidence = {
  brand,
  country: facts.country,
  madeAt: new Date().toISOString(),
  duties: await withPictures(),
};
await writeFile(path.join(folder, 'evidence.json'), `${JSON.stringify(evidence, null, 2)}\n`);
await writeFile(path.join(folder, 'index.html'), evidencePage(evidence));
for (const each of evidence.duties) {
  console.log(`${stateOf(each).padEnd(7)} ${each.duty.id}`);
  for (const text of each.missing) console.log(`          not on ${each.duty.page}: ${text}`);
  for (const { result, title } of each.tests) {
    if (result !== 'passed') console.log(`          ${result}: ${title}`);
  }
}
console.log(`\nEvidence: ${path.join(folder, 'index.html')}`);
if (evidence.duties.some((each) => stateOf(each) === 'broken')) process.exitCode = 1;

function isJourney({ file }: DutyTest): boolean {
  return file.startsWith('tests/e2e/');
}

async function readReport<Report>(file: string): Promise<Report | null> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Report) : null;
}

/** Runs the tests beside the code; plays the journeys, or reads what their last run said. */
async function testResults(tests: readonly DutyTest[]): Promise<(test: DutyTest) => TestResult> {
  const files = new Set(tests.filter((test) => !isJourney(test)).map(({ file }) => file));
  const report = path.join(root, 'test-results/evidence.json');
  await rm(report, { force: true });
  await run(
    tool('vitest'),
    ['run', '--project=unit', ...files, '--reporter=json', `--outputFile=${report}`],
    { cwd: root, show: false },
  );
  if (values.journeys) {
    const titles = tests
      .filter(isJourney)
      .map(({ title }) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    await run(tool('playwright'), ['test', '--grep', titles.join('|')], { cwd: root });
  }
  const unit = await readReport<VitestReport>(report);
  const journeys = await readReport<JourneyReport>(JOURNEY_REPORT);
  return (test) => {
    if (isJourney(test)) return journeyResult(journeys, test.file, test.title);
    return unit ? vitestResult(unit, test.file, test.title) : 'notRun';
  };
}

/** A text of a duty with the facts of the brand in its places. */
function filled(text: string, { licensee, centralExclusionUrl }: BrandFacts): string {
  const places: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      Object.entries(licensee).filter(([, value]) => typeof value === 'string'),
    ),
    ombudsmanEmail: licensee.ombudsman.email,
    ombudsmanPhone: licensee.ombudsman.phone,
    centralExclusionUrl: centralExclusionUrl ?? '',
  };
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = places[name];
    if (value === undefined) throw new Error(`No fact is called ${name}`);
    return value;
  });
}

/** The words of the page and the addresses of its links, and a picture with the first words in view. */
async function evidenceOf(page: Page, duty: Duty): Promise<DutyEvidence> {
  await page.goto(duty.page);
  const said = await page.evaluate(() => {
    const links = [...document.querySelectorAll('a')].map(({ href }) => href);
    return [document.body.textContent, ...links].join(' ').replaceAll(/\s+/g, ' ');
  });
  const shows = duty.shows.map((text) => filled(text, facts));
  const missing = shows.filter((text) => !said.includes(text.trim()));
  const [first] = shows.filter((text) => !missing.includes(text));
  if (first !== undefined) {
    const link = page.locator(`[href="${first.replaceAll('"', '')}"]`);
    const place = page.getByText(first).or(link).last();
    await place.scrollIntoViewIfNeeded({ timeout: 3000 }).catch(() => null);
  }
  const picture = `${duty.id}.png`;
  await page.screenshot({ path: path.join(folder, picture) });
  const tests = duty.tests.map((test) => ({ ...test, result: resultOf(test) }));
  return { duty, picture, missing, tests };
}

async function withPictures(): Promise<readonly DutyEvidence[]> {
  const servers = await startServers(brand, STILL_WORLD);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const pages = {
      guest: await pageOf(servers, 'guest'),
      bettor: await pageOf(servers, 'bettor'),
    };
    const all: DutyEvidence[] = [];
    for (const duty of duties) all.push(await evidenceOf(pages[duty.visitor], duty));
    return all;
  } finally {
    await browser.close();
    await servers.stop();
  }

  async function pageOf(to: Servers, visitor: Duty['visitor']): Promise<Page> {
    const platform = new Platform(to.sandbox.url);
    const found = PAGE_VISITORS.find(({ name }) => name === visitor);
    const prepared = await found?.prepare({ servers: to, platform, facts });
    const context = await browser.newContext({
      baseURL: to.site.url,
      viewport: { width: 360, height: 800 },
      reducedMotion: 'reduce',
    });
    await context.addCookies(prepared?.cookies ?? []);
    return context.newPage();
  }
}
