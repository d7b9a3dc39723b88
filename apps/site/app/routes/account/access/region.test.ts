import { login } from '@vitrine/upstream/contract/account/session';
import { regionCheck } from '@vitrine/upstream/contract/account/region';
import { registerUser } from '@vitrine/upstream/contract/account/users';
import { UpstreamTimeout } from '@vitrine/upstream/base/errors';
import { describe, expect, it } from 'vitest';
import { BETTOR, openBrowser } from '../../../../test/browser.ts';
import { LOGIN_FORM, REGISTRATION_FORM } from '../../../../test/entry-forms.ts';
import { statusError } from '../../../../test/operator.ts';
import { openTestSite } from '../../../../test/site.ts';
import { action as logInAction, loader as loginLoader } from './login.tsx';
import { action as registerAction, loader as registerLoader } from './register.tsx';
import { loader as regionLoader } from './register-invalid-region.tsx';

const PAGE = '/registerInvalidRegion';

type Reply = () => never;

/** A client in a country that the operator closes. */
function restrictedIn(isoCountry: string): Reply {
  return () => {
    const context = { isoCountry, region: 'Nevada', city: 'Reno' };
    throw statusError(regionCheck.v1, 451, {
      error: 'RESTRICTED_REGION',
      message: 'Betting is closed in this region',
      context,
    });
  };
}

function openEntry(reply: Reply, brand = 'arara') {
  const site = openTestSite(brand);
  site.operator.at(login).reply(() => ({ data: BETTOR }));
  site.operator.at(registerUser).reply(() => ({ data: BETTOR }));
  site.operator.at(regionCheck.v1).reply(reply);
  site.operator.at(regionCheck.v2).reply(reply);
  const browser = openBrowser(site);
  return {
    site,
    visits: async () => [
      (await browser.visit(loginLoader, '/login')).location,
      (await browser.visit(registerLoader, '/register')).location,
    ],
    logIn: () => browser.submit(logInAction, '/login', LOGIN_FORM),
    register: () => browser.submit(registerAction, '/register', REGISTRATION_FORM),
    browser,
  };
}

const sent = ({ site }: ReturnType<typeof openEntry>) =>
  site.operator.at(login).calls().length + site.operator.at(registerUser).calls().length;

describe('entering from a restricted region', () => {
  it('REG-12 is closed: neither form is shown, and neither is sent to the operator', async () => {
    const entry = openEntry(restrictedIn('US'));
    expect(await entry.visits()).toEqual([PAGE, PAGE]);
    expect((await entry.logIn()).location).toBe(PAGE);
    expect((await entry.register()).location).toBe(PAGE);
    expect(sent(entry)).toBe(0);
  });

  it('REG-12 asks by the country for a log-in, and by the region within it for a registration', async () => {
    const entry = openEntry(() => {
      throw new UpstreamTimeout('region.validate', 1);
    });
    const asked = () =>
      [regionCheck.v1, regionCheck.v2].map((check) => entry.site.operator.at(check).calls().length);
    await entry.logIn();
    expect(asked()).toEqual([1, 0]);
    await openBrowser(entry.site).submit(registerAction, '/register', REGISTRATION_FORM);
    expect(asked()).toEqual([1, 1]);
  });

  it('REG-12 is open to one country in one brand alone', async () => {
    const galapago = openEntry(restrictedIn('US'), 'galapago');
    expect(await galapago.visits()).toEqual([null, null]);
    expect((await galapago.logIn()).location).toBe('/esportes');
    expect((await openEntry(restrictedIn('GB'), 'galapago').logIn()).location).toBe(PAGE);
    expect((await openEntry(restrictedIn('US'), 'axolote').logIn()).location).toBe(PAGE);
  });

  it('REG-12 is left to the operator when the check fails', async () => {
    const entry = openEntry(() => {
      throw new UpstreamTimeout('region.validate', 1);
    });
    expect(await entry.visits()).toEqual([null, null]);
    expect((await entry.logIn()).location).toBe('/esportes');
    expect(sent(entry)).toBe(1);
  });

  it('REG-12 TRACK-01 is tracked in one brand, of visitors who allow it', async () => {
    const arara = openEntry(restrictedIn('US'));
    await arara.visits();
    expect(await arara.site.tracked()).toEqual([]);
    arara.browser.allow('measurement');
    await arara.visits();
    expect(await arara.site.tracked()).toMatchObject([
      { name: 'restrictedRegion', of: 'logIn' },
      { name: 'restrictedRegion', of: 'registration' },
    ]);
    const ipe = openEntry(restrictedIn('US'), 'ipe');
    ipe.browser.allow('all');
    await ipe.visits();
    expect(await ipe.site.tracked()).toEqual([]);
  });

  it('REG-04 PROMO-07 leads to a page that says why, what is safe and how to go on', async () => {
    const { browser } = openEntry(restrictedIn('US'));
    const { status, data } = await browser.visit(regionLoader, PAGE);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      texts: {
        'region.title': 'Daqui não é possível entrar nem criar conta',
        'region.again': 'Tentar de novo',
      },
      support: { href: 'mailto:ajuda@arara.example' },
    });
  });
});
