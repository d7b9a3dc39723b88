import { minorUnits } from '@vitrine/betting/base/money';
import { brandFacts } from '@vitrine/brand-themes/brands';
import { textsOf } from '@vitrine/messages/texts';
import type { ListedTransaction } from '@vitrine/upstream/wallet/transactions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandFormat } from '../../format/brand-format.ts';
import { statementOf } from './statement-lines.ts';

const brand = brandFacts('arara');
const WRITING = {
  texts: textsOf(brand.locale, 'wallet'),
  format: brandFormat(brand),
  isBrazilGroup: true,
};
const ROW = {
  transactionId: '15',
  type: 'deposit',
  amount: minorUnits(50_00),
  state: 'successful',
  method: 'pix',
  at: Date.parse('2026-01-01T12:00:00Z'),
} as const satisfies ListedTransaction;

describe('the lines of a statement', () => {
  it('tell each movement with its sign, and the totals of what was completed', () => {
    const { lines, deposited, withdrawn } = statementOf(
      [
        ROW,
        { ...ROW, type: 'withdrawal', amount: minorUnits(20_01) },
        { ...ROW, state: 'rejected' },
        { ...ROW, type: 'withdrawal', state: 'pending' },
        // A refund stands as a failed deposit on Brazilian brands.
        { ...ROW, state: 'successfulRefund' },
      ],
      WRITING,
    );
    expect(lines.map(({ amount }) => amount.replaceAll('\u00a0', ' '))).toEqual([
      '+R$ 50,00',
      '-R$ 20,01',
      '+R$ 50,00',
      '-R$ 50,00',
      '+R$ 50,00',
    ]);
    expect({ deposited, withdrawn }).toEqual({ deposited: 50_00, withdrawn: 20_01 });
  });

  it('add up to the minor unit, however many there are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5_000_000 })), (amounts) => {
        const rows = amounts.map((amount) => ({ ...ROW, amount: minorUnits(amount) }));
        const sum = amounts.reduce((total, amount) => total + amount, 0);
        expect(statementOf(rows, WRITING).deposited).toBe(sum);
      }),
    );
  });
});
