import { data, type LoaderFunctionArgs } from '@remix-run/node';
import {
  claimReferralReward,
  referralCode,
  referralRewards,
} from '@vitrine/upstream/contract/promotions/referral';
import { flag } from '@vitrine/upstream/contract/shell/flags';
import { maintenance } from '@vitrine/upstream/contract/shell/maintenance';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import { visitorOf } from '../../services/base/session/visitor.server.ts';
import { referralNotice } from '../../services/shell/modal-notices/referral-notice.server.ts';
import { loader as promotion } from './promotion-referral.tsx';
import { loader as info } from './referral-info.tsx';
import { action, loader } from './referral.tsx';

const PAGE = '/referral';
const HOUR = 3_600_000;

/** A bettor with 40.00 to claim, unless the test says otherwise. */
async function withRewards(amount = 40) {
  const site = openTestSite('arara');
  const browser = openBrowser(site);
  await browser.logIn();
  const rewards = site.operator.at(referralRewards);
  rewards.reply(() => ({ data: { rewardsAmount: amount, hasRewards: amount > 0 } }));
  site.operator.at(referralCode).reply(() => ({ data: { code: 'ANA27K' } }));
  const claim = site.operator.at(claimReferralReward);
  claim.reply(() => ({ data: { amount } }));
  return { site, browser, rewards, claim };
}

interface Page {
  readonly referral: { readonly rewards: { readonly claimId?: string } };
}

/** The form of the page, as a browser would send it. */
async function formOf(browser: Awaited<ReturnType<typeof withRewards>>['browser']) {
  const { data } = await browser.visit(loader, PAGE);
  return { claimId: (data as Page).referral.rewards.claimId ?? '', amount: '4000' };
}

describe('invitations', () => {
  it('REF-01 PROMO-07 lead a guest to the log-in and back, and to / while the flag is off', async () => {
    const { site, browser } = await withRewards();
    const guest = openBrowser(site);
    for (const [read, path] of [
      [loader, '/referral'],
      [info, '/referral/info'],
    ] as const) {
      const { location } = await guest.visit(read, path);
      expect(location).toBe(`/login?returnTo=${encodeURIComponent(path)}`);
    }
    site.operator
      .at(flag)
      .reply(({ params }) => ({ value: (params as { name: string }).name !== 'referral-promo' }));
    site.pass(60_000);
    expect((await browser.visit(loader, '/referral')).location).toBe('/');
    expect((await guest.visit(info, '/referral/info')).location).toBe('/');
    expect((await guest.visit(promotion, '/promotions/referral')).location).toBe('/casino/slots');
  });

  it('REF-01 explain themselves to everybody, META-01 with words of their own', async () => {
    const { site } = await withRewards();
    const { data } = await openBrowser(site).visit(promotion, '/promotions/referral');
    expect(data).toMatchObject({
      isGuest: true,
      metadata: {
        title: expect.stringMatching(/^Indique um amigo/),
        description: expect.stringContaining('18 anos'),
        canonical: expect.stringMatching(/\/promotions\/referral$/),
      },
    });
  });

  it('REF-02 shows the code, a link that carries it, and what is ready', async () => {
    const { browser } = await withRewards();
    expect((await browser.visit(loader, PAGE)).data).toMatchObject({
      referral: {
        invitation: {
          code: 'ANA27K',
          url: expect.stringMatching(/^http.*\/register\?referralCode=r-ANA27K$/),
        },
        rewards: { kind: 'ready', amount: expect.stringMatching(/^R\$\s40,00$/) },
      },
      claim: null,
    });
  });

  it('REF-02 says what can not be read, and shows the rest', async () => {
    const { site, browser, rewards } = await withRewards();
    rewards.reply(() => {
      throw statusError(referralRewards, 503);
    });
    expect((await browser.visit(loader, PAGE)).data).toMatchObject({
      referral: { invitation: { code: 'ANA27K' }, rewards: { kind: 'unread' } },
    });
    site.operator.at(referralCode).reply(() => {
      throw statusError(referralCode, 503);
    });
    expect((await browser.visit(loader, PAGE)).data).toMatchObject({
      referral: { invitation: null },
    });
  });

  it('REF-02 pays once, however often the form is sent', async () => {
    const { browser, claim } = await withRewards();
    const form = await formOf(browser);
    const first = await browser.submit(action, PAGE, form);
    expect(first.location).toBe(`/referral?claim=${form.claimId}`);
    expect((await browser.submit(action, PAGE, form)).location).toBe(first.location);
    expect(claim.calls()).toHaveLength(1);
    expect((await browser.visit(loader, first.location ?? '')).data).toMatchObject({
      claim: { kind: 'paid', amount: expect.stringMatching(/40,00/) },
    });
  });

  it('REF-02 asks what became of a claim whose answer was lost, and sends it no second time', async () => {
    const { site, browser, rewards, claim } = await withRewards();
    const form = await formOf(browser);
    claim.reply(() => {
      throw statusError(claimReferralReward, 503);
    });
    const { location } = await browser.submit(action, PAGE, form);
    expect((await browser.visit(loader, location ?? '')).data).toMatchObject({
      claim: { kind: 'waiting' },
    });
    rewards.reply(() => ({ data: { rewardsAmount: 0, hasRewards: false } }));
    expect((await browser.visit(loader, location ?? '')).data).toMatchObject({
      claim: { kind: 'paid', amount: expect.stringMatching(/40,00/) },
      referral: { rewards: { kind: 'none' } },
    });
    site.pass(200_000);
    await browser.submit(action, PAGE, form);
    expect(claim.calls()).toHaveLength(1);
  });

  it('REF-02 says that nothing was paid once no answer can come any more', async () => {
    const { site, browser, claim } = await withRewards();
    const form = await formOf(browser);
    claim.reply(() => {
      throw statusError(claimReferralReward, 503);
    });
    const { location } = await browser.submit(action, PAGE, form);
    site.pass(200_000);
    expect((await browser.visit(loader, location ?? '')).data).toMatchObject({
      claim: { kind: 'refused', reason: 'failed' },
      referral: { rewards: { kind: 'ready' } },
    });
  });

  it.each([
    [409, 'NO_REFERRAL_REWARD', 'none'],
    [403, 'SELF_EXCLUDED', 'notAllowed'],
    [451, 'RESTRICTED_REGION', 'notAllowed'],
    [400, 'ANYTHING', 'failed'],
  ])('REF-02 names why nothing was paid: %i %s', async (status, code, reason) => {
    const { browser, claim } = await withRewards();
    const form = await formOf(browser);
    claim.reply(() => {
      throw statusError(claimReferralReward, status, { error: code });
    });
    const { location } = await browser.submit(action, PAGE, form);
    expect((await browser.visit(loader, location ?? '')).data).toMatchObject({
      claim: { kind: 'refused', reason },
    });
  });

  it('takes no claim from elsewhere, and none with another form', async () => {
    const { browser, claim } = await withRewards();
    const form = await formOf(browser);
    const elsewhere = { headers: { 'Sec-Fetch-Site': 'cross-site' } };
    const stale = { claim: { kind: 'refused', reason: 'stale' } };
    const { location } = await browser.submit(action, PAGE, form, elsewhere);
    expect((await browser.visit(loader, location ?? '')).data).toMatchObject(stale);
    expect((await browser.submit(action, PAGE, { claimId: 'x', amount: '1' })).location).toBe(
      location,
    );
    expect(claim.calls()).toHaveLength(0);
  });
});

/** What the frame of every page asks and answers. */
async function frame({ request, context }: LoaderFunctionArgs) {
  const { words, header } = await referralNotice(
    request,
    await visitorOf(request, context),
    context,
  );
  return data({ referralNotice: words }, header ? { headers: { 'Set-Cookie': header } } : {});
}

describe('the notice of rewards', () => {
  const noticeOn = async (
    browser: Awaited<ReturnType<typeof withRewards>>['browser'],
    path: string,
  ) => ((await browser.visit(frame, path)).data as { referralNotice: unknown }).referralNotice;

  it('REF-02 asks once an hour, and is shown again after an hour', async () => {
    const { site, browser, rewards } = await withRewards();
    const notice = { title: expect.stringMatching(/40,00/) };
    expect(await noticeOn(browser, '/esportes')).toMatchObject(notice);
    site.pass(HOUR - 1000);
    expect(await noticeOn(browser, '/esportes')).toBeNull();
    expect(rewards.calls()).toHaveLength(1);
    site.pass(1000);
    expect(await noticeOn(browser, '/casino')).toMatchObject(notice);
    expect(rewards.calls()).toHaveLength(2);
  });

  it('REF-02 stays silent without rewards, for a guest, and where money is on its way', async () => {
    const { site, browser, rewards } = await withRewards();
    expect(await noticeOn(browser, '/deposit')).toBeNull();
    expect(await noticeOn(browser, '/bet-slip')).toBeNull();
    expect(await noticeOn(openBrowser(site), '/esportes')).toBeNull();
    expect(rewards.calls()).toHaveLength(0);
    rewards.reply(() => ({ data: { rewardsAmount: 0, hasRewards: false } }));
    expect(await noticeOn(browser, '/esportes')).toBeNull();
  });

  it.each([
    ['global', [false, false, false]],
    ['sportsbook', [false, true, true]],
    ['casino', [true, false, true]],
  ] as const)('PROMO-09 REF-02 during maintenance of %s is told: %j', async (part, told) => {
    const none = { global: false, sportsbook: false, casino: false };
    for (const [index, path] of ['/esportes', '/casino', '/rewards'].entries()) {
      const { site, browser } = await withRewards();
      site.operator.at(maintenance.general).reply(() => ({ value: { ...none, [part]: true } }));
      expect((await noticeOn(browser, path)) !== null).toBe(told[index]);
    }
  });

  it('REF-02 leaves an operator alone for an hour that gave no answer, and ends with a claim', async () => {
    const { site, browser, rewards } = await withRewards();
    rewards.reply(() => {
      throw statusError(referralRewards, 503);
    });
    expect(await noticeOn(browser, '/esportes')).toBeNull();
    expect(await noticeOn(browser, '/esportes')).toBeNull();
    expect(rewards.calls()).toHaveLength(1);
    rewards.reply(() => ({ data: { rewardsAmount: 40, hasRewards: true } }));
    await browser.submit(action, PAGE, await formOf(browser));
    site.pass(HOUR - 1000);
    expect(await noticeOn(browser, '/esportes')).toBeNull();
  });
});
