import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { genericMagicOf } from './generic-magic.ts';

const status = fc.integer({ min: 400, max: 599 });

describe('generic magic values', () => {
  it('name any status, as amount, stake, e-mail and file name', () => {
    fc.assert(
      fc.property(status, (wanted) => {
        const amount = Number(`${wanted}.66`);
        for (const body of [
          { amount },
          { stake: amount },
          { ticketRequest: { stake: amount } },
          { ticketRequest: [{ stake: 5 }, { stake: amount }] },
          { email: `status-${wanted}@vitrine.example` },
          { username: `STATUS-${wanted}@outra.example`, password: 'x' },
          { FileName: `status-${wanted}.jpg` },
          { file: new File(['x'], `status-${wanted}.pdf`) },
        ]) {
          expect(genericMagicOf(body)).toEqual({ status: wanted });
        }
      }),
    );
  });

  it.each([
    [{ amount: 1000.66 }, { delayMs: 10_000 }],
    [{ amount: 1001.66 }, { malformed: 'truncated' }],
    [{ amount: 1002.66 }, { drop: 'before' }],
    [{ amount: 1003.66 }, { drop: 'after' }],
    [{ email: 'lento@vitrine.example' }, { delayMs: 10_000 }],
    [{ username: 'malformado@vitrine.example' }, { malformed: 'truncated' }],
    [{ email: 'queda@vitrine.example' }, { drop: 'before' }],
    [{ FileName: 'lento.png' }, { delayMs: 10_000 }],
    [{ FileName: 'malformado.png' }, { malformed: 'truncated' }],
    [{ FileName: 'queda.png' }, { drop: 'before' }],
  ])('%o orders %o', (body, failure) => {
    expect(genericMagicOf(body)).toEqual(failure);
  });

  it('are found in no other value and no other field', () => {
    const amount = fc
      .integer({ min: 0, max: 10_000_000 })
      .map((minor) => minor / 100)
      .filter((value) => !value.toFixed(2).endsWith('.66'));
    fc.assert(
      fc.property(amount, fc.jsonValue(), (value, other) => {
        expect(genericMagicOf({ amount: value, note: other })).toBeNull();
      }),
    );
    for (const body of [
      null,
      undefined,
      'lento@vitrine.example',
      { note: 'lento@vitrine.example' },
      { amount: 399.66 },
      { amount: 600.66 },
      { amount: 1503.66 },
      { email: 'violento@vitrine.example' },
      { email: 'status-503@' },
      { FileName: 'status-503' },
    ]) {
      expect(genericMagicOf(body)).toBeNull();
    }
  });
});
