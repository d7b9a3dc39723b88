import { createHash, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO } from '../accounts/demo-users.ts';
import { openTestAccounts, type TestAccounts } from '../test/account.ts';

const VERIFIER = randomBytes(32).toString('base64url');
const ASKED = {
  client_id: 'vitrine-demo',
  redirect_uri: 'http://site.example/login/google/callback',
  response_type: 'code',
  scope: 'openid email profile',
  state: 'state-1',
  nonce: 'nonce-1',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
};

let test: TestAccounts;
beforeEach(async () => {
  test = await openTestAccounts();
});

async function post(path: string, fields: Record<string, string>): Promise<Response> {
  const body = new URLSearchParams(fields);
  return test.platform.app.request(path, { method: 'POST', body });
}

/** The address that the page leads back to. */
async function picked(fields: Record<string, string>): Promise<URL> {
  const answer = await post('/google/authorize', { ...ASKED, ...fields });
  return new URL(answer.headers.get('Location') ?? '');
}

function exchange(code: string, changes: Record<string, string> = {}): Promise<Response> {
  return post('/google/token', {
    grant_type: 'authorization_code',
    code,
    code_verifier: VERIFIER,
    client_id: 'vitrine-demo',
    client_secret: 'vitrine-demo-secret',
    redirect_uri: ASKED.redirect_uri,
    ...changes,
  });
}

const PERSON = { email: DEMO.username, name: 'Dandara Moreira' };
const ssoLogin = (firebaseToken: string) =>
  test.call('POST', '/main/api/Session/ssoLogin', {
    body: { firebaseToken, extendedSession: false, tokenCaptcha: '' },
  });

describe('Google for demonstrations', () => {
  it('SESS-03 gives an id token for the account that was picked, which logs in', async () => {
    const page = await test.call(
      'GET',
      `/google/authorize?${new URLSearchParams(ASKED).toString()}`,
    );
    expect(page.text).toContain(DEMO.username);
    const back = await picked(PERSON);
    expect(back.searchParams.get('state')).toBe('state-1');
    const code = back.searchParams.get('code') ?? '';
    const { id_token: idToken } = (await (await exchange(code)).json()) as { id_token: string };
    expect((await ssoLogin(idToken)).json).toMatchObject({ data: { email: DEMO.username } });
    expect(test.refusal(await ssoLogin(`${idToken.slice(0, -4)}AAAA`))).toEqual([
      401,
      'INVALID_FIREBASE_TOKEN',
    ]);
  });

  it('exchanges a code once, within a minute, with its verifier and the client’s secret', async () => {
    const codeOf = async () => (await picked(PERSON)).searchParams.get('code') ?? '';
    const used = await codeOf();
    expect((await exchange(used)).status).toBe(200);
    expect((await exchange(used)).status).toBe(400);
    expect((await exchange(await codeOf(), { code_verifier: 'another' })).status).toBe(400);
    expect((await exchange(await codeOf(), { client_secret: 'another' })).status).toBe(401);
    const late = await codeOf();
    test.pass(60_001);
    expect((await exchange(late)).status).toBe(400);
  });

  it('tells of somebody who cancelled, and refuses a request without PKCE', async () => {
    expect((await picked({ denied: '1' })).searchParams.get('error')).toBe('access_denied');
    expect(
      (await post('/google/authorize', { ...ASKED, code_challenge: '', ...PERSON })).status,
    ).toBe(422);
  });
});
