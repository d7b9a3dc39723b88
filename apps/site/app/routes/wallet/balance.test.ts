import { expect, it } from 'vitest';
import { BETTOR, openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import type { BalanceNews } from '../../frame/use-balance.ts';
import { routeHandle } from '../../guard/route-handle.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';
import { shellData } from '../../services/shell/shell.server.ts';
import { loader } from './balance.ts';

const frame = guardedLoader(routeHandle('frame'), ({ request, visitor, context }) =>
  shellData(request, visitor, context),
);

it('the balance bears the mark that the pages of its bettor have, and no other bettor’s', async () => {
  const browser = openBrowser(openTestSite());
  const owners = async () => {
    const { body } = await browser.visit(loader, '/balance');
    return ((await new Response(body).json()) as BalanceNews).owners;
  };
  const mark = async () => {
    const { csrf } = (await browser.visit(frame, '/esportes')).data as { csrf: string };
    return csrf.split('.')[1];
  };
  await browser.arrive();
  expect(await owners()).toBeUndefined();
  await browser.logIn();
  const ofAna = await mark();
  expect(await owners()).toEqual([ofAna]);
  await browser.logIn({ ...BETTOR, userId: 'u-2' });
  expect(await owners()).toEqual([await mark()]);
  expect(await owners()).not.toContain(ofAna);
});
