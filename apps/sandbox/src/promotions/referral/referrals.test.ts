import { beforeEach, expect, it } from 'vitest';
import { DEMO } from '../../accounts/demo-users.ts';
import { openTestPlatform, type TestPlatform } from '../../test/platform.ts';

const REFERRAL = '/main/api/Referral';

let test: TestPlatform;
let token: string;
beforeEach(async () => {
  test = await openTestPlatform();
  ({ token } = await test.login());
});

const rewards = async () => (await test.call('GET', `${REFERRAL}/Rewards`, { token })).json;
const claim = () => test.call('POST', `${REFERRAL}/Reward`, { token });
const none = { data: { rewardsAmount: 0, hasRewards: false } };

async function balance(): Promise<number | undefined> {
  const path = '/payments/api/Wallet/Total/Amount/ByAccountType';
  const { json } = await test.call('GET', path, { token });
  return (json as { data: { amount: number }[] }).data[0]?.amount;
}

async function codeOf(): Promise<string> {
  const { json } = await test.call('GET', `${REFERRAL}/Code`, { token });
  return (json as { data: { code: string } }).data.code;
}

/** Registers somebody with a code and answers the token. */
async function register(referralCode: string, documentNumber: string): Promise<string> {
  const { json } = await test.call('POST', '/main/api/Users/', {
    body: {
      email: `convidada-${documentNumber}@vitrine.example`,
      password: 'Segredo!2024',
      confirmPassword: 'Segredo!2024',
      fullName: 'Nova Pessoa',
      documentNumber,
      birthDate: '1995-02-01',
      cellPhone: '11912345678',
      country: 'BR',
      acceptTerms: true,
      referralCode,
    },
  });
  return (json as { data: { token: string } }).data.token;
}

async function deposit(depositor: string): Promise<void> {
  const { json } = await test.call('POST', '/payments/api/pix/beginDeposit', {
    token: depositor,
    body: { amount: 50, providerId: 1 },
  });
  const { transactionId } = (json as { data: { transactionId: string } }).data;
  await test.call('POST', `/bank/pix/${transactionId}/pay`);
}

it('rewards whoever brought a bettor once that one deposits, and pays each reward once', async () => {
  const code = await codeOf();
  expect(await codeOf()).toBe(code);
  const [first, second] = [
    await register(code, '98765432100'),
    await register(`r-${code.toLowerCase()}`, '12345678909'),
  ];
  expect(await rewards()).toEqual(none);
  await deposit(first);
  expect(await rewards()).toEqual({ data: { rewardsAmount: 20, hasRewards: true } });
  await deposit(first);
  await deposit(second);
  expect(await rewards()).toEqual({ data: { rewardsAmount: 40, hasRewards: true } });

  const before = (await balance()) ?? 0;
  expect((await claim()).json).toEqual({ data: { amount: 40 } });
  expect(await balance()).toBe(before + 40);
  expect(await rewards()).toEqual(none);
  expect(await claim()).toMatchObject({ status: 409, json: { error: 'NO_REFERRAL_REWARD' } });
  await deposit(first);
  expect(await rewards()).toEqual(none);
});

it('tells of a reward on the day it is earned', async () => {
  const invited = await register(await codeOf(), '98765432100');
  await deposit(invited);
  await rewards();
  const { json } = await test.call(
    'GET',
    '/main/api/Giveaway/NotificationStatus?notificationType=referral&date=2025-03-08',
    { token },
  );
  expect(json).toEqual({ data: { status: 'unread', amount: 20 } });
});

it('gives nobody a reward for the code of another, or an unknown one', async () => {
  const code = await codeOf();
  await deposit(await register('UNKNOWN', '98765432100'));
  await deposit(await register(code, '12345678909'));
  ({ token } = await test.login('outra@vitrine.example'));
  expect(await codeOf()).not.toBe(code);
  expect(await rewards()).toEqual(none);
});

it('is ordered by a tester', async () => {
  await test.call('POST', '/sandbox/promotions/referral', {
    body: { email: DEMO.username, amount: 35.5 },
  });
  expect(await rewards()).toEqual({ data: { rewardsAmount: 35.5, hasRewards: true } });
});
