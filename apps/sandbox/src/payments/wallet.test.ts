import { beforeEach, describe, expect, it } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../test/platform.ts';
import { txidOf } from './br-code.ts';
import { openPayer } from '../test/payer.ts';

let test: TestPlatform;
let token: string;
beforeEach(async () => {
  test = await openTestPlatform();
  ({ token } = await test.login());
});

async function begin(amount: number) {
  const { status, json } = await test.call('POST', '/payments/api/pix/beginDeposit', {
    token,
    body: { amount, providerId: 1 },
  });
  return { status, data: (json as { data: Charge }).data };
}

interface Charge {
  readonly transactionId: string;
  readonly brCode: string;
  readonly paymentUrl: string;
}

async function statusOf(id: string) {
  const { json } = await test.call('GET', `/payments/api/pix/Transaction/${id}`, { token });
  return (json as { data: { status: number } }).data.status;
}

async function realBalance() {
  const { json } = await test.call('GET', '/payments/api/Wallet/Total/Amount/ByAccountType', {
    token,
  });
  return (json as { data: { accountType: string; amount: number }[] }).data[0]?.amount;
}

describe('Pix deposit', () => {
  it('credits the balance once the charge is paid, and once only', async () => {
    const { data } = await begin(50.5);
    expect(txidOf(data.brCode)).toBe(data.transactionId);
    expect(await statusOf(data.transactionId)).toBe(2);
    expect(await realBalance()).toBe(500);
    for (let tries = 0; tries < 2; tries += 1) {
      await test.call('POST', `/bank/pix/${data.transactionId}/pay`);
    }
    expect(await statusOf(data.transactionId)).toBe(6);
    expect(await realBalance()).toBe(550.5);
  });

  it('rejects a refused charge and cancels an expired one; neither can be paid', async () => {
    const refused = (await begin(10)).data.transactionId;
    await test.call('POST', `/bank/pix/${refused}/refuse`);
    await test.call('POST', `/bank/pix/${refused}/pay`);
    expect(await statusOf(refused)).toBe(-3);
    const expired = (await begin(10)).data.transactionId;
    test.pass(30 * 60_000);
    ({ token } = await test.login());
    await test.call('POST', `/bank/pix/${expired}/pay`);
    expect(await statusOf(expired)).toBe(-2);
    expect(await realBalance()).toBe(500);
  });

  it.each([0, -5, 10.001])('refuses an amount of %d', async (amount) => {
    expect((await begin(amount)).status).toBe(400);
  });

  it('tells the last charge, and nothing before the first', async () => {
    const last = () => test.call('GET', '/payments/api/user/LastDepositDetail', { token });
    expect((await last()).json).toEqual({ data: null });
    const { data } = await begin(20);
    expect((await last()).json).toMatchObject({
      data: { amount: 20, transactionId: data.transactionId },
    });
  });

  it('keeps a charge from other bettors', async () => {
    const { data } = await begin(20);
    const other = await test.login('outra@vitrine.example');
    const { status } = await test.call(
      'GET',
      `/payments/api/pix/Transaction/${data.transactionId}`,
      { token: other.token },
    );
    expect(status).toBe(404);
  });
});

describe('bank page', () => {
  it('finds a charge by its code and shows payee and amount', async () => {
    const { data } = await begin(1234.5);
    const { status } = await test.call('GET', '/bank');
    expect(status).toBe(200);
    const page = await test.call('GET', new URL(data.paymentUrl).pathname);
    expect(page.text).toContain('<title>Banco de testes</title>');
    expect(page.text.replaceAll(/\s+/g, ' ')).toContain('R$ 1.234,50');
    expect(page.text).toContain('Vitrine Pagamentos');
  });

  it('says in words what is wrong with a code', async () => {
    const found = await test.platform.app.request('/bank', {
      method: 'POST',
      body: new URLSearchParams({ code: 'not a code' }),
    });
    expect(found.status).toBe(422);
    expect(await found.text()).toContain('não é um Pix válido');
  });

  it('speaks Spanish outside Brazil, in the currency of the country', async () => {
    test = await openTestPlatform({ BRAND: 'axolote' });
    ({ token } = await test.login());
    const { json } = await test.call('POST', '/main/api/wallet/deposit/BeginDepositWithSpei', {
      token,
      body: { amount: 100 },
    });
    const { paymentUrl } = (json as { data: Charge }).data;
    const page = await test.call('GET', new URL(paymentUrl).pathname);
    expect(page.text).toContain('<title>Banco de pruebas</title>');
    expect(page.text.replaceAll(/\s+/g, ' ')).toContain('$100.00');
  });
});

describe('ad events', () => {
  const SAVE = '/main/api/UserAdwordsEvents/Save';

  it('WAL-18 are taken once for each paid deposit of the bettor’s, with its amount', async () => {
    const payer = await openPayer('BR');
    const charge = await payer.call('POST', '/payments/api/pix/beginDeposit', {
      amount: 20,
      providerId: 1,
    });
    const { transactionId } = charge.data;
    const save = (body: object = {}) =>
      payer.call('POST', SAVE, { eventType: 'deposit', transactionId, amount: 20, ...body });
    expect([(await save()).status, (await save()).error]).toEqual([
      404,
      'TRANSACTION_WAS_NOT_FOUND',
    ]);
    await payer.atBank(charge, 'pay');
    expect((await save({ amount: 21 })).status).toBe(404);
    expect((await save({ eventType: 'withdrawal' })).status).toBe(400);
    expect((await save()).json).toEqual({ notified: true });
    expect((await save()).json).toEqual({ notified: false });
    await payer.login('outra@vitrine.example');
    expect((await save()).status).toBe(404);
  });
});

describe('the hall of fame', () => {
  const HALL = '/payments/api/WithdrawalHallOfFame/HallOfFame';

  it('WAL-19 shows the big withdrawals that were paid, names shortened, to anybody', async () => {
    const payer = await openPayer('MX');
    const bankAccountId = await payer.confirmedAccount();
    const withdraw = async (amount: number, decision: string) => {
      const body = { amount, bankAccountId };
      const { data } = await payer.call(
        'POST',
        '/main/api/wallet/Withdrawal/BeginWithdrawalWithSpei',
        body,
      );
      await payer.order(`withdrawals/${decision}`, data);
      await payer.order(`withdrawals/${decision}`, data);
    };
    await withdraw(250, 'refuse');
    await withdraw(250.5, 'approve');
    await withdraw(199.99, 'approve');
    const { status, json } = await payer.test.call('GET', HALL);
    expect(status).toBe(200);
    expect(json).toEqual({
      data: [{ name: 'Dandara M.', amount: 250.5, date: new Date(payer.test.now()).toISOString() }],
    });
  });

  it('WAL-19 is not there for the other brands', async () => {
    const { status, json } = await test.call('GET', HALL);
    expect([status, json]).toMatchObject([404, { error: 'HALL_OF_FAME_NOT_AVAILABLE' }]);
  });
});
