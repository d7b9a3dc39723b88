import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInternallyBlocked, readTokenPayload, tokenValidUntil } from './token-payload.ts';

function token(payload: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part(payload)}.signature`;
}

describe('token payload', () => {
  it('SESS-10 a token is valid until the second of its exp', () => {
    const access = token({ exp: 1_700_000_000, Status: 'Active' });
    expect(tokenValidUntil(access, 1_699_999_999_999)).toBe(1_700_000_000_000);
  });

  it('SESS-10 a token that comes when it would be over is left to the operator', () => {
    expect(tokenValidUntil(token({ exp: 1_700_000_000 }), 1_700_000_000_000)).toBeNull();
  });

  it('SESS-10 Status InternalBlocked marks the user internally blocked', () => {
    expect(isInternallyBlocked(token({ exp: 1, Status: 'InternalBlocked' }))).toBe(true);
    expect(isInternallyBlocked(token({ exp: 1, Status: 'Ação' }))).toBe(false);
    expect(isInternallyBlocked(token({ exp: 1 }))).toBe(false);
  });

  it.each(['', 'a.b.c', 'one-part', token({}), token('text'), token({ exp: 'soon' })])(
    'SESS-10 a text that is no token says nothing: %j',
    (text) => {
      expect(readTokenPayload(text)).toBeNull();
      expect(tokenValidUntil(text, 0)).toBeNull();
      expect(isInternallyBlocked(text)).toBe(false);
    },
  );

  it('SESS-10 any text is read without harm, and valid for as long as its exp says', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(), (text, status, exp) => {
        const until = exp * 1000;
        expect(tokenValidUntil(text, 0)).toBeNull();
        const access = token({ exp, Status: status });
        expect(readTokenPayload(access)).toEqual({ exp, Status: status });
        expect(tokenValidUntil(access, until - 1)).toBe(until);
        expect(tokenValidUntil(access, until)).toBeNull();
      }),
    );
  });
});
