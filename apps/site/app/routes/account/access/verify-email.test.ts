import {
  resendPin,
  sendPin,
  userDetails,
  validatePin,
} from '@vitrine/upstream/contract/account/users';
import { hasRealFullValidation } from '@vitrine/upstream/contract/account/validation';
import { SessionEnded, UpstreamUnreachable } from '@vitrine/upstream/base/errors';
import { describe, expect, it } from 'vitest';
import { BETTOR, openBrowser } from '../../../../test/browser.ts';
import { statusError } from '../../../../test/operator.ts';
import { bettorDetails } from '../../../../test/bettor-details.ts';
import { openTestSite } from '../../../../test/site.ts';
import { loader as userAccount } from '../user-account.tsx';
import { loader as onboard } from './onboard-success.tsx';
import { action, loader } from './verify-email.tsx';

const PAGE = '/verify-email';

async function openAtPin() {
  const site = openTestSite();
  const browser = openBrowser(site);
  await browser.logIn({ ...BETTOR, userRegisterStep: 1 });
  return { site, browser };
}

describe('the PIN of an e-mail', () => {
  it('REG-06 is sent to the own e-mail when the page opens', async () => {
    const { site, browser } = await openAtPin();
    const { data } = await browser.visit(loader, PAGE);
    expect(data).toMatchObject({
      intro: 'Enviamos um código de 6 números para ana@example.com.',
      sending: null,
    });
    expect(site.operator.at(sendPin).calls()[0]?.body).toEqual({
      userId: 'u-1',
      email: 'ana@example.com',
    });
  });

  it('REG-06 that could not be sent is said, and the page stands', async () => {
    const { site, browser } = await openAtPin();
    site.operator.at(sendPin).reply(() => {
      throw new UpstreamUnreachable('users.sendPin', null);
    });
    const { data } = await browser.visit(loader, PAGE);
    expect(data).toMatchObject({ sending: { tone: 'warning' } });
  });

  it('REG-08 entered rightly makes the step 2, and the page is closed', async () => {
    const { site, browser } = await openAtPin();
    expect((await browser.visit(onboard, '/onboard-success')).location).toBe(PAGE);
    const answer = await browser.submit(action, PAGE, { pin: '123 456', step: 'check' });
    expect(answer.location).toBe('/onboard-success');
    expect(site.operator.at(validatePin).calls()[0]?.body).toMatchObject({ pin: '123456' });
    expect((await browser.visitor()).visitor.session?.user.registerStep).toBe(2);
    expect((await browser.visit(loader, PAGE)).location).toBe('/');
    site.operator
      .at(hasRealFullValidation)
      .reply(() => ({ data: { hasRealFullValidation: false } }));
    expect((await browser.visit(onboard, '/onboard-success')).status).toBe(200);
  });

  it('SESS-08 the page after it leads to the log-in when the session has ended', async () => {
    const site = openTestSite();
    site.operator.at(hasRealFullValidation).reply(() => {
      throw new SessionEnded('refreshRefused', 'refused');
    });
    const browser = openBrowser(site);
    await browser.logIn();
    const { location } = await browser.visit(onboard, '/onboard-success');
    expect(location).toBe('/login?returnTo=%2Fonboard-success&reason=ended');
  });

  it.each([
    ['arara', false, ['/user-identification', '/deposit', '/esportes']],
    ['arara', true, ['/deposit', '/esportes']],
    // Nothing waits for documents there.
    ['quetzal', false, ['/deposit', '/esportes']],
  ])('REG-08 leads on at %s, documents checked: %s, to %j', async (brand, isChecked, expected) => {
    const site = openTestSite(brand);
    site.operator
      .at(hasRealFullValidation)
      .reply(() => ({ data: { hasRealFullValidation: isChecked } }));
    const browser = openBrowser(site);
    await browser.logIn();
    const { ways } = (await browser.visit(onboard, '/onboard-success')).data as {
      readonly ways: readonly { readonly href: string }[];
    };
    expect(ways.map(({ href }) => href)).toEqual(expected);
  });

  it('REG-06 that waits is said on the page of the account, until it was entered', async () => {
    const { site, browser } = await openAtPin();
    const page = () => browser.visit(userAccount, '/user-account');
    site.operator.at(userDetails).reply(() => bettorDetails({ userRegisterStep: 1 }));
    expect((await page()).data).toMatchObject({ isEmailPending: true });
    site.operator.at(userDetails).reply(() => bettorDetails());
    expect((await page()).data).toMatchObject({ isEmailPending: false });
  });

  it.each([
    ['INVALID_PIN', 400, 'Código errado. Resta 1 tentativa.'],
    ['PIN_EXPIRED', 400, 'Este código expirou. Peça outro.'],
    ['PIN_BLOCKED', 423, 'Muitos códigos errados. Peça outro código para continuar.'],
  ])('REG-06 refused with %s is said at its field', async (error, status, sentence) => {
    const { site, browser } = await openAtPin();
    site.operator.at(validatePin).reply(() => {
      throw statusError(validatePin, status, {
        error,
        message: error,
        context: { remainingTries: 1 },
      });
    });
    const answer = await browser.submit(action, PAGE, { pin: '123456', step: 'check' });
    expect(answer.status).toBe(400);
    expect(answer.data).toMatchObject({ errors: { pin: sentence } });
    expect((await browser.visitor()).visitor.session?.user.registerStep).toBe(1);
  });

  it.each(['', '12345', 'abcdef', '1234567'])('REG-06 typed as "%s" is not sent', async (pin) => {
    const { site, browser } = await openAtPin();
    const answer = await browser.submit(action, PAGE, { pin, step: 'check' });
    expect(answer.data).toMatchObject({ errors: { pin: 'Digite os 6 números do código.' } });
    expect(site.operator.at(validatePin).calls()).toHaveLength(0);
  });

  it('REG-06 is sent anew when asked for, once a minute', async () => {
    const { site, browser } = await openAtPin();
    const again = () => browser.submit(action, PAGE, { step: 'resend' });
    expect((await again()).location).toBe(`${PAGE}?reenviado=1`);
    site.operator.at(resendPin).reply(() => {
      throw statusError(resendPin, 429, { error: 'PIN_SENT_RECENTLY', message: 'wait' });
    });
    const answer = await again();
    expect(answer.status).toBe(429);
    expect(answer.data).toMatchObject({
      formError: expect.stringContaining('há menos de um minuto') as string,
    });
  });

  it('REG-06 tells from when on another may be asked for, and no later for a second look', async () => {
    const { site, browser } = await openAtPin();
    const look = async () => (await browser.visit(loader, PAGE)).data;
    const sentAt = site.context().now();
    expect(await look()).toMatchObject({ wait: { againAt: sentAt + 60_000, madeAt: sentAt } });
    site.pass(20_000);
    const wait = { againAt: sentAt + 60_000, madeAt: sentAt + 20_000 };
    expect(await look()).toMatchObject({ wait });
    await browser.submit(action, PAGE, { step: 'resend' });
    expect(await look()).toMatchObject({ wait: { againAt: sentAt + 80_000 } });
  });

  it('REG-06 asked for too soon tells how long the operator says to wait', async () => {
    const { site, browser } = await openAtPin();
    site.operator.at(resendPin).reply(() => {
      const refusal = { error: 'PIN_SENT_RECENTLY', message: 'wait' };
      throw statusError(resendPin, 429, refusal, 25_000);
    });
    await browser.submit(action, PAGE, { step: 'resend' });
    const { data } = await browser.visit(loader, PAGE);
    expect(data).toMatchObject({ wait: { againAt: site.context().now() + 25_000 } });
  });

  it('REG-07 is neither sent nor checked before a session: a guest is led home, and nothing is asked', async () => {
    const site = openTestSite();
    const guest = openBrowser(site);
    await guest.arrive();
    expect((await guest.visit(loader, PAGE)).location).toBe('/');
    for (const fields of [{ pin: '123456', step: 'check' }, { step: 'resend' }]) {
      expect((await guest.submit(action, PAGE, fields)).location).toBe('/');
    }
    for (const call of [sendPin, resendPin, validatePin]) {
      expect(site.operator.at(call).calls()).toEqual([]);
    }
  });

  it('REG-06 can’t be guessed without end', async () => {
    const { site, browser } = await openAtPin();
    site.operator.at(validatePin).reply(() => {
      throw statusError(validatePin, 400, { error: 'INVALID_PIN', message: 'no' });
    });
    const statuses: number[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const pin = String(100_000 + guess);
      statuses.push((await browser.submit(action, PAGE, { pin, step: 'check' })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(site.operator.at(validatePin).calls()).toHaveLength(10);
  });
});
