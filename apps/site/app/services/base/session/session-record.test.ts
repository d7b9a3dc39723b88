import { expect, it } from 'vitest';
import { isStopped, sessionRecord } from './session-record.ts';

const USER = {
  id: '1',
  username: 'ana',
  fullName: 'Ana Souza',
  email: 'ana@vitrine.example',
  registerStep: 0,
};

function tokenOf(status: string): string {
  const payload = Buffer.from(JSON.stringify({ exp: 1, Status: status })).toString('base64url');
  return `h.${payload}.s`;
}

it.each([
  ['who may play', 'Active', {}, false],
  ['who is self-excluded', 'Active', { selfExclusion: { months: 3, resumeAt: null } }, true],
  ['who was refused as blocked', 'Active', { isInternallyBlocked: true }, true],
  ['who is blocked by the token', 'InternalBlocked', {}, true],
])('a bettor %s', (_, status, change, stopped) => {
  const record = sessionRecord.parse({
    tokens: { token: tokenOf(status), refreshToken: 'r' },
    user: { ...USER, ...change },
    renewedAt: 0,
  });
  expect(isStopped(record)).toBe(stopped);
});
