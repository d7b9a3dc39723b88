import { beginPixDeposit } from '@vitrine/upstream/contract/wallet/deposits';
import { userDetails } from '@vitrine/upstream/contract/account/users';
import { describe, expect, it } from 'vitest';
import { bettorDetails } from '../../../test/bettor-details.ts';
import { BETTOR, openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import { action as deposit } from '../wallet/deposit.tsx';
import { loader as betHistory } from '../bets/bet-history.tsx';
import { loader } from './account-stopped.tsx';

type LoginAnswer = typeof BETTOR;

async function shownTo(bettor: Partial<LoginAnswer>, brand?: string) {
  const browser = openBrowser(openTestSite(brand));
  await browser.logIn({ ...BETTOR, ...bettor });
  return (await browser.visit(loader, '/account-stopped')).data;
}

const FORM = { intentId: '3b3e8b1e-7c8c-4f0e-9d2a-0d6b5d1c2e11', amount: '50,00', method: 'pix' };

describe('the page of a bettor who may not play', () => {
  it('EXCL-05 EXCL-01 tells the period and the end of a self-exclusion, and who to write to', async () => {
    const resumeExclusionDate = '2027-02-22T12:00:00.000Z';
    const autoexclusion = { exclusionMonth: 3, resumeExclusionDate };
    expect(await shownTo({ autoexclusion })).toMatchObject({
      reasons: [
        'Sua conta está em autoexclusão por 3 meses.',
        'Ela termina em 22 de fevereiro de 2027.',
      ],
      contacts: [
        { href: 'mailto:ajuda@arara.example' },
        { href: 'tel:08000001810' },
        { href: 'mailto:ouvidoria@arara.example' },
      ],
    });
  });

  it('EXCL-01 EXCL-02 tells a permanent one, until a new notice, in the words of the country', async () => {
    const page = await shownTo({ autoexclusion: { exclusionMonth: 1216 } }, 'vicuna');
    expect(page).toMatchObject({
      reasons: [expect.stringContaining('permanente'), expect.any(String)],
    });
  });

  it('SHELL-14 says that the operator has blocked the account', async () => {
    const token = `h.${Buffer.from('{"exp":1,"Status":"InternalBlocked"}').toString('base64url')}.s`;
    expect(await shownTo({ token })).toMatchObject({
      reasons: [expect.stringContaining('bloqueou')],
    });
  });
});

describe('an account that the operator bars while its session goes on', () => {
  it.each([
    ['SELF_EXCLUDED', '/account-stopped'],
    ['INTERNAL_BLOCKED', '/account-stopped'],
    ['DEACTIVATED', '/login?returnTo=%2Fbet-history&reason=deactivated'],
  ])('SHELL-14 SESS-09 is stopped from the next page on after %s', async (error, path) => {
    const site = openTestSite('arara');
    const browser = openBrowser(site);
    await browser.logIn();
    site.operator.at(beginPixDeposit).reply(() => {
      throw statusError(beginPixDeposit, 403, { error });
    });
    site.operator
      .at(userDetails)
      .reply(() =>
        bettorDetails({ autoexclusion: error === 'SELF_EXCLUDED' && { exclusionMonth: 6 } }),
      );
    const refused = await browser.submit(deposit, '/deposit', FORM);
    expect(refused).toMatchObject({ status: 400, data: { formError: expect.any(String) } });
    expect((await browser.visit(betHistory, '/bet-history')).location).toBe(path);
  });
});
