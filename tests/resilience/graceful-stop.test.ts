import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Platform } from '../e2e/support/platform.ts';
import { type Servers, startServers, STILL_WORLD } from '../e2e/support/servers.ts';
import { SiteVisitor } from '../e2e/support/site-visitor.ts';
import { Operator } from './storm/operator.ts';
import { faultsDealt } from './storm/site/faults.ts';

/** Longer than a process takes to begin its end, and shorter than a page waits for the operator. */
const OPERATOR_DELAY_MS = 1_000;

describe('a site that is asked to end while pages wait for the operator', () => {
  let servers: Servers;
  beforeAll(async () => {
    servers = await startServers('arara', STILL_WORLD);
  });
  afterAll(() => servers.stop());

  it('answers them before it ends', async () => {
    const { sandbox, site } = servers;
    const match = await new Platform(sandbox.url).matchToCome();
    const guest = new SiteVisitor(servers);
    const { html } = await guest.get(`/esportes/futebol/evento/${match.id}`);
    // No list holds the last market of an event: a process that was just started has to ask for it.
    const [, tap = ''] = [...html.matchAll(/name="tap" value="([^"]+)"/g)].at(-1) ?? [];
    await site.kill();
    await site.start();

    const operator = new Operator(sandbox.url);
    const failure = { delayMs: OPERATOR_DELAY_MS, when: 'before' };
    await operator.order('failures', { endpoint: '*', failure });
    const before = await faultsDealt(operator);
    const answer = guest.post('/bet-slip', { tap, returnTo: '/bet-slip' });
    await expect.poll(() => faultsDealt(operator)).toBeGreaterThan(before);
    process.kill(site.pid ?? NaN, 'SIGTERM');

    expect(await answer).toMatchObject({
      status: 302,
      location: expect.stringContaining('/bet-slip#slip:'),
    });
    await expect.poll(() => fetch(site.url).catch(() => 'gone'), { timeout: 10_000 }).toBe('gone');
    await site.start();
    expect((await guest.get('/bet-slip')).html).toContain(match.home);
  });
});
