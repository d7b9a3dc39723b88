import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInternallyBlocked, isTokenValid, readTokenPayload } from './token-payload.ts';

function token(payload: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part(payload)}.signature`;
}

describe('token payload', () => {
  it('SESS-10 a token is valid until the second of its exp', () => {
    const access = token({ exp: 1_700_000_000, Status: 'Active' });
    expect(isTokenValid(access, 1_699_999_999_999)).toBe(true);
    expect(isTokenValid(access, 1_700_000_000_000)).toBe(false);
  });

  it('SESS-10 Status InternalBlocked marks the user internally blocked', () => {
    expect(isInternallyBlocked(token({ exp: 1, Status: 'InternalBlocked' }))).toBe(true);
    expect(isInternallyBlocked(token({ exp: 1, Status: 'Ação' }))).toBe(false);
    expect(isInternallyBlocked(token({ exp: 1 }))).toBe(false);
  });

  it.each(['', 'a.b.c', 'one-part', token({}), token('text'), token({ exp: 'soon' })])(
    'SESS-10 a text that is no token is not valid: %j',
    (text) => {
      expect(readTokenPayload(text)).toBeNull();
      expect(isTokenValid(text, 0)).toBe(false);
      expect(isInternallyBlocked(text)).toBe(false);
    },
  );

  it('SESS-10 any text is read without harm, and valid for as long as its exp says', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(), (text, status, exp) => {
        const now = exp * 1000;
        expect(isTokenValid(text, now)).toBe(false);
        const access = token({ exp, Status: status });
        expect(readTokenPayload(access)).toEqual({ exp, Status: status });
        expect(isTokenValid(access, now - 1)).toBe(true);
        expect(isTokenValid(access, now)).toBe(false);
      }),
    );
  });
});
