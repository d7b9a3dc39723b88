import { describe, expect, it } from 'vitest';
import { BETTOR, circumstancesOf, VISITORS } from '../../test/guard.ts';
import { type Circumstances, GUEST, type VisitorFacts } from './circumstances.ts';
import { decide } from './decide.ts';
import type { GuardFlag } from './route-row.ts';
import { ROUTE_NAMES, type RouteName, rowOf } from './route-table.ts';

/** The decision as the specification means it: `open`, `>route` or `=refusal`. */
function decided(
  route: RouteName,
  visitor: VisitorFacts,
  circumstances: Circumstances = circumstancesOf(),
): string {
  const decision = decide(route, visitor, circumstances);
  if (decision.kind === 'open') return 'open';
  return decision.kind === 'redirect' ? `>${decision.to}` : `=${decision.why}`;
}

function modalOn(route: RouteName, visitor: VisitorFacts) {
  const decision = decide(route, visitor, circumstancesOf());
  return decision.kind === 'open' ? decision.modal : `not open: ${decision.kind}`;
}

const pages = ROUTE_NAMES.filter((name) => !rowOf(name).isTechnical);
const off = (...flags: GuardFlag[]) => ({
  flags: Object.fromEntries(flags.map((f) => [f, false])),
});

describe('a deactivated user', () => {
  it.each(['account', 'deposit', 'betHistory', 'placeBet', 'transactions'] as const)(
    'SESS-09 is not logged in on %s, and the log-in page says why',
    (route) => {
      const decision = decide(route, VISITORS.deactivated, circumstancesOf('axolote'));
      expect(decision).toEqual({ kind: 'redirect', to: 'login', reason: 'deactivated' });
    },
  );

  it.each(['sportsbook', 'login', 'promotions', 'termsConditions'] as const)(
    'SESS-09 sees the reactivate modal on %s',
    (route) => expect(modalOn(route, VISITORS.deactivated)).toBe('reactivate'),
  );
});

describe('a self-excluded or internally blocked bettor', () => {
  const allowed = [
    'withdrawal',
    'withdrawalRequest',
    'cancelWithdrawal',
    'withdrawalAccounts',
    'bankAccounts',
    'withdrawalWindow',
    'transactions',
    'movement',
    'transactionsStatement',
    'transactionsExport',
    'transactionsWindow',
    'termsConditions',
    'requestWithdrawal',
    'accountStopped',
  ];

  it.each([
    ['excluded', '>accountStopped'],
    ['blocked', '>withdrawal'],
  ] as const)(
    'SHELL-14 EXCL-05 that is %s may visit transactions, terms and withdrawal, and is sent to %s elsewhere',
    (kind, elsewhere) => {
      for (const name of pages) {
        expect([name, decided(name, VISITORS[kind])]).toEqual([
          name,
          allowed.includes(name) || (kind === 'blocked' && name === 'chat') ? 'open' : elsewhere,
        ]);
      }
    },
  );

  it('EXCL-05 sees the modal where a page is left to them, and not on the terms', () => {
    expect(modalOn('transactions', VISITORS.excluded)).toBe('selfExclusion');
    expect(modalOn('withdrawal', VISITORS.excluded)).toBe('selfExclusion');
    expect(modalOn('termsConditions', VISITORS.excluded)).toBeNull();
    expect(modalOn('transactions', VISITORS.blocked)).toBeNull();
  });

  it('EXCL-05 may log out', () => {
    expect(decided('logout', VISITORS.excluded)).toBe('open');
  });

  it('enters the password before a withdrawal after half an hour', () => {
    expect(decided('withdrawal', VISITORS['idle excluded'])).toBe('>login');
    expect(decided('login', VISITORS['idle excluded'])).toBe('open');
  });

  it('leaves the page that says why when there is nothing to say', () => {
    expect(decided('accountStopped', BETTOR)).toBe('>sportsbook');
  });
});

describe('the account page', () => {
  it('SHELL-04 stands at /user-account on Brazil brands for a bettor, else leads to the slots', () => {
    expect(decided('userAccount', BETTOR, circumstancesOf('mare'))).toBe('open');
    expect(decided('userAccount', GUEST, circumstancesOf('mare'))).toBe('>casinoSlots');
    expect(decided('userAccount', BETTOR, circumstancesOf('vicuna'))).toBe('>casinoSlots');
  });

  it('SHELL-04 stands at /account elsewhere; on Brazil brands that leads to /user-account', () => {
    expect(decided('account', BETTOR, circumstancesOf('vicuna'))).toBe('open');
    expect(decided('account', BETTOR, circumstancesOf('arara'))).toBe('>userAccount');
    expect(decided('account', GUEST, circumstancesOf('arara'))).toBe('>login');
  });
});

describe('a reality check that is due', () => {
  it('interrupts the play between two pages, and nothing else', () => {
    const due = VISITORS['check due'];
    for (const name of ['sportsbook', 'event', 'betHistory', 'casinoSlots'] as const) {
      expect([name, decided(name, due)]).toEqual([name, '>realityCheck']);
    }
    const open = ['deposit', 'withdrawal', 'cashOut', 'responsibleGame', 'realityCheck'] as const;
    for (const name of open) expect([name, decided(name, due)]).toEqual([name, 'open']);
  });

  it('waits while a form is sent or an open page loads something by itself', () => {
    const { request } = circumstancesOf();
    const loading = circumstancesOf('arara', { request: { ...request, isPage: false } });
    expect(decided('sportsbook', VISITORS['check due'], loading)).toBe('open');
  });
});

describe('the authorization gate', () => {
  const gated = (hasAuthorizationGate: boolean, isAuthorized: boolean) =>
    circumstancesOf('arara', {
      build: { ...circumstancesOf().build, hasAuthorizationGate },
      request: { hasRestoreToken: false, cameFromGoogle: false, isAuthorized, isPage: true },
    });

  it('SHELL-12 opens in a build with the gate and with the local flag, else leads to the landing', () => {
    expect(decided('authorize', GUEST, gated(true, true))).toBe('open');
    expect(decided('authorize', GUEST, gated(true, false))).toBe('>sportsbook');
    expect(decided('authorize', GUEST, gated(false, true))).toBe('>sportsbook');
  });
});

describe('a logged-in bettor', () => {
  const guestPages = ['home', 'login', 'forgotPassword', 'restorePassword'] as const;
  const landing = (given: Partial<Circumstances['landing']>) => {
    const base = circumstancesOf();
    return { ...base, landing: { ...base.landing, ...given } };
  };

  it.each([...guestPages, 'stepsLocation', 'enableLocation'] as const)(
    'SHELL-13 is redirected from %s: to the casino in the installed web app, else by preference',
    (route) => {
      expect(decided(route, BETTOR, landing({ app: 'PWA' }))).toBe('>casino');
      expect(decided(route, BETTOR, landing({ preferred: 'casino' }))).toBe('>casinoSlots');
      expect(decided(route, BETTOR, landing({ preferred: 'sports' }))).toBe('>sportsbook');
      expect(decided(route, BETTOR, landing({ lastVisited: 'casino' }))).toBe('>casinoSlots');
    },
  );

  it('SHELL-09 GEO-01 sees the location steps in a store app alone, a guest never', () => {
    const store = landing({ app: 'TWA_STORE' });
    expect(decided('stepsLocation', BETTOR, store)).toBe('open');
    expect(decided('stepsLocation', BETTOR, { ...store, ...off('location-feature') })).toBe(
      '>sportsbook',
    );
    expect(decided('enableLocation', GUEST, store)).toBe('>home');
  });
});

describe('home', () => {
  const home = (given: Partial<Circumstances['landing']>) => {
    const base = circumstancesOf();
    return decided('home', GUEST, { ...base, landing: { ...base.landing, ...given } });
  };

  it('SHELL-01 leads by preference, then by the module visited last, and to sports in a mobile app', () => {
    expect(home({ preferred: 'casino', lastVisited: 'sports' })).toBe('>casinoSlots');
    expect(home({ lastVisited: 'casino' })).toBe('>casinoSlots');
    expect(home({ preferred: 'casino', app: 'NATIVE_APP' })).toBe('>sportsbook');
    expect(home({})).toBe('>sportsbook');
  });

  it('SHELL-02 leads where the address asks to go', () => {
    expect(home({ asked: 'casino', preferred: 'sports' })).toBe('>casinoSlots');
    expect(home({ asked: 'sports', preferred: 'casino' })).toBe('>sportsbook');
  });
});

describe('registration', () => {
  it('REG-02 BRAND-08 shows the options on Brazil brands while Google is on, else the form', () => {
    expect(decided('registerOptions', GUEST, circumstancesOf('ipe'))).toBe('open');
    expect(decided('registerOptions', GUEST, circumstancesOf('quetzal'))).toBe('>register');
    const googleOff = circumstancesOf('ipe', off('register-with-google'));
    expect(decided('registerOptions', GUEST, googleOff)).toBe('>register');
  });

  it('REG-03 opens the registration with Google only after the step at Google', () => {
    const request = { hasRestoreToken: false, isAuthorized: false, isPage: true };
    const after = circumstancesOf('ipe', { request: { ...request, cameFromGoogle: true } });
    const before = circumstancesOf('ipe', { request: { ...request, cameFromGoogle: false } });
    expect(decided('registerWithGoogle', GUEST, after)).toBe('open');
    expect(decided('registerWithGoogle', GUEST, before)).toBe('>register');
  });

  it('REG-05 opens /verify-email at step 1 alone; everybody else goes home', () => {
    expect(decided('verifyEmail', VISITORS['step 1'])).toBe('open');
    expect(decided('verifyEmail', BETTOR)).toBe('>home');
    expect(decided('verifyEmail', GUEST)).toBe('>home');
  });

  it('SESS-13 opens /RestorePassword with a token alone', () => {
    const request = { cameFromGoogle: false, isAuthorized: false, isPage: true };
    const linked = circumstancesOf('ipe', { request: { ...request, hasRestoreToken: true } });
    expect(decided('restorePassword', GUEST, linked)).toBe('open');
    expect(decided('restorePassword', GUEST)).toBe('>home');
  });
});

describe('the migration', () => {
  const without = [
    'verifyEmail',
    'onboardSuccess',
    'userIdentification',
    'identityCard',
    'address',
    'atm',
    'completeProfile',
    'userDetails',
    'termsConditions',
    'privacyPolicy',
    'enableLocation',
    // Where /atm leads to.
    'financialOperations',
    // The modal itself.
    'accountMigration',
    'documentSteps',
    'documentFile',
    'faceCheck',
  ];

  it('MIG-01 shows its modal on every page that opens, but not on the excluded ones', () => {
    const store = { ...circumstancesOf().landing, app: 'TWA_STORE' as const };
    const migrating = { ...VISITORS.migrating, registerStep: 1, isFullyValidated: false };
    for (const name of pages) {
      const decision = decide(name, migrating, circumstancesOf('ipe', { landing: store }));
      if (decision.kind !== 'open') continue;
      expect([name, decision.modal]).toEqual([name, without.includes(name) ? null : 'migration']);
    }
    expect(without.every((name) => rowOf(name as RouteName).hidesMigration)).toBe(true);
    expect(modalOn('sportsbook', BETTOR)).toBeNull();
  });

  it('MIG-01 leads no blocked bettor to its modal, whose page is closed to them', () => {
    const blocked = { ...VISITORS.blocked, mustMigrate: true };
    expect(decided('accountMigration', blocked)).toBe('>withdrawal');
    for (const page of ['withdrawal', 'accountStopped', 'transactions'] as const) {
      expect(modalOn(page, blocked)).toBeNull();
    }
  });
});

describe('verification', () => {
  const routes = [
    'userIdentification',
    'identityCard',
    'address',
    'completeProfile',
    'userDetails',
  ] as const;

  it.each(routes)('KYC-02 sends a validated bettor without a deposit from %s to it', (route) => {
    expect(decided(route, VISITORS['no deposit'])).toBe('>deposit');
    expect(decided(route, VISITORS.bettor)).toBe('open');
    expect(decided(route, { ...VISITORS['no deposit'], isFullyValidated: null })).toBe('open');
  });

  it.each([
    [
      'documents',
      ['userIdentification', 'identityCard', 'address', 'completeProfile', 'userDetails'],
    ],
    ['nationalId', ['completeProfile', 'userDetails']],
    ['documentsAndLiveness', ['userIdentification', 'identityCard', 'address']],
    ['liveness', ['userIdentification']],
  ] as const)('KYC-15 the identity check by %s has its routes', (identityCheck, open) => {
    const visitor = { ...VISITORS.unvalidated, identityCheck };
    expect(routes.filter((route) => decided(route, visitor) === 'open')).toEqual(open);
    const others = routes.filter((route) => !(open as readonly string[]).includes(route));
    for (const route of others) {
      expect(decided(route, visitor)).toBe(
        identityCheck === 'nationalId' ? '>completeProfile' : '>userIdentification',
      );
    }
  });
});

describe('modules and flags', () => {
  it('CAS-02 leads from the casino to the sportsbook while the casino is off', () => {
    expect(decided('casinoGame', BETTOR, circumstancesOf('arara', off('show-casino')))).toBe(
      '>sportsbook',
    );
  });

  it('CAT-06 leads from the sportsbook to the slots while the sportsbook is off', () => {
    const closed = circumstancesOf('arara', off('show-sportsbook'));
    expect(decided('event', GUEST, closed)).toBe('>casinoSlots');
    expect(decided('betHistory', BETTOR, closed)).toBe('>casinoSlots');
    expect(decided('placeBet', BETTOR, closed)).toBe('>casinoSlots');
    expect(decided('ticket', BETTOR, closed)).toBe('open');
  });

  it('CAS-02 CAT-06 says so when both are off', () => {
    const closed = circumstancesOf('arara', off('show-casino', 'show-sportsbook'));
    expect(decided('sportsbook', GUEST, closed)).toBe('=closed');
    expect(decided('casinoSlots', GUEST, closed)).toBe('=closed');
  });

  it('PROMO-01 PROMO-10 leads from a promotion whose flag is off to the slots', () => {
    expect(decided('promotions', GUEST, circumstancesOf('arara', off('promotions-view')))).toBe(
      '>casinoSlots',
    );
    expect(decided('promotionFreeBet', GUEST, circumstancesOf('arara', off('freebet-promo')))).toBe(
      '>casinoSlots',
    );
  });

  it('PROMO-02 has the regulation on Brazil brands, and no welcome bonus for the validated', () => {
    expect(decided('promotionRegulation', GUEST, circumstancesOf('mare'))).toBe('open');
    expect(decided('promotionRegulation', GUEST, circumstancesOf('cafetal'))).toBe('=notFound');
    const elsewhere = circumstancesOf('cafetal');
    expect(decided('promotionWelcomeBonus', BETTOR, elsewhere)).toBe('>promotions');
    expect(decided('promotionWelcomeBonus', VISITORS.unvalidated, elsewhere)).toBe('open');
    expect(decided('promotionWelcomeBonus', GUEST, elsewhere)).toBe('open');
    // A welcome bonus is forbidden in Brazil: Lei 14.790/2023, art. 29.
    expect(decided('promotionWelcomeBonus', VISITORS.unvalidated)).toBe('>promotions');
    expect(decided('promotionWelcomeBonus', GUEST)).toBe('>promotions');
  });

  it('PROMO-09 referral, giveaways, cashback and geolocation hang on their flags', () => {
    const asked = [
      ['promotionReferral', 'referral-promo', '>casinoSlots'],
      ['promotionFortunaBrasileira', 'giveaway-promo', '>casinoSlots'],
      ['promotionPrizes', 'giveaway-promo', '>casinoSlots'],
      ['promotionCashback', 'cashback-promo', '>casinoSlots'],
      ['referral', 'referral-promo', '>home'],
    ] as const;
    for (const [route, flag, answer] of asked) {
      expect(decided(route, BETTOR)).toBe('open');
      expect(decided(route, BETTOR, circumstancesOf('arara', off(flag)))).toBe(answer);
    }
    const located = decided(
      'enableLocation',
      BETTOR,
      circumstancesOf('arara', off('location-feature')),
    );
    expect(located).toMatch(/^>/);
  });

  it('REF-01 asks a guest to log in, and leads home while the flag is off', () => {
    expect(decided('referral', GUEST)).toBe('>login');
    expect(decided('referral', GUEST, circumstancesOf('arara', off('referral-promo')))).toBe(
      '>home',
    );
  });
});

describe('maintenance', () => {
  const during = (part: 'global' | 'sportsbook' | 'casino') =>
    circumstancesOf('arara', {
      maintenance: { global: false, sportsbook: false, casino: false, [part]: true },
    });

  it('FLAG-08 global maintenance takes the place of every page; the frame and the log-out stay', () => {
    for (const name of pages.filter((page) => page !== 'casinoGame')) {
      expect([name, decided(name, BETTOR, during('global'))]).toEqual([name, '=maintenance']);
    }
    expect(decided('logout', BETTOR, during('global'))).toBe('open');
  });

  it('FLAG-07 global maintenance leads from a casino game to the casino', () => {
    expect(decided('casinoGame', BETTOR, during('global'))).toBe('>casino');
  });

  it('FLAG-04 maintenance of a module closes its pages and no others', () => {
    expect(decided('sport', GUEST, during('sportsbook'))).toBe('=moduleMaintenance');
    expect(decided('placeBet', BETTOR, during('sportsbook'))).toBe('=moduleMaintenance');
    expect(decided('deposit', BETTOR, during('sportsbook'))).toBe('open');
    expect(decided('casinoSlots', GUEST, during('casino'))).toBe('=moduleMaintenance');
  });
});

describe('an idle bettor', () => {
  it('enters the password before money moves, and reads on otherwise', () => {
    const asked = pages.filter((name) => decided(name, VISITORS.idle) === '>login');
    expect(asked).toEqual(pages.filter((name) => rowOf(name).movesMoney));
    expect(asked).toContain('placeBet');
    expect(decided('betHistory', VISITORS.idle)).toBe('open');
    expect(decided('login', VISITORS.idle)).toBe('open');
  });
});
