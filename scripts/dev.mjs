import { watch } from 'node:fs';
import path from 'node:path';
import { planServers, serve } from './servers/platform.mjs';
import { bootstrap } from './setup/bootstrap.mjs';
import { chosenBrand, knownBrands } from './setup/brands.mjs';
import { buildThemes } from './setup/build.mjs';
import { describeFailure, runCommand, SetupFailure } from './setup/failure.mjs';
import { root } from './setup/places.mjs';

await runCommand(async () => {
  const brand = chosenBrand(process.env, knownBrands());
  const plan = await planServers(brand, process.env);
  await bootstrap();
  await buildThemes();
  const watchers = ['brands', 'src'].map(watchThemes);
  await serve(plan, {
    nodeFlags: ['--watch', '--watch-preserve-output'],
    siteEnv: { NODE_ENV: 'development' },
  });
  for (const watcher of watchers) watcher.close();
});

/**
 * Builds the themes anew after a change, once for a burst of changes.
 *
 * @param {string} folder
 */
function watchThemes(folder) {
  /** @type {NodeJS.Timeout | undefined} */
  let pending;
  return watch(path.join(root, 'packages/brand-themes', folder), { recursive: true }, () => {
    clearTimeout(pending);
    pending = setTimeout(rebuildThemes, 200);
  });
}

/** A token that does not build is said and waits for its correction. */
async function rebuildThemes() {
  try {
    await buildThemes();
  } catch (error) {
    if (!(error instanceof SetupFailure)) throw error;
    process.stderr.write(describeFailure(error));
  }
}
