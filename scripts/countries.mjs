import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sum, tallyLine, tallyOf } from './gates/tally.mjs';
import { bootstrap } from './setup/bootstrap.mjs';
import { knownBrands } from './setup/brands.mjs';
import { buildSite, buildThemes } from './setup/build.mjs';
import { runCommand } from './setup/failure.mjs';
import { childEnvironment, root, tool } from './setup/places.mjs';
import { run } from './setup/process.mjs';
import { provideTestPrograms } from './setup/test-programs.mjs';

/**
 * The journeys of the account in every brand: each kind of user at the log-in, each way to deposit, and a
 * withdrawal, on a phone and a desktop, with scripts and without. `pnpm test:countries`, or in those brands
 * alone whose codes are given. Builds each brand, and prints the counts of each.
 */
await runCommand(async () => {
  await bootstrap();
  await buildThemes();
  const programs = await provideTestPrograms(new Set(['browser']));
  const asked = process.argv.slice(2);
  const brands = knownBrands().filter((code) => asked.length === 0 || asked.includes(code));
  const tallies = [];
  for (const brand of brands) {
    await buildSite(brand);
    const tally = await played(brand, programs);
    process.stdout.write(`${brand}: ${tallyLine(tally)}\n`);
    tallies.push(tally);
  }
  const total = sum(tallies);
  process.stdout.write(`\n${tallyLine(total)}\n`);
  if (total.failed > 0) process.exitCode = 1;
});

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
  const tally = tallyOf('playwright', written, status);
  if (tally.failed > 0) process.stdout.write(output);
  return tally;
}
