import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { countsOf, countsTable } from './countries/counts.mjs';
import { failuresOf } from './gates/failures.mjs';
import { tallyLine } from './gates/tally.mjs';
import { bootstrap } from './setup/bootstrap.mjs';
import { knownBrands } from './setup/brands.mjs';
import { buildSite, buildThemes } from './setup/build.mjs';
import { runCommand, SetupFailure } from './setup/failure.mjs';
import { childEnvironment, root, tool } from './setup/places.mjs';
import { run } from './setup/process.mjs';
import { provideTestPrograms } from './setup/test-programs.mjs';

/**
 * The journeys of the account in every brand: each kind of user, each way to deposit, and a withdrawal, on a
 * phone and a desktop, with scripts and without. `pnpm test:countries`, or in those brands alone whose codes
 * are given. Builds each brand, and prints the counts of each.
 */
await runCommand(async () => {
  const brands = chosenBrands(process.argv.slice(2));
  await bootstrap();
  await buildThemes();
  const programs = await provideTestPrograms(new Set(['browser']));
  const counts = [];
  for (const brand of brands) {
    await buildSite(brand);
    counts.push(await played(brand, programs));
  }
  process.stdout.write(`\n${countsTable(counts)}\n`);
  if (counts.some(({ all }) => all.failed > 0)) process.exitCode = 1;
});

/** @param {readonly string[]} asked */
function chosenBrands(asked) {
  const known = knownBrands();
  const unknown = asked.find((code) => !known.includes(code));
  if (unknown !== undefined) {
    throw new SetupFailure(`There is no brand "${unknown}".`, `Choose from: ${known.join(', ')}`);
  }
  return asked.length === 0 ? known : asked;
}

/**
 * @param {string} brand
 * @param {NodeJS.ProcessEnv} programs
 */
async function played(brand, programs) {
  const report = path.join(root, 'test-results', `countries-${brand}.json`);
  rmSync(report, { force: true });
  const { status, output } = await run(
    tool('playwright'),
    ['test', 'countries/', '--reporter=json'],
    {
      cwd: root,
      env: childEnvironment({
        ...programs,
        JOURNEYS: 'whole',
        COUNTRIES: brand,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      }),
    },
  );
  const written = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  const counts = countsOf(brand, written, status);
  process.stdout.write(`${brand}: ${tallyLine(counts.all)}\n`);
  for (const line of failuresOf('playwright', written)) process.stdout.write(`  ${line}\n`);
  if (written === undefined) process.stdout.write(output);
  return counts;
}
