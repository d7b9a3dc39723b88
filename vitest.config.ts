import { availableParallelism, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunch } from './scripts/setup/chromium-launch.mjs';

const minute = 60_000;
const STORMS = ['tests/resilience/*-storm.test.ts'];
const WITHOUT_BUILD = fileURLToPath(new URL('apps/site/test/without-build.ts', import.meta.url));

/**
 * Stories in a real browser. Loading this project starts Storybook's compiler, so it exists only in a
 * run that asks for it by name, or that Storybook itself started.
 */
async function storyProjects(): Promise<TestProjectInlineConfiguration[]> {
  const asked =
    process.argv.some((arg) => /^(--project=)?story$/.test(arg)) ||
    process.env['VITEST_STORYBOOK'] === 'true';
  if (!asked) return [];
  return [
    {
      plugins: await storybookTest({ configDir: '.storybook' }),
      test: {
        name: 'story',
        // Stories share a page: a new one for each file would take half as long again.
        isolate: false,
        // A busy machine is slow, not wrong.
        testTimeout: minute,
        browser: {
          enabled: true,
          headless: true,
          provider: playwright({ launchOptions: chromiumLaunch() }),
          instances: [{ browser: 'chromium' }],
        },
      },
    },
  ];
}

export default defineConfig({
  test: {
    // One worker less than there are cores, the default, leaves half of a small machine idle.
    maxWorkers: availableParallelism(),
    projects: [
      {
        resolve: {
          alias: [
            { find: /^virtual:(?:brand\/|live-script|old-styles).*/, replacement: WITHOUT_BUILD },
          ],
        },
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'scripts/**/*.test.{mjs,ts}',
          ],
          environment: 'node',
          // Files share the modules they import: to load the platform anew for each takes as long as
          // its tests.
          pool: 'threads',
          isolate: false,
          // A busy machine is slow, not wrong.
          testTimeout: minute / 2,
          hookTimeout: minute / 2,
          expect: { poll: { timeout: minute / 6 } },
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/{contract,visual,engines,soak}/**/*.test.ts'],
          testTimeout: minute,
          hookTimeout: minute,
        },
      },
      {
        test: {
          name: 'package',
          include: ['tests/package/**/*.test.ts'],
          testTimeout: 3 * minute,
        },
      },
      {
        test: {
          name: 'resilience',
          include: ['tests/resilience/**/*.test.ts'],
          exclude: STORMS,
          testTimeout: 2 * minute,
          hookTimeout: 2 * minute,
          fileParallelism: false,
        },
      },
      {
        test: {
          // They count what became of money, not how soon.
          name: 'storm',
          include: STORMS,
          // Rounds of one storm: its bettors wait more than they work, and it takes up to 2 GB. Sites of one cluster
          // that are killed every 20 s hardly get warm beside those of another.
          maxConcurrency: Math.max(
            1,
            Math.min(
              Math.floor((1.5 * availableParallelism()) / Number(process.env['STORM_SITES'] ?? 1)),
              Math.floor(totalmem() / 3e9),
            ),
          ),
          testTimeout: 2 * minute,
          hookTimeout: 2 * minute,
        },
      },
      ...(await storyProjects()),
    ],
  },
});
