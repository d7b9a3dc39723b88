import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KnownMatch, Platform } from '../e2e/support/platform.ts';
import { type Servers, startServers, STILL_WORLD } from '../e2e/support/servers.ts';
import { SiteVisitor } from '../e2e/support/site-visitor.ts';

const PAUSED = 'As odds ao vivo estão pausadas.';

let servers: Servers;
let platform: Platform;
let visitor: SiteVisitor;
let match: KnownMatch;
let outcomeId: string;
beforeAll(async () => {
  servers = await startServers('arara', STILL_WORLD);
  platform = new Platform(servers.sandbox.url);
  visitor = new SiteVisitor(servers);
  match = await platform.matchToCome();
  outcomeId = /data-outcome="([^"]+)"/.exec((await visitor.get(matchPath())).html)?.[1] ?? '';
});
afterAll(() => servers.stop());

function matchPath(): string {
  return `/esportes/futebol/evento/${match.id}`;
}

/** The price of the outcome on the page of its match. */
async function oddsOnPage(): Promise<string | undefined> {
  const { html } = await visitor.get(matchPath());
  return new RegExp(`data-live-odds="${outcomeId}"[^>]*>([\\d.]+)<`).exec(html)?.[1];
}

function move(factor: number): Promise<void> {
  return platform.order('world/odds', { outcomeId, factor });
}

async function expectPagesFromMemory(): Promise<void> {
  for (const path of ['/esportes', '/esportes/futebol/ao-vivo', matchPath()]) {
    const { status, html } = await visitor.get(path);
    expect(status).toBe(200);
    expect(html).toContain('data-outcome="');
  }
}

function untilPaused(isPaused: boolean): Promise<void> {
  return expect
    .poll(async () => (await visitor.get('/esportes')).html.includes(PAUSED), { timeout: 40_000 })
    .toBe(isPaused);
}

describe('live prices', () => {
  it('come through a storm of changes as the last one, while pages are served', async () => {
    const before = await oddsOnPage();
    const factors = Array.from({ length: 200 }, (_, change) => 0.8 + (change % 40) / 100);
    await Promise.all([...factors.map(move), expectPagesFromMemory()]);
    await move(1.5);
    await expect.poll(oddsOnPage, { timeout: 10_000 }).not.toBe(before);
    await move(1);
    await expect.poll(oddsOnPage, { timeout: 10_000 }).toBe(before);
  });

  it('are said to be paused while the feed is cut, and are the present ones after it', async () => {
    const before = await oddsOnPage();
    await platform.order('world/feed', { up: false });
    await untilPaused(true);
    await move(1.5);
    await expectPagesFromMemory();
    await platform.order('world/feed', { up: true });
    await untilPaused(false);
    await expect.poll(oddsOnPage, { timeout: 10_000 }).not.toBe(before);
    await move(1);
    await expect.poll(oddsOnPage, { timeout: 10_000 }).toBe(before);
  });
});

describe('pages', () => {
  it('are served from memory while every call to the operator fails', async () => {
    const hosts = [
      'main',
      'payments',
      'sportsbook',
      'betting',
      'frontBack',
      'feedGate',
      'labels',
      'providerSwitch',
      'flags',
    ];
    const fail = (count: number) =>
      Promise.all(
        hosts.map((host) => platform.order('failures', { host, failure: { status: 503 }, count })),
      );
    await fail(100_000);
    await expectPagesFromMemory();
    await fail(0);
    await expectPagesFromMemory();
  });

  it('are served while the operator is gone, and go on when it is back', async () => {
    await servers.sandbox.kill();
    await expectPagesFromMemory();
    await untilPaused(true);
    await expectPagesFromMemory();
    await servers.sandbox.start();
    await untilPaused(false);
    await expectPagesFromMemory();
  });
});
