import { flag } from '@vitrine/upstream/contract/shell/flags';
import { describe, expect, it } from 'vitest';
import { BETTOR, openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import type { AccountMenuContent } from '../../shapes/account/account-menu.ts';
import { loader } from './account-layout.tsx';

async function menuOf(brand: string, off: readonly string[] = []) {
  const site = openTestSite(brand);
  site.operator
    .at(flag)
    .reply(({ params }) => ({ value: !off.includes((params as { name: string }).name) }));
  const browser = openBrowser(site);
  await browser.logIn();
  const { data } = await browser.visit(loader, '/account');
  const { menu } = data as { menu: AccountMenuContent };
  return menu;
}

const hrefs = ({ groups }: AccountMenuContent) =>
  groups.flatMap(({ links }) => links.map(({ href }) => href));

describe('the menu of the account', () => {
  it('has every page of the bettor’s own once, in groups', async () => {
    const menu = await menuOf('arara');
    expect(menu.groups.map(({ title }) => title)).toEqual([
      'Dinheiro',
      'Apostas',
      'Promoções',
      'Jogo responsável',
      'Conta e segurança',
    ]);
    const all = hrefs(menu);
    expect(new Set(all).size).toBe(all.length);
    expect(all).toEqual(
      expect.arrayContaining(['/withdrawal', '/bet-history', '/responsable-game', '/referral']),
    );
  });

  it('leaves out what the flags switch off, and a group without pages', async () => {
    const menu = await menuOf('axolote', [
      'show-casino',
      'show-tfa',
      'promotions-view',
      'referral-promo',
    ]);
    expect(menu.groups.map(({ title }) => title)).not.toContain('Promociones');
    for (const gone of ['/casino-history', '/account/two-factor', '/rewards', '/referral']) {
      expect(hrefs(menu)).not.toContain(gone);
    }
    expect(hrefs(menu)).toContain('/withdrawal/accounts');
  });

  it('SHELL-14 is none for a bettor who may open few of its pages', async () => {
    const payload = Buffer.from(JSON.stringify({ exp: 2_000_000_000, Status: 'InternalBlocked' }));
    for (const stopped of [
      { autoexclusion: true },
      { status: 'InternalBlocked' },
      // A block that came with the last refresh.
      { token: `head.${payload.toString('base64url')}.sign` },
    ]) {
      const browser = openBrowser(openTestSite('arara'));
      await browser.logIn({ ...BETTOR, ...stopped });
      expect((await browser.visit(loader, '/withdrawal')).data).toEqual({ menu: null });
    }
  });

  it('is none for a guest', async () => {
    const guest = openBrowser(openTestSite('arara'));
    expect((await guest.visit(loader, '/verify-deposit')).data).toEqual({ menu: null });
  });
});
