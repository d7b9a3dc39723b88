import { expect, it, vi } from 'vitest';
import { SessionEnded, UpstreamError, UpstreamStatusError, UpstreamUnreachable } from './errors.ts';

it('knows an error of another copy of this module, as pages meet it while developing', async () => {
  vi.resetModules();
  const copy = await import('./errors.ts');
  expect(copy.UpstreamError).not.toBe(UpstreamError);
  const refused = new copy.UpstreamStatusError('users.details', {
    status: 423,
    body: null,
    retryAfterMs: null,
  });
  expect(refused).toBeInstanceOf(UpstreamStatusError);
  expect(refused).toBeInstanceOf(UpstreamError);
  expect(refused).not.toBeInstanceOf(UpstreamUnreachable);
  expect(new copy.SessionEnded('absent', 'none')).toBeInstanceOf(SessionEnded);
  expect(new Error('other')).not.toBeInstanceOf(UpstreamError);
  expect(null).not.toBeInstanceOf(SessionEnded);
});
