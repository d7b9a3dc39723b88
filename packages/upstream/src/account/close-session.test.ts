import { describe, expect, it } from 'vitest';
import { createUpstreamClient } from '../base/client.ts';
import { SessionEnded, UpstreamStatusError, UpstreamUnreachable } from '../base/errors.ts';
import type { SessionHandle } from '../base/session.ts';
import { answerJson, serve, type Answer } from '../test/server.ts';
import { endSessionEverywhere, type KeptOfSession } from './close-session.ts';

const session: SessionHandle = {
  tokens: () => Promise.resolve({ token: 'access', refreshToken: 'refresh' }),
  refresh: () => Promise.reject(new SessionEnded('refreshRefused', 'no')),
};

/** Notes in which order the operator is called and what is kept goes. */
function recorder() {
  const steps: string[] = [];
  const dropping = (name: string) => () => {
    steps.push(name);
    return Promise.resolve();
  };
  const kept: KeptOfSession = {
    dropTokens: dropping('tokens'),
    clearCrmIdentity: dropping('crm identity'),
    clearFullValidation: dropping('full validation'),
  };
  return { steps, kept };
}

const DROPPED = ['tokens', 'crm identity', 'full validation'];

async function end(answer: Answer, kept: KeptOfSession, handle = session) {
  await using server = await serve(answer);
  const client = createUpstreamClient({ hosts: server.hosts, now: Date.now });
  return await endSessionEverywhere(client, kept, { session: handle });
}

describe('logging out', () => {
  it('SESS-05 tells the operator, then drops tokens, CRM identity and full validation', async () => {
    const { steps, kept } = recorder();
    const told: Answer = (request, response) => {
      steps.push(`${request.method} ${request.url} ${request.headers.authorization}`);
      response.writeHead(204).end();
    };
    expect(await end(told, kept)).toEqual({ kind: 'closed' });
    expect(steps).toEqual(['POST /main/api/Session/close/ Bearer access', ...DROPPED]);
  });

  it('SESS-05 drops all the same when the operator fails', async () => {
    const { steps, kept } = recorder();
    const closing = await end((_, response) => answerJson(response, {}, 500), kept);
    expect(steps).toEqual(DROPPED);
    expect(closing.kind === 'closedHereOnly' && closing.error).toBeInstanceOf(UpstreamStatusError);
  });

  it('SESS-05 drops all the same when nobody answers', async () => {
    const { steps, kept } = recorder();
    const closing = await end((request) => void request.socket.destroy(), kept);
    expect(steps).toEqual(DROPPED);
    expect(closing.kind === 'closedHereOnly' && closing.error).toBeInstanceOf(UpstreamUnreachable);
  });

  it('SESS-05 drops all the same when the session has ended before', async () => {
    const { steps, kept } = recorder();
    const closing = await end((_, response) => answerJson(response, {}, 401), kept);
    expect(steps).toEqual(DROPPED);
    expect(closing.kind === 'closedHereOnly' && closing.error).toBeInstanceOf(SessionEnded);
  });

  it('drops the rest when one dropping fails, and does not hide it', async () => {
    const { steps, kept } = recorder();
    const broken = { ...kept, dropTokens: () => Promise.reject(new Error('store is down')) };
    const closing = end((_, response) => response.writeHead(204).end() && undefined, broken);
    await expect(closing).rejects.toThrow('store is down');
    expect(steps).toEqual(['crm identity', 'full validation']);
  });
});
