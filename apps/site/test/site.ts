import type { AppLoadContext } from '@remix-run/node';
import type { Outcome, SportEvent, StageEvent } from '@vitrine/betting/sportsbook/event';
import type { HeaderBarItem } from '@vitrine/betting/sportsbook/header-bar';
import { NOW } from '@vitrine/betting/test/fixtures';
import { findOutcome } from '@vitrine/betting/bet-slip/selection';
import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import { brandFacts } from '@vitrine/brand-themes/brands';
import { openChallenge } from '@vitrine/upstream/contract/account/captcha';
import { createDocumentStatus } from '@vitrine/upstream/account/documents/document-status';
import { createKycLog } from '@vitrine/upstream/account/documents/kyc-log';
import { games as casinoGames } from '@vitrine/upstream/contract/casino/casino-games';
import { balance } from '@vitrine/upstream/contract/wallet/wallet';
import { transactionsByUser } from '@vitrine/upstream/contract/wallet/transactions';
import { readPlayLimits } from '@vitrine/upstream/contract/account/responsible-gaming';
import { regionCheck } from '@vitrine/upstream/contract/account/region';
import { userRoles } from '@vitrine/upstream/contract/account/roles';
import { userDetails } from '@vitrine/upstream/contract/account/users';
import type { PopularBets } from '@vitrine/upstream/sportsbook/popular-bets';
import type { Tournament, TournamentCategory } from '@vitrine/upstream/sportsbook/tournaments';
import { flag } from '@vitrine/upstream/contract/shell/flags';
import {
  cashbackEligible,
  notificationStatus,
  type SpinPromotion,
  spinWindowPublic,
} from '@vitrine/upstream/contract/promotions/giveaway';
import { activeMessage, maintenance } from '@vitrine/upstream/contract/shell/maintenance';
import { pino } from 'pino';
import { readConfig } from '../server/config.ts';
import type { CatalogueReader } from '../app/services/base/catalogue-reader.ts';
import { pageBoards } from '../app/shapes/base/page-boards.ts';
import { requestTracking } from '../app/services/base/pages/request-tracking.server.ts';
import { pageMoment } from '../app/services/base/pages/page-moment.ts';
import { sealedStore } from '../app/services/base/store/sealed-store.ts';
import { openSqliteStore } from '../app/services/base/store/store-sqlite.ts';
import type { Store } from '../app/services/base/store/store.ts';
import type { SentEvent } from '../app/tracking/sent-event.ts';
import { createPublicAddresses } from '../server/tracking/public-addresses.ts';
import { bettorDetails } from './bettor-details.ts';
import { type FakeGoogle, openFakeGoogle } from './fake-google.ts';
import { createTestOperator, type TestOperator } from './operator.ts';

/** What the feed hub holds, as the test says. */
export interface TestCatalogue extends CatalogueReader {
  /** The events in memory. */
  held: SportEvent[];
  /** Events that only the operator knows until they are asked for. */
  unwatched: SportEvent[];
  /** Ids of the tournaments whose matches are in no list. */
  readonly unlisted: Set<string>;
  /** The outcomes of a market that is asked for by itself. */
  outcomes: readonly Outcome[];
  /** Ids of the tournaments that are paid early. */
  readonly earlyPayoutIds: Set<string>;
  /** Ids of the events that are not shown. */
  readonly hidden: Set<string>;
  /** The header bar as the operator last sent it. */
  bar: readonly HeaderBarItem[];
  isFeedUp: boolean;
  /** Ids of the sports whose upcoming matches can't be read. */
  readonly unreadSports: Set<string>;
  /** Whether it was read what ended before the site started. */
  isEndedRead: boolean;
  /** Ids of the stages that a stage is made of. */
  readonly children: Map<string, readonly string[]>;
  /** Ids of the most followed tournaments; null while they can't be read. */
  principal: readonly string[] | null;
  popular: PopularBets;
  /** By `<section> <sport id>`. */
  sidebars: Record<string, readonly Tournament[]>;
  /** All competitions by sport id; null while they can't be read. */
  allLeagues: Record<string, readonly TournamentCategory[] | null>;
  /** Whether the operator answers reads of whole events. */
  isReadable: boolean;
}

/** A site without its server: one store, one operator, and a clock that the test sets. */
export interface TestSite {
  readonly brand: BrandFacts;
  readonly store: Store;
  readonly operator: TestOperator;
  readonly catalogue: TestCatalogue;
  readonly google: FakeGoogle;
  /** Epoch milliseconds. */
  readonly now: () => number;
  pass(ms: number): void;
  /** The context of one request: a visitor is read once per context. */
  context(given?: Partial<AppLoadContext>, cookies?: string): AppLoadContext;
  /** What left for the collector so far, in its order. */
  tracked(): Promise<readonly SentEvent[]>;
}

function createTestCatalogue(held: SportEvent[]): TestCatalogue {
  const shown = () => catalogue.held.filter(({ id }) => !catalogue.hidden.has(id));
  const matches = () => shown().filter((event) => event.kind === 'match');
  const matchesOf = (id: string) => matches().filter(({ tournamentId }) => tournamentId === id);
  const catalogue: TestCatalogue = {
    held,
    unwatched: [],
    unlisted: new Set(),
    hidden: new Set(),
    children: new Map(),
    principal: [],
    sidebars: {},
    allLeagues: {},
    popular: { outcomes: [], multiples: [] },
    isFeedUp: true,
    unreadSports: new Set(),
    isUpcomingKnown: (sportId) => !catalogue.unreadSports.has(sportId),
    isReadable: true,
    version: () => 'epoch.1',
    feedUp: () => catalogue.isFeedUp,
    isRead: () => true,
    bar: [],
    headbar: () => catalogue.bar,
    liveEvents: () => matches().filter(({ status }) => status === 'live'),
    upcomingEvents: (id) =>
      matches().filter(({ sportId, status }) => sportId === id && status === 'notStarted'),
    endedMatches: () => matches().filter(({ status }) => status === 'ended'),
    isEndedRead: true,
    areEndedKnown: () => catalogue.isEndedRead,
    principalTournamentIds: () => catalogue.principal,
    popularBets: () => catalogue.popular,
    earlyPayoutIds: new Set(),
    earlyPayouts: () => Promise.resolve(catalogue.earlyPayoutIds),
    outcomes: [],
    outcomesOf: () => Promise.resolve(catalogue.outcomes),
    async sidebar(sportId, section) {
      return catalogue.sidebars[`${section} ${sportId}`] ?? [];
    },
    leagues: (sportId) => {
      const known = catalogue.allLeagues[sportId];
      return Promise.resolve(known === undefined ? [] : known);
    },
    async event(eventId) {
      if (!catalogue.isReadable) {
        const entry = shown().find(({ id }) => id === eventId);
        return entry ? { kind: 'mainMarket', event: entry } : { kind: 'unreadable' };
      }
      const found = catalogue.unwatched.find(({ id }) => id === eventId);
      if (found && !catalogue.held.includes(found)) catalogue.held.push(found);
      const event = shown().find(({ id }) => id === eventId);
      return event ? { kind: 'whole', event } : { kind: 'unknown' };
    },
    tournament(tournamentId) {
      const matches = matchesOf(tournamentId);
      const outrights = catalogue.held.filter((event) => event.kind !== 'match');
      const [first] = [...matches, ...outrights].filter(
        (event) => event.tournamentId === tournamentId,
      );
      if (!first) return Promise.resolve({ kind: catalogue.isReadable ? 'unknown' : 'unreadable' });
      const { tournamentName: name, categoryName, sportId } = first;
      return Promise.resolve({
        kind: 'known',
        tournament: { id: tournamentId, name, categoryName, sportId },
        matches,
        isListed: !catalogue.unlisted.has(tournamentId),
        outrights: outrights.filter((event) => event.tournamentId === tournamentId),
      });
    },
    stages(sportId) {
      const stages = shown().filter((event) => event.kind === 'stage');
      const own = stages.filter((event) => event.sportId === sportId);
      return Promise.resolve(catalogue.isReadable ? own : null);
    },
    childStages: (stageId) =>
      Promise.resolve(
        (catalogue.children.get(stageId) ?? []).flatMap((childId) =>
          shown().filter((event) => event.kind === 'stage' && event.id === childId),
        ) as StageEvent[],
      ),
    outcome(outcomeId) {
      const found = findOutcome(catalogue.held, outcomeId);
      return found && { ...found, isEventShown: !catalogue.hidden.has(found.event.id) };
    },
  };
  return catalogue;
}

/**
 * Opens a site of a brand, an hour into the fixtures' match, whose bettors have 100.00. Every flag is
 * on and nothing is in maintenance.
 */
export function openTestSite(
  brandCode = 'arara',
  {
    events = [],
    ...settings
  }: {
    events?: SportEvent[];
    PUBLIC_URL?: string;
    SESSION_SECRET?: string;
    SESSION_SECRET_PREVIOUS?: string;
    SESSION_SECRETS_RETIRED?: string;
    EXCLUDED_TOURNAMENTS?: string;
    HIDE_RESPONSIBLE_GAME?: string;
    AUTHORIZATION_GATE?: string;
    CASINO_HOME_ONLY?: string;
    LOCATION_ROLLOUT?: string;
    TRACKING_COLLECTOR_URL?: string;
    TAG_MANAGER_URL?: string;
    CRM_SCRIPT_URL?: string;
    RECORDING_SCRIPT_URL?: string;
    STAFF_DOMAINS?: string;
    ERROR_REPORTS_DSN?: string;
    PUSH_PUBLIC_KEY?: string;
    DOCUMENT_STORE_ORIGINS?: string;
    FACE_CHECK_ORIGINS?: string;
    CAPTCHA_AFTER?: string;
    CAPTCHA_SCRIPT_URL?: string;
    CAPTCHA_SITE_KEY?: string;
  } = {},
): TestSite {
  let time = NOW;
  let ids = 0;
  const now = () => time;
  const waiting: (() => Promise<SentEvent>)[] = [];
  const newId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;
  const config = readConfig({ BRAND: brandCode, SANDBOX_URL: 'http://operator', ...settings });
  const log = pino({ level: 'silent' });
  const operator = createTestOperator();
  const google = openFakeGoogle();
  const documentStatus = createDocumentStatus({
    client: operator.client,
    now,
    wait: (ms) => Promise.resolve(site.pass(ms)),
  });
  const kycLog = createKycLog({ client: operator.client, isConfigured: true, now });
  operator.at(balance).reply(() => ({ data: [{ accountType: 'Real', amount: 100 }] }));
  operator.at(readPlayLimits).reply(() => ({ data: [] }));
  operator
    .at(transactionsByUser)
    .reply(() => ({ data: { results: [], metadata: { pages: 0, totalRows: 0, pageSize: 20 } } }));
  operator.at(userDetails).reply(() => bettorDetails());
  const home = { isoCountry: 'BR', region: 'São Paulo', city: 'São Paulo' };
  operator.at(regionCheck.v1).reply(() => home);
  operator.at(regionCheck.v2).reply(() => home);
  operator.at(userRoles).reply(() => []);
  operator
    .at(openChallenge)
    .reply(() => ({ data: { id: 'challenge', expiresAt: new Date(now()).toISOString() } }));
  operator.at(casinoGames).reply(() => ({ data: { providers: [], games: [] } }));
  operator.at(flag).reply(() => ({ value: true }));
  operator
    .at(maintenance.general)
    .reply(() => ({ value: { global: false, sportsbook: false, casino: false } }));
  operator
    .at(maintenance.support)
    .reply(() => ({ value: { freeChat: false, chatDisabled: false } }));
  operator.at(cashbackEligible).reply(() => ({ data: { isUserGiveawayEligible: false } }));
  operator.at(notificationStatus).reply(() => null);
  operator.at(spinWindowPublic).reply(({ query }) => ({
    data: {
      ...(query as { readonly promotionType: SpinPromotion }),
      isOpen: true,
      opensAt: new Date(now()).toISOString(),
      closesAt: new Date(now() + 3_600_000).toISOString(),
    },
  }));
  operator.at(activeMessage).reply(() => ({ isActive: false, title: '', description: '' }));
  operator.at(maintenance.giveaway).reply(() => ({ value: false }));
  operator.at(maintenance.registration).reply(() => ({ value: false }));
  operator.at(maintenance.payments).reply(() => ({ value: {} }));
  const site: TestSite = {
    brand: brandFacts(brandCode),
    store: sealedStore(openSqliteStore({ file: ':memory:', now }), config),
    operator,
    catalogue: createTestCatalogue([...events]),
    google,
    now,
    pass(ms) {
      time += ms;
    },
    tracked: () => Promise.all(waiting.map((event) => event())),
    context: (given = {}, cookies = '') => ({
      config,
      brand: site.brand,
      store: site.store,
      upstream: operator.client,
      documentStatus,
      kycLog,
      google: google.signIn,
      flagOverrides: {},
      catalogue: site.catalogue,
      now,
      receivedAt: now(),
      random: () => 0.5,
      newId,
      newVisitorId: newId,
      log,
      nonce: 'nonce',
      requestId: 'request',
      tracking: requestTracking({
        cookies,
        clientAddress: '203.0.113.9',
        queue: { add: (event) => waiting.push(event) },
        publicAddress: createPublicAddresses({ client: operator.client, isConfigured: true, now }),
        context: { config, brand: site.brand, store: site.store, now, newId, log, ...given },
      }),
      clientAddress: '203.0.113.9',
      refusal: null,
      boards: pageBoards(false),
      moment: pageMoment(site.catalogue.version(), now()),
      answer: { page: null },
      ...given,
    }),
  };
  return site;
}
