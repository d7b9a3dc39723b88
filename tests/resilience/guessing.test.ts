import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson } from '../e2e/support/people.ts';
import { Platform } from '../e2e/support/platform.ts';
import { type Servers, startServers, STILL_WORLD } from '../e2e/support/servers.ts';
import { type Answer, SiteVisitor } from '../e2e/support/site-visitor.ts';
import { codeOfApp } from '../e2e/support/totp.ts';
import { freePort } from '../free-port.ts';
import { hasRedis, RedisServer } from './redis-server.ts';
import { Operator } from './storm/operator.ts';
import { registerAccount } from './storm/register-account.ts';

const PASSWORDS = { password: 'Segredo2025', confirmPassword: 'Segredo2025' };
const TOO_MANY = 'Muitas tentativas em pouco tempo';
/** Guesses a minute. */
const OF_ACCOUNT = 10;
const FROM_ADDRESS = 60;
const LINKS_FROM_ADDRESS = 30;
/** The operator itself takes no more tries of one PIN. */
const TRIES_OF_A_PIN = 5;

// A guesser with another address for each guess is kept from one account; one with another account for each
// guess is kept out by the address. Each guess goes to the other instance than the one before.
describe.skipIf(!hasRedis)('guesses over two instances that share Redis', () => {
  const redis = new RedisServer();
  const metricsPorts: number[] = [];
  const sites: string[] = [];
  let servers: Servers;
  let operator: Operator;
  let platform: Platform;
  let guesses = 0;

  beforeAll(async () => {
    await redis.start();
    metricsPorts.push(await freePort(), await freePort());
    const [first = 0, second = 0] = metricsPorts;
    servers = await startServers('arara', STILL_WORLD, {
      TRUST_PROXY: '1',
      REDIS_URL: redis.url,
      METRICS_PORT: String(first),
      // The captcha comes before the limit, and has tests of its own.
      CAPTCHA_AFTER: '1000',
    });
    const added = await servers.addSite({ METRICS_PORT: String(second) });
    sites.push(servers.site.url, added.url);
    operator = new Operator(servers.sandbox.url);
    platform = new Platform(servers.sandbox.url);
  });
  afterAll(async () => {
    await servers.stop();
    await redis.kill();
    redis.remove();
  });

  /** A browser at an address, and at the instance whose turn it is. */
  function visitorFrom(address: string): SiteVisitor {
    return new SiteVisitor({ sandbox: servers.sandbox, site: nextSite() }, address);
  }

  function nextSite() {
    guesses += 1;
    return { url: sites[guesses % sites.length] ?? '' };
  }

  /** How often both instances have called an endpoint of the operator. */
  async function calls(endpoint: string): Promise<number> {
    const figures = await Promise.all(
      metricsPorts.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
    );
    const lines = figures
      .flatMap((text) => text.split('\n'))
      .filter(
        (line) =>
          line.startsWith('vitrine_upstream_call_seconds_count') &&
          line.includes(`endpoint="${endpoint}"`),
      );
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  }

  /** Guesses one after the other until the site itself refuses; how many of them reached the operator. */
  async function guessUntilRefused(
    endpoint: string,
    most: number,
    guess: (number: number) => Promise<Answer>,
  ): Promise<Answer> {
    const before = await calls(endpoint);
    let last: Answer | undefined;
    // One more for each instance: what the other one has counted holds here, too.
    for (let number = 0; number < most + sites.length; number += 1) last = await guess(number);
    expect((await calls(endpoint)) - before, `calls of ${endpoint}`).toBe(most);
    return last ?? expect.fail('no guess');
  }

  function expectRefused({ status, location, html }: Answer): void {
    expect({ status, location }).toEqual({ status: 429, location: null });
    expect(html).toContain(TOO_MANY);
  }

  /** The instance whose turn it is changes with each request. */
  async function expectRefusedAtEach(ask: () => Promise<Answer>): Promise<void> {
    for (let asked = 0; asked < sites.length; asked += 1) expectRefused(await ask());
  }

  describe('of a password', () => {
    const logIn = (visitor: SiteVisitor, username: string, password: string) =>
      visitor.post('/login', { username, password });

    it('SESS-14 end for an account after ten a minute, from wherever they come; the right one is refused, too', async () => {
      const { email, password } = await registerAccount(operator);
      const guess = (number: number, guessed = `Errada${2000 + number}`) =>
        logIn(visitorFrom(`203.0.113.${number + 1}`), email, guessed);
      expectRefused(await guessUntilRefused('session.login', OF_ACCOUNT, guess));
      for (const number of [100, 101]) expectRefused(await guess(number, password));

      const other = await registerAccount(operator);
      const unharmed = await logIn(visitorFrom('203.0.113.1'), other.email, other.password);
      expect(unharmed.location).toBe('/esportes');
    });

    it('SESS-14 end for an address after sixty a minute, whoever they are about; the right one is refused, too', async () => {
      const { email, password } = await registerAccount(operator);
      const address = '198.51.100.1';
      const guess = (number: number) =>
        logIn(visitorFrom(address), `alguem-${number}@exemplo.com.br`, 'Errada2024');
      expectRefused(await guessUntilRefused('session.login', FROM_ADDRESS, guess));
      await expectRefusedAtEach(() => logIn(visitorFrom(address), email, password));
      const elsewhere = await logIn(visitorFrom('198.51.100.2'), email, password);
      expect(elsewhere.location).toBe('/esportes');
    });

    it('SESS-14 lead to the page of closed accounts once the operator has closed one, at both instances', async () => {
      const { email, password } = await registerAccount(operator);
      await platform.order('accounts/lock-out', { email });
      for (const number of [1, 2]) {
        const visitor = visitorFrom(`192.0.2.${number}`);
        expect((await logIn(visitor, email, password)).location).toBe('/attempt-limit');
        expect((await visitor.get('/attempt-limit')).html).toContain('tentativas');
        expect((await visitor.get('/account')).location).toMatch(/^\/login/);
      }
    });
  });

  describe('of a PIN', () => {
    const WRONG = '135790';

    async function newBettor() {
      const person = newPerson();
      const visitor = visitorFrom(`10.1.0.${guesses % 250}`);
      await visitor.register(person);
      const { email } = person;
      const pin = await platform.mailedPin(email);
      const enter = (address: string, guessed: string) =>
        visitor
          .elsewhere(nextSite(), address)
          .post('/verify-email', { pin: guessed, step: 'check' });
      const isVerified = async () => (await platform.account(email))['registerStep'] !== 1;
      return { pin, enter, isVerified };
    }

    it('REG-06 end for an account after ten a minute, from wherever they come; the right one is refused, too', async () => {
      const { pin, enter, isVerified } = await newBettor();
      const guess = (number: number) => enter(`203.0.113.${number + 1}`, WRONG);
      expectRefused(await guessUntilRefused('users.validatePin', OF_ACCOUNT, guess));
      for (const number of [100, 101]) expectRefused(await enter(`203.0.113.${number}`, pin));
      expect(await isVerified()).toBe(false);
    });

    it('REG-06 end for an address after sixty a minute, whoever they are about; the right one is refused, too', async () => {
      const address = '198.51.100.3';
      const bettors: Awaited<ReturnType<typeof newBettor>>[] = [];
      while (bettors.length < FROM_ADDRESS / TRIES_OF_A_PIN + 1) bettors.push(await newBettor());
      const guess = (number: number) =>
        bettors[Math.floor(number / TRIES_OF_A_PIN)]?.enter(address, WRONG) ??
        expect.fail('too few bettors');
      expectRefused(await guessUntilRefused('users.validatePin', FROM_ADDRESS, guess));
      const { pin, enter, isVerified } = await newBettor();
      await expectRefusedAtEach(() => enter(address, pin));
      expect(await isVerified()).toBe(false);
      expect((await enter('198.51.100.4', pin)).location).toBe('/onboard-success');
      expect(await isVerified()).toBe(true);
    });
  });

  describe('of the token that sets a password', () => {
    /** Somebody who has asked for a link, and what it leads to. */
    async function withLink() {
      const { email, password } = await registerAccount(operator);
      await visitorFrom(`10.2.0.${guesses % 250}`).post('/forgot-my-password', { email });
      const link = await platform.mailedLink(email);
      const isPassword = async (one: string) => {
        const visitor = visitorFrom(`10.3.0.${guesses % 250}`);
        const { location } = await visitor.post('/login', { username: email, password: one });
        return location === '/esportes';
      };
      return { link, password, isPassword };
    }

    it('SESS-01 end for a link after ten a minute, from wherever they come; nothing is set', async () => {
      const { link, password, isPassword } = await withLink();
      const guess = (number: number) => visitorFrom(`203.0.113.${number + 1}`).get(link);
      expectRefused(await guessUntilRefused('users.readRestoreLink', OF_ACCOUNT, guess));
      for (const number of [100, 101]) {
        expectRefused(await visitorFrom(`203.0.113.${number}`).post(link, PASSWORDS));
      }
      expect(await isPassword(password)).toBe(true);
    });

    it('SESS-01 end for an address after thirty a minute; the right one is refused, too', async () => {
      const { link, password, isPassword } = await withLink();
      const address = '198.51.100.5';
      const guess = (number: number) =>
        visitorFrom(address).get(`/RestorePassword?Token=guess-${number}`);
      expectRefused(await guessUntilRefused('users.readRestoreLink', LINKS_FROM_ADDRESS, guess));
      await expectRefusedAtEach(() => visitorFrom(address).get(link));
      await expectRefusedAtEach(() => visitorFrom(address).post(link, PASSWORDS));
      expect(await isPassword(password)).toBe(true);
      const elsewhere = await visitorFrom('198.51.100.6').post(link, PASSWORDS);
      expect(elsewhere.location).toMatch(/^\/login\?.*passwordSet/);
      expect(await isPassword(PASSWORDS.password)).toBe(true);
    });
  });

  describe('of the code of a second factor', () => {
    const WRONG = '135790';
    const PAGE = '/login/two-factor';

    /** Somebody whose second factor is on, and whose log-in waits for its code. */
    async function waitingForCode() {
      const { email, password } = await registerAccount(operator);
      const own = visitorFrom(`10.4.0.${guesses % 250}`);
      await own.logIn(email, password);
      const { html } = await own.get('/account/two-factor');
      const [, secret = ''] = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(html) ?? [];
      await own.post('/account/two-factor', { code: codeOfApp(secret) });
      const asked = visitorFrom(`10.5.0.${guesses % 250}`);
      const { location } = await asked.post('/login', { username: email, password });
      expect(location).toBe(PAGE);
      const enter = (address: string, code: string) =>
        asked.elsewhere(nextSite(), address).post(PAGE, { code });
      // The present one has turned it on, and works once.
      return { enter, right: () => codeOfApp(secret, 1) };
    }

    /** The site itself knows the codes: what it has tried is what it has not refused. */
    async function tryUntilRefused(most: number, guess: (number: number) => Promise<Answer>) {
      for (let number = 0; number < most; number += 1) {
        expect((await guess(number)).status, `guess ${number + 1}`).toBe(400);
      }
    }

    it('SESS-17 end for an account after ten a minute, from wherever they come; the right one is refused, too', async () => {
      const { enter, right } = await waitingForCode();
      // Turning it on was one.
      await tryUntilRefused(OF_ACCOUNT - 1, (number) => enter(`203.0.113.${number + 1}`, WRONG));
      for (const number of [100, 101]) {
        expectRefused(await enter(`203.0.113.${number}`, right()));
      }
    });

    it('SESS-17 end for an address after sixty a minute, whoever they are about; the right one is refused, too', async () => {
      const address = '198.51.100.7';
      const ofEach = OF_ACCOUNT - 2;
      const bettors: Awaited<ReturnType<typeof waitingForCode>>[] = [];
      while (bettors.length < FROM_ADDRESS / ofEach) bettors.push(await waitingForCode());
      await tryUntilRefused(
        FROM_ADDRESS,
        (number) =>
          bettors[Math.floor(number / ofEach)]?.enter(address, WRONG) ??
          expect.fail('too few bettors'),
      );
      const { enter, right } = await waitingForCode();
      await expectRefusedAtEach(() => enter(address, right()));
      expect((await enter('198.51.100.8', right())).location).toBe('/esportes');
    });
  });

  describe('of the link that releases an account', () => {
    /** Somebody whose account failed log-ins have closed, and the link of their mail. */
    async function closedAccount() {
      const { email } = await registerAccount(operator);
      await platform.order('accounts/lock-out', { email });
      const link = await platform.mailedLink(email);
      const [, query = ''] = link.split('?');
      const parameters = new URLSearchParams(query);
      const guessed = (number: number) => {
        const other = new URLSearchParams(parameters);
        for (const [name, value] of parameters) {
          if (value !== email) other.set(name, `guess-${number}-${value.length}`);
        }
        return `/attempt-limit?${other.toString()}`;
      };
      return { link, guessed };
    }

    it('SESS-15 end for an account after ten a minute, from wherever they come; the right one is refused, too', async () => {
      const { link, guessed } = await closedAccount();
      const guess = (number: number) =>
        visitorFrom(`203.0.113.${number + 1}`).post(guessed(number), {});
      expectRefused(await guessUntilRefused('users.release', OF_ACCOUNT, guess));
      for (const number of [100, 101]) {
        expectRefused(await visitorFrom(`203.0.113.${number}`).post(link, {}));
      }
    });

    it('SESS-15 end for an address after thirty a minute, whoever they are about; the right one is refused, too', async () => {
      const address = '198.51.100.9';
      const { link, guessed } = await closedAccount();
      const others = [await closedAccount(), await closedAccount(), await closedAccount()];
      const guess = (number: number) => {
        const about = others[number % others.length]?.guessed ?? guessed;
        return visitorFrom(address).post(about(number), {});
      };
      expectRefused(await guessUntilRefused('users.release', LINKS_FROM_ADDRESS, guess));
      await expectRefusedAtEach(() => visitorFrom(address).post(link, {}));
      const elsewhere = await visitorFrom('198.51.100.10').post(link, {});
      expect(elsewhere.location).toMatch(/^\/login\?.*released/);
    });
  });
});
