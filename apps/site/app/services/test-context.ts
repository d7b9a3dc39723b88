import type { AppLoadContext } from '@remix-run/node';
import type { SportEvent } from '@vitrine/betting/event';
import { NOW } from '@vitrine/betting/fixtures';
import { findOutcome } from '@vitrine/betting/selection';
import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import { brandFacts } from '@vitrine/brand-themes/brands';
import { balance } from '@vitrine/upstream/contract/wallet';
import { pino } from 'pino';
import { readConfig } from '../../server/config.ts';
import type { CatalogueReader } from './catalogue-reader.ts';
import { openSqliteStore } from './store-sqlite.ts';
import type { Store } from './store.ts';
import { createTestOperator, type TestOperator } from './test-operator.ts';

/** What the feed hub holds, as the test says. */
export interface TestCatalogue extends CatalogueReader {
  /** The events in memory. */
  held: SportEvent[];
  /** Events that only the operator knows until they are asked for. */
  unwatched: SportEvent[];
  isFeedUp: boolean;
}

/** A site without its server: one store, one operator, and a clock that the test sets. */
export interface TestSite {
  readonly brand: BrandFacts;
  readonly store: Store;
  readonly operator: TestOperator;
  readonly catalogue: TestCatalogue;
  /** Epoch milliseconds. */
  readonly now: () => number;
  pass(ms: number): void;
  /** The context of one request: a visitor is read once per context. */
  context(given?: Partial<AppLoadContext>): AppLoadContext;
}

function createTestCatalogue(held: SportEvent[]): TestCatalogue {
  const catalogue: TestCatalogue = {
    held,
    unwatched: [],
    isFeedUp: true,
    version: () => 'epoch.1',
    feedUp: () => catalogue.isFeedUp,
    headbar: () => [],
    liveEvents: () => catalogue.held.filter(({ status }) => status === 'live'),
    upcomingEvents: (id) =>
      catalogue.held.filter(({ sportId, status }) => sportId === id && status === 'notStarted'),
    async event(eventId) {
      const found = catalogue.unwatched.find(({ id }) => id === eventId);
      if (found && !catalogue.held.includes(found)) catalogue.held.push(found);
      return catalogue.held.find(({ id }) => id === eventId) ?? null;
    },
    outcome: (outcomeId) => findOutcome(catalogue.held, outcomeId),
  };
  return catalogue;
}

/** Opens a site of a brand, an hour into the fixtures' match, whose bettors have 100.00. */
export function openTestSite(
  brandCode = 'arara',
  { events = [], ...settings }: { events?: SportEvent[]; PUBLIC_URL?: string } = {},
): TestSite {
  let time = NOW;
  let ids = 0;
  const now = () => time;
  const operator = createTestOperator();
  operator.at(balance).reply(() => ({ data: [{ accountType: 'Real', amount: 100 }] }));
  const site: TestSite = {
    brand: brandFacts(brandCode),
    store: openSqliteStore({ file: ':memory:', now }),
    operator,
    catalogue: createTestCatalogue([...events]),
    now,
    pass(ms) {
      time += ms;
    },
    context: (given = {}) => ({
      config,
      brand: site.brand,
      store: site.store,
      upstream: operator.client,
      catalogue: site.catalogue,
      now,
      newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
      log,
      nonce: 'nonce',
      requestId: 'request',
      clientAddress: '203.0.113.9',
      ...given,
    }),
  };
  const config = readConfig({ BRAND: brandCode, SANDBOX_URL: 'http://operator', ...settings });
  const log = pino({ level: 'silent' });
  return site;
}
