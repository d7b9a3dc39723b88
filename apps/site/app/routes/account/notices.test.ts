import { UpstreamUnreachable } from '@vitrine/upstream/base/errors';
import { closeSession } from '@vitrine/upstream/contract/account/session';
import { setFirestoreToken } from '@vitrine/upstream/contract/account/users';
import { beforeEach, describe, expect, it } from 'vitest';
import { openBrowser, type TestBrowser } from '../../../test/browser.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { loader as layoutLoader } from './account-layout.tsx';
import { action as logOut } from './access/logout.ts';
import { action, loader } from './notices.tsx';

const PATH = '/account/notices';
const TOKEN = JSON.stringify({
  endpoint: 'https://push.example/phone',
  keys: { p256dh: 'BPublic', auth: 'secret' },
});

let site: TestSite;
let browser: TestBrowser;

beforeEach(async () => {
  site = openTestSite();
  browser = openBrowser(site);
  await browser.logIn();
});

const page = async (of = browser) => (await of.visit(loader, PATH)).data as { standing: string };
const turnOn = (token = TOKEN, of = browser) => of.submit(action, PATH, { token });
const turnOff = () => browser.submit(action, PATH, { switch: 'off' });
const told = () =>
  site.operator
    .at(setFirestoreToken)
    .calls()
    .map(({ body }) => (body as { Token: string }).Token);

function failOperator(): void {
  site.operator.at(setFirestoreToken).reply(() => {
    throw new UpstreamUnreachable(setFirestoreToken.name, null);
  });
}

describe('notices on a device', () => {
  it('TRACK-03 SESS-15 the token of the device goes to the operator once, and the page says it is on', async () => {
    expect(await page()).toMatchObject({ standing: 'off', isSaved: false });
    expect((await turnOn()).location).toBe('/account/notices?salvo=on');
    expect((await browser.visit(loader, `${PATH}?salvo=on`)).data).toMatchObject({
      standing: 'here',
      isSaved: true,
    });
    await turnOn();
    expect(told()).toEqual([TOKEN]);
  });

  it('TRACK-03 SESS-15 switching off takes the token back', async () => {
    await turnOn();
    expect((await turnOff()).location).toBe('/account/notices?salvo=off');
    expect(told()).toEqual([TOKEN, '']);
    expect(await page()).toMatchObject({ standing: 'off' });
    await turnOff();
    expect(told()).toHaveLength(2);
  });

  it('TRACK-03 SESS-15 a log-out takes the token back before the session is closed', async () => {
    await turnOn();
    let sessionsClosed = -1;
    site.operator.at(setFirestoreToken).reply(() => {
      sessionsClosed = site.operator.at(closeSession).calls().length;
      return undefined as never;
    });
    await browser.submit(logOut, '/logout', {});
    expect(told()).toEqual([TOKEN, '']);
    expect(sessionsClosed).toBe(0);
  });

  it('SESS-15 a device stays the one of the notices after the next log-in, and its log-out takes the token back', async () => {
    await turnOn();
    site.pass(25 * 60 * 60 * 1000);
    await browser.logIn();
    expect(await page()).toMatchObject({ standing: 'here' });
    await browser.submit(logOut, '/logout', {});
    expect(told()).toEqual([TOKEN, '']);
  });

  it('SESS-15 a registration by the visitor, as it was kept before, holds until that session ends', async () => {
    const { visitor, context } = await browser.visitor();
    await context.store.set(
      'notices:u-1',
      { digest: 'of-a-token', visitorId: visitor.id },
      { ttlMs: 60_000 },
    );
    expect(await page()).toMatchObject({ standing: 'here' });
    const desktop = openBrowser(site);
    await desktop.logIn();
    expect(await page(desktop)).toMatchObject({ standing: 'elsewhere' });
    await browser.submit(logOut, '/logout', {});
    expect(told()).toEqual(['']);
  });

  it('SESS-15 a log-out goes on when the operator can not be told', async () => {
    await turnOn();
    failOperator();
    const { location } = await browser.submit(logOut, '/logout', {});
    expect(location).toBe('/login?reason=loggedOut');
    expect(site.operator.at(closeSession).calls()).toHaveLength(1);
  });

  it('SESS-15 a token that the operator does not take changes nothing, and the page says so', async () => {
    failOperator();
    const { status, data } = await turnOn();
    expect(status).toBeGreaterThanOrEqual(500);
    expect(data).toMatchObject({
      formError: 'Não foi possível salvar agora. Nada mudou; tente de novo em alguns minutos.',
    });
    expect(await page()).toMatchObject({ standing: 'off' });
  });

  it('moves to the device that asked last, and a log-out of the other leaves it on', async () => {
    await turnOn();
    site.pass(1000);
    const desktop = openBrowser(site);
    await desktop.logIn();
    expect(await page(desktop)).toMatchObject({ standing: 'elsewhere' });
    const other = TOKEN.replace('phone', 'desktop');
    await turnOn(other, desktop);
    expect(await page()).toMatchObject({ standing: 'elsewhere' });
    await browser.submit(logOut, '/logout', {});
    expect(told()).toEqual([TOKEN, other]);
    expect(await page(desktop)).toMatchObject({ standing: 'here' });
  });

  it.each([
    ['', 'Para ligar os avisos, o JavaScript precisa estar ativo neste navegador.'],
    ['device-1', 'O navegador não conseguiu ligar os avisos. Confira a conexão e tente de novo.'],
    [
      TOKEN.replace('phone', 'x'.repeat(3000)),
      'O navegador não conseguiu ligar os avisos. Confira a conexão e tente de novo.',
    ],
  ])('takes no token that is no subscription', async (token, formError) => {
    expect(await turnOn(token)).toMatchObject({ status: 400, data: { formError } });
    expect(told()).toEqual([]);
  });

  it('takes no form of another site', async () => {
    const foreign = openBrowser(site, { 'Sec-Fetch-Site': 'cross-site' });
    await foreign.logIn();
    expect((await turnOn(TOKEN, foreign)).status).toBe(403);
    expect(told()).toEqual([]);
  });

  it('has no page and no link where the site has no key for notices', async () => {
    const context = { config: { ...site.context().config, pushKey: null } };
    expect((await browser.visit(loader, PATH, { context })).location).toBe('/account');
    const menu = async (given = {}) =>
      JSON.stringify((await browser.visit(layoutLoader, '/account', { context: given })).data);
    expect(await menu()).toContain(PATH);
    expect(await menu(context)).not.toContain(PATH);
  });
});
