import { createECDH, randomBytes } from 'node:crypto';
import { decrypt } from 'http_ece';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO } from '../accounts/demo-users.ts';
import { openTestPlatform, type TestPlatform } from '../test/platform.ts';

const NOTICE = { title: 'Gol!', body: 'Floresta 1 x 0 Serra', path: '/esportes' };
const SERVICE = 'https://push.example';

let test: TestPlatform;
beforeEach(async () => {
  test = await openTestPlatform();
  // The push service is the platform's own: what is sent there comes back into it.
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    test.platform.app.request(address.replace(SERVICE, '/push-service'), init),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A device with its keys, subscribed to the platform's notices. */
async function subscribe(device: string) {
  const privateKey = createECDH('prime256v1');
  const p256dh = privateKey.generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  const token = JSON.stringify({ endpoint: `${SERVICE}/${device}`, keys: { p256dh, auth } });
  await register(token);
  return { privateKey, auth };
}

async function register(Token: string): Promise<void> {
  const { token } = await test.login();
  await test.call('POST', '/main/api/Users/SetFirestoreToken', { token, body: { Token } });
}

const send = (given: Partial<typeof NOTICE> = {}) =>
  test.call('POST', '/sandbox/push/send', {
    body: { email: DEMO.username, ...NOTICE, ...given },
  });

async function tokenKept(): Promise<unknown> {
  const { json } = await test.call('GET', `/sandbox/accounts/${DEMO.username}`);
  return (json as { firestoreToken: unknown }).firestoreToken;
}

describe('the notices of the platform', () => {
  it('TRACK-03 a notice reaches the subscribed device, which alone can read it', async () => {
    const { privateKey, auth } = await subscribe('phone');
    expect((await send()).status).toBe(204);
    const { json } = await test.call('GET', '/push-service/phone');
    const [delivery] = (json as { deliveries: { body: string; headers: Record<string, string> }[] })
      .deliveries;
    expect(delivery?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      authorization: expect.stringMatching(/^vapid t=[\w.-]+, k=B[\w-]{86}$/) as string,
    });
    const body = Buffer.from(delivery?.body ?? '', 'base64url');
    expect(body.toString('latin1')).not.toContain(NOTICE.title);
    const read = decrypt(body, { version: 'aes128gcm', privateKey, authSecret: auth });
    expect(JSON.parse(read.toString())).toEqual(NOTICE);
  });

  it('says that a bettor has switched on none', async () => {
    expect(await send()).toMatchObject({ status: 409, json: { error: 'NOT_SUBSCRIBED' } });
  });

  it('forgets a subscription that has ended', async () => {
    await subscribe('gone-phone');
    expect(await send()).toMatchObject({ status: 410, json: { error: 'SUBSCRIPTION_ENDED' } });
    expect(await tokenKept()).toBeNull();
  });

  it('keeps a subscription whose push service fails, and says so', async () => {
    await subscribe('down-phone');
    expect(await send()).toMatchObject({ status: 502, json: { error: 'PUSH_SERVICE_REFUSED' } });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    expect(await send()).toMatchObject({ json: { error: 'PUSH_SERVICE_UNREACHABLE' } });
    expect(await tokenKept()).not.toBeNull();
  });

  it.each(['device-1', '{"endpoint":"https://push.example/x","keys":{"p256dh":"a","auth":"b"}}'])(
    'sends nothing to a token that is no subscription: %s',
    async (token) => {
      await register(token);
      expect(await send()).toMatchObject({ status: 422, json: { error: 'TOKEN_UNUSABLE' } });
    },
  );

  it('takes a path of the site alone', async () => {
    await subscribe('phone');
    expect((await send({ path: 'https://elsewhere.example' })).status).toBe(400);
  });
});
