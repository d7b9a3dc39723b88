import { describe, expect, it } from 'vitest';
import { isSealed, opened, sealed } from './sealed.ts';

const SEAL = { purpose: 'draft', owner: 'visitor-1' };

describe('sealed', () => {
  it('opens for its owner, by the present secret and by the one before', () => {
    const seal = sealed('Ana · 529.982.247-25', SEAL, 'old');
    expect(seal).not.toContain('Ana');
    expect(opened(seal, SEAL, ['old'])).toBe('Ana · 529.982.247-25');
    expect(opened(seal, SEAL, ['new', 'old'])).toBe('Ana · 529.982.247-25');
  });

  it('opens for nobody else, and not when it was changed', () => {
    const seal = sealed('Ana', SEAL, 'secret');
    expect(opened(seal, { ...SEAL, owner: 'visitor-2' }, ['secret'])).toBeNull();
    expect(opened(seal, { ...SEAL, purpose: 'other' }, ['secret'])).toBeNull();
    expect(opened(seal, SEAL, ['other'])).toBeNull();
    const [name = '', body = ''] = seal.split('.');
    const bytes = Buffer.from(body, 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(opened(`${name}.${bytes.toString('base64url')}`, SEAL, ['secret'])).toBeNull();
    expect(opened('short', SEAL, ['secret'])).toBeNull();
  });

  it('names its algorithm, and opens what was sealed before it did', () => {
    const seal = sealed('Ana', SEAL, 'secret');
    expect(seal).toMatch(/^A256GCM\./);
    expect(isSealed(seal)).toBe(true);
    expect(opened(seal.replace('A256GCM.', ''), SEAL, ['secret'])).toBe('Ana');
  });

  it('never looks the same twice', () => {
    expect(sealed('Ana', SEAL, 'secret')).not.toBe(sealed('Ana', SEAL, 'secret'));
  });
});
