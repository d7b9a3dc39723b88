import { describe, expect, it } from 'vitest';
import { createUpstreamClient } from '../../base/client.ts';
import { answerJson, serve, type TestServer } from '../../test/server.ts';
import { createKycLog, type KycLog, type KycStep } from './kyc-log.ts';

const step: KycStep = {
  step: 'putFile',
  documentType: 'back',
  outcome: 'failed',
  reason: '403',
};
const now = () => Date.parse('2025-03-08T15:00:00Z');

function logOf({ hosts }: TestServer, isConfigured = true): KycLog {
  return createKycLog({ client: createUpstreamClient({ hosts, now }), isConfigured, now });
}

describe('the log of identity checks', () => {
  it('KYC-16 posts a step with its bettor and moment', async () => {
    const bodies: unknown[] = [];
    await using server = await serve((_, response, body) => {
      bodies.push(JSON.parse(body));
      answerJson(response, {});
    });
    await logOf(server).record('ana', step);
    expect(server.requests).toEqual(['POST /kycLog/steps']);
    expect(bodies).toEqual([{ ...step, userId: 'ana', date: '2025-03-08T15:00:00.000Z' }]);
  });

  it.each([400, 500])('KYC-16 lets the step go on when it answers %i', async (status) => {
    await using server = await serve((_, response) => answerJson(response, {}, status));
    await expect(logOf(server).record('ana', step)).resolves.toBeUndefined();
    expect(server.requests).toHaveLength(1);
  });

  it('KYC-16 sends nothing where no such service is configured', async () => {
    await using server = await serve((_, response) => answerJson(response, {}));
    await expect(logOf(server, false).record('ana', step)).resolves.toBeUndefined();
    expect(server.requests).toEqual([]);
  });
});
