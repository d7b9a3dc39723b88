import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { implementAccounts } from './accounts/account-handlers.ts';
import { addDemoUsers } from './accounts/demo-users.ts';
import { createTokens } from './accounts/tokens.ts';
import { createUsers } from './accounts/users.ts';
import { mountBank } from './bank/bank-pages.ts';
import { createBettingDesk } from './betting/betting-desk.ts';
import { implementBetting } from './betting/betting-handlers.ts';
import { createInterventions } from './betting/interventions.ts';
import { createSettlement } from './betting/settlement.ts';
import { createTicketStore } from './betting/ticket-store.ts';
import type { Config } from './config.ts';
import { mountBooks } from './control/books.ts';
import { mountControl } from './control/control-calls.ts';
import { createHostFailures } from './control/host-failures.ts';
import { createAnnouncer } from './feed/announcer.ts';
import { createFeedGate } from './feed/feed-gate.ts';
import { implementFeed } from './feed/feed-handlers.ts';
import { createFlags } from './flags/flags.ts';
import { implementFlags } from './flags/flag-handlers.ts';
import { createImplementation, type ServerApp } from './implement.ts';
import { createLedger } from './ledger/ledger.ts';
import { createCharges } from './payments/charges.ts';
import { implementWallet } from './payments/wallet-handlers.ts';
import { Refusal } from './refusal.ts';
import { openDatabase } from './storage/database.ts';
import { createSettings } from './storage/settings.ts';
import { createTicker, type Ticker } from './ticker.ts';
import { implementCatalogue } from './world/catalogue-handlers.ts';
import { createLabels } from './world/labels.ts';
import { openWorldClock } from './world/world-clock.ts';
import { createWorld } from './world/world.ts';

/** The operator platform, ready to be served. */
export interface Platform {
  readonly app: ServerApp;
  readonly ticker: Ticker;
  /** Names of the contract's endpoints that have a handler. */
  readonly implemented: ReadonlySet<string>;
  /** Ends the open event streams. */
  endStreams(): void;
  /** Closes the store; nothing may be answered after that. */
  close(): void;
}

/** Builds the platform over its store. `now` tells epoch milliseconds. */
export async function openPlatform(
  config: Config,
  now: () => number = Date.now,
): Promise<Platform> {
  const { country, publicUrl } = config;
  const database = openDatabase(config.dataFile);
  const settings = createSettings(database);
  const ledger = createLedger(database);
  const users = createUsers(database);
  const tokens = createTokens({ database, settings, lifeSeconds: config.tokenSeconds, now });
  const charges = createCharges({ database, ledger, country, now });
  await addDemoUsers({ database, users, ledger }, country, now());

  const labels = createLabels(country.language);
  const clock = openWorldClock({ settings, ...config.world, now });
  const world = createWorld({ clock, upcoming: config.world.upcoming, labels, wall: now() });
  const gate = createFeedGate();
  const announcer = createAnnouncer({ world, gate, labels, now });

  const store = createTicketStore(database);
  const interventions = createInterventions();
  const services = { database, users, ledger, store, world, country, interventions, now };
  const desk = createBettingDesk(services);
  const settlement = createSettlement({
    ...services,
    onBetChange: ({ id, userId, betStatus }) =>
      gate.say([`bets/${userId}`], {
        name: 'betHistoryUpdate',
        message: { timestamp: now(), userId, betNumber: id, betStatus },
      }),
  });
  const ticker = createTicker({ world, announcer, settlement, now });

  const failures = createHostFailures();
  const flags = createFlags();
  const app: ServerApp = new Hono();
  app.use(async (context, next) => {
    const failure = failures.take(context.req.path);
    if (failure && 'status' in failure) {
      throw new Refusal(failure.status, 'ORDERED_FAILURE', 'Ordered by a tester');
    }
    await next();
    if (failure) await setTimeout(failure.delayMs);
  });
  app.onError((error, context) => {
    if (error instanceof Refusal) {
      return new Response(JSON.stringify(error.body()), {
        status: error.status,
        headers: { 'content-type': 'application/json; charset=utf-8' },
      });
    }
    console.error(`${context.req.method} ${context.req.path}`, error);
    return context.json({ error: 'INTERNAL_ERROR', message: 'The platform failed' }, 500);
  });
  app.notFound((context) => context.json({ error: 'NOT_FOUND', message: 'No such call' }, 404));

  const implementation = createImplementation({
    app,
    checkAnswers: config.checkAnswers,
    authenticate(token) {
      const claims = tokens.verify(token);
      return claims && { userId: claims.sub, sessionId: claims.sid };
    },
  });
  implementAccounts(implementation, { users, tokens, now });
  implementWallet(implementation, { ledger, charges, publicUrl });
  implementCatalogue(implementation, { world, labels });
  implementFeed(implementation, { gate, announcer });
  implementBetting(implementation, { desk, store, world, labels });
  implementFlags(implementation, flags);
  mountBank(app, charges, country);
  mountBooks(app, { users, ledger, store, charges });
  mountControl(app, { world, ticker, gate, tokens, interventions, failures, flags, now });

  return {
    app,
    ticker,
    implemented: implementation.implemented,
    endStreams: () => gate.close(),
    close: () => database.close(),
  };
}
