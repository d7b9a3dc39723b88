import type { CountryCode } from './country-rules.ts';

/** A test that shows a duty: its file from the root of the repository, and its title. */
export interface DutyTest {
  readonly file: string;
  readonly title: string;
}

/** Something the law of a country asks of the interface. */
export interface Duty {
  readonly id: string;
  /** The duty in plain words. */
  readonly words: string;
  /** The law and its article; null where none was read, and the operator's lawyers have to name it. */
  readonly article: string | null;
  /** The page on which a visitor finds it, and who that visitor is. */
  readonly page: string;
  readonly visitor: 'guest' | 'bettor';
  /**
   * What has to be on that page: words of it or addresses of its links. `{taxId}` and the like are the
   * licensee's facts.
   */
  readonly shows: readonly string[];
  /** None where the words on the page are all there is to show. */
  readonly tests: readonly DutyTest[];
  /** What the operator's lawyers must confirm; null where the text of the law was followed. */
  readonly toConfirm: string | null;
}

const LICENSEE = [
  '{legalName}',
  '{tradeName}',
  '{taxId}',
  '{authorisation}',
  '{address}',
  '{supportEmail}',
  '{supportPhone}',
  '{ombudsmanEmail}',
  '{ombudsmanPhone}',
];

const IDENTIFIED: DutyTest = {
  file: 'apps/site/app/routes/shell/search-engines.test.ts',
  title: 'META-04 tells who holds the licence on the home of the sportsbook',
};
const OF_AGE: DutyTest = {
  file: 'apps/site/app/routes/account/access/register.test.ts',
  title: 'REG-15 takes nobody on the day before the 18th birthday, where the brand’s bettors live',
};
const LIMITS: DutyTest = {
  file: 'apps/site/app/routes/account/responsible-gaming/responsible-game.test.ts',
  title: 'WAL-01 shows the limits that hold and what is used of them',
};
const EXCLUDED: DutyTest = {
  file: 'apps/site/app/routes/account/account-stopped.test.ts',
  title: 'EXCL-05 EXCL-01 tells the period and the end of a self-exclusion, and who to write to',
};

const LAW = 'Lei 14.790/2023';
const PLAY = 'Portaria SPA/MF 1.231/2024';

const BRAZIL: readonly Duty[] = [
  {
    id: 'operator-identified',
    words:
      'Legal name, trade name, CNPJ, authorisation, address, support and ombudsman are plainly visible.',
    article: `${LAW}, art. 15`,
    page: '/esportes',
    visitor: 'guest',
    shows: LICENSEE,
    tests: [IDENTIFIED],
    toConfirm: null,
  },
  {
    id: 'adults-only',
    words: 'Nobody under 18 plays, and each page says so.',
    article: null,
    page: '/register',
    visitor: 'guest',
    shows: ['18+', 'Proibido para menores de 18 anos'],
    tests: [OF_AGE],
    toConfirm: 'The article, and the wording of the notice.',
  },
  {
    id: 'risk-told',
    words: 'The risk of betting is told at sign-up and at access.',
    article: `${PLAY}, art. 4`,
    page: '/register',
    visitor: 'guest',
    shows: ['Apostar pode causar dependência e perdas financeiras.'],
    tests: [],
    toConfirm: 'Whether the sentence at the foot of the page is prominent enough.',
  },
  {
    id: 'game-return-shown',
    words: 'The return of each game is shown.',
    article: `${PLAY}, art. 4`,
    page: '/casino',
    visitor: 'guest',
    shows: ['Retorno '],
    tests: [],
    toConfirm: null,
  },
  {
    id: 'full-wording',
    words: 'Nothing is abbreviated or generic while a bet is placed.',
    article: `${LAW}, art. 27`,
    page: '/bet-slip',
    visitor: 'guest',
    shows: ['Retorno potencial'],
    tests: [
      {
        file: 'apps/site/app/features/sportsbook/event/market-panels.test.ts',
        title: 'name each price in full, with the value that a tap posts',
      },
      {
        file: 'tests/e2e/lists.spec.ts',
        title: 'CAT-36 a total that is tapped in a list is on the slip in full words',
      },
    ],
    toConfirm: null,
  },
  {
    id: 'odds-fixed',
    words: 'The odds of an accepted bet do not change.',
    article: `${LAW}, art. 27`,
    page: '/bet-history',
    visitor: 'bettor',
    shows: [],
    tests: [
      {
        file: 'tests/e2e/betting/placement.spec.ts',
        title: 'PLACE-13 the receipt has the odds of the accepted ticket',
      },
    ],
    toConfirm: null,
  },
  {
    id: 'limits',
    words: 'A bettor sets limits of deposits, losses and time.',
    article: `${PLAY}, art. 31`,
    page: '/responsable-game',
    visitor: 'bettor',
    shows: [],
    tests: [LIMITS],
    toConfirm: null,
  },
  {
    id: 'session-alert',
    words: 'A bettor is told how long a session lasts and what it has cost.',
    article: `${PLAY}, art. 31`,
    page: '/responsable-game',
    visitor: 'bettor',
    shows: [],
    tests: [
      {
        file: 'apps/site/app/routes/account/responsible-gaming/reality-check.test.ts',
        title: 'tells time, stakes, winnings and what they come to',
      },
    ],
    toConfirm: null,
  },
  {
    id: 'pause',
    words: 'A bettor can pause, and the pause can not be shortened.',
    article: `${PLAY}, art. 31`,
    page: '/responsable-game/pause',
    visitor: 'bettor',
    shows: ['A pausa começa agora e não pode ser encurtada.'],
    tests: [
      {
        file: 'tests/e2e/account/play-breaks.spec.ts',
        title: 'a pause begins at once: nothing is bet, and the page says until when it holds',
      },
    ],
    toConfirm: null,
  },
  {
    id: 'self-exclusion',
    words: 'A bettor can exclude themselves, for a time or for ever.',
    article: `${PLAY}, art. 31`,
    page: '/responsable-game/self-exclusion',
    visitor: 'bettor',
    shows: [],
    tests: [EXCLUDED],
    toConfirm: null,
  },
  {
    id: 'central-self-exclusion',
    words: 'The page of responsible play leads to the central platform of all operators.',
    article: `${PLAY}, art. 31`,
    page: '/responsable-game',
    visitor: 'bettor',
    shows: ['{centralExclusionUrl}'],
    tests: [EXCLUDED],
    toConfirm: null,
  },
  {
    id: 'exclusion-at-once',
    words:
      'An exclusion that arrives during a session stops bets and deposits at once; withdrawals stay open.',
    article: PLAY,
    page: '/withdrawal',
    visitor: 'bettor',
    shows: [],
    tests: [
      {
        file: 'tests/e2e/guard.spec.ts',
        title: 'SHELL-14 a bettor who excludes themselves meanwhile is stopped at the next deposit',
      },
      {
        file: 'tests/e2e/account/withdrawal.spec.ts',
        title: 'WAL-21 EXCL-03 a self-excluded bettor still withdraws',
      },
    ],
    toConfirm: 'The article.',
  },
  {
    id: 'no-deposit-bonus',
    words: 'No bonus depends on a deposit.',
    article: `${LAW}, art. 29; arts. 42 and 43 of the rules on play`,
    page: '/rewards',
    visitor: 'bettor',
    shows: [],
    tests: [
      {
        file: 'packages/brand-themes/src/country-rules.test.ts',
        title: 'refuses a welcome bonus in Brazil',
      },
      {
        file: 'apps/site/app/guard/decide.test.ts',
        title:
          'PROMO-02 has the regulation on Brazil brands, and no welcome bonus for the validated',
      },
    ],
    toConfirm: 'The number of the order whose articles 42 and 43 are meant.',
  },
  {
    id: 'lawful-payments',
    words:
      'Money comes by Pix, transfer or debit from the bettor’s own account: no credit card, boleto or crypto.',
    article: 'Portaria SPA/MF 615/2024',
    page: '/deposit',
    visitor: 'bettor',
    shows: ['Pix'],
    tests: [
      {
        file: 'packages/brand-themes/src/country-rules.test.ts',
        title: 'refuses %s in Brazil and quotes the law',
      },
      {
        file: 'apps/site/app/routes/wallet/deposit.test.ts',
        title: 'WAL-04 asks for a Pix charge of amount and providerId, and leads to it',
      },
    ],
    toConfirm: null,
  },
  {
    id: 'idle-log-in',
    words: 'After 30 idle minutes a bettor logs in again before the next bet or transaction.',
    article: 'Portaria SPA/MF 722/2024, art. 14',
    page: '/login',
    visitor: 'guest',
    shows: [],
    tests: [
      {
        file: 'apps/site/app/services/base/session/visitor.server.test.ts',
        title: 'is idle after half an hour in which nobody did anything, and stays so',
      },
    ],
    toConfirm: null,
  },
];

/** What every brand does; outside Brazil no law was read, so that each article is the lawyers' to name. */
function unread(country: string): readonly Duty[] {
  const toConfirm = `Whether the law of ${country} asks for this, for more, or for other words, and its article.`;
  const common = { article: null, toConfirm } as const;
  return [
    {
      ...common,
      id: 'operator-identified',
      words:
        'Who operates the site, by which authorisation, and where to complain is plainly visible.',
      page: '/esportes',
      visitor: 'guest',
      shows: LICENSEE,
      tests: [IDENTIFIED],
    },
    {
      ...common,
      id: 'adults-only',
      words: 'Nobody under 18 plays, and each page says so.',
      page: '/register',
      visitor: 'guest',
      shows: ['18+'],
      tests: [OF_AGE],
    },
    {
      ...common,
      id: 'risk-told',
      words: 'The risk of betting is told on each page.',
      page: '/register',
      visitor: 'guest',
      shows: ['Apostar puede causar dependencia y pérdidas económicas.'],
      tests: [],
    },
    {
      ...common,
      id: 'limits',
      words: 'A bettor sets limits, pauses and excludes themselves.',
      page: '/responsable-game',
      visitor: 'bettor',
      shows: [],
      tests: [LIMITS, EXCLUDED],
    },
  ];
}

/** What the law of each country asks of the interface, where it stands, and the tests that show it. */
export const COUNTRY_DUTIES: Readonly<Record<CountryCode, readonly Duty[]>> = {
  BR: BRAZIL,
  PE: unread('Peru'),
  CO: unread('Colombia'),
  EC: unread('Ecuador'),
  GT: unread('Guatemala'),
  MX: unread('Mexico'),
};
