import { beginPixDeposit } from '@vitrine/upstream/contract/wallet/deposits';
import { userDetails } from '@vitrine/upstream/contract/account/users';
import {
  hasFullValidation,
  hasRealFullValidation,
} from '@vitrine/upstream/contract/account/validation';
import { SessionEnded } from '@vitrine/upstream/base/errors';
import { describe, expect, it, vi } from 'vitest';
import { bettorDetails } from '../../../test/bettor-details.ts';
import { BETTOR, openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import { action as deposit } from '../wallet/deposit.tsx';
import { loader as betHistory } from '../bets/bet-history.tsx';
import { loader } from './account-stopped.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

type LoginAnswer = typeof BETTOR;

async function shownTo(bettor: Partial<LoginAnswer>, brand?: string) {
  const site = openTestSite(brand);
  site.operator.at(hasRealFullValidation).reply(() => ({ data: { hasRealFullValidation: true } }));
  site.operator.at(hasFullValidation).reply(() => ({ data: { hasFullValidation: true } }));
  const browser = openBrowser(site);
  await browser.logIn({ ...BETTOR, ...bettor });
  return (await browser.visit(loader, '/account-stopped')).data;
}

const FORM = { intentId: '3b3e8b1e-7c8c-4f0e-9d2a-0d6b5d1c2e11', amount: '50,00', method: 'pix' };

describe('the page of a bettor who may not play', () => {
  it('SESS-08 leads to the log-in when the session has ended, and back', async () => {
    const site = openTestSite();
    site.operator.at(hasRealFullValidation).reply(() => {
      throw new SessionEnded('refreshRefused', 'refused');
    });
    const browser = openBrowser(site);
    await browser.logIn({ ...BETTOR, autoexclusion: true });
    const { location } = await browser.visit(loader, '/account-stopped?look=1');
    expect(location).toBe('/login?returnTo=%2Faccount-stopped%3Flook%3D1&reason=ended');
  });

  it('EXCL-05 EXCL-01 tells the period and the end of a self-exclusion, and who to write to', async () => {
    const resumeExclusionDate = '2027-02-22T12:00:00.000Z';
    const autoexclusion = { exclusionMonth: 3, resumeExclusionDate };
    expect(await shownTo({ autoexclusion })).toMatchObject({
      period: 'Sua conta está em autoexclusão por 3 meses.',
      end: 'Ela termina em 22 de fevereiro de 2027.',
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
      period: expect.stringContaining('permanente'),
      end: expect.stringContaining('nuevo aviso'),
    });
  });

  it('EXCL-03 shows the way to the withdrawal only with full validation', async () => {
    const site = openTestSite('arara');
    const browser = openBrowser(site);
    await browser.logIn({ ...BETTOR, autoexclusion: { exclusionMonth: 3 } });
    for (const [isValidated, href] of [
      [true, '/withdrawal'],
      [false, null],
    ] as const) {
      site.operator
        .at(hasRealFullValidation)
        .reply(() => ({ data: { hasRealFullValidation: isValidated } }));
      const { data } = await browser.visit(loader, '/account-stopped');
      expect(data).toMatchObject({ withdraw: href && { href }, nextLook: null });
    }
  });

  it('TRACK-01 a change to validated is tracked once, as the conversion of a registration', async () => {
    for (const [answer, count] of [
      ['marketing', 1],
      ['measurement', 0],
    ] as const) {
      const site = openTestSite('arara');
      const browser = openBrowser(site);
      await browser.logIn({ ...BETTOR, autoexclusion: { exclusionMonth: 3 } });
      browser.allow(answer);
      for (const hasRealFull of [false, true, true]) {
        site.operator
          .at(hasRealFullValidation)
          .reply(() => ({ data: { hasRealFullValidation: hasRealFull } }));
        await browser.visit(loader, '/account-stopped');
      }
      expect(await site.tracked()).toMatchObject(
        Array.from({ length: count }, () => ({ name: 'registrationConversion' })),
      );
    }
  });

  it('EXCL-04 looks three times by itself, then says that there is no answer', async () => {
    const site = openTestSite('arara');
    const browser = openBrowser(site);
    await browser.logIn({ ...BETTOR, autoexclusion: { exclusionMonth: 3 } });
    site.operator.at(hasRealFullValidation).reply(() => {
      throw statusError(hasRealFullValidation, 503, null);
    });
    const looks: unknown[] = [];
    for (let path: string | null = '/account-stopped'; path !== null;) {
      const { data } = await browser.visit(loader, path);
      const page = data as { readonly nextLook: string | null; readonly noWithdrawal: string };
      looks.push(page.nextLook);
      path = page.nextLook;
      if (path === null) expect(page.noWithdrawal).toContain('Não conseguimos conferir');
    }
    expect(looks).toEqual([...[1, 2, 3].map((look) => `/account-stopped?look=${look}`), null]);
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
    ['INTERNAL_BLOCKED', '/withdrawal'],
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
