import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { openTestSite } from '../../../../test/site.ts';
import { hasTwoFactor, setupOf, spendCode, turnOff, turnOn } from './two-factor.server.ts';

const USER = { id: 'u-1', email: 'ana@example.com', visitorId: 'v-1' };
const OLD = 'the-secret-before-the-change-of-it-1';
const NEW = 'the-secret-after-the-change-of-it--2';
const LIFE = { ttlMs: 60_000 };
const KEY = `two-factor:${USER.id}`;

/** A site that has changed its secret, with what another one has stored. */
function changed(from: ReturnType<typeof openTestSite>, secrets: object) {
  const site = openTestSite('arara', secrets);
  return site.context({ store: from.store, now: from.now });
}

async function turnedOn() {
  const site = openTestSite('arara', { SESSION_SECRET: OLD });
  const { secret } = await setupOf(USER, site.context());
  /** The code of the app, some periods after now. */
  const code = (periods: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: site.now() + periods * 30_000,
    });
  const recovery = (await turnOn(USER, code(0), site.context())) ?? expect.fail('refused');
  const stored = () => site.store.get<{ secret: string; recovery: string[] }>(KEY);
  return { site, secret, code, recovery, stored };
}

describe('the second factor', () => {
  it('is set up by a secret of one session, for a quarter of an hour from its first showing', async () => {
    const site = openTestSite('arara');
    const shown = async (user = USER) => (await setupOf(user, site.context())).secret;
    const first = await shown();
    expect(await shown({ ...USER, visitorId: 'v-2' })).not.toBe(first);
    site.pass(14 * 60_000);
    expect(await shown()).toBe(first);
    site.pass(60_000);
    expect(await shown()).not.toBe(first);
  });

  it('stands in the store without its secret and without its recovery codes', async () => {
    const { secret, recovery, stored } = await turnedOn();
    const text = JSON.stringify(await stored());
    for (const kept of [secret, ...recovery]) expect(text).not.toContain(kept);
  });

  it('takes a code of the app once, and a recovery code once', async () => {
    const { site, code, recovery } = await turnedOn();
    const [spare = ''] = recovery;
    expect(await spendCode(USER.id, code(0), site.context())).toBe(false);
    expect(await spendCode(USER.id, code(1), site.context())).toBe(true);
    expect(await spendCode(USER.id, code(1), site.context())).toBe(false);
    expect(await spendCode(USER.id, spare, site.context())).toBe(true);
    expect(await spendCode(USER.id, spare, site.context())).toBe(false);
  });

  it('of another bettor is not theirs, though its record is laid in the place of theirs', async () => {
    const { site, code, stored } = await turnedOn();
    await site.store.set('two-factor:u-2', await stored(), LIFE);
    expect(await spendCode('u-2', code(1), site.context())).toBe(false);
  });

  it('from before it was sealed goes on working, and is sealed when a code is used', async () => {
    const { site, secret, code, stored } = await turnedOn();
    await site.store.set(KEY, { ...(await stored()), secret }, LIFE);
    expect(await spendCode(USER.id, code(1), site.context())).toBe(true);
    expect(JSON.stringify(await stored())).not.toContain(secret);
  });

  it.each([
    ['the one before it', { SESSION_SECRET: NEW, SESSION_SECRET_PREVIOUS: OLD }],
    ['a retired one', { SESSION_SECRET: NEW, SESSION_SECRETS_RETIRED: `${'x'.repeat(32)},${OLD}` }],
  ])('opens by %s, and is sealed by the present one from then on', async (_, secrets) => {
    const { site, code } = await turnedOn();
    expect(await spendCode(USER.id, code(1), changed(site, secrets))).toBe(true);
    site.pass(60_000);
    expect(await spendCode(USER.id, code(1), changed(site, { SESSION_SECRET: NEW }))).toBe(true);
  });

  it('that no secret opens is still asked for, and recovery codes alone are right', async () => {
    const { site, code, recovery } = await turnedOn();
    const context = changed(site, { SESSION_SECRET: NEW });
    expect(await hasTwoFactor(USER.id, context)).toBe(true);
    expect(await spendCode(USER.id, code(1), context)).toBe(false);
    expect(await spendCode(USER.id, recovery[0] ?? '', context)).toBe(true);
    // The secret comes back: the app is right again.
    expect(await spendCode(USER.id, code(1), site.context())).toBe(true);
  });

  it('whose record can’t be read is still asked for', async () => {
    const { site, code } = await turnedOn();
    await site.store.set(KEY, { secret: 7 }, LIFE);
    expect(await hasTwoFactor(USER.id, site.context())).toBe(true);
    expect(await spendCode(USER.id, code(1), site.context())).toBe(false);
    await turnOff(USER.id, site.context());
    expect(await hasTwoFactor(USER.id, site.context())).toBe(false);
  });
});
