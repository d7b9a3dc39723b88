import { fileURLToPath } from 'node:url';
import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import { brandFacts, UnknownBrandError } from '@vitrine/brand-themes/brands';
import type { PageBuild } from '../failing-routes.ts';
import { runSite } from './run-site.ts';
import { type SiteBuild, SiteMissing } from './site-build.ts';

// What runs while developing, where Vite makes the pages, and says in production that the brand was not built.

const SITE = fileURLToPath(new URL('../..', import.meta.url));

await runSite(async ({ brand: code, production }) => {
  const brand = knownBrand(code);
  if (production) {
    throw new SiteMissing(
      `There is no build of the brand "${code}": run "pnpm build" with BRAND=${code}`,
    );
  }
  return { brand, build: await developedSite() };
});

function knownBrand(code: string): BrandFacts {
  try {
    return brandFacts(code);
  } catch (error) {
    if (error instanceof UnknownBrandError) throw new SiteMissing(error.message);
    throw error;
  }
}

async function developedSite(): Promise<SiteBuild> {
  const { createServer } = await import('vite');
  const vite = await createServer({ root: SITE, server: { middlewareMode: true } });
  return {
    build: () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<PageBuild>,
    files: vite.middlewares,
    close: () => vite.close(),
  };
}
