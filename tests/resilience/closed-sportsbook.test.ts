import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Platform } from '../e2e/support/platform.ts';
import { type Servers, startServers, STILL_WORLD } from '../e2e/support/servers.ts';
import { newBettor, type SiteVisitor } from '../e2e/support/site-visitor.ts';

describe('a sportsbook that is closed while a bettor has one of its pages open', () => {
  let servers: Servers;
  let bettor: SiteVisitor;
  beforeAll(async () => {
    servers = await startServers('arara', STILL_WORLD);
    ({ visitor: bettor } = await newBettor(servers));
  });
  afterAll(() => servers.stop());

  it('says so to the form that is sent from there, and leads on', async () => {
    const { sandbox, site } = servers;
    const platform = new Platform(sandbox.url);
    const { winner } = await platform.matchToCome();
    await platform.order('maintenance', { name: 'sportsbook', value: true });
    // A process that runs asks again after half a minute.
    await site.kill();
    await site.start();

    const { status, html } = await bettor.post('/bet-slip', { tap: winner, returnTo: '/bet-slip' });
    expect(status).toBe(503);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main).toMatch(/<h1[^>]*>Estamos em manutenção/);
    expect(main).toContain('href="/casino"');
    expect(main).not.toContain('Ver os jogos ao vivo');
    expect(html).toContain('href="/account"');
  });
});
