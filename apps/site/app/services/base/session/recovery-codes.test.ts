import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashedRecoveryCodes, newRecoveryCode, withoutRecoveryCode } from './recovery-codes.ts';

const CODES = ['k3vq-a7mz-pt2x-4bcd', 'aaaa-bbbb-cccc-dddd'];
const [FIRST = '', SECOND = ''] = CODES;
/** As codes were kept before they were salted. */
const OLDER = createHash('sha256').update('k3vqa7mzpt').digest('base64url');

describe('recovery codes', () => {
  it('have 80 bits, in four groups that a person can type', () => {
    const codes = Array.from({ length: 100 }, newRecoveryCode);
    for (const code of codes) expect(code).toMatch(/^(?:[a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('are kept as slow hashes with a salt that nobody else has', async () => {
    const [ours, others] = await Promise.all([
      hashedRecoveryCodes(CODES),
      hashedRecoveryCodes(CODES),
    ]);
    for (const hash of ours) expect(hash).toMatch(/^scrypt-14-8-1:[\w-]{22}:[\w-]{43}$/);
    expect(new Set([...ours, ...others]).size).toBe(4);
  });

  it.each([FIRST, FIRST.toUpperCase(), 'k3vqa7mz pt2x4bcd'])(
    'are found as "%s", once',
    async (typed) => {
      const hashes = await hashedRecoveryCodes(CODES);
      const left = (await withoutRecoveryCode(hashes, typed)) ?? expect.fail('not found');
      expect(left).toEqual([hashes[1]]);
      expect(await withoutRecoveryCode(left, typed)).toBeNull();
      expect(await withoutRecoveryCode(left, SECOND)).toEqual([]);
    },
  );

  it('of the shorter kind go on working, once', async () => {
    const hashes = [OLDER, ...(await hashedRecoveryCodes([SECOND]))];
    const left = (await withoutRecoveryCode(hashes, 'K3VQA-7MZPT')) ?? expect.fail('not found');
    expect(left).toEqual(hashes.slice(1));
    expect(await withoutRecoveryCode(left, 'K3VQA-7MZPT')).toBeNull();
  });

  it.each(['', 'zzzz-zzzz-zzzz-zzzz', FIRST.slice(0, -1)])('are not "%s"', async (typed) => {
    expect(await withoutRecoveryCode(await hashedRecoveryCodes(CODES), typed)).toBeNull();
  });
});
