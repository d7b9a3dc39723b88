import { hasFirstDeposit, hasFullValidation } from '@vitrine/upstream/contract/account/validation';
import {
  type SpinPromotion,
  spinWindowPublic,
} from '@vitrine/upstream/contract/promotions/giveaway';
import { flag } from '@vitrine/upstream/contract/shell/flags';
import { maintenance } from '@vitrine/upstream/contract/shell/maintenance';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { loader as cashback } from './cashback.tsx';
import { loader as dropsAndWin } from './drops-and-win.tsx';
import { loader as fortunaBrasileira } from './fortuna-brasileira.tsx';
import { loader as freeBet } from './free-bet.tsx';
import { loader as giramania } from './giramania.tsx';
import { loader as mysteryBox } from './mystery-box.tsx';
import { loader as pgTournament } from './pg-tournament.tsx';
import { loader as referral } from './promotion-referral.tsx';
import { loader as promotions } from './promotions.tsx';
import { loader as sport } from './promotion-sport.tsx';
import { loader as regulation } from './regulation.tsx';
import { loader as welcome } from './welcome-bonus.tsx';

const LATER = '2040-01-01T00:00:00Z';

interface Listed {
  readonly cards: readonly {
    readonly kind: string;
    readonly href: string;
    readonly title: string;
  }[];
  readonly words: { readonly emptyTitle: string };
}

async function listed(site: TestSite): Promise<Listed> {
  return (await openBrowser(site).visit(promotions, '/promotions')).data as Listed;
}

const kindsOf = async (site: TestSite) => (await listed(site)).cards.map(({ kind }) => kind);

function switchOff(site: TestSite, ...names: string[]): void {
  site.operator
    .at(flag)
    .reply(({ params }) => ({ value: !names.includes((params as { name: string }).name) }));
}

function rest(site: TestSite, part: 'global' | 'sportsbook' | 'casino'): void {
  const none = { global: false, sportsbook: false, casino: false };
  site.operator.at(maintenance.general).reply(() => ({ value: { ...none, [part]: true } }));
}

describe('the list of promotions', () => {
  it('PROMO-05 says of one outside its hours that it is still to come, and of one it can not ask about that it is on', async () => {
    const site = openTestSite('cafetal');
    site.operator.at(spinWindowPublic).reply(({ query }) => {
      const { promotionType } = query as { readonly promotionType: SpinPromotion };
      if (promotionType === 'giramania') throw statusError(spinWindowPublic, 503);
      return { data: { promotionType, isOpen: false, opensAt: LATER, closesAt: LATER } };
    });
    const { cards } = await listed(site);
    const stateOf = (kind: string) => cards.find((card) => card.kind === kind);
    expect(stateOf('mysticBox')).toMatchObject({ state: 'upcoming', stateText: 'Próximamente' });
    expect(stateOf('giramania')).toMatchObject({ state: 'open' });
    expect(stateOf('cashback')).toMatchObject({ state: 'open' });
  });

  it('PROMO-01 shows what is on, each with the way to its page', async () => {
    const { cards } = await listed(openTestSite('cafetal'));
    expect(cards).toContainEqual(
      expect.objectContaining({ kind: 'hockey', href: '/promotions/sport/hockey' }),
    );
    expect(cards).toContainEqual(
      expect.objectContaining({ kind: 'giramania', href: '/promotions/giramania' }),
    );
    expect(cards.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['cashback', 'mysticBox', 'freebet', 'welcomeBonus', 'dropsAndWin']),
    );
  });

  it('PROMO-01 leaves out what a flag switches off, and closes as a whole with promotions-view', async () => {
    const site = openTestSite('arara');
    switchOff(site, 'sportsbook-promo', 'pg-promo');
    const kinds = await kindsOf(site);
    expect(kinds).not.toContain('soccer');
    expect(kinds).not.toContain('pgTournament');
    expect(kinds).toContain('giramania');
    const closed = openTestSite('arara');
    switchOff(closed, 'promotions-view');
    const answer = await openBrowser(closed).visit(promotions, '/promotions');
    expect(answer.location).toBe('/casino/slots');
  });

  it('PROMO-02 offers no welcome bonus in Brazil, nor to whoever is fully validated', async () => {
    expect(await kindsOf(openTestSite('arara'))).not.toContain('welcomeBonus');
    const site = openTestSite('axolote');
    expect(await kindsOf(site)).toContain('welcomeBonus');
    site.operator.at(hasFullValidation).reply(() => ({ data: { hasFullValidation: true } }));
    site.operator.at(hasFirstDeposit).reply(() => ({ data: { hasFirstDeposit: true } }));
    const browser = openBrowser(site);
    await browser.logIn();
    const own = (await browser.visit(promotions, '/promotions')).data as Listed;
    expect(own.cards.map(({ kind }) => kind)).not.toContain('welcomeBonus');
    expect((await browser.visit(welcome, '/promotions/welcomeBonus')).location).toBe('/promotions');
  });

  it('PROMO-07 says so when there is no promotion, with a way on', async () => {
    const site = openTestSite('arara');
    const all = [
      'cashback',
      'pragmatic',
      'welcome-bonus',
      'pg',
      'giveaway',
      'sportsbook',
      'freebet',
    ];
    switchOff(site, 'referral-promo', 'giramania-promo', ...all.map((name) => `${name}-promo`));
    const { cards, words } = await listed(site);
    expect(cards).toEqual([]);
    expect(words.emptyTitle).toBe('Nenhuma promoção agora');
  });

  it('PROMO-09 leaves out what a part in maintenance takes part in', async () => {
    const site = openTestSite('arara');
    rest(site, 'sportsbook');
    const kinds = await kindsOf(site);
    expect(kinds).not.toContain('soccer');
    expect(kinds).not.toContain('freebet');
    expect(kinds).toContain('cashback');
    const casino = openTestSite('arara');
    rest(casino, 'casino');
    expect(await kindsOf(casino)).not.toContain('cashback');
    const giveaway = openTestSite('arara');
    giveaway.operator.at(maintenance.giveaway).reply(() => ({ value: true }));
    const left = await kindsOf(giveaway);
    expect(left).not.toContain('giramania');
    expect(left).toContain('soccer');
  });
});

describe('the page of a promotion', () => {
  it('PROMO-01 tells its rules in the words of the brand and of its language', async () => {
    const pt = await openBrowser(openTestSite('mare')).visit(freeBet, '/promotions/freebet');
    expect(pt.data).toMatchObject({
      promotion: { who: expect.stringContaining('Maré') },
      action: { href: '/login?returnTo=%2Fpromotions%2Fprizes' },
      metadata: { canonical: expect.stringMatching(/\/promotions\/freebet$/) },
    });
    const es = await openBrowser(openTestSite('cafetal')).visit(freeBet, '/promotions/freebet');
    expect(es.data).toMatchObject({ promotion: { who: expect.stringContaining('Cafetal') } });
    expect(JSON.stringify(es.data)).not.toContain('{{');
  });

  it.each(['soccer', 'basketball', 'baseball', 'football', 'hockey'])(
    'PROMO-10 has the sport page %s, and leads to the slots while its flag is off',
    async (name) => {
      const site = openTestSite('arara');
      const params = { sport: name };
      const path = `/promotions/sport/${name}`;
      const open = await openBrowser(site).visit(sport, path, { params });
      expect(open.data).toMatchObject({ promotion: { kind: name }, state: 'open' });
      const off = openTestSite('arara');
      switchOff(off, 'sportsbook-promo');
      expect((await openBrowser(off).visit(sport, path, { params })).location).toBe(
        '/casino/slots',
      );
    },
  );

  it.each([
    ['mysticBox', 'cashback-promo', mysteryBox],
    ['cashback', 'cashback-promo', cashback],
    ['fortunaBrasileira', 'giveaway-promo', fortunaBrasileira],
    ['dropsAndWin', 'pragmatic-promo', dropsAndWin],
    ['welcomeBonus', 'welcome-bonus-promo', welcome],
    ['pgTournament', 'pg-promo', pgTournament],
    ['freebet', 'freebet-promo', freeBet],
    ['giramania', 'giramania-promo', giramania],
    ['referral', 'referral-promo', referral],
  ] as const)(
    'PROMO-10 has the page %s, and leads to the slots while %s is off',
    async (name, flagName, loader) => {
      const path = `/promotions/${name}`;
      // A brand outside Brazil has all nine.
      const answerWithout = async (...off: readonly string[]) => {
        const site = openTestSite('cafetal');
        switchOff(site, ...off);
        return openBrowser(site).visit(loader, path);
      };
      expect(await answerWithout()).toMatchObject({ status: 200, location: null });
      expect((await answerWithout(flagName)).location).toBe('/casino/slots');
      expect((await answerWithout('promotions-view')).location).toBe('/casino/slots');
      const others = ['sportsbook-promo', 'show-tfa'];
      expect(await answerWithout(...others)).toMatchObject({ status: 200, location: null });
    },
  );

  it('PROMO-10 has no page for another sport', async () => {
    const visit = openBrowser(openTestSite('arara')).visit(sport, '/promotions/sport/tennis', {
      params: { sport: 'tennis' },
    });
    expect((await visit).status).toBe(404);
  });

  it('PROMO-09 rests with the part that takes part in it, and offers nothing to do', async () => {
    const site = openTestSite('arara');
    rest(site, 'sportsbook');
    expect((await openBrowser(site).visit(freeBet, '/promotions/freebet')).data).toMatchObject({
      state: 'upcoming',
      stateText: 'Em manutenção',
      action: null,
    });
  });
});

describe('the regulation', () => {
  it('PROMO-02 tells every promotion of a brand of Brazil, and who organises it', async () => {
    const site = openTestSite('ipe');
    switchOff(site, 'pg-promo');
    const { data } = await openBrowser(site).visit(regulation, '/promotions/regulation');
    const { regulations, organiser } = data as {
      regulations: readonly { kind: string; row: { state: string } }[];
      organiser: readonly string[];
    };
    expect(organiser[0]).toContain(site.brand.licensee.taxId);
    const stateOf = (kind: string) => regulations.find((one) => one.kind === kind)?.row.state;
    expect(stateOf('giramania')).toBe('open');
    expect(stateOf('pgTournament')).toBe('ended');
    expect(stateOf('welcomeBonus')).toBeUndefined();
    const elsewhere = openBrowser(openTestSite('quetzal'));
    expect((await elsewhere.visit(regulation, '/promotions/regulation')).status).toBe(404);
  });
});
