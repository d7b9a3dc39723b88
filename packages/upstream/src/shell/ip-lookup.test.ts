import { describe, expect, it } from 'vitest';
import { createUpstreamClient } from '../base/client.ts';
import { lookUpPublicAddress } from './ip-lookup.ts';
import { failureOf, withServer } from '../test/client.ts';
import { answerJson, serve, type Answer } from '../test/server.ts';

describe('the lookup of the public address', () => {
  it.each(['203.0.113.7', '2001:db8::7'])('NET-04 gives the address %s', async (ip) => {
    const answer: Answer = (_, response) => answerJson(response, { ip });
    await withServer(answer, async (client, requests) => {
      expect(await lookUpPublicAddress(client, {})).toBe(ip);
      expect(requests).toEqual(['GET /ipLookup/?format=json']);
    });
  });

  it.each([
    ['a refusal', 403, { ip: '203.0.113.7' }],
    ['a page', 200, '<html></html>'],
    ['no address', 200, { ip: 'unknown' }],
  ])('NET-04 gives the text {ip} for %s', async (_, status, body) => {
    const answer: Answer = (_request, response) => answerJson(response, body, status);
    await withServer(answer, async (client) => {
      expect(await lookUpPublicAddress(client, {})).toBe('{ip}');
    });
  });

  it('NET-04 gives the text {ip} for a silent service and for none at all', async () => {
    await withServer(
      () => undefined,
      async (client) => {
        expect(await lookUpPublicAddress(client, { deadlineMs: 30 })).toBe('{ip}');
      },
    );
    await using server = await serve(() => expect.fail('nothing may be sent'));
    const { ipLookup, ...hosts } = server.hosts;
    expect(ipLookup).toBeDefined();
    const client = createUpstreamClient({ hosts, now: Date.now });
    expect(await lookUpPublicAddress(client, {})).toBe('{ip}');
  });

  it('ends with the signal', async () => {
    await withServer(
      () => undefined,
      async (client) => {
        const reason = new Error('left');
        const signal = AbortSignal.abort(reason);
        expect(await failureOf(lookUpPublicAddress(client, { signal }))).toBe(reason);
      },
    );
  });
});
