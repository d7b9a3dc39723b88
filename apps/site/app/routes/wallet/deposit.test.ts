import {
  beginPixDeposit,
  beginSpeiDeposit,
  isValidOxxoDeposit,
} from '@vitrine/upstream/contract/wallet/deposits';
import { lastDepositDetail } from '@vitrine/upstream/contract/wallet/transactions';
import { SessionEnded, UpstreamTimeout, UpstreamUnreachable } from '@vitrine/upstream/base/errors';
import { describe, expect, it } from 'vitest';
import type { FormState } from '../../forms/form-state.ts';
import { BETTOR, openBrowser, type TestBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { statusError } from '../../../test/operator.ts';
import { action, loader } from './deposit.tsx';
import { loader as pendingLoader } from './pending-deposit.tsx';

const INTENT = '3b3e8b1e-7c8c-4f0e-9d2a-0d6b5d1c2e11';
const PENDING = `/deposit/pending/${INTENT}`;
const AT_PENDING = { params: { intentId: INTENT } };

async function openWallet(brand = 'arara') {
  const site = openTestSite(brand);
  const browser = openBrowser(site);
  await browser.logIn();
  let charges = 0;
  const pix = site.operator.at(beginPixDeposit);
  const charges50 = () => ({
    data: {
      transactionId: `t-${++charges}`,
      brCode: '000201',
      amount: 50,
      expiresAt: '2026-03-14T20:00:00Z',
    },
  });
  pix.reply(charges50);
  const last = site.operator.at(lastDepositDetail);
  last.reply(() => ({ data: null }));
  site.operator.at(isValidOxxoDeposit).reply(() => ({ data: { isValid: true } }));
  const fail = (error: unknown) =>
    pix.reply(() => {
      throw error;
    });
  const pending = () => browser.visit(pendingLoader, PENDING, AT_PENDING);
  return { site, browser, pix, last, fail, charges50, pending };
}

function deposit(browser: TestBrowser, amount = '50,00', intentId = INTENT, method = 'pix') {
  return browser.submit(action, '/deposit', { intentId, amount, method });
}

async function refused(browser: TestBrowser, amount: string, method = 'pix'): Promise<FormState> {
  const { status, data } = await deposit(browser, amount, INTENT, method);
  expect(status).toBe(400);
  return data as FormState;
}

describe('a deposit', () => {
  it('WAL-04 asks for a Pix charge of amount and providerId, and leads to it', async () => {
    const { browser, pix } = await openWallet();
    expect((await deposit(browser)).location).toBe('/deposit/t-1');
    expect(pix.calls()).toMatchObject([{ body: { amount: 50, providerId: 1 }, token: 'token-1' }]);
  });

  it.each([
    ['arara', '', 'Informe o valor do depósito.'],
    ['arara', '0,99', 'O depósito mínimo é R$ 1,00.'],
    ['arara', '50000,01', 'O depósito máximo é R$ 50.000,00.'],
    ['arara', '99999999999999999999', 'O depósito máximo é R$ 50.000,00.'],
    ['arara', '10.5', 'Separe os centavos com vírgula, como 1,00.'],
    ['arara', '10,555', 'Use no máximo dois números depois do separador, como 1,00.'],
    ['arara', 'dez', 'Escreva o valor só com números, como 1,00.'],
    ['axolote', '', 'Escribe el monto del depósito.'],
    ['axolote', '9.99', 'El depósito mínimo es $10.00.'],
    ['axolote', '100000.01', 'El depósito máximo es $100,000.00.'],
    ['axolote', '10,5', 'Separa los centavos con punto, como 10.00.'],
    ['axolote', '10.555', 'Usa máximo dos números después del separador, como 10.00.'],
    ['cafetal', '9.999', 'El depósito mínimo es $ 10.000.'],
    ['cafetal', '50000,00', 'Escribe el monto sin centavos, como 10000.'],
    ['cafetal', '50000.50', 'Escribe el monto sin centavos ni coma, como 10000.'],
    ['axolote', '-20', 'Escribe el monto solo con números, como 10.00.'],
  ])('on %s of "%s" says what to mend, and keeps what was typed', async (brand, amount, text) => {
    const { browser, pix } = await openWallet(brand);
    const method = { axolote: 'spei', cafetal: 'card' }[brand] ?? 'pix';
    const { errors, values } = await refused(browser, amount, method);
    expect(Object.keys(errors)).toEqual(['amount']);
    expect(errors['amount']?.replaceAll('\u00a0', ' ')).toBe(text);
    expect(values['amount'] ?? '').toBe(amount);
    expect(pix.calls()).toEqual([]);
  });

  it('reads the brand’s own grouping', async () => {
    const { site, browser } = await openWallet('axolote');
    const spei = site.operator.at(beginSpeiDeposit);
    spei.reply(() => {
      throw statusError(beginSpeiDeposit, 400);
    });
    await deposit(browser, '1,234.50', INTENT, 'spei');
    expect(spei.calls()).toMatchObject([{ body: { amount: 1234.5 } }]);
  });

  it.each([
    [
      403,
      'Sua conta está em autoexclusão: depósitos ficam fechados até ela terminar. Você ainda pode sacar seu saldo.',
    ],
    [429, 'Muitas tentativas em pouco tempo. Aguarde um minuto e tente de novo.'],
    [
      400,
      'A plataforma recusou este depósito. Nenhum valor foi cobrado; confira o valor ou fale com o suporte.',
    ],
  ])('refused with %i says why, and may be sent again', async (status, text) => {
    const { browser, pix, fail, charges50 } = await openWallet();
    fail(statusError(beginPixDeposit, status));
    const { formError, values } = await refused(browser, '50,00');
    expect(formError).toBe(text);
    pix.reply(charges50);
    const again = await deposit(browser, '40,00', values['intentId']);
    expect(again.location).toBe('/deposit/t-1');
  });

  it('needs a session, and comes back to its page', async () => {
    const { site } = await openWallet();
    const answer = await deposit(openBrowser(site));
    expect(answer.location).toBe('/login?returnTo=%2Fdeposit');
  });

  it('SESS-08 leads to the log-in page when the session ends on the way', async () => {
    const { browser, fail } = await openWallet();
    fail(new SessionEnded('refreshRefused', 'over'));
    expect((await deposit(browser)).location).toMatch(
      /^\/login\?returnTo=%2Fdeposit%3Fkept%3D[\w-]{36}&reason=ended$/,
    );
  });

  it('is refused with its fields from a page that is too old', async () => {
    const { site, pix } = await openWallet();
    const text = openBrowser(site, {});
    await text.logIn();
    const { status, data } = await text.submit(action, '/deposit', {
      intentId: INTENT,
      amount: '50,00',
      csrf: 'old',
    });
    expect(status).toBe(403);
    expect(data).toMatchObject({
      values: { amount: '50,00', intentId: INTENT },
      formError: 'Esta página ficou aberta por muito tempo. Confira os dados e envie de novo.',
    });
    expect(pix.calls()).toEqual([]);
  });
});

describe('a deposit sent twice', () => {
  it('WAL-20 is one charge when both clicks come at once', async () => {
    const { browser, pix } = await openWallet();
    const release = pix.hold();
    const both = Promise.all([deposit(browser), deposit(browser)]);
    setTimeout(release, 50);
    expect((await both).map(({ location }) => location)).toEqual(['/deposit/t-1', '/deposit/t-1']);
    expect(pix.calls()).toHaveLength(1);
  });

  it('WAL-20 leads to the first charge after a return to the form', async () => {
    const { browser, pix } = await openWallet();
    await deposit(browser);
    expect((await deposit(browser)).location).toBe('/deposit/t-1');
    expect(pix.calls()).toHaveLength(1);
  });

  it('WAL-20 is another form’s deposit under another intent', async () => {
    const { browser } = await openWallet();
    await deposit(browser);
    const other = await deposit(browser, '50,00', INTENT.replace('3b', '4c'));
    expect(other.location).toBe('/deposit/t-2');
  });

  it.each([
    ['timed out', new UpstreamTimeout(beginPixDeposit.name, 180_000)],
    ['broke off', new UpstreamUnreachable(beginPixDeposit.name, null)],
    ['came from a gateway', statusError(beginPixDeposit, 504)],
  ])('WAL-20 is settled by the last deposit when its answer %s', async (_, error) => {
    const { site, browser, pix, last, fail, pending } = await openWallet();
    fail(error);
    expect((await deposit(browser)).location).toBe(PENDING);
    expect((await pending()).data).toMatchObject({ isLost: true, mayStartAnew: true });
    last.reply(() => ({
      data: { amount: 50, transactionId: 't-lost', date: new Date(site.now()).toISOString() },
    }));
    expect((await pending()).location).toBe('/deposit/t-lost');
    last.reply(() => ({ data: null }));
    expect((await deposit(browser)).location).toBe('/deposit/t-lost');
    expect(pix.calls()).toHaveLength(1);
  });

  it.each([
    ['of another amount', 40, 0],
    ['from before', 50, -60_000],
  ])('WAL-20 takes no deposit %s for the lost one', async (_, amount, age) => {
    const { site, browser, pix, last, fail, charges50 } = await openWallet();
    fail(new UpstreamTimeout(beginPixDeposit.name, 180_000));
    await deposit(browser);
    pix.reply(charges50);
    last.reply(() => ({
      data: { amount, transactionId: 't-x', date: new Date(site.now() + age).toISOString() },
    }));
    expect((await deposit(browser)).location).toBe(PENDING);
    expect(pix.calls()).toHaveLength(1);
  });

  it('is given back with its fields once the lost one can’t arrive any more', async () => {
    const { site, browser, pix, fail, charges50, pending } = await openWallet();
    fail(new UpstreamTimeout(beginPixDeposit.name, 180_000));
    await deposit(browser);
    pix.reply(charges50);
    site.pass(180_000);
    expect((await pending()).location).toBeNull();
    site.pass(1);
    const { location } = await pending();
    expect(location).toBe(`/deposit?notCharged=${INTENT}`);
    const { form } = (await browser.visit(loader, location ?? '')).data as { form: FormState };
    expect(form.formError).toContain('O depósito não foi iniciado');
    expect(form.values).toMatchObject({ amount: '50,00', method: 'pix' });
    expect(pix.calls()).toHaveLength(1);
    const again = await deposit(browser, '50,00', form.values['intentId']);
    expect(again.location).toBe('/deposit/t-1');
    expect(pix.calls()).toHaveLength(2);
  });

  it('is refused at once, and may be sent anew, when the first never left', async () => {
    const { browser, pix, fail, charges50 } = await openWallet();
    const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    fail(new UpstreamUnreachable(beginPixDeposit.name, cause));
    const { status, data } = await deposit(browser);
    expect(status).toBe(502);
    pix.reply(charges50);
    const { values } = data as FormState;
    expect((await deposit(browser, '50,00', values['intentId'])).location).toBe('/deposit/t-1');
  });

  it('WAL-20 waits on a page of its own when the host hangs, and leads to the charge', async () => {
    const { browser, pix, pending } = await openWallet();
    const release = pix.hold();
    const clickedAt = performance.now();
    expect((await deposit(browser)).location).toBe(PENDING);
    expect((await pending()).data).toMatchObject({ isLost: false, amount: 'R$\u00a050,00' });
    expect(performance.now() - clickedAt).toBeLessThan(3000);
    release();
    await expect.poll(async () => (await pending()).location).toBe('/deposit/t-1');
    expect(pix.calls()).toHaveLength(1);
  });

  it('WAL-20 tells a refusal that came late on the form, with its words and fields', async () => {
    const { browser, pix, fail, pending } = await openWallet();
    fail(statusError(beginPixDeposit, 403));
    const release = pix.hold();
    await deposit(browser);
    release();
    await expect.poll(async () => (await pending()).location).toContain('notCharged');
    const { location } = await pending();
    const { form } = (await browser.visit(loader, location ?? '')).data as { form: FormState };
    expect(form.formError).toContain('autoexclusão');
    expect(form.values).toMatchObject({ amount: '50,00', method: 'pix' });
  });

  it('WAL-20 whose record can’t be read is said to be not known, and never sent again', async () => {
    const { site, browser, pix } = await openWallet();
    await site.store.set(`money:deposit:u-1:${INTENT}`, { amount: 5000 }, { ttlMs: 60_000 });
    const { status, data } = await deposit(browser);
    expect(status).toBe(409);
    expect((data as FormState).formError).toContain('Não sabemos o que aconteceu');
    expect(pix.calls()).toEqual([]);
  });

  it('WAL-20 of another bettor is no page', async () => {
    const { site, browser } = await openWallet();
    await deposit(browser);
    const other = openBrowser(site);
    await other.logIn({ ...BETTOR, userId: 'u-2' });
    expect((await other.visit(pendingLoader, PENDING, AT_PENDING)).status).toBe(404);
  });

  it('says the same refusal to both clicks', async () => {
    const { browser, pix, fail } = await openWallet();
    fail(statusError(beginPixDeposit, 403));
    const release = pix.hold();
    const both = Promise.all([deposit(browser), deposit(browser)]);
    setTimeout(release, 50);
    for (const { data } of await both) {
      expect((data as FormState).formError).toContain('autoexclusão');
    }
  });

  it('WAL-20 with another amount is a stale form, to be sent under a new intent', async () => {
    const { browser, pix } = await openWallet();
    await deposit(browser);
    const { status, data } = await deposit(browser, '80,00');
    expect(status).toBe(409);
    const { formError, values, errors } = data as FormState;
    expect(formError).toContain('Confira os dados');
    expect(errors).toEqual({});
    expect(values['intentId']).not.toBe(INTENT);
    expect(pix.calls()).toHaveLength(1);
    expect((await deposit(browser, '80,00', values['intentId'])).location).toBe('/deposit/t-2');
  });

  it('under an intent that is none is a stale form with a new one', async () => {
    const { browser } = await openWallet();
    const { data } = await deposit(browser, '50,00', 'none');
    const { formError, values, errors } = data as FormState;
    expect(formError).toContain('Confira os dados');
    expect(errors).toEqual({});
    expect((await deposit(browser, '50,00', values['intentId'])).location).toBe('/deposit/t-1');
  });
});

describe('the deposit page', () => {
  it('WAL-15 offers the quick amounts as links that fill the field', async () => {
    const { browser } = await openWallet();
    const { data } = await browser.visit(loader, '/deposit?amount=20%2C00');
    const page = data as { quickAmounts: { label: string; href: string }[]; amount: string };
    expect(page.quickAmounts.map(({ label }) => label.replace('\u00a0', ' '))).toEqual([
      ...['R$ 10', 'R$ 20', 'R$ 30', 'R$ 50', 'R$ 100', 'R$ 200', 'R$ 500', 'R$ 1.000'],
    ]);
    expect(page.quickAmounts[1]?.href).toBe('/deposit?amount=20%2C00');
    expect(page.amount).toBe('20,00');
  });

  it('WAL-15 offers pesos of Colombia in their own steps, without cents', async () => {
    const { browser } = await openWallet('cafetal');
    const { data } = await browser.visit(loader, '/deposit');
    const page = data as { quickAmounts: { amount: string; label: string }[]; amountHint: string };
    expect(page.quickAmounts[0]).toMatchObject({ amount: '10000', label: '$\u00a010.000' });
    expect(page.quickAmounts.at(-1)).toMatchObject({
      amount: '1000000',
      label: '$\u00a01.000.000',
    });
    expect(page.amountHint.replaceAll('\u00a0', ' ')).toBe('De $ 10.000 a $ 10.000.000');
  });

  it('names the brand’s limits, the balance, and an intent of its own at each showing', async () => {
    const { browser } = await openWallet('axolote');
    const first = (await browser.visit(loader, '/deposit?amount=<script>')).data;
    expect(first).toMatchObject({
      amountHint: 'De $10.00 a $100,000.00',
      balance: '$100.00',
      amount: '',
    });
    const second = (await browser.visit(loader, '/deposit')).data;
    expect((second as { intentId: string }).intentId).not.toBe(
      (first as { intentId: string }).intentId,
    );
  });
});
