import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunch } from './scripts/setup/chromium-launch.mjs';

const minute = 60_000;

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
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/**/*.test.{ts,tsx}',
            'scripts/**/*.test.mjs',
          ],
          environment: 'node',
          // A busy machine is slow, not wrong.
          testTimeout: minute / 2,
          hookTimeout: minute / 2,
          expect: { poll: { timeout: minute / 6 } },
        },
      },
      {
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts', 'tests/visual/**/*.test.ts'],
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
          testTimeout: 2 * minute,
          hookTimeout: 2 * minute,
          fileParallelism: false,
        },
      },
      ...(await storyProjects()),
    ],
  },
});
