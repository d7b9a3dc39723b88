import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson } from '../e2e/support/people.ts';
import { type Servers, startServers, STILL_WORLD } from '../e2e/support/servers.ts';
import { newBettor, SiteVisitor } from '../e2e/support/site-visitor.ts';
import { hasRedis, RedisServer } from './redis-server.ts';

const PAUSED = 'O acesso à conta está em pausa';
/** Not “empty”: nobody can read it now. */
const SLIP_KEPT = 'Seu cupom está guardado';
const GUEST_PAGES = ['/esportes', '/esportes/futebol', '/login', '/register', '/bet-slip'];
const BETTOR_PAGES = ['/account', '/bet-history', '/deposit'];

describe.skipIf(!hasRedis)('a site whose Redis is gone', () => {
  const redis = new RedisServer();
  let servers: Servers;
  let bettor: SiteVisitor;
  let guest: SiteVisitor;
  let email: string;
  let password: string;
  beforeAll(async () => {
    await redis.start();
    servers = await startServers('arara', STILL_WORLD, {
      REDIS_URL: redis.url,
    });
    const { person, visitor } = await newBettor(servers);
    bettor = visitor;
    ({ email, password } = person);
    guest = new SiteVisitor(servers);
    await guest.get('/esportes');
  });
  afterAll(async () => {
    await redis.kill();
    redis.remove();
    await servers.stop();
  });

  async function expectPaused(): Promise<void> {
    const stranger = new SiteVisitor(servers);
    for (const visitor of [guest, bettor, stranger]) {
      for (const path of GUEST_PAGES) {
        const { status, html, milliseconds } = await visitor.get(path);
        expect(status, path).toBe(200);
        expect(milliseconds, path).toBeLessThan(2_500);
        if (visitor === bettor) expect(html).toContain(PAUSED);
        if (path === '/bet-slip' && visitor !== stranger) expect(html).toContain(SLIP_KEPT);
      }
    }
    for (const path of BETTOR_PAGES) {
      const { status, html, headers } = await bettor.get(path);
      expect(status, path).toBe(503);
      expect(headers.get('Retry-After')).toBe('30');
      expect(html).toContain('Seu dinheiro e suas apostas estão seguros.');
      expect(html).toMatch(/Código para o suporte: [\w-]{36}/);
    }
    const logIn = await guest.post('/login', { username: email, password });
    expect(logIn).toMatchObject({ status: 503, location: null });
    expect(logIn.html).toContain(PAUSED);
    expect(logIn.html).toContain(email);
    const { cpf, ...form } = newPerson();
    const registration = await guest.post('/register', {
      ...form,
      document: cpf,
      confirmPassword: form.password,
      acceptTerms: 'on',
    });
    expect(registration.status).toBe(503);
    expect(registration.html).toContain(PAUSED);
    // Nothing reached the operator: the same person can register later.
    expect((await bettor.post('/deposit', { amount: '50,00' })).status).toBe(503);
    expect((await bettor.post('/bet-slip', { place: crypto.randomUUID() })).status).toBe(503);
  }

  it('shows the games to everybody, says that sign-in is paused, and goes on afterwards', async () => {
    await redis.kill();
    await expectPaused();
    const ready = await fetch(`${servers.site.url}/health/ready`);
    expect(ready.status).toBe(503);
    expect((await fetch(`${servers.site.url}/health/live`)).status).toBe(200);
    await redis.start();
    await expect
      .poll(async () => (await bettor.get('/bet-history')).status, { timeout: 10_000 })
      .toBe(200);
    await guest.logIn(email, password);
  });

  it('does the same when Redis takes calls and answers none', async () => {
    redis.hang(true);
    try {
      await expectPaused();
    } finally {
      redis.hang(false);
    }
    await expect
      .poll(async () => (await bettor.get('/bet-history')).status, { timeout: 10_000 })
      .toBe(200);
  });
});
