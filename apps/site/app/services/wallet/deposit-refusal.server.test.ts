import { minorUnits } from '@vitrine/betting/base/money';
import { textsOf } from '@vitrine/messages/texts';
import { beginPixDeposit } from '@vitrine/upstream/contract/wallet/deposits';
import { UpstreamTimeout } from '@vitrine/upstream/base/errors';
import { describe, expect, it } from 'vitest';
import { depositRefusal } from './deposit-refusal.server.ts';
import { statusError } from '../../../test/operator.ts';

const RULES = { minimum: minorUnits(100) };

function refusal(status: number, body: unknown = null) {
  return depositRefusal(statusError(beginPixDeposit, status, body), RULES);
}

const CASES = [
  [400, 'METHOD_NOT_AVAILABLE', 'method', 'methodNotAvailable'],
  [409, 'TOO_MANY_OPEN_VOUCHERS', 'method', 'openVouchers'],
  [403, 'SELF_EXCLUDED', null, 'selfExclusion'],
  [403, 'INTERNAL_BLOCKED', null, 'internallyBlocked'],
  [403, 'DEACTIVATED', null, 'deactivated'],
  [406, 'RESPONSABLE_GAME_BREAK_TIME', null, 'pause'],
  [406, 'SELF_BLOCKED', null, 'selfBlocked'],
  [423, 'BLOCKED', null, 'blocked'],
  [451, 'RESTRICTED_REGION', null, 'restrictedRegion'],
  [429, 'TOO_MANY_REQUESTS', null, 'tooManyAttempts'],
  [400, 'INVALID_AMOUNT', null, 'refused'],
  [409, 'CONFLICT', null, 'refused'],
  [400, 'constructor', null, 'refused'],
] as const;

describe('why a deposit is refused', () => {
  it.each(CASES)('is told of %i %s', (status, error, field, code) => {
    expect(refusal(status, { error })).toMatchObject({ field, code });
  });

  it.each(['pt-BR', 'es'])('has a sentence for each in %s', (locale) => {
    const texts: Readonly<Record<string, string>> = textsOf(locale, 'wallet');
    const codes = CASES.map(([, , , code]) => code);
    for (const code of [
      ...codes,
      'aboveLimits',
      'aboveDepositLimit',
      'aboveWalletLimit',
      'walletFull',
      'ownLimit',
      'ownLimitSpent',
      'aboveOwnLimit',
      'unreachable',
    ])
      expect(texts[`errors.${code}`], code).toMatch(/\w/);
  });

  it.each([
    [403, 'selfExclusion'],
    [406, 'selfBlocked'],
    [423, 'blocked'],
    [451, 'restrictedRegion'],
    [502, 'unreachable'],
    [418, 'refused'],
  ])('is told by the status alone when %i names no code', (status, code) => {
    expect(refusal(status)).toMatchObject({ field: null, code });
  });

  it('WAL-16 names the highest deposit, and what the wallet still takes', () => {
    const above = (context: unknown) => refusal(400, { error: 'WALLET_ABOVE_LIMITS', context });
    expect(above({ limit: 'max-deposit-limit', maximum: 500, balance: 20 })).toEqual({
      field: 'amount',
      code: 'aboveDepositLimit',
      amount: 500_00,
    });
    const wallet = { limit: 'max-wallet-balance', maximum: 1000 };
    expect(above({ ...wallet, balance: 980.5 })).toEqual({
      field: 'amount',
      code: 'aboveWalletLimit',
      amount: 19_50,
    });
    for (const balance of [999.5, 1000, 1200]) {
      expect(above({ ...wallet, balance })).toEqual({ field: null, code: 'walletFull' });
    }
  });

  it('names what is left of the bettor’s own limit', () => {
    const reached = (context: unknown) => refusal(400, { error: 'LIMIT_DEPOSIT_REACHED', context });
    expect(reached({ remaining: 30.25, period: 'Weekly' })).toEqual({
      field: 'amount',
      code: 'ownLimit',
      amount: 30_25,
    });
    for (const remaining of [0, 0.99]) {
      expect(reached({ remaining })).toEqual({ field: null, code: 'ownLimitSpent' });
    }
  });

  it.each([null, undefined, {}, { remaining: -1, maximum: 1 }, { remaining: 0.001, maximum: 'x' }])(
    'says so without figures when the operator gives %j',
    (context) => {
      expect(refusal(400, { error: 'LIMIT_DEPOSIT_REACHED', context }).code).toBe('aboveOwnLimit');
      expect(refusal(400, { error: 'WALLET_ABOVE_LIMITS', context }).code).toBe('aboveLimits');
    },
  );

  it('is that the operator can’t be reached when it gave no answer', () => {
    const error = new UpstreamTimeout(beginPixDeposit.name, 180_000);
    expect(depositRefusal(error, RULES)).toEqual({ field: null, code: 'unreachable' });
    expect(() => depositRefusal(new Error('a bug'), RULES)).toThrow('a bug');
  });
});
