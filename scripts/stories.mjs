import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sum, tallyLine, tallyOf } from './gates/tally.mjs';
import { bootstrap } from './setup/bootstrap.mjs';
import { knownBrands } from './setup/brands.mjs';
import { buildThemes } from './setup/build.mjs';
import { runCommand } from './setup/failure.mjs';
import { childEnvironment, root, tool } from './setup/places.mjs';
import { run } from './setup/process.mjs';
import { provideTestPrograms } from './setup/test-programs.mjs';

/**
 * Plays and checks every story in every brand and both schemes: `pnpm test:stories`, or in those
 * brands alone whose codes are given. Prints the counts of each.
 */
await runCommand(async () => {
  await bootstrap();
  await buildThemes();
  const programs = await provideTestPrograms(new Set(['browser']));
  const asked = process.argv.slice(2);
  const brands = knownBrands().filter((code) => asked.length === 0 || asked.includes(code));
  const tallies = [];
  for (const brand of brands) {
    for (const scheme of ['light', 'dark']) {
      const tally = await played(brand, scheme, programs);
      process.stdout.write(`${brand} ${scheme}: ${tallyLine(tally)}\n`);
      tallies.push(tally);
    }
  }
  const total = sum(tallies);
  process.stdout.write(`\n${tallyLine(total)}\n`);
  if (total.failed > 0) process.exitCode = 1;
});

/**
 * @param {string} brand
 * @param {string} scheme
 * @param {NodeJS.ProcessEnv} programs
 */
async function played(brand, scheme, programs) {
  const report = path.join(root, 'test-results', `story-${brand}-${scheme}.json`);
  rmSync(report, { force: true });
  const { status } = await run(
    tool('vitest'),
    ['run', '--project=story', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`],
    {
      cwd: root,
      env: childEnvironment({ ...programs, STORYBOOK_BRAND: brand, STORYBOOK_SCHEME: scheme }),
    },
  );
  const written = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  return tallyOf('vitest', written, status);
}
