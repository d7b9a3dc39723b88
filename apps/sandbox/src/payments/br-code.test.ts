import { minorUnits } from '@vitrine/betting/base/money';
import { describe, expect, it } from 'vitest';
import { crc16, txidOf, writeBrCode } from './br-code.ts';

/** The example of the Central Bank's manual for the static Pix code. */
const MANUAL_EXAMPLE =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

describe('BR Code', () => {
  it('computes CRC-16/CCITT-FALSE', () => {
    expect(crc16('123456789')).toBe('29B1');
    expect(crc16(MANUAL_EXAMPLE.slice(0, -4))).toBe('1D3D');
  });

  it('writes the fields of a Pix charge in order', () => {
    const code = writeBrCode({
      key: 'pagamentos@vitrine.example',
      payee: 'Vitrine Pagamentos',
      city: 'São Paulo',
      country: 'BR',
      currency: 'BRL',
      amount: minorUnits(10_50),
      txid: 'ABC123',
    });
    expect(code.slice(0, -4)).toBe(
      '000201' +
        '26480014br.gov.bcb.pix0126pagamentos@vitrine.example' +
        '52040000530398654' +
        '0510.50' +
        '5802BR5918Vitrine Pagamentos6009Sao Paulo' +
        '62100506ABC1236304',
    );
    expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)));
  });

  it('reads the transaction of a code and refuses a damaged one', () => {
    expect(txidOf(MANUAL_EXAMPLE)).toBe('***');
    expect(txidOf(` ${MANUAL_EXAMPLE}\n`)).toBe('***');
    expect(txidOf(MANUAL_EXAMPLE.replace('Fulano', 'Sicrano'))).toBeNull();
    expect(txidOf('')).toBeNull();
  });
});
