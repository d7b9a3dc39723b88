import { describe, expect, it } from 'vitest';
import { createUpstreamClient, type UpstreamClient } from '../base/client.ts';
import { SessionEnded, UpstreamStatusError } from '../base/errors.ts';
import type { SessionHandle } from '../base/session.ts';
import { answerJson, serve, type Answer } from '../test/server.ts';
import { checkPin, requestAnotherPin, requestPin } from './pin.ts';

const RECEIVER = { userId: 'u-1', email: 'ana@example.com' };

const session: SessionHandle = {
  tokens: () => Promise.resolve({ token: 'access', refreshToken: 'refresh' }),
  refresh: () => Promise.reject(new SessionEnded('refreshRefused', 'no')),
};

async function withOperator(
  answer: Answer,
  work: (client: UpstreamClient, requests: readonly string[]) => Promise<void>,
): Promise<void> {
  await using server = await serve(answer);
  await work(createUpstreamClient({ hosts: server.hosts, now: Date.now }), server.requests);
}

const refusing =
  (status: number, body: object): Answer =>
  (_, response) =>
    answerJson(response, body, status);

describe('PIN', () => {
  it('REG-07 fails with its message, and calls nobody, without a session', async () => {
    await withOperator(refusing(204, {}), async (client, requests) => {
      const guests = [{}, { session: { ...session, tokens: () => Promise.resolve(null) } }];
      for (const guest of guests) {
        for (const call of [
          requestPin(client, RECEIVER, guest),
          requestAnotherPin(client, RECEIVER, guest),
          checkPin(client, RECEIVER, '123456', guest),
        ]) {
          const error: unknown = await call.catch((thrown: unknown) => thrown);
          expect(error).toBeInstanceOf(SessionEnded);
          expect(error).toMatchObject({
            reason: 'absent',
            message: 'Cannot send pinValue before signIn',
          });
        }
      }
      expect(requests).toEqual([]);
    });
  });

  it('REG-06 sends user, e-mail and PIN to the three calls', async () => {
    const bodies: unknown[] = [];
    await withOperator(
      (_, response, body) => {
        bodies.push(JSON.parse(body));
        response.writeHead(204).end();
      },
      async (client, requests) => {
        expect(await requestPin(client, RECEIVER, { session })).toEqual({ kind: 'sent' });
        expect(await requestAnotherPin(client, RECEIVER, { session })).toEqual({ kind: 'sent' });
        const validation = await checkPin(client, RECEIVER, '123456', { session });
        expect(validation).toEqual({ kind: 'valid' });
        expect(requests).toEqual([
          'POST /main/api/Users/Send/PIN/',
          'POST /main/api/Users/SendReattempt/PIN/',
          'POST /main/api/Users/Validate/PIN/',
        ]);
        expect(bodies).toEqual([RECEIVER, RECEIVER, { ...RECEIVER, pin: '123456' }]);
      },
    );
  });

  it('REG-06 tells how long to wait for another PIN', async () => {
    const tooSoon: Answer = (_, response) => {
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '42' });
      response.end(JSON.stringify({ error: 'PIN_SENT_RECENTLY' }));
    };
    await withOperator(tooSoon, async (client, requests) => {
      const sending = await requestAnotherPin(client, RECEIVER, { session });
      expect(sending).toEqual({ kind: 'tooSoon', retryAfterMs: 42_000 });
      expect(requests).toHaveLength(1);
    });
  });

  it.each([
    [
      400,
      { error: 'INVALID_PIN', context: { remainingTries: 3 } },
      { kind: 'wrong', remainingTries: 3 },
    ],
    [400, { error: 'INVALID_PIN' }, { kind: 'wrong', remainingTries: null }],
    [400, { error: 'PIN_EXPIRED' }, { kind: 'expired' }],
    [423, { error: 'PIN_BLOCKED' }, { kind: 'blocked' }],
    [409, { error: 'ALREADY_VERIFIED' }, { kind: 'alreadyVerified' }],
  ])('REG-06 names the end of a validation answered with %i %j', async (status, body, end) => {
    await withOperator(refusing(status, body), async (client) => {
      expect(await checkPin(client, RECEIVER, '123456', { session })).toEqual(end);
    });
  });

  it('keeps any other answer as a failure with its error', async () => {
    await withOperator(refusing(503, { error: 'toString' }), async (client) => {
      const end = await requestPin(client, RECEIVER, { session });
      expect(end).toMatchObject({ kind: 'failed', error: { status: 503 } });
      expect(end.kind === 'failed' && end.error).toBeInstanceOf(UpstreamStatusError);
    });
  });
});
