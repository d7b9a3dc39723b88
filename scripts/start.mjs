import { planServers, serve } from './servers/platform.mjs';
import { bootstrap } from './setup/bootstrap.mjs';
import { chosenBrand, knownBrands } from './setup/brands.mjs';
import { buildSite, buildThemes } from './setup/build.mjs';
import { runCommand } from './setup/failure.mjs';

// What the environment gets wrong is said before anything is downloaded.
await runCommand(async () => {
  const brand = chosenBrand(process.env, knownBrands());
  const plan = await planServers(brand, process.env);
  await bootstrap();
  await buildThemes();
  await buildSite(brand);
  await serve(plan, { nodeFlags: [], siteEnv: { NODE_ENV: 'production' } });
});
