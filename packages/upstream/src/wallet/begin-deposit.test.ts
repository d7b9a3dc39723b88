import { minorUnits } from '@vitrine/betting/base/money';
import { describe, expect, it } from 'vitest';
import { SESSION, withAnswers, type Answered } from '../test/answers.ts';
import { beginDeposit, mayDepositWithOxxo, type DepositWay } from './begin-deposit.ts';
import type { DepositInstrument } from './deposit-instrument.ts';
import { readTransaction } from './transaction.ts';

const CHARGE = {
  transactionId: 'd-1',
  amount: 50.25,
  expiresAt: '2025-03-08T15:30:00.000Z',
  paymentUrl: 'https://provider.example/d-1',
};
const PAYEE = { reference: '1234567', beneficiary: 'Vitrine', bankName: 'Banco' };

interface Way {
  readonly way: DepositWay;
  readonly call: string;
  readonly body?: object;
  readonly fields: object;
  readonly instrument: DepositInstrument;
}

function begin({ way, call }: Way, answer: Answered) {
  return withAnswers({ [call]: answer }, async (client, asked) => ({
    begun: await beginDeposit(client, way, minorUnits(50_25), { session: SESSION }),
    asked,
  }));
}

async function expectBegun(way: Way): Promise<void> {
  const { begun, asked } = await begin(way, { body: { data: { ...CHARGE, ...way.fields } } });
  expect(asked).toEqual([{ call: way.call, body: { amount: 50.25, ...way.body } }]);
  expect(begun).toEqual({
    transactionId: 'd-1',
    amount: 5025,
    expiresAt: Date.parse(CHARGE.expiresAt),
    paymentUrl: CHARGE.paymentUrl,
    instrument: way.instrument,
  });
}

const pix: Way = {
  way: { method: 'pix', providerId: 3 },
  call: 'POST /api/pix/beginDeposit',
  body: { providerId: 3 },
  fields: { brCode: '000201' },
  instrument: { kind: 'pix', brCode: '000201' },
};

describe('a deposit', () => {
  it('WAL-04 by Pix names amount and provider and answers with its code', () => expectBegun(pix));

  it('WAL-05 by card goes by the call of its provider, or by the one without', async () => {
    const redirected = { fields: {}, instrument: { kind: 'redirect' } } as const;
    await expectBegun({
      way: { method: 'card', providerId: 7 },
      call: 'POST /api/card/beginDeposit',
      body: { providerId: 7 },
      ...redirected,
    });
    await expectBegun({
      way: { method: 'card' },
      call: 'POST /api/wallet/deposit/BeginDepositWithCard',
      ...redirected,
    });
  });

  it('WAL-05 by card without a page to pay on is refused as malformed', async () => {
    const way: Way = {
      ...pix,
      way: { method: 'card' },
      call: 'POST /api/wallet/deposit/BeginDepositWithCard',
    };
    const answer = { body: { data: { ...CHARGE, paymentUrl: null } } };
    await expect(begin(way, answer)).rejects.toMatchObject({ path: 'data.paymentUrl' });
  });

  it('WAL-06 by OXXO answers with the digits of its voucher', () =>
    expectBegun({
      way: { method: 'oxxo' },
      call: 'POST /api/wallet/oxxopay/BeginDepositWithOxxoPay',
      fields: { reference: '98123456789017' },
      instrument: { kind: 'voucher', reference: '98123456789017' },
    }));

  it('WAL-06 by SPEI answers with its CLABE', () =>
    expectBegun({
      way: { method: 'spei' },
      call: 'POST /api/wallet/deposit/BeginDepositWithSpei',
      fields: { clabe: '032180000118359719', ...PAYEE },
      instrument: { kind: 'clabe', clabe: '032180000118359719', ...PAYEE },
    }));

  it('WAL-06 by OXXO may be asked about before', () =>
    withAnswers(
      { 'GET /api/wallet/Deposit/IsValidDepositWithOxxo': { body: { data: { isValid: false } } } },
      async (client) => {
        expect(await mayDepositWithOxxo(client, { session: SESSION })).toBe(false);
      },
    ));

  it('WAL-07 by PagoEfectivo says whether a picture is wanted', async () => {
    for (const [isQrCodeAvailable, qrCode] of [
      [true, 'https://cip.example'],
      [false, null],
    ] as const) {
      await expectBegun({
        way: { method: 'pagoEfectivo', isQrCodeAvailable },
        call: 'POST /api/pagoefectivo/beginDeposit',
        body: { isQrCodeAvailable },
        fields: { cip: '123456789', ...(qrCode === null ? {} : { qrCode }) },
        instrument: { kind: 'cip', cip: '123456789', qrCode },
      });
    }
  });

  it.each([
    ['tupay', 'POST /api/tupay/beginDeposit'],
    ['yape', 'POST /api/yape/beginDeposit'],
  ] as const)('WAL-07 by %s is confirmed on the phone', (method, call) =>
    expectBegun({
      way: { method },
      call,
      fields: { phone: '•••4321' },
      instrument: { kind: 'phone', phone: '•••4321' },
    }),
  );

  it('WAL-08 by bank transfer answers with the account and a reference', () =>
    expectBegun({
      way: { method: 'bankTransfer' },
      call: 'POST /api/BankTransfer/BeginDeposit',
      fields: { accountNumber: '99900123456', ...PAYEE },
      instrument: { kind: 'transfer', accountNumber: '99900123456', ...PAYEE },
    }));

  it('WAL-08 by digital wallet is paid on the provider’s page', () =>
    expectBegun({
      way: { method: 'digitalWallet' },
      call: 'POST /api/DigitalWallet/BeginDeposit',
      fields: {},
      instrument: { kind: 'redirect' },
    }));

  it('WAL-04 is sent once, whatever comes back', async () => {
    await withAnswers({ [pix.call]: { status: 503, body: {} } }, async (client, asked) => {
      const sending = beginDeposit(client, pix.way, minorUnits(100), { session: SESSION });
      await expect(sending).rejects.toMatchObject({ status: 503 });
      expect(asked).toHaveLength(1);
    });
  });
});

describe('a transaction', () => {
  const call = 'GET /api/wallet/bankTransaction/d-1';
  const read = (answer: Answered) =>
    withAnswers({ [call]: answer }, (client) =>
      readTransaction(client, 'd-1', { session: SESSION }),
    );

  it('WAL-05 is read again with what its payer needs', async () => {
    const data = {
      ...CHARGE,
      type: 1,
      paymentMethod: 4,
      status: 2,
      date: '2025-03-08T15:00:00.000Z',
      changedAt: '2025-03-08T15:05:00.000Z',
      fee: 1.5,
      reference: '98123456789017',
    };
    expect(await read({ body: { data } })).toEqual({
      transactionId: 'd-1',
      changedAt: Date.parse('2025-03-08T15:05:00.000Z'),
      fee: 150,
      type: 'deposit',
      method: 'oxxo',
      amount: 5025,
      state: 'pending',
      at: Date.parse(data.date),
      expiresAt: Date.parse(CHARGE.expiresAt),
      paymentUrl: CHARGE.paymentUrl,
      instrument: { kind: 'voucher', reference: '98123456789017' },
    });
  });

  it('WAL-05 of somebody else is none', async () => {
    expect(await read({ status: 404, body: { error: 'TRANSACTION_WAS_NOT_FOUND' } })).toBeNull();
    await expect(read({ status: 403, body: { error: 'SELF_EXCLUDED' } })).rejects.toMatchObject({
      code: 'SELF_EXCLUDED',
    });
  });
});
