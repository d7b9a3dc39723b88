import { closeSession, login } from '@vitrine/upstream/contract/account/session';
import { updateUserInfo } from '@vitrine/upstream/contract/account/users';
import { UpstreamUnreachable } from '@vitrine/upstream/base/errors';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { bettorDetails } from '../../../../test/bettor-details.ts';
import { BETTOR, openBrowser, type TestBrowser } from '../../../../test/browser.ts';
import { failKeys } from '../../../../test/failing-keys.ts';
import { statusError } from '../../../../test/operator.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import type { FormState } from '../../../forms/form-state.ts';
import type { ConfirmQuestion } from '../../../shapes/account/confirm-question.ts';
import { tooManyAttempts } from '../../../services/base/store/attempts.server.ts';
import { action as saveDetails, loader as detailsPage } from '../account-details.tsx';
import { action as endSessions, loader as sessionsPage } from './sessions.tsx';
import { action as turn, loader as twoFactorPage } from './two-factor.tsx';

const MINUTE = 60_000;
const PASSWORD = 'Segredo!2024';
const CONTACT = { cellPhone: '21987654321', address: 'Rua A, 1' };

let site: TestSite;
let browser: TestBrowser;
beforeEach(async () => {
  site = openTestSite();
  const { operator } = site;
  operator.at(updateUserInfo).reply(() => bettorDetails());
  operator.at(login).reply(({ body }) => {
    if ((body as { password: string }).password !== PASSWORD) {
      throw statusError(login, 401, { error: 'INVALID_CREDENTIALS' });
    }
    return { data: { ...BETTOR, token: 'token-of-the-check', refreshToken: 'r' } };
  });
  browser = openBrowser(site);
  await browser.logIn();
  site.pass(5 * MINUTE);
});

const save = (fields: Readonly<Record<string, string>>) =>
  browser.submit(saveDetails, '/account/details', { ...CONTACT, ...fields });
const asked = async (loader = detailsPage as never, path = '/account/details') =>
  ((await browser.visit(loader, path)).data as { confirm: ConfirmQuestion | null }).confirm;
const saved = () => site.operator.at(updateUserInfo).calls().length;

async function appCode(): Promise<string> {
  const { data } = await browser.visit(twoFactorPage, '/account/two-factor');
  const { setup } = data as { setup: { secret: string } };
  return new TOTP({ secret: Secret.fromBase32(setup.secret) }).generate({ timestamp: site.now() });
}

describe('a session that went on for five minutes', () => {
  it.each([
    ['/account/details', detailsPage, saveDetails, CONTACT],
    ['/account/two-factor', twoFactorPage, turn, { code: '000000' }],
  ])('%s takes no form without the password', async (path, loader, action, fields) => {
    expect(await asked(loader as never, path)).toMatchObject({ by: 'password' });
    const { status, data } = await browser.submit(action as never, path, fields);
    const form = (data as { form?: FormState }).form ?? (data as FormState);
    expect([status, Object.keys(form.errors)]).toEqual([400, ['password']]);
    expect(form.confirm).toMatchObject({ by: 'password' });
    expect([saved(), site.operator.at(login).calls().length]).toEqual([0, 0]);
  });

  it('changes the phone with the password, which is checked by a log-in that is closed at once', async () => {
    expect((await save({ password: PASSWORD })).location).toBe('/account/details?salvo=1');
    expect(site.operator.at(login).calls()).toMatchObject([
      { body: { username: 'ana@example.com', password: PASSWORD, extendedSession: false } },
    ]);
    expect(site.operator.at(closeSession).calls()).toMatchObject([{ token: 'token-of-the-check' }]);
    const { session } = (await browser.visitor()).visitor;
    expect(session?.tokens.token).toBe('token-1');
  });

  it('is asked nothing for five minutes after an answer', async () => {
    await save({ password: PASSWORD });
    site.pass(5 * MINUTE - 1);
    expect(await asked()).toBeNull();
    expect((await save({})).location).toBe('/account/details?salvo=1');
    expect(site.operator.at(login).calls()).toHaveLength(1);
    site.pass(1);
    expect((await save({})).status).toBe(400);
  });

  it('keeps what was typed beside a wrong password, which never comes back', async () => {
    const { status, data } = await save({ password: 'Errada1' });
    expect([status, data]).toMatchObject([
      400,
      { values: CONTACT, errors: { password: expect.stringMatching(/não confere/) as string } },
    ]);
    expect(JSON.stringify(data)).not.toContain('Errada1');
    expect(saved()).toBe(0);
  });

  it('takes no password of another account', async () => {
    site.operator.at(login).reply(() => ({ data: { ...BETTOR, userId: 'u-2' } }));
    expect((await save({ password: PASSWORD })).status).toBe(400);
    expect(saved()).toBe(0);
  });

  it.each([
    [429, 'TOO_MANY_ATTEMPTS', 429, /Muitas tentativas/],
    [400, 'CAPTCHA_REQUIRED', 400, /Saia e entre de novo/],
    [503, 'DOWN', 502, /plataforma/],
  ])('says why the password can’t be checked: %i %s', async (status, error, answered, words) => {
    site.operator.at(login).reply(() => {
      throw statusError(login, status, { error });
    });
    const answer = await save({ password: PASSWORD });
    const { formError, values } = answer.data as FormState;
    expect([answer.status, saved()]).toEqual([answered, 0]);
    expect(formError).toMatch(words);
    expect(values).toMatchObject(CONTACT);
  });

  it('is told of an operator that does not answer, and of an account closed to passwords', async () => {
    site.operator.at(login).reply(() => {
      throw new UpstreamUnreachable('session.login', 'timeout');
    });
    expect((await save({ password: PASSWORD })).status).toBe(502);
    site.operator.at(login).reply(() => {
      throw statusError(login, 423, { error: 'ATTEMPTS_BLOCKED' });
    });
    expect((await save({ password: PASSWORD })).location).toBe('/attempt-limit');
  });

  it('can’t guess the password without end', async () => {
    const statuses = [];
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await save({ password: `Errada${guess}` })).status);
    }
    expect(statuses.slice(-2)).toEqual([400, 429]);
    expect(site.operator.at(login).calls()).toHaveLength(10);
  });

  it('changes the phone while somebody else guesses passwords under the same name', async () => {
    for (let guess = 0; guess < 11; guess += 1) {
      await tooManyAttempts('login', BETTOR.username, site.context());
    }
    expect((await save({ password: PASSWORD })).location).toBe('/account/details?salvo=1');
  });

  it('turns the second factor on with password and code, and is asked for codes from then on', async () => {
    const wrong = await browser.submit(turn, '/account/two-factor', {
      password: PASSWORD,
      code: '000000',
    });
    expect(wrong.data).toMatchObject({ form: { confirm: null } });
    const code = await appCode();
    const { data } = await browser.submit(turn, '/account/two-factor', { code });
    const { recoveryCodes } = data as { recoveryCodes: readonly string[] };
    expect(recoveryCodes).toHaveLength(8);
    site.pass(5 * MINUTE);
    expect(await asked()).toMatchObject({ by: 'code' });
    expect((await save({ password: PASSWORD })).status).toBe(400);
    const spent = await save({ code });
    expect((spent.data as FormState).errors['code']).toMatch(/já foi usado/);
    expect((spent.data as FormState).values).not.toHaveProperty('code');
    expect((await save({ code: recoveryCodes[0] ?? '' })).location).toContain('salvo');
  });

  it('ends other sessions once the question on the same page is answered', async () => {
    const other = openBrowser(site);
    await other.logIn();
    const end = (fields: Readonly<Record<string, string>>) =>
      browser.submit(endSessions, '/account/sessions', { end: 'all', ...fields });
    const question = await end({});
    expect(question).toMatchObject({
      status: 200,
      data: { values: { end: 'all' }, confirm: { by: 'password' } },
    });
    const wrong = await end({ confirming: '1', password: 'Errada1' });
    expect(wrong).toMatchObject({ status: 400, data: { values: { end: 'all' } } });
    expect((await end({ confirming: '1' })).status).toBe(400);
    expect((await other.visitor()).visitor.session).not.toBeNull();
    const { location } = await end({ confirming: '1', password: PASSWORD });
    expect(location).toBe('/account/sessions?encerradas=1');
    expect((await other.visitor()).visitor.session).toBeNull();
    await browser.visit(sessionsPage, location ?? '');
  });
});

describe('a log-in of the last five minutes', () => {
  it('is asked for nothing', async () => {
    await browser.logIn();
    expect(await asked()).toBeNull();
    expect((await save({})).location).toBe('/account/details?salvo=1');
  });
});

describe('the second factor', () => {
  it('ends the other sessions when it is turned on, and when it is turned off', async () => {
    await browser.logIn();
    const isOut = async (one: TestBrowser) => (await one.visitor()).visitor.session === null;
    const [before, between] = [openBrowser(site), openBrowser(site)];
    await before.logIn();
    const { data } = await browser.submit(turn, '/account/two-factor', { code: await appCode() });
    expect([await isOut(before), await isOut(browser)]).toEqual([true, false]);
    await between.logIn();
    const [code = ''] = (data as { recoveryCodes: readonly string[] }).recoveryCodes;
    await browser.submit(turn, '/account/two-factor', { code });
    expect([await isOut(between), await isOut(browser)]).toEqual([true, false]);
  });

  it('shows its recovery codes also when the other sessions can’t be ended', async () => {
    await browser.logIn();
    const code = await appCode();
    failKeys(site.store, 'sessions:');
    const { data } = await browser.submit(turn, '/account/two-factor', { code });
    expect((data as { recoveryCodes: readonly string[] }).recoveryCodes).toHaveLength(8);
  });
});
