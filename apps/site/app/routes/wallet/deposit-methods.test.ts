import { amountFromWire, formatAmountForField } from '@vitrine/betting/base/money';
import { brandCodes, brandFacts } from '@vitrine/brand-themes/brands';
import {
  beginBankTransferDeposit,
  beginCardDeposit,
  beginDigitalWalletDeposit,
  beginOxxoDeposit,
  beginPagoEfectivoDeposit,
  beginPixDeposit,
  beginSpeiDeposit,
  beginTuPayDeposit,
  beginYapeDeposit,
  isValidOxxoDeposit,
  pixTransaction,
} from '@vitrine/upstream/contract/wallet/deposits';
import { lastDepositDetail } from '@vitrine/upstream/contract/wallet/transactions';
import { UpstreamTimeout } from '@vitrine/upstream/base/errors';
import { describe, expect, it } from 'vitest';
import type { FormState } from '../../forms/form-state.ts';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { statusError } from '../../../test/operator.ts';
import { loader as chargeLoader } from './charge.tsx';
import { action, loader } from './deposit.tsx';
import { loader as pendingLoader } from './pending-deposit.tsx';

const INTENT = '3b3e8b1e-7c8c-4f0e-9d2a-0d6b5d1c2e11';
const PAYEE = { reference: '7012345', beneficiary: 'Vitrine', bankName: 'Banco' };
const PAGE = { paymentUrl: 'https://provider.example/t' };

/** Each method with its call, a brand that takes it, and what its answer adds to a charge. */
const METHODS = {
  pix: {
    title: 'WAL-04 goes by its own call, and leads to its charge',
    call: beginPixDeposit,
    brand: 'ipe',
    body: { providerId: 1 },
    fields: { brCode: '0' },
  },
  bankTransfer: {
    title: 'WAL-08 goes by its own call, and leads to its charge',
    call: beginBankTransferDeposit,
    brand: 'ipe',
    body: {},
    fields: { accountNumber: '999', ...PAYEE },
  },
  card: {
    title: 'WAL-05 goes by its own call, and leads to its charge',
    call: beginCardDeposit,
    brand: 'axolote',
    body: { providerId: 1 },
    fields: PAGE,
  },
  spei: {
    title: 'WAL-06 goes by its own call, and leads to its charge',
    call: beginSpeiDeposit,
    brand: 'axolote',
    body: {},
    fields: { clabe: '032180000118359719', ...PAYEE },
  },
  oxxo: {
    title: 'WAL-06 goes by its own call, and leads to its charge',
    call: beginOxxoDeposit,
    brand: 'axolote',
    body: {},
    fields: { reference: '98123456789017' },
  },
  pagoEfectivo: {
    title: 'WAL-07 goes by its own call, and leads to its charge',
    call: beginPagoEfectivoDeposit,
    brand: 'vicuna',
    body: { isQrCodeAvailable: true },
    fields: { cip: '123456789' },
  },
  yape: {
    title: 'WAL-07 goes by its own call, and leads to its charge',
    call: beginYapeDeposit,
    brand: 'vicuna',
    body: {},
    fields: { phone: '•••4321' },
  },
  tupay: {
    title: 'WAL-07 goes by its own call, and leads to its charge',
    call: beginTuPayDeposit,
    brand: 'vicuna',
    body: {},
    fields: { phone: '•••4321' },
  },
  digitalWallet: {
    title: 'WAL-08 goes by its own call, and leads to its charge',
    call: beginDigitalWalletDeposit,
    brand: 'cafetal',
    body: {},
    fields: PAGE,
  },
} as const;

type Method = keyof typeof METHODS;
const NAMES = Object.keys(METHODS) as Method[];

/** What a bettor of the brand deposits, in whole currency units. */
function paidIn({ currency }: { readonly currency: string }): number {
  return currency === 'COP' ? 50_000 : 50;
}

async function openWallet(brand: string) {
  const site = openTestSite(brand);
  const browser = openBrowser(site);
  await browser.logIn();
  site.operator.at(isValidOxxoDeposit).reply(() => ({ data: { isValid: true } }));
  const last = site.operator.at(lastDepositDetail);
  last.reply(() => ({ data: null }));
  const page = async () =>
    (await browser.visit(loader, '/deposit')).data as {
      methods: { value: string; name: string; detail: string; unavailable?: string }[];
    };
  const deposit = (fields: Readonly<Record<string, string>>) =>
    browser.submit(action, '/deposit', {
      intentId: INTENT,
      amount: formatAmountForField(amountFromWire(paidIn(site.brand)), site.brand),
      ...fields,
    });
  return { site, browser, last, page, deposit };
}

async function openMethod(method: Method) {
  const { call, brand, fields } = METHODS[method];
  const wallet = await openWallet(brand);
  const endpoint = wallet.site.operator.at<unknown>(call);
  const reply = () =>
    endpoint.reply(() => ({
      data: {
        transactionId: `t-${endpoint.calls().length}`,
        amount: paidIn(wallet.site.brand),
        expiresAt: '2026-03-14T20:00:00Z',
        ...fields,
      },
    }));
  reply();
  const fail = (error: unknown) =>
    endpoint.reply(() => {
      throw error;
    });
  return { ...wallet, endpoint, reply, fail };
}

describe('the ways to deposit', () => {
  it('are those of the brand, in its order, each with what it takes', async () => {
    const { page } = await openWallet('vicuna');
    expect((await page()).methods.map(({ value, name }) => [value, name])).toEqual([
      ['yape', 'Yape'],
      ['pagoEfectivo', 'PagoEfectivo'],
      ['card', 'Tarjeta'],
      ['bankTransfer', 'Transferencia bancaria'],
      ['tupay', 'TuPay'],
    ]);
  });

  it.each(brandCodes())('of %s all have a call', (code) => {
    for (const method of brandFacts(code).paymentMethods) expect(METHODS[method]).toBeDefined();
  });

  it('WAL-06 keep OXXO closed while the bettor has too many vouchers to pay', async () => {
    const { site, page } = await openWallet('axolote');
    site.operator.at(isValidOxxoDeposit).reply(() => ({ data: { isValid: false } }));
    const closed = (await page()).methods.filter(({ unavailable }) => unavailable);
    expect(closed).toMatchObject([{ value: 'oxxo', unavailable: /Ya tienes vales por pagar/ }]);
  });

  it('are all open when the operator can’t say how many vouchers there are', async () => {
    const { site, page } = await openWallet('axolote');
    site.operator.at(isValidOxxoDeposit).reply(() => {
      throw new UpstreamTimeout(isValidOxxoDeposit.name, 3000);
    });
    expect((await page()).methods.every(({ unavailable }) => !unavailable)).toBe(true);
  });

  it.each(['', 'pix', 'crypto', '__proto__'])('have no "%s" in Mexico', async (method) => {
    const { site, deposit } = await openWallet('axolote');
    const { status, data } = await deposit({ method });
    expect(status).toBe(400);
    expect((data as FormState).errors).toEqual({ method: 'Elige cómo quieres depositar.' });
    expect(site.operator.at<unknown>(beginPixDeposit).calls()).toEqual([]);
  });
});

describe.each(NAMES)('a deposit by %s', (method) => {
  it(METHODS[method].title, async () => {
    const { site, deposit, endpoint } = await openMethod(method);
    expect((await deposit({ method })).location).toBe('/deposit/t-1');
    const amount = paidIn(site.brand);
    expect(endpoint.calls()).toMatchObject([{ body: { amount, ...METHODS[method].body } }]);
  });

  it('WAL-20 sent twice at once, and again after it, is one charge', async () => {
    const { deposit, endpoint } = await openMethod(method);
    const release = endpoint.hold();
    const both = Promise.all([deposit({ method }), deposit({ method })]);
    setTimeout(release, 50);
    const answers = [...(await both), await deposit({ method })];
    expect(answers.map(({ location }) => location)).toEqual(Array(3).fill('/deposit/t-1'));
    expect(endpoint.calls()).toHaveLength(1);
  });

  it('WAL-20 whose answer was lost is found by the last deposit', async () => {
    const { site, deposit, endpoint, last, fail } = await openMethod(method);
    fail(new UpstreamTimeout(METHODS[method].call.name, 180_000));
    expect((await deposit({ method })).location).toContain('/deposit/pending/');
    const amount = paidIn(site.brand);
    last.reply(() => ({
      data: { amount, transactionId: 't-lost', date: new Date(site.now()).toISOString() },
    }));
    site.pass(11_000);
    expect((await deposit({ method })).location).toBe('/deposit/t-lost');
    expect((await deposit({ method })).location).toBe('/deposit/t-lost');
    expect(endpoint.calls()).toHaveLength(1);
  });

  it('WAL-20 refused may be sent again', async () => {
    const { deposit, endpoint, fail, reply } = await openMethod(method);
    fail(statusError(METHODS[method].call, 400, { error: 'METHOD_NOT_AVAILABLE' }));
    const { status, data } = await deposit({ method });
    expect(status).toBe(400);
    expect(Object.keys((data as FormState).errors)).toEqual(['method']);
    reply();
    const { intentId = '' } = (data as FormState).values;
    expect((await deposit({ method, intentId })).location).toBe('/deposit/t-2');
    expect(endpoint.calls()).toHaveLength(2);
  });
});

it('WAL-04 a deposit by Pix is followed by the call of Pix', async () => {
  const { site, browser, deposit } = await openMethod('pix');
  const pix = site.operator.at(pixTransaction);
  pix.reply(() => {
    throw statusError(pixTransaction, 404);
  });
  const { location } = await deposit({ method: 'pix' });
  await browser.visit(chargeLoader, location ?? '', { params: { transactionId: 't-1' } });
  expect(pix.calls()).toMatchObject([{ params: { id: 't-1' } }]);
});

describe('a deposit sent again', () => {
  it('WAL-20 by another method is a stale form, to be sent under a new intent', async () => {
    const { site, deposit, endpoint } = await openMethod('spei');
    await deposit({ method: 'spei' });
    const { status, data } = await deposit({ method: 'card' });
    expect(status).toBe(409);
    const { values } = data as FormState;
    expect(values).toMatchObject({ method: 'card', amount: '50.00' });
    expect(values['intentId']).not.toBe(INTENT);
    expect(endpoint.calls()).toHaveLength(1);
    expect(site.operator.at<unknown>(beginCardDeposit).calls()).toEqual([]);
  });

  it('WAL-20 takes no charge of another form for its lost one', async () => {
    const { site, deposit, endpoint, last, fail, reply } = await openMethod('spei');
    fail(new UpstreamTimeout(beginSpeiDeposit.name, 180_000));
    await deposit({ method: 'spei' });
    reply();
    const other = await deposit({ method: 'spei', intentId: INTENT.replace('3b', '4c') });
    expect(other.location).toBe('/deposit/t-2');
    last.reply(() => ({
      data: { amount: 50, transactionId: 't-2', date: new Date(site.now()).toISOString() },
    }));
    site.pass(11_000);
    expect((await deposit({ method: 'spei' })).location).toContain('/deposit/pending/');
    expect(endpoint.calls()).toHaveLength(2);
  });

  it.each([
    ['spei', true],
    ['yape', false],
    ['tupay', false],
  ] as const)(
    'WAL-20 after a lost %s request offers a second one only where no phone may show the first',
    async (method, mayStartAnew) => {
      const { browser, deposit, fail } = await openMethod(method);
      fail(new UpstreamTimeout(METHODS[method].call.name, 180_000));
      const { location } = await deposit({ method });
      const params = { intentId: INTENT };
      const { data } = await browser.visit(pendingLoader, location ?? '', { params });
      expect(data).toMatchObject({ isLost: true, mayStartAnew });
    },
  );
});
