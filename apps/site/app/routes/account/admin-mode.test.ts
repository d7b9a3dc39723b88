import { userRoles } from '@vitrine/upstream/contract/account/roles';
import {
  deleteProviderSwitch,
  replaceProvider,
} from '@vitrine/upstream/contract/sportsbook/provider-switch';
import { UpstreamTimeout } from '@vitrine/upstream/base/errors';
import { describe, expect, it } from 'vitest';
import { aMatch } from '../../../test/betting.ts';
import { openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import { loader as eventLoader } from '../sportsbook/event.tsx';
import { action, loader } from './admin-mode.tsx';
import { loader as layoutLoader } from './account-layout.tsx';

const PAGE = '/admin-mode';

async function openAdmin(roles: readonly number[] | 'fails' = [1]) {
  const site = openTestSite('arara', { events: [aMatch(1)] });
  site.operator.at(userRoles).reply(() => {
    if (roles === 'fails') throw new UpstreamTimeout(userRoles.name, 1);
    return [...roles];
  });
  const replace = site.operator.at(replaceProvider);
  const forget = site.operator.at(deleteProviderSwitch);
  const browser = openBrowser(site);
  await browser.logIn();
  const order = (admin: string, fields: Readonly<Record<string, string>> = {}) =>
    browser.submit(action, PAGE, { admin, ...fields });
  async function toolsOnEvent(): Promise<boolean> {
    const params = { sportName: 'futebol', matchId: 'sr:match:1' };
    const { data } = await browser.visit(eventLoader, '/esportes/futebol/evento/sr:match:1', {
      params,
    });
    return (data as { page: { admin: object | null } }).page.admin !== null;
  }
  async function menu(): Promise<string> {
    return JSON.stringify((await browser.visit(layoutLoader, '/user-account')).data);
  }
  const changes = () => replace.calls().length + forget.calls().length;
  return { site, browser, replace, forget, order, toolsOnEvent, menu, changes };
}

describe('admin mode', () => {
  it('CAT-30 CAT-41 is in the account’s menu of role 1, and is turned on and off', async () => {
    const { browser, order, toolsOnEvent, menu } = await openAdmin([1, 7]);
    expect(await menu()).toContain('{"href":"/admin-mode","label":"Modo administrador"}');
    expect((await browser.visit(loader, PAGE)).data).toMatchObject({ isOn: false });
    expect(await toolsOnEvent()).toBe(false);
    expect((await order('on')).location).toBe(PAGE);
    expect((await browser.visit(loader, PAGE)).data).toMatchObject({ isOn: true });
    expect(await toolsOnEvent()).toBe(true);
    await order('off');
    expect((await browser.visit(loader, PAGE)).data).toMatchObject({ isOn: false });
    expect(await toolsOnEvent()).toBe(false);
  });

  it.each([
    ['another role', [2]],
    ['no role', []],
    ['roles that can’t be read', 'fails'],
  ] as const)('CAT-30 is not there for a bettor with %s', async (_, roles) => {
    const { browser, order, toolsOnEvent, menu, changes } = await openAdmin(roles);
    expect(await menu()).not.toContain('/admin-mode');
    expect((await browser.visit(loader, PAGE)).status).toBe(404);
    expect((await order('on')).location).toBe(PAGE);
    expect((await order('hide sr:match:1')).location).toBe(PAGE);
    expect(await toolsOnEvent()).toBe(false);
    expect(changes()).toBe(0);
  });

  it('CAT-30 is not there for a bettor who brings the cookie of an administrator', async () => {
    const { browser, site, order, toolsOnEvent } = await openAdmin();
    await order('on');
    site.operator.at(userRoles).reply(() => []);
    expect((await order('hide sr:match:1')).location).toBe(PAGE);
    expect((await browser.visit(loader, PAGE)).status).toBe(404);
    expect(await toolsOnEvent()).toBe(false);
  });

  it('CAT-30 sends a guest to the log-in', async () => {
    const { site, changes } = await openAdmin();
    const guest = openBrowser(site);
    expect((await guest.visit(loader, PAGE)).location).toMatch(/^\/login/);
    expect((await guest.submit(action, PAGE, { admin: 'hide sr:match:1' })).location).toMatch(
      /^\/login/,
    );
    expect(changes()).toBe(0);
  });

  it('CAT-28 shows, hides and resets an event in the administrator’s session, in words', async () => {
    const { browser, order, replace, forget } = await openAdmin();
    await order('on');
    const hidden = await order('hide sr:match:1');
    expect(hidden.location).toBe(`${PAGE}?evento=sr%3Amatch%3A1&resultado=hidden`);
    expect((await browser.visit(loader, hidden.location ?? '')).data).toMatchObject({
      eventId: 'sr:match:1',
      result: 'hidden',
    });
    expect((await order('show', { eventId: ' bg:match:2 ' })).location).toContain('shown');
    expect((await order('reset sr:match:1')).location).toContain('reset');
    expect(replace.calls()).toMatchObject([
      { body: { EventId: 'sr:match:1', Show: false }, token: 'token-1' },
      { body: { EventId: 'bg:match:2', Show: true }, token: 'token-1' },
    ]);
    expect(forget.calls()).toMatchObject([{ params: { id: 'sr:match:1' }, token: 'token-1' }]);
  });

  it.each([
    ['forbidden', () => statusError(replaceProvider, 403, { error: 'FORBIDDEN' })],
    ['unknownEvent', () => statusError(replaceProvider, 404, { error: 'MATCH_WAS_NOT_FOUND' })],
    ['failed', () => statusError(replaceProvider, 503)],
    ['failed', () => new UpstreamTimeout(replaceProvider.name, 1)],
  ] as const)('CAT-28 says that an order came to %s', async (result, error) => {
    const { order, replace } = await openAdmin();
    await order('on');
    replace.reply(() => {
      throw error();
    });
    expect((await order('hide sr:match:1')).location).toContain(`resultado=${result}`);
  });

  it('CAT-28 asks the operator for nothing that is no event, while it is off, or from elsewhere', async () => {
    const { site, order, changes } = await openAdmin();
    expect((await order('hide sr:match:1')).location).toBe(PAGE);
    await order('on');
    expect((await order('hide', { eventId: 'sr:season:1' })).location).toContain('invalidEvent');
    expect((await order('burn sr:match:1')).location).toBe(PAGE);
    const foreign = openBrowser(site, { 'Sec-Fetch-Site': 'cross-site' });
    await foreign.logIn();
    const answer = await foreign.submit(action, PAGE, { admin: 'hide sr:match:1' });
    expect(answer.location).toBe(`${PAGE}?notice=staleForm`);
    expect(changes()).toBe(0);
  });
});
