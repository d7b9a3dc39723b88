import { luhnDigit } from '@vitrine/upstream/wallet/check-digit';
import { accountNumberOf } from '@vitrine/upstream/wallet/account-number';
import { describe, expect, it } from 'vitest';
import { openPayer, type TestPayer } from '../test/payer.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const CALLS = {
  pix: { path: '/payments/api/pix/beginDeposit', more: { providerId: 1 } },
  card: { path: '/payments/api/card/beginDeposit', more: { providerId: 1 } },
  oldCard: { path: '/payments/api/wallet/deposit/BeginDepositWithCard', more: {} },
  oxxo: { path: '/payments/api/wallet/oxxopay/BeginDepositWithOxxoPay', more: {} },
  spei: { path: '/main/api/wallet/deposit/BeginDepositWithSpei', more: {} },
  pagoEfectivo: {
    path: '/payments/api/pagoefectivo/beginDeposit',
    more: { isQrCodeAvailable: true },
  },
  tupay: { path: '/payments/api/tupay/beginDeposit', more: {} },
  yape: { path: '/payments/api/yape/beginDeposit', more: {} },
  bankTransfer: { path: '/payments/api/BankTransfer/BeginDeposit', more: {} },
  digitalWallet: { path: '/payments/api/DigitalWallet/BeginDeposit', more: {} },
} as const;
type Way = keyof typeof CALLS;

function begin(payer: TestPayer, way: Way, amount = 80, more: object = {}) {
  const { path, more: needed } = CALLS[way];
  return payer.call('POST', path, { amount, ...needed, ...more });
}

/** Begin, pay, and pay again: the money comes once. Refuse and expire: it never comes. */
async function expectWholeLife(payer: TestPayer, way: Way, lifeMs: number): Promise<void> {
  const before = await payer.balance();
  const paid = await begin(payer, way);
  expect(paid.status).toBe(200);
  expect(paid.data).toMatchObject({
    amount: 80,
    expiresAt: new Date(payer.test.now() + lifeMs).toISOString(),
  });
  expect([0, 2]).toContain(await payer.statusOf(paid.data['transactionId']));
  expect(await payer.balance()).toBe(before);
  for (const action of ['enter', 'pay', 'pay', 'approve', 'approve']) {
    await payer.atBank(paid, action);
  }
  expect(await payer.statusOf(paid.data['transactionId'])).toBe(6);
  expect(await payer.balance()).toBe(before + 8000);

  const refused = await begin(payer, way);
  await payer.atBank(refused, 'refuse');
  await payer.atBank(refused, 'pay');
  expect(await payer.statusOf(refused.data['transactionId'])).toBe(-3);

  const expired = await begin(payer, way);
  await payer.pass(lifeMs - 1);
  expect([0, 2]).toContain(await payer.statusOf(expired.data['transactionId']));
  await payer.pass(1);
  await payer.atBank(expired, 'pay');
  expect(await payer.statusOf(expired.data['transactionId'])).toBe(-2);

  const { balance, movements } = await payer.books();
  expect(balance).toBe(before + 8000);
  expect(movements.filter(({ kind }) => kind === 'deposit')).toHaveLength(1);
}

describe('a deposit', () => {
  it('WAL-04 by Pix is paid once, refused, or expires after 30 minutes', async () => {
    const payer = await openPayer('BR');
    await expectWholeLife(payer, 'pix', 30 * MINUTE);
  });

  it('WAL-05 by card leads to the provider, where the card is entered and confirmed', async () => {
    const payer = await openPayer('PE');
    const charge = await begin(payer, 'card');
    const id = charge.data['transactionId'];
    expect(charge.data['paymentUrl']).toMatch(/\/bank\/card\/\w+$/);
    expect(await payer.statusOf(id)).toBe(0);
    expect(await payer.atBank(charge, 'enter')).toContain('3-D Secure');
    expect(await payer.statusOf(id)).toBe(2);
    expect(await payer.atBank(charge, 'pay')).toContain('Pago realizado');
    expect(await payer.statusOf(id)).toBe(6);
    expect(await payer.balance()).toBe(580_00);
  });

  it('WAL-05 by card is paid once, refused, or expires after 15 minutes, by both calls', async () => {
    await expectWholeLife(await openPayer('CO'), 'card', 15 * MINUTE);
    await expectWholeLife(await openPayer('MX'), 'oldCard', 15 * MINUTE);
  });

  it('WAL-05 is nobody else’s to read', async () => {
    const payer = await openPayer('PE');
    const { data } = await begin(payer, 'card');
    const path = `/payments/api/wallet/bankTransaction/${data['transactionId']}`;
    expect((await payer.call('GET', path)).data).toMatchObject({ type: 1, paymentMethod: 1 });
    await payer.login('outra@vitrine.example');
    const { status, error } = await payer.call('GET', path);
    expect([status, error]).toEqual([404, 'TRANSACTION_WAS_NOT_FOUND']);
  });

  it('WAL-06 by OXXO has a reference with its check digit, and three days', async () => {
    const payer = await openPayer('MX');
    const { data } = await begin(payer, 'oxxo');
    const reference = String(data['reference']);
    expect(reference).toMatch(/^98\d{12}$/);
    expect(luhnDigit(reference.slice(0, -1))).toBe(reference.slice(-1));
    await expectWholeLife(await openPayer('MX'), 'oxxo', 72 * HOUR);
  });

  it('WAL-06 by OXXO is not valid while three vouchers are unpaid', async () => {
    const payer = await openPayer('MX');
    const isValid = async () =>
      (await payer.call('GET', '/main/api/wallet/Deposit/IsValidDepositWithOxxo')).data['isValid'];
    const vouchers = [
      await begin(payer, 'oxxo'),
      await begin(payer, 'oxxo'),
      await begin(payer, 'oxxo'),
    ];
    expect(await isValid()).toBe(false);
    const { status, error } = await begin(payer, 'oxxo');
    expect([status, error]).toEqual([409, 'TOO_MANY_OPEN_VOUCHERS']);
    const [first] = vouchers;
    if (first) await payer.atBank(first, 'pay');
    expect(await isValid()).toBe(true);
    expect((await begin(payer, 'oxxo')).status).toBe(200);
  });

  it('WAL-06 by SPEI has a CLABE of its own with its check digit, and a day', async () => {
    const payer = await openPayer('MX');
    const [first, second] = [await begin(payer, 'spei'), await begin(payer, 'spei')];
    const clabe = String(first.data['clabe']);
    expect(accountNumberOf('MX', clabe)).toBe(clabe);
    expect(first.data['reference']).toMatch(/^\d{7}$/);
    expect(second.data['clabe']).not.toBe(clabe);
    await expectWholeLife(await openPayer('MX'), 'spei', 24 * HOUR);
  });

  it('WAL-07 by PagoEfectivo has a CIP, a picture only when it was asked for, and a day', async () => {
    const payer = await openPayer('PE');
    const { data } = await begin(payer, 'pagoEfectivo');
    expect(data['cip']).toMatch(/^\d{9}$/);
    expect(data['qrCode']).toBe(data['paymentUrl']);
    const plain = await begin(payer, 'pagoEfectivo', 80, { isQrCodeAvailable: false });
    expect(plain.data).not.toHaveProperty('qrCode');
    await expectWholeLife(await openPayer('PE'), 'pagoEfectivo', 24 * HOUR);
  });

  it.each(['tupay', 'yape'] as const)(
    'WAL-07 by %s is approved on the phone within 10 minutes',
    async (way) => {
      const payer = await openPayer('PE');
      const { data } = await begin(payer, way);
      expect(data['phone']).toMatch(/^•••\d{4}$/);
      await expectWholeLife(await openPayer('PE'), way, 10 * MINUTE);
    },
  );

  it('WAL-08 by bank transfer waits for approval once it was sent, and no longer expires', async () => {
    const payer = await openPayer('PE');
    const charge = await begin(payer, 'bankTransfer');
    const account = String(charge.data['accountNumber']);
    expect(accountNumberOf('PE', account)).toBe(account);
    expect(charge.data['reference']).toMatch(/^VT\d{8}$/);
    expect(await payer.atBank(charge, 'pay')).toContain('en revisión');
    await payer.pass(48 * HOUR);
    expect(await payer.statusOf(charge.data['transactionId'])).toBe(1);
    expect(await payer.balance()).toBe(500_00);
    const transactionId = charge.data['transactionId'];
    expect(await payer.order('payments/pay', { transactionId })).toBe(204);
    expect(await payer.balance()).toBe(580_00);
    expect(await payer.order('payments/pay', { transactionId })).toBe(400);
    await expectWholeLife(await openPayer('BR'), 'bankTransfer', 24 * HOUR);
  });

  it('WAL-08 by digital wallet is paid on the provider’s page within 15 minutes', async () => {
    await expectWholeLife(await openPayer('EC'), 'digitalWallet', 15 * MINUTE);
  });
});

describe('a country', () => {
  const ALL: readonly Way[] = [
    'pix',
    'card',
    'oxxo',
    'spei',
    'pagoEfectivo',
    'tupay',
    'yape',
    'bankTransfer',
    'digitalWallet',
  ];
  it.each<[string, readonly Way[]]>([
    ['BR', ['pix', 'bankTransfer']],
    ['PE', ['card', 'pagoEfectivo', 'tupay', 'yape', 'bankTransfer', 'digitalWallet']],
    ['CO', ['card', 'tupay', 'bankTransfer', 'digitalWallet']],
    ['EC', ['card', 'tupay', 'bankTransfer', 'digitalWallet']],
    ['GT', ['card', 'tupay', 'bankTransfer', 'digitalWallet']],
    ['MX', ['card', 'oxxo', 'spei', 'bankTransfer', 'digitalWallet']],
  ])('%s has its own methods and no other', async (country, methods) => {
    const payer = await openPayer(country);
    for (const way of ALL) {
      const { status, error } = await begin(payer, way);
      const isOwn = methods.includes(way);
      expect([way, status, error]).toEqual(
        isOwn ? [way, 200, undefined] : [way, 400, 'METHOD_NOT_AVAILABLE'],
      );
    }
  });
});

describe('limits of the operator', () => {
  it('refuse a deposit above either, by name', async () => {
    const payer = await openPayer('BR');
    await payer.order('flags', { name: 'max-deposit-limit', value: 100 });
    await payer.order('flags', { name: 'max-wallet-balance', value: 550.5 });
    const above = await begin(payer, 'pix', 100.01);
    expect([above.status, above.error]).toEqual([400, 'WALLET_ABOVE_LIMITS']);
    expect(above.json).toMatchObject({ context: { limit: 'max-deposit-limit', maximum: 100 } });
    const full = await begin(payer, 'pix', 50.51);
    expect(full.json).toMatchObject({
      error: 'WALLET_ABOVE_LIMITS',
      context: { limit: 'max-wallet-balance', maximum: 550.5, balance: 500 },
    });
    expect((await begin(payer, 'pix', 50.5)).status).toBe(200);
  });

  it('are none while their flag is only on', async () => {
    const payer = await openPayer('BR');
    await payer.order('flags', { name: 'max-deposit-limit', value: true });
    expect((await begin(payer, 'pix', 60_000)).status).toBe(200);
  });
});

describe('a restricted bettor', () => {
  it('deposits nothing', async () => {
    const payer = await openPayer('BR');
    await payer.login('bloqueio-interno@vitrine.example');
    const { status, error } = await begin(payer, 'pix');
    expect([status, error]).toEqual([403, 'INTERNAL_BLOCKED']);
  });
});

describe('a refund', () => {
  it('takes the deposit back once, and only while its money is there', async () => {
    const payer = await openPayer('BR');
    const deposit = await begin(payer, 'pix', 50);
    const transactionId = deposit.data['transactionId'];
    expect(await payer.order('payments/refund', { transactionId })).toBe(400);
    await payer.order('payments/pay', { transactionId });
    expect(await payer.order('payments/refund', { transactionId })).toBe(204);
    expect(await payer.statusOf(transactionId)).toBe(5);
    expect(await payer.order('payments/refund', { transactionId })).toBe(400);
    expect(await payer.balance()).toBe(500_00);

    const spent = (await begin(payer, 'pix', 20)).data['transactionId'];
    await payer.order('payments/pay', { transactionId: spent });
    const bankAccountId = await payer.confirmedAccount();
    await payer.call('POST', '/payments/api/pix/BeginWithdrawal', { amount: 510, bankAccountId });
    expect(await payer.order('payments/refund', { transactionId: spent })).toBe(400);
    expect(await payer.statusOf(spent)).toBe(6);
    expect(await payer.balance()).toBe(10_00);
  });
});
