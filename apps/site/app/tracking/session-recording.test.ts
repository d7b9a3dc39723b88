import { expect, it } from 'vitest';
import { ROUTE_NAMES, rowOf } from '../guard/route-table.ts';
import { mayBeRecorded } from './session-recording.ts';

it.each([
  'login',
  'loginCode',
  'register',
  'forgotPassword',
  'restorePassword',
  'verifyEmail',
  'twoFactor',
  'identityCard',
  'address',
  'faceCheck',
  'documentSteps',
  'documentFile',
  'userIdentification',
  'completeProfile',
  'accountDetails',
  'deposit',
  'charge',
  'withdrawal',
  'bankAccounts',
  'transactions',
  'betHistory',
  'chat',
] as const)('TRACK-02 the page %s is never recorded', (name) => {
  expect(mayBeRecorded(name)).toBe(false);
});

it('TRACK-02 no page of bettors alone, of money or of verification is recorded, nor one without a name', () => {
  const recorded = ROUTE_NAMES.filter(mayBeRecorded);
  expect(recorded).toContain('sportsbook');
  for (const name of recorded) {
    const { who, movesMoney, verification } = rowOf(name);
    expect([name, who, movesMoney, verification]).toEqual([name, 'anyone', undefined, undefined]);
  }
  expect(mayBeRecorded(null)).toBe(false);
});
