import { minorUnits } from '@vitrine/betting/base/money';
import { bankTransaction, pixTransaction } from '@vitrine/upstream/contract/wallet/deposits';
import { PAYMENT_METHOD_NUMBER } from '@vitrine/upstream/contract/wallet/transactions';
import { balance } from '@vitrine/upstream/contract/wallet/wallet';
import { UpstreamTimeout } from '@vitrine/upstream/base/errors';
import { describe, expect, it } from 'vitest';
import { readBalance } from '../../services/wallet/balance.server.ts';
import { rememberCharge } from '../../services/wallet/charge.server.ts';
import { BETTOR, openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { statusError } from '../../../test/operator.ts';
import { loader } from './charge.tsx';

const PATH = '/deposit/t-1';

type Status = -6 | -4 | -3 | -2 | 0 | 1 | 2 | 5 | 6;

/** Every status with where a deposit then stands. */
const STATUSES = [
  [0, 'created', true],
  [2, 'pending', true],
  [1, 'pendingApproval', false],
  [6, 'successful', false],
  [5, 'successfulRefund', false],
  [-2, 'cancelled', false],
  [-3, 'rejected', false],
  [-4, 'paymentError', false],
  [-6, 'error', false],
] as const;

async function openCharge(brand = 'arara') {
  const site = openTestSite(brand);
  const browser = openBrowser(site);
  await browser.logIn();
  const visit = (path = PATH) => browser.visit(loader, path, { params: { transactionId: 't-1' } });
  return { site, browser, visit, expiresAt: (lastsMs: number) => site.now() + lastsMs };
}

/** A charge that was begun here by Pix. */
async function openPix() {
  const opened = await openCharge();
  const { site, expiresAt } = opened;
  const charge = {
    transactionId: 't-1',
    amount: minorUnits(1234_50),
    expiresAt: expiresAt(60_000),
    paymentUrl: null,
    instrument: { kind: 'pix', brCode: '000201' },
  } as const;
  const record = { intentId: 'intent', method: 'pix', charge } as const;
  await rememberCharge(record, BETTOR.userId, site.context());
  const pix = site.operator.at(pixTransaction);
  const charged = (status: Status, lastsMs = 60_000) =>
    pix.reply(() => ({
      data: {
        transactionId: 't-1',
        amount: 1234.5,
        status,
        brCode: '000201',
        expiresAt: new Date(expiresAt(lastsMs)).toISOString(),
      },
    }));
  return { ...opened, pix, charged };
}

describe('a Pix charge', () => {
  it.each(STATUSES)('WAL-04 of status %i is %s', async (status, state, isPayable) => {
    const { visit, charged, pix } = await openPix();
    charged(status);
    expect((await visit(`${PATH}?${state}`)).data).toMatchObject({ charge: { state, isPayable } });
    expect(pix.calls()).toMatchObject([{ params: { id: 't-1' } }]);
  });

  it('WAL-04 has expired when its time is over and nothing was paid', async () => {
    const { visit, charged } = await openPix();
    charged(2, 0);
    expect((await visit()).data).toMatchObject({ charge: { state: 'expired', isPayable: false } });
    charged(6, -1);
    expect((await visit(`${PATH}?successful`)).data).toMatchObject({
      charge: { state: 'successful' },
    });
  });

  it('is written in the brand’s money, and its end in the bettor’s time', async () => {
    const { visit, charged } = await openPix();
    charged(2, 30 * 60_000);
    expect((await visit()).data).toMatchObject({
      charge: {
        amount: 'R$\u00a01.234,50',
        expiry: 'Válido até 16:30',
        millisecondsLeft: 30 * 60_000,
        instrument: { kind: 'pix', brCode: '000201' },
        paymentUrl: null,
      },
    });
  });

  it.each([
    [6, 'successful'],
    [5, 'successfulRefund'],
  ] as const)(
    'of status %i is shown by a request of its own, whose frame has the new balance',
    async (status, state) => {
      const { visit, charged } = await openPix();
      charged(status);
      expect((await visit()).location).toBe(`${PATH}?${state}`);
      expect((await visit(`${PATH}?${state}`)).status).toBe(200);
    },
  );

  it('WAL-10 once paid has the balance asked for anew', async () => {
    const { site, browser, visit, charged } = await openPix();
    const read = async () => {
      const { visitor, context } = await browser.visitor();
      return readBalance(visitor, context);
    };
    await read();
    charged(2);
    await visit();
    await read();
    expect(site.operator.at(balance).calls()).toHaveLength(1);
    charged(6);
    await visit();
    await read();
    expect(site.operator.at(balance).calls()).toHaveLength(2);
  });

  it('stays payable as it was begun while the operator can’t be asked', async () => {
    const { site, visit, pix } = await openPix();
    pix.reply(() => {
      throw new UpstreamTimeout(pixTransaction.name, 8000);
    });
    const shown = { instrument: { brCode: '000201' }, amount: 'R$\u00a01.234,50' };
    expect(await visit()).toMatchObject({
      status: 200,
      data: { charge: { ...shown, state: 'unknown', isPayable: true } },
    });
    site.pass(60_000);
    expect(await visit()).toMatchObject({
      data: { charge: { ...shown, state: 'unknown', isPayable: false } },
    });
  });

  it('that the operator doesn’t know is no page', async () => {
    const { visit, pix } = await openPix();
    pix.reply(() => {
      throw statusError(pixTransaction, 404);
    });
    expect((await visit()).status).toBe(404);
  });

  it('is for who is logged in, who comes back to it', async () => {
    const { site } = await openPix();
    const answer = await openBrowser(site).visit(loader, PATH);
    expect(answer.location).toBe('/login?returnTo=%2Fdeposit%2Ft-1');
  });
});

const PAYEE = { reference: '7012345', beneficiary: 'Vitrine', bankName: 'Banco' };

describe('a charge of another method', () => {
  async function openMethod(method: keyof typeof PAYMENT_METHOD_NUMBER, fields: object) {
    const opened = await openCharge('axolote');
    const { site, expiresAt } = opened;
    const any = site.operator.at(bankTransaction);
    const charged = (status: Status, more: object = {}) =>
      any.reply(() => ({
        data: {
          transactionId: 't-1',
          type: 1,
          paymentMethod: PAYMENT_METHOD_NUMBER[method],
          amount: 50,
          status,
          date: new Date(site.now()).toISOString(),
          expiresAt: new Date(expiresAt(24 * 3_600_000)).toISOString(),
          ...fields,
          ...more,
        },
      }));
    charged(2);
    return { ...opened, any, charged };
  }

  const url = 'https://provider.example/t-1';

  it.each([
    ['spei', { clabe: '032180000118359719', ...PAYEE }, { kind: 'clabe', ...PAYEE }],
    ['oxxo', { reference: '98123456789017' }, { kind: 'voucher', reference: '98123456789017' }],
    ['pagoEfectivo', { cip: '123456789', qrCode: url }, { kind: 'cip', qrCode: url }],
    ['yape', { phone: '•••4321' }, { kind: 'phone', phone: '•••4321' }],
    ['tupay', { phone: '•••4321' }, { kind: 'phone', phone: '•••4321' }],
    ['bankTransfer', { accountNumber: '999', ...PAYEE }, { kind: 'transfer', ...PAYEE }],
    ['card', { paymentUrl: url }, { kind: 'redirect' }],
    ['digitalWallet', { paymentUrl: url }, { kind: 'redirect' }],
  ] as const)(
    'WAL-05 by %s is followed by its transaction, and shows what it is paid with',
    async (method, fields, instrument) => {
      const { visit, any } = await openMethod(method, fields);
      expect((await visit()).data).toMatchObject({
        charge: {
          method,
          instrument,
          state: 'pending',
          isPayable: true,
          amount: '$50.00',
          expiry: 'Válido hasta 15/03, 13:00',
          millisecondsLeft: null,
          paymentUrl: 'paymentUrl' in fields ? url : null,
        },
      });
      expect(any.calls()).toMatchObject([{ params: { id: 't-1' } }]);
    },
  );

  it.each(STATUSES)('of status %i is %s', async (status, state, isPayable) => {
    const { visit, charged } = await openMethod('oxxo', { reference: '98123456789017' });
    charged(status);
    expect((await visit(`${PATH}?${state}`)).data).toMatchObject({ charge: { state, isPayable } });
  });

  it('has expired, and no more been called off, once its time is over', async () => {
    const { site, visit, charged, expiresAt } = await openMethod('card', { paymentUrl: url });
    charged(-2, { expiresAt: new Date(expiresAt(0)).toISOString() });
    site.pass(1);
    expect((await visit()).data).toMatchObject({ charge: { state: 'expired' } });
  });

  it('without an end, and of a method without a name here, is shown all the same', async () => {
    const { visit, charged } = await openMethod('card', { paymentUrl: url });
    charged(2, { expiresAt: null, paymentMethod: 99 });
    expect((await visit()).data).toMatchObject({
      charge: { method: null, expiry: null, state: 'pending', isPayable: true },
    });
  });

  it('is shown as unknown while the operator can’t be asked and nothing is kept', async () => {
    const { visit, any } = await openMethod('spei', PAYEE);
    any.reply(() => {
      throw new UpstreamTimeout(bankTransaction.name, 8000);
    });
    expect(await visit()).toMatchObject({ status: 200, data: { charge: null } });
  });

  it('is no page when it is a withdrawal, or not known', async () => {
    const { visit, charged, any } = await openMethod('spei', PAYEE);
    charged(2, { type: 2 });
    expect((await visit()).status).toBe(404);
    any.reply(() => {
      throw statusError(bankTransaction, 404);
    });
    expect((await visit()).status).toBe(404);
  });
});
