import { test as base } from '@playwright/test';
import { Platform } from './platform.ts';
import { type Servers, startServers } from './servers.ts';

interface WorkerFixtures {
  readonly servers: Servers;
}

interface TestFixtures {
  /** The operator's side: what a tester can see and do there. */
  readonly platform: Platform;
}

/** Each worker has its own platform and site, so that no journey meets another's world. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  servers: [
    async ({}, use) => {
      const servers = await startServers('arara', { WORLD_SEED: '7' });
      await use(servers);
      await servers.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ servers }, use) => use(servers.siteUrl),
  platform: async ({ servers }, use) => use(new Platform(servers.sandboxUrl)),
});

export { expect } from '@playwright/test';
