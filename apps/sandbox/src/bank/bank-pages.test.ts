import { describe, expect, it } from 'vitest';
import { openPayer, type Answered, type TestPayer } from '../test/payer.ts';

async function find(payer: TestPayer, code: unknown) {
  const answer = await payer.test.platform.app.request('/bank', {
    method: 'POST',
    body: new URLSearchParams({ code: String(code) }),
  });
  return { status: answer.status, location: answer.headers.get('location') };
}

async function pageOf(payer: TestPayer, { data }: Answered): Promise<string> {
  const path = new URL(String(data['paymentUrl'])).pathname;
  return (await payer.test.call('GET', path)).text.replaceAll(/\s+/g, ' ');
}

const buttons = (page: string) =>
  [...page.matchAll(/<button[^>]*>([^<]*)<\/button>/g)].map(([, text]) => text?.trim());

describe('the bank', () => {
  it.each([
    ['MX', '/payments/api/wallet/oxxopay/BeginDepositWithOxxoPay', 'reference', 'oxxo'],
    ['MX', '/main/api/wallet/deposit/BeginDepositWithSpei', 'clabe', 'spei'],
    ['PE', '/payments/api/pagoefectivo/beginDeposit', 'cip', 'pagoefectivo'],
    ['PE', '/payments/api/BankTransfer/BeginDeposit', 'reference', 'transfer'],
  ])('of %s finds a deposit of %s by its %s', async (country, path, field, page) => {
    const payer = await openPayer(country);
    const body = { amount: 80, isQrCodeAvailable: false };
    const { data } = await payer.call('POST', path, body);
    const code = String(data[field]);
    const expected = { status: 303, location: `/bank/${page}/${data['transactionId']}` };
    expect(await find(payer, code)).toEqual(expected);
    expect(await find(payer, ` ${code.slice(0, 4)} ${code.slice(4).toLowerCase()}\n`)).toEqual(
      expected,
    );
    expect((await find(payer, `${code}0`)).status).toBe(422);
  });

  it('shows what can be done with a deposit as it stands', async () => {
    const payer = await openPayer('PE');
    const charge = await payer.call('POST', '/payments/api/card/beginDeposit', {
      amount: 80,
      providerId: 1,
    });
    expect(buttons(await pageOf(payer, charge))).toEqual([
      'Usar la tarjeta de prueba •••• 4242',
      'Rechazar',
      'Dejar vencer',
    ]);
    expect(buttons(await payer.atBank(charge, 'enter'))[0]).toBe('Confirmar la compra');
    const paid = await payer.atBank(charge, 'pay');
    expect(paid).toContain('<p role="status"><strong>Pago realizado</strong></p>');
    expect(buttons(paid)).toEqual(['Devolver']);
    const refunded = await payer.atBank(charge, 'refund');
    expect(refunded).toContain('Pago devuelto');
    expect(buttons(refunded)).toEqual([]);
    expect(await payer.balance()).toBe(500_00);
  });

  it('lets a deposit expire before its time', async () => {
    const payer = await openPayer('BR');
    const charge = await payer.call('POST', '/payments/api/pix/beginDeposit', {
      amount: 80,
      providerId: 1,
    });
    expect(buttons(await pageOf(payer, charge))).toEqual(['Pagar', 'Recusar', 'Deixar vencer']);
    expect(await payer.atBank(charge, 'expire')).toContain('Esta cobrança venceu');
    expect(await payer.statusOf(charge.data['transactionId'])).toBe(-2);
  });

  it('says so when a deposit cannot be given back any more', async () => {
    const payer = await openPayer('BR');
    const charge = await payer.call('POST', '/payments/api/pix/beginDeposit', {
      amount: 80,
      providerId: 1,
    });
    await payer.atBank(charge, 'pay');
    const bankAccountId = await payer.confirmedAccount();
    await payer.call('POST', '/payments/api/pix/BeginWithdrawal', { amount: 580, bankAccountId });
    const path = new URL(String(charge.data['paymentUrl'])).pathname;
    const { status, text } = await payer.test.call('POST', `${path}/refund`);
    expect(status).toBe(422);
    expect(text).toContain('role="alert"');
    expect(await payer.statusOf(charge.data['transactionId'])).toBe(6);
  });

  it('knows no deposit at the page of another method, and no withdrawal', async () => {
    const payer = await openPayer('BR');
    const { data } = await payer.call('POST', '/payments/api/pix/beginDeposit', {
      amount: 80,
      providerId: 1,
    });
    const bankAccountId = await payer.confirmedAccount();
    const withdrawal = await payer.call('POST', '/payments/api/pix/BeginWithdrawal', {
      amount: 10,
      bankAccountId,
    });
    for (const path of [
      `/bank/card/${data['transactionId']}`,
      `/bank/cheque/${data['transactionId']}`,
      `/bank/pix/${withdrawal.data['transactionId']}`,
      '/bank/pix/nobody',
    ]) {
      const { status, text } = await payer.test.call('GET', path);
      expect(status).toBe(404);
      expect(text).toContain('Esta cobrança não existe.');
      expect((await payer.test.call('POST', `${path}/pay`)).status).toBe(404);
    }
    expect(await payer.statusOf(data['transactionId'])).toBe(2);
  });
});
