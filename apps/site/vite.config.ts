import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { brandFacts } from '@vitrine/brand-themes/brands';
import { defineConfig } from 'vite';
import { brandModules } from './vite/brand-modules.ts';
import { brandTexts } from './vite/brand-texts.ts';
import { STYLES_FLOOR } from './app/shapes/shell/styles-floor.ts';
import { BROWSER_FLOOR, browserFloor } from './vite/browser-floor.ts';
import { firstChunks } from './vite/first-chunks.ts';
import { firstVisitBudget } from './vite/first-visit-budget.ts';
import { inlinedPaths } from './vite/inlined-paths.ts';
import { liveScript } from './vite/live-script.ts';
import { READABLE, SMALLEST } from './vite/minified.ts';
import { oldStyles } from './vite/old-styles.ts';
import { precompress } from './vite/precompress.ts';
import { processEntry } from './vite/process-entry.ts';
import { serviceWorker } from './vite/service-worker.ts';

/** The brand this build is for. Source: 1§1. */
const facts = brandFacts(process.env['BRAND'] ?? '');
const { code: brand, locale } = facts;

export default defineConfig(({ isSsrBuild }) => ({
  resolve: {
    alias: [
      { find: 'virtual:brand/facts', replacement: `@vitrine/brand-themes/facts/${brand}` },
      { find: /^virtual:brand\/theme\.css/, replacement: `@vitrine/brand-themes/css/${brand}.css` },
      { find: 'virtual:brand/assets', replacement: `@vitrine/brand-themes/assets/${brand}` },
    ],
  },
  build: {
    target: isSsrBuild ? 'node24' : BROWSER_FLOOR,
    // What Tailwind 4 writes its styles for; older browsers have some of their own (old-styles.ts).
    cssTarget: `chrome${STYLES_FLOOR.chrome}`,
    // A file is kept by the browser; inlined it would come with every page.
    assetsInlineLimit: 0,
    // A first visit's script has four kilobytes less than with esbuild, compressed.
    minify: 'terser',
    terserOptions: isSsrBuild ? READABLE : SMALLEST,
    rollupOptions: {
      output: isSsrBuild
        ? // What is loaded late stays apart: some of it only where the configuration asks for it.
          { hoistTransitiveImports: false }
        : // A request of its own costs a page more than a few hundred bytes it may not need yet.
          { experimentalMinChunkSize: 3_000, manualChunks: firstChunks() },
    },
  },
  plugins: [
    tailwindcss(),
    brandModules(facts),
    brandTexts(locale),
    liveScript(),
    oldStyles(),
    inlinedPaths(),
    remix({
      buildDirectory: `build/${brand}`,
      future: {
        // Finds what the routes depend on at the start, not page by page with a reload each.
        unstable_optimizeDeps: true,
        v3_fetcherPersist: true,
        v3_lazyRouteDiscovery: true,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    processEntry(),
    firstVisitBudget(),
    serviceWorker(),
    browserFloor(),
    precompress(),
  ],
}));
