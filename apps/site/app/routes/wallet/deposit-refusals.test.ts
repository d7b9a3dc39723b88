import { beginPixDeposit, beginYapeDeposit } from '@vitrine/upstream/contract/wallet/deposits';
import { describe, expect, it } from 'vitest';
import type { FormState } from '../../forms/form-state.ts';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { statusError } from '../../../test/operator.ts';
import { action } from './deposit.tsx';

const FORMS = {
  arara: { call: beginPixDeposit, fields: { method: 'pix', amount: '50,00' } },
  vicuna: { call: beginYapeDeposit, fields: { method: 'yape', amount: '50.00' } },
} as const;

async function refused(brand: keyof typeof FORMS, status: number, body: object) {
  const { call, fields } = FORMS[brand];
  const site = openTestSite(brand);
  const browser = openBrowser(site);
  await browser.logIn();
  site.operator.at<unknown>(call).reply(() => {
    throw statusError(call, status, body);
  });
  const intentId = '3b3e8b1e-7c8c-4f0e-9d2a-0d6b5d1c2e11';
  const answer = await browser.submit(action, '/deposit', { intentId, ...fields });
  expect(answer.status).toBe(400);
  const { errors, formError, values } = answer.data as FormState;
  expect(values).toMatchObject(fields);
  expect(values['intentId']).not.toBe(intentId);
  const [[field, text] = [null, formError ?? '']] = Object.entries(errors);
  return { field, text: text.replaceAll('\u00a0', ' ') };
}

const WALLET = { limit: 'max-wallet-balance', maximum: 1000, balance: 950 };

describe('a refused deposit', () => {
  it.each([
    [
      'arara',
      400,
      { error: 'METHOD_NOT_AVAILABLE' },
      null,
      'Os depósitos não estão disponíveis agora. Nenhum valor foi cobrado; tente mais tarde.',
    ],
    [
      'vicuna',
      400,
      { error: 'METHOD_NOT_AVAILABLE' },
      'method',
      'Este medio de pago no está disponible ahora. Elige otro o inténtalo más tarde.',
    ],
    [
      'arara',
      403,
      { error: 'INTERNAL_BLOCKED' },
      null,
      'Sua conta está bloqueada para depósitos. Fale com o suporte para resolver; você ainda pode sacar seu saldo.',
    ],
    [
      'vicuna',
      403,
      { error: 'DEACTIVATED' },
      null,
      'Tu cuenta está desactivada. Entra de nuevo para reactivarla antes de depositar.',
    ],
    [
      'vicuna',
      403,
      { error: 'SELF_EXCLUDED' },
      null,
      'Tu cuenta está en autoexclusión: los depósitos quedan cerrados hasta que termine. Todavía puedes retirar tu saldo.',
    ],
    [
      'arara',
      406,
      { error: 'RESPONSABLE_GAME_BREAK_TIME' },
      null,
      'Você está em uma pausa: os depósitos reabrem quando ela terminar. Você ainda pode sacar seu saldo.',
    ],
    [
      'arara',
      400,
      { error: 'LIMIT_DEPOSIT_REACHED', context: { remaining: 30.25, period: 'Daily' } },
      'amount',
      'Este valor passa do limite de depósito que você definiu: agora você pode depositar até R$ 30,25. Diminua o valor.',
    ],
    [
      'vicuna',
      400,
      { error: 'LIMIT_DEPOSIT_REACHED', context: { remaining: 4.99 } },
      null,
      'Llegaste al límite de depósito que fijaste. Espera al próximo día, semana o mes de tu límite para depositar de nuevo.',
    ],
  ] as const)('on %s with %i %j says what to do', async (brand, status, body, field, text) => {
    expect(await refused(brand, status, body)).toEqual({ field, text });
  });

  it('WAL-16 beyond a limit of the operator says which, and what is left', async () => {
    const above = (context?: object) => ({ error: 'WALLET_ABOVE_LIMITS', context });
    expect(await refused('vicuna', 400, above(WALLET))).toEqual({
      field: 'amount',
      text: 'Tu billetera tiene un saldo máximo: ahora puedes depositar hasta S/ 50.00. Baja el monto.',
    });
    const highest = { limit: 'max-deposit-limit', maximum: 40 };
    expect(await refused('arara', 400, above(highest))).toEqual({
      field: 'amount',
      text: 'O depósito máximo agora é R$ 40,00. Diminua o valor.',
    });
    expect(await refused('arara', 400, above({ ...WALLET, balance: 1000 }))).toEqual({
      field: null,
      text: 'Sua carteira chegou ao saldo máximo. Saque ou use parte do saldo antes de depositar.',
    });
    expect(await refused('arara', 400, above())).toEqual({
      field: 'amount',
      text: 'Este valor passa do que sua carteira pode receber. Diminua o valor ou saque parte do saldo antes.',
    });
  });
});
