import {
  readNotifications,
  setNotifications,
} from '@vitrine/upstream/contract/account/account-choices';
import { flag } from '@vitrine/upstream/contract/shell/flags';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import type { SettingsViewProps } from '../../features/account/settings/settings-view.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { loader as home } from '../shell/home.ts';
import { action, loader } from './settings.tsx';

const PATH = '/account/settings';

async function openSettings(brand = 'arara') {
  const site = openTestSite(brand);
  let held = { email: true, sms: false, push: false };
  site.operator.at(readNotifications).reply(() => ({ data: held }));
  const change = site.operator.at(setNotifications);
  change.reply(({ body }) => ({ data: (held = body as typeof held) }));
  const browser = openBrowser(site);
  await browser.logIn();
  const page = async (path = PATH) => (await browser.visit(loader, path)).data as SettingsViewProps;
  const chosen = async (setting: string) =>
    (await page()).settings.find((one) => one.setting === setting)?.chosen;
  const save = (fields: Readonly<Record<string, string>>) => browser.submit(action, PATH, fields);
  return { site, browser, change, page, chosen, save };
}

describe('/account/settings', () => {
  it('gathers every choice in one place, as it is', async () => {
    const { page } = await openSettings();
    const { notifications, settings, links } = await page();
    expect(notifications).toEqual({ email: true, sms: false, push: false });
    expect(settings.map(({ setting, chosen }) => [setting, chosen])).toEqual([
      ['landing', 'last'],
      ['oddsFormat', 'decimal'],
      ['oddsChange', 'better'],
      ['scheme', 'dark'],
    ]);
    expect(links.map(({ href }) => href)).toEqual([
      '/account/notices',
      '/bet-slip/quick-stakes',
      '/responsable-game',
      '/cookies',
    ]);
  });

  it.each([
    ['oddsFormat', 'american'],
    ['oddsChange', 'none'],
    ['scheme', 'light'],
    ['landing', 'casino'],
  ])('keeps the choice of %s and says that it was saved', async (setting, choice) => {
    const { chosen, page, save } = await openSettings();
    const { location } = await save({ setting, choice });
    expect(location).toBe(`${PATH}?salvo=${setting}#${setting}`);
    expect(await chosen(setting)).toBe(choice);
    expect((await page(`${PATH}?salvo=${setting}`)).saved).toBe(setting);
  });

  it('SHELL-01 leads home to the chosen module until the choice is taken back', async () => {
    const { browser, save } = await openSettings();
    await save({ setting: 'landing', choice: 'casino' });
    expect((await browser.visit(home, '/')).location).toBe('/casino/slots');
    await save({ setting: 'landing', choice: 'sports' });
    expect((await browser.visit(home, '/')).location).toBe('/esportes');
    await save({ setting: 'landing', choice: 'last' });
    expect((await browser.visit(home, '/')).location).toBe('/esportes');
  });

  it('SHELL-01 SHELL-29 keeps the choice of the first page for 30 days', async () => {
    const { save } = await openSettings();
    const { cookies } = await save({ setting: 'landing', choice: 'casino' });
    expect(cookies).toContainEqual(
      expect.stringMatching(/^landing-choice=[^;]+; Max-Age=2592000;/),
    );
  });

  it('sends what the bettor allows to the operator', async () => {
    const { change, page, save } = await openSettings();
    await save({ setting: 'notifications', sms: 'on' });
    expect(change.calls()).toMatchObject([{ body: { email: false, sms: true, push: false } }]);
    expect((await page()).notifications).toEqual({ email: false, sms: true, push: false });
  });

  it('says that the operator did not take it, and shows no switches over what can’t be read', async () => {
    const { change, page, save, site } = await openSettings();
    change.reply(() => {
      throw statusError(setNotifications, 503);
    });
    const { status, data } = await save({ setting: 'notifications', sms: 'on' });
    expect([status, (data as FormState).formError]).toEqual([
      502,
      'Sua escolha não foi salva. Tente de novo em instantes.',
    ]);
    site.operator.at(readNotifications).reply(() => {
      throw statusError(readNotifications, 503);
    });
    expect((await page()).notifications).toBeNull();
  });

  it('takes no answer that the page doesn’t offer', async () => {
    const { save } = await openSettings();
    expect((await save({ setting: 'scheme', choice: 'plaid' })).status).toBe(400);
    expect((await save({ setting: 'oddsFormat' })).status).toBe(400);
    expect((await save({ setting: 'password', choice: 'x' })).status).toBe(400);
  });

  it('asks for no landing where there is only one module', async () => {
    const { page, site } = await openSettings('axolote');
    site.operator
      .at(flag)
      .reply(({ params }) => ({ value: (params as { name: string }).name !== 'show-casino' }));
    expect((await page()).settings.map(({ setting }) => setting)).not.toContain('landing');
  });
});
