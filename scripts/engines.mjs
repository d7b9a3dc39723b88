import { bootstrap } from './setup/bootstrap.mjs';
import { chosenBrand, knownBrands } from './setup/brands.mjs';
import { buildSite, buildThemes } from './setup/build.mjs';
import { runCommand, SetupFailure } from './setup/failure.mjs';
import { childEnvironment, node, root } from './setup/places.mjs';
import { run } from './setup/process.mjs';
import { provideTestPrograms } from './setup/test-programs.mjs';

/** @typedef {import('./setup/test-programs.mjs').Need} Need */

/** @type {Readonly<Record<string, Need>>} */
const needOf = {
  chromium: 'browser',
  firefox: 'firefox',
  webkit: 'webkit',
  'chromium-91': 'old browser',
};

/** Chromium 91 has a test of its own among those of every change. */
const USUAL = 'chromium,firefox,webkit';

/**
 * Goes the main journeys in three engines: `pnpm engines`, or in some, and those whose title holds a word:
 * `pnpm engines firefox,webkit cash`. Sets up what is missing. The journeys are in Portuguese: the brand is
 * one of Brazil.
 */
await runCommand(async () => {
  const brand = chosenBrand(process.env, knownBrands());
  const [asked = USUAL, word = ''] = process.argv.slice(2);
  const needs = asked.split(',').map((name) => {
    const need = needOf[name];
    if (need !== undefined) return need;
    throw new SetupFailure(
      `There is no engine called "${name}".`,
      `Name some of: ${Object.keys(needOf).join(', ')}`,
    );
  });
  await bootstrap();
  await buildThemes();
  await buildSite(brand);
  const programs = await provideTestPrograms(new Set(needs));
  const { status } = await run(node, ['tests/engines/run.ts', asked, word], {
    cwd: root,
    env: childEnvironment({ ...programs, BRAND: brand }),
    show: true,
  });
  process.exitCode = status;
});
