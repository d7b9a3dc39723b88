import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeMasked } from './text-mask.ts';

const cpf = ['000.000.000-00'];
const phone = ['(00) 0000-0000', '(00) 00000-0000'];
const curp = ['******************'];

describe('a masked text', () => {
  it.each([
    ['', ''],
    ['5', '5'],
    ['529', '529'],
    ['5299', '529.9'],
    ['52998224725', '529.982.247-25'],
    ['529.982.247-25', '529.982.247-25'],
    [' 529 982 247/25 ', '529.982.247-25'],
    ['529982247259', '529.982.247-25'],
    ['abc', ''],
  ])('writes "%s" as "%s"', (typed, written) => {
    expect(writeMasked(typed, { masks: cpf })).toBe(written);
  });

  it('takes the first mask with room', () => {
    expect(writeMasked('1131234567', { masks: phone })).toBe('(11) 3123-4567');
    expect(writeMasked('11912345678', { masks: phone })).toBe('(11) 91234-5678');
    expect(writeMasked('1', { masks: phone })).toBe('(1');
  });

  it('writes letters in capitals where the mask has any', () => {
    expect(writeMasked('hegg560427mvzrrl04', { masks: curp })).toBe('HEGG560427MVZRRL04');
  });

  it('leaves the text alone without a mask', () => {
    expect(writeMasked('AB-12', { masks: [] })).toBe('AB-12');
  });

  it('keeps every digit it has room for, in order, and is at rest once written', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(cpf, phone), (typed, masks) => {
        const written = writeMasked(typed, { masks });
        expect(written.replace(/\D/g, '')).toBe(typed.replace(/\D/g, '').slice(0, 11));
        expect(writeMasked(written, { masks })).toBe(written);
        expect(written).toMatch(/^$|\d$/);
      }),
    );
  });
});
