import { expect, it } from 'vitest';
import { CASINO_ERROR_CODES, casinoRefusal } from './casino-refusal.ts';
import { UpstreamStatusError, UpstreamTimeout } from '../base/errors.ts';

function refused(body: unknown): UpstreamStatusError {
  return new UpstreamStatusError('casino.test', { status: 400, body, retryAfterMs: null });
}

it.each(CASINO_ERROR_CODES)('%s is known wherever a refusal names its code', (code) => {
  expect(casinoRefusal(refused({ error: code, message: 'in words' }))).toBe(code);
  expect(casinoRefusal(refused({ code }))).toBe(code);
  expect(casinoRefusal(refused({ message: code }))).toBe(code);
});

it.each([
  refused({ error: 'MATCH_WAS_NOT_FOUND' }),
  refused('GAME_IN_MAINTENANCE'),
  refused(null),
  new UpstreamTimeout('casino.test', 3_000),
  new Error('GAME_IN_MAINTENANCE'),
  null,
])('is null for any other error: %s', (error) => {
  expect(casinoRefusal(error)).toBeNull();
});
