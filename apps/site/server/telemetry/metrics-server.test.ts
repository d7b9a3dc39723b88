import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { testBuild } from '../../test/page-build.ts';
import { startSiteServer, type SiteServer } from '../../test/site-server.ts';
import { createMetricsServer } from './metrics-server.ts';
import { createSiteMetrics } from './site-metrics.ts';

const BUILD = testBuild({
  account: { path: 'account/:id', module: { loader: () => Response.json({}) } },
});

let close: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const each of close) await each();
  close = [];
});

it('shows figures at an address of their own, and none at the site’s', async () => {
  const metrics = createSiteMetrics('arara', Date.now);
  const site: SiteServer = await startSiteServer({ build: BUILD, metrics });
  const server = createMetricsServer(metrics).listen(0, '127.0.0.1');
  close = [() => site.close(), async () => void server.close()];
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await site.ask('/account/canary-number?token=canary-token');
  await site.ask('/health/live');
  await site.ask('/favicon.ico');
  const answer = await fetch(`${origin}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  expect(text).toContain('route="account",status="200"');
  expect(text).toContain('route="health",status="200"');
  expect(text).not.toContain('canary');
  expect((await fetch(`${origin}/account/1`)).status).toBe(404);
  expect((await site.ask('/metrics')).status).toBe(404);
});
