import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/setup/chromium-launch.mjs';

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
const noJs = { javaScriptEnabled: false };

/** Journeys start the servers they need themselves, each worker its own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/journey',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/journey.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunch(),
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'phone', use: phone },
    { name: 'phone-no-js', use: { ...phone, ...noJs } },
    { name: 'desktop', use: desktop },
    { name: 'desktop-no-js', use: { ...desktop, ...noJs } },
  ],
});
