import { beforeEach, describe, expect, it } from 'vitest';
import { REGISTRATION, USERS, openTestAccounts, type TestAccounts } from '../test/account.ts';

let test: TestAccounts;
beforeEach(async () => {
  test = await openTestAccounts();
});

const tryRegister = (changes: object = {}) =>
  test.call('POST', USERS, { body: { ...REGISTRATION, ...changes } });

describe('registration', () => {
  it('registers with a session, at the step of the PIN, and mails one', async () => {
    const { status, json } = await tryRegister();
    expect(status).toBe(200);
    expect(json).toMatchObject({ data: { userRegisterStep: 1, email: REGISTRATION.email } });
    const [mail] = await test.mails(REGISTRATION.email);
    expect(mail?.pin).toMatch(/^\d{6}$/);
  });

  it('lets a bettor whose PIN is pending deposit at once', async () => {
    const { token } = await test.register();
    const deposit = await test.call('POST', '/payments/api/pix/beginDeposit', {
      token,
      body: { amount: 50, providerId: 1 },
    });
    expect(deposit.status).toBe(200);
  });

  it('answers 409 for an e-mail or a document that has an account', async () => {
    await test.register();
    const sameMail = { documentNumber: '1', email: 'NOVA@vitrine.example' };
    const sameDocument = { email: 'outra-nova@vitrine.example' };
    expect(test.refusal(await tryRegister(sameMail))).toEqual([409, 'CONFLICT']);
    expect(test.refusal(await tryRegister(sameDocument))).toEqual([409, 'CONFLICT']);
  });

  it('refuses someone who turns eighteen tomorrow', async () => {
    const child = await tryRegister({ birthDate: '2007-03-09' });
    expect(test.refusal(child)).toEqual([400, 'UNDERAGE']);
    expect((await tryRegister({ birthDate: '2007-03-08' })).status).toBe(200);
  });

  it('refuses a person who is self-excluded under another e-mail', async () => {
    await test.register();
    await test.order('exclude', { email: REGISTRATION.email, months: 6 });
    const again = await tryRegister({ email: 'de-novo@vitrine.example' });
    expect(test.refusal(again)).toEqual([403, 'SELF_EXCLUDED']);
  });

  it.each([
    [{ country: 'US' }, 451, 'RESTRICTED_REGION'],
    [{ confirmPassword: 'Segredo!2025' }, 400, 'PASSWORDS_DIFFER'],
    [{ password: 'curta', confirmPassword: 'curta' }, 400, 'WEAK_PASSWORD'],
    [{ email: 'menor@qualquer.example' }, 400, 'UNDERAGE'],
    [{ email: 'autoexcluido@qualquer.example' }, 403, 'SELF_EXCLUDED'],
    [{ email: 'autobloqueado@qualquer.example' }, 406, 'SELF_BLOCKED'],
    [{ email: 'Ja-Existe@qualquer.example' }, 409, 'CONFLICT'],
    [{ email: 'bloqueado@qualquer.example' }, 423, 'BLOCKED'],
    [{ email: 'regiao@qualquer.example' }, 451, 'RESTRICTED_REGION'],
  ])('refuses %j with %i %s, and makes no account', async (changes, status, code) => {
    expect(test.refusal(await tryRegister(changes))).toEqual([status, code]);
    expect((await tryRegister()).status).toBe(200);
  });
});
