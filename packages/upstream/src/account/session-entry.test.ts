import { describe, expect, it } from 'vitest';
import { createUpstreamClient, type UpstreamClient } from '../base/client.ts';
import { UpstreamUnreachable } from '../base/errors.ts';
import { answerJson, serve, type Answer } from '../test/server.ts';
import { followVerificationLink } from './link-verification.ts';
import { signInWithSso } from './sso.ts';

const PAYLOAD = Buffer.from(JSON.stringify({ exp: 9, Status: 'InternalBlocked' }));
const TOKEN = `e30.${PAYLOAD.toString('base64url')}.signature`;

const ACCOUNT = {
  userId: 'u-1',
  username: 'ana@example.com',
  fullname: 'Ana Souza',
  email: 'ana@example.com',
  token: TOKEN,
  refreshToken: 'refresh',
  userRegisterStep: 2,
};

async function withOperator(
  answer: Answer,
  work: (client: UpstreamClient, requests: readonly string[]) => Promise<void>,
): Promise<void> {
  await using server = await serve(answer);
  await work(createUpstreamClient({ hosts: server.hosts, now: Date.now }), server.requests);
}

const answering =
  (body: object, status = 200): Answer =>
  (_, response) =>
    answerJson(response, body, status);

describe('login with a firebase token', () => {
  const credentials = { firebaseToken: 'f', extendedSession: true, tokenCaptcha: 'c' };

  it('SESS-03 sends token, captcha and session length, and gives the account with its tokens', async () => {
    const bodies: unknown[] = [];
    await withOperator(
      (_, response, body) => {
        bodies.push(JSON.parse(body));
        answerJson(response, { data: ACCOUNT });
      },
      async (client, requests) => {
        expect(await signInWithSso(client, credentials)).toMatchObject({
          kind: 'signedIn',
          account: {
            fullName: 'Ana Souza',
            tokens: { token: TOKEN, refreshToken: 'refresh' },
            identityCheck: 'documents',
            isDeactivated: false,
            isInternallyBlocked: false,
          },
        });
        expect(requests).toEqual(['POST /main/api/Session/ssoLogin']);
        expect(bodies).toEqual([credentials]);
      },
    );
  });

  it('SESS-03 tells who must register first', async () => {
    await withOperator(answering({ error: 'USER_NOT_REGISTERED' }, 404), async (client) => {
      expect(await signInWithSso(client, credentials)).toEqual({ kind: 'notRegistered' });
    });
  });

  it('SESS-03 keeps a refusal of the catalogue', async () => {
    await withOperator(answering({ error: 'RESTRICTED_REGION' }, 451), async (client) => {
      expect(await signInWithSso(client, credentials)).toMatchObject({
        kind: 'failed',
        error: { kind: 'restrictedRegion' },
      });
    });
  });
});

describe('verification link', () => {
  const link = { username: 'ana@example.com', linkToken: 'once' };

  it('SESS-06 gives tokens and an account as a login does', async () => {
    const bodies: unknown[] = [];
    await withOperator(
      (_, response, body) => {
        bodies.push(JSON.parse(body));
        answerJson(response, { data: { ...ACCOUNT, userFaceStatus: 1, validationType: 4 } });
      },
      async (client, requests) => {
        const end = await followVerificationLink(client, link);
        expect(end).toMatchObject({
          kind: 'signedIn',
          account: {
            tokens: { token: TOKEN, refreshToken: 'refresh' },
            faceStatus: 1,
            identityCheck: 'liveness',
            isDeactivated: false,
            selfExclusion: null,
            isInternallyBlocked: true,
          },
        });
        expect(requests).toEqual(['POST /main/api/UserVerification/ValidateLinkVerification']);
        expect(bodies).toEqual([link]);
      },
    );
  });

  it.each([
    ['LINK_INVALID', 'invalid'],
    ['LINK_EXPIRED', 'expired'],
  ])('SESS-06 names the end of a link answered with %s', async (error, kind) => {
    await withOperator(answering({ error }, 400), async (client) => {
      expect(await followVerificationLink(client, link)).toEqual({ kind });
    });
  });

  it('SESS-06 tells a broken connection from a bad link', async () => {
    await withOperator(
      (request) => void request.socket.destroy(),
      async (client) => {
        const end = await followVerificationLink(client, link);
        expect(end.kind === 'failed' && end.error).toBeInstanceOf(UpstreamUnreachable);
      },
    );
  });
});
