import { bootstrap } from './setup/bootstrap.mjs';
import { chosenBrand, knownBrands } from './setup/brands.mjs';
import { buildSite, buildThemes } from './setup/build.mjs';
import { runCommand } from './setup/failure.mjs';

await runCommand(async () => {
  const brand = chosenBrand(process.env, knownBrands());
  await bootstrap();
  await buildThemes();
  await buildSite(brand);
});
