import { beforeEach, describe, expect, it } from 'vitest';
import type { Login } from '../../test/platform.ts';
import { REGISTRATION, dataOf, openTestAccounts, type TestAccounts } from '../../test/account.ts';

let test: TestAccounts;
let bettor: Login;
beforeEach(async () => {
  test = await openTestAccounts();
  bettor = await test.register();
});

const { email } = REGISTRATION;

const call = (path: string, body: object = {}) =>
  test.call('POST', `/main/api/Users/${path}/PIN/`, {
    token: bettor.token,
    body: { userId: bettor.userId, email, ...body },
  });
const validate = (pin: string) => call('Validate', { pin });
const lastPin = async () => (await test.mails(email))[0]?.pin ?? '';
const wrongPin = async () => ((await lastPin()) === '123456' ? '654321' : '123456');
const step = async () => {
  const { json } = await test.call('GET', '/main/api/Users/', { token: bettor.token });
  return dataOf<{ userRegisterStep: number }>(json).userRegisterStep;
};

describe('PIN', () => {
  it('REG-06 takes the mailed PIN once; the step is 2 from then on', async () => {
    const pin = await lastPin();
    expect(await step()).toBe(1);
    expect((await validate(pin)).status).toBe(204);
    expect(await step()).toBe(2);
    expect(test.refusal(await validate(pin))).toEqual([409, 'ALREADY_VERIFIED']);
    expect(test.refusal(await call('Send'))).toEqual([409, 'ALREADY_VERIFIED']);
  });

  it('REG-06 counts wrong PINs down and blocks after five, the right one too', async () => {
    const wrong = await wrongPin();
    for (const remainingTries of [4, 3, 2, 1, 0]) {
      const { status, json } = await validate(wrong);
      expect(status).toBe(400);
      expect(json).toMatchObject({ error: 'INVALID_PIN', context: { remainingTries } });
    }
    expect(test.refusal(await validate(await lastPin()))).toEqual([423, 'PIN_BLOCKED']);
    expect(await step()).toBe(1);
  });

  it('REG-06 takes a new PIN after a block', async () => {
    const wrong = await wrongPin();
    for (let tries = 0; tries < 5; tries += 1) await validate(wrong);
    test.pass(60_000);
    expect((await call('SendReattempt')).status).toBe(204);
    expect((await validate(await lastPin())).status).toBe(204);
  });

  it('REG-06 refuses a PIN after ten minutes', async () => {
    const pin = await lastPin();
    test.pass(10 * 60_000);
    expect(test.refusal(await validate(pin))).toEqual([400, 'PIN_EXPIRED']);
  });

  it('REG-06 sends another PIN once a minute at most, and says how long to wait', async () => {
    const first = await lastPin();
    test.pass(15_000);
    const early = await test.platform.app.request('/main/api/Users/SendReattempt/PIN/', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${bettor.token}`,
      },
      body: JSON.stringify({ userId: bettor.userId, email }),
    });
    expect(early.status).toBe(429);
    expect(early.headers.get('retry-after')).toBe('45');
    expect(await test.mails(email)).toHaveLength(1);

    test.pass(45_000);
    expect((await call('SendReattempt')).status).toBe(204);
    expect(await test.mails(email)).toHaveLength(2);
    if (first !== (await lastPin())) expect((await validate(first)).status).toBe(400);
  });

  it('REG-06 sends no second PIN while the first one holds, and one when it is over', async () => {
    expect((await call('Send')).status).toBe(204);
    expect(await test.mails(email)).toHaveLength(1);
    test.pass(10 * 60_000);
    expect((await call('Send')).status).toBe(204);
    expect(await test.mails(email)).toHaveLength(2);
  });

  it('REG-06 knows nobody but the caller', async () => {
    const pin = await lastPin();
    const asOther = await call('Validate', { pin, userId: 'somebody' });
    expect(test.refusal(asOther)).toEqual([400, 'USER_MISMATCH']);
    const otherMail = await call('Send', { email: 'outra@vitrine.example' });
    expect(test.refusal(otherMail)).toEqual([400, 'USER_MISMATCH']);
    expect((await test.call('POST', '/main/api/Users/Send/PIN/', { body: {} })).status).toBe(401);
  });

  it('REG-06 answers magic PINs as expired and as blocked', async () => {
    expect(test.refusal(await validate('000000'))).toEqual([400, 'PIN_EXPIRED']);
    expect(test.refusal(await validate('999999'))).toEqual([423, 'PIN_BLOCKED']);
    expect((await validate(await lastPin())).status).toBe(204);
  });
});

describe('verification link', () => {
  const follow = (link: string | null | undefined, username = email) =>
    test.call('POST', '/main/api/UserVerification/ValidateLinkVerification', {
      body: { username, linkToken: new URL(link ?? '').searchParams.get('linkToken') },
    });
  const lastLink = async () => (await test.mails(email))[0]?.link;

  it('SESS-06 establishes a session, once, and proves the e-mail', async () => {
    const link = await lastLink();
    const { status, json } = await follow(link);
    expect(status).toBe(200);
    const data = dataOf<Login & { userRegisterStep: number; email: string }>(json);
    expect(data).toMatchObject({ userRegisterStep: 2, email, userFaceStatus: null });
    expect(await test.isIn(data.token)).toBe(true);
    expect((await test.refresh(data)).status).toBe(200);
    expect(test.refusal(await follow(link))).toEqual([400, 'LINK_INVALID']);
  });

  it('SESS-06 refuses a link after a day, one of another user, and one that a PIN made useless', async () => {
    const link = await lastLink();
    const asOther = await follow(link, 'outra@vitrine.example');
    expect(test.refusal(asOther)).toEqual([400, 'LINK_INVALID']);
    test.pass(24 * 3_600_000);
    expect(test.refusal(await follow(link))).toEqual([400, 'LINK_EXPIRED']);

    bettor = await test.login('pin@vitrine.example');
    const body = { userId: bettor.userId, email: 'pin@vitrine.example' };
    await call('Send', body);
    const [mail] = await test.mails(body.email);
    expect((await call('Validate', { ...body, pin: mail?.pin })).status).toBe(204);
    expect(test.refusal(await follow(mail?.link, body.email))).toEqual([400, 'LINK_INVALID']);
  });

  it('SESS-06 lets no blocked account in, and keeps the link for later', async () => {
    await test.order('status', { email, status: 'Blocked' });
    expect(test.refusal(await follow(await lastLink()))).toEqual([423, 'BLOCKED']);
    await test.order('status', { email, status: 'Active' });
    expect((await follow(await lastLink())).status).toBe(200);
  });
});
