import { describe, expect, it, vi } from 'vitest';
import {
  SessionEnded,
  statusKind,
  UpstreamCircuitOpen,
  UpstreamError,
  UpstreamStatusError,
  UpstreamUnreachable,
} from './errors.ts';

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
  const open = new copy.UpstreamCircuitOpen('users.details', { host: 'main', retryAt: 1 });
  expect(open).toBeInstanceOf(UpstreamCircuitOpen);
  expect(open).toBeInstanceOf(UpstreamUnreachable);
  expect(new copy.SessionEnded('absent', 'none')).toBeInstanceOf(SessionEnded);
  expect(new Error('other')).not.toBeInstanceOf(UpstreamError);
  expect(null).not.toBeInstanceOf(SessionEnded);
});

it.each([
  [301, 'redirected'],
  [400, 'refused'],
  [401, 'unauthorized'],
  [403, 'selfExclusion'],
  [404, 'refused'],
  [406, 'selfBlocked'],
  [409, 'conflict'],
  [423, 'blocked'],
  [429, 'tooManyAttempts'],
  [451, 'restrictedRegion'],
  [500, 'failed'],
  [504, 'failed'],
])('the meaning of a status %i is %s', (status, kind) => {
  expect(statusKind(status)).toBe(kind);
});

/** As `fetch` wraps an error of the system. */
function fetchFailed(code: string, syscall: string): UpstreamUnreachable {
  const cause = Object.assign(new Error(`${syscall} ${code}`), { code, syscall });
  return new UpstreamUnreachable('test', new TypeError('fetch failed', { cause }));
}

it.each([
  ['ECONNREFUSED', 'connect'],
  ['EHOSTUNREACH', 'connect'],
  ['ENETUNREACH', 'connect'],
  ['ENOTFOUND', 'getaddrinfo'],
])('PLACE-12 a request was never sent: %s of %s', (code, syscall) => {
  expect(fetchFailed(code, syscall).mayHaveArrived).toBe(false);
});

it.each([
  ['EHOSTUNREACH', 'read'],
  ['ENETUNREACH', 'read'],
  ['ECONNREFUSED', 'read'],
  ['EHOSTUNREACH', 'write'],
  ['ECONNRESET', 'read'],
])(
  'PLACE-12 a request may have arrived on a connection that broke later: %s of %s',
  (code, syscall) => {
    expect(fetchFailed(code, syscall).mayHaveArrived).toBe(true);
  },
);

describe('a refusal', () => {
  function refused(body: unknown): UpstreamStatusError {
    return new UpstreamStatusError('test', { status: 400, body, retryAfterMs: null });
  }

  it('is read by the contract, with nothing of what else its body holds', () => {
    const body = { error: 'LIMIT', message: null, context: { remaining: 3 }, trace: 'secret' };
    expect(refused(body).refusal).toEqual({
      error: 'LIMIT',
      message: null,
      context: { remaining: 3 },
    });
    expect(refused({ error: 'LIMIT' }).refusal).toEqual({ error: 'LIMIT' });
  });

  it.each([undefined, null, 'LIMIT', [], {}, { error: 7 }, { code: 'LIMIT' }])(
    'is none in a body of another shape: %j',
    (body) => {
      expect(refused(body).refusal).toBeNull();
    },
  );

  it.each([
    [{ error: 'A', code: 'B', message: 'C' }, 'A'],
    [{ error: {}, code: 'B', message: 'C' }, 'B'],
    [{ code: 7, message: 'Cuenta Duplicada' }, 'Cuenta Duplicada'],
    [{ error: 'Bad Request', code: 'LIMIT_REACHED' }, 'LIMIT_REACHED'],
    [{ error: { code: 'LIMIT_REACHED', message: 'Too much' } }, 'LIMIT_REACHED'],
    [{ error: { error: { code: 'DEEPER' } } }, null],
    [{ errors: ['A'] }, null],
    ['A', null],
    [null, null],
  ])('of %j has the code %j', (body, code) => {
    expect(refused(body).code).toBe(code);
  });

  it('NET-02 tells its code to the log, and no words of its own', () => {
    expect(refused({ error: 'LIMIT_REACHED' }).message).toBe(
      'test answered 400 (refused, LIMIT_REACHED)',
    );
    expect(refused({ message: 'Maria has 3 reais' }).message).toBe('test answered 400 (refused)');
  });
});
