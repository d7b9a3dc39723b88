import { randomInt } from 'node:crypto';
import { Hono } from 'hono';
import { implementAccounts } from './accounts/account-handlers.ts';
import { createAccountServices } from './accounts/account-services.ts';
import { createHeldFunds } from './accounts/held-funds.ts';
import { mountAccountsControl } from './accounts/accounts-control.ts';
import { seedDemoUsers } from './accounts/seed-demo-users.ts';
import { openAnnouncements } from './announcements/open-announcements.ts';
import { mountBank } from './bank/bank-pages.ts';
import { mountBetting, openBetting } from './betting/open-betting.ts';
import { openCasino } from './casino/open-casino.ts';
import { openCaptcha } from './captcha/open-captcha.ts';
import { isAdmin } from './catalogue/admin.ts';
import { implementCatalogue } from './catalogue/catalogue-handlers.ts';
import { createEventMarks } from './catalogue/event-marks.ts';
import { createProviderChoice } from './catalogue/provider-choice.ts';
import { createProviderSwitch } from './catalogue/provider-switch.ts';
import { isStreamed } from './catalogue/stream-pictures.ts';
import { announceSwitch } from './catalogue/switch-announcement.ts';
import { openSupportChat } from './chat/open-support-chat.ts';
import type { Config } from './config.ts';
import { mountBooks } from './control/books.ts';
import { mountControl } from './control/control-calls.ts';
import { mountControlPage } from './control/page/control-page.ts';
import { wait } from './control/failures/failing-answer.ts';
import { createHostFailures, mountFailures } from './control/host-failures.ts';
import { createDocuments } from './documents/documents.ts';
import { openIdentityCheck } from './documents/open-identity-check.ts';
import { seedDemoDocuments } from './documents/seed-demo-documents.ts';
import { createAnnouncer } from './feed/announcer.ts';
import { createFeedGate } from './feed/feed-gate.ts';
import { implementFeed } from './feed/feed-handlers.ts';
import { createFlags } from './flags/flags.ts';
import { createMaintenance } from './flags/maintenance.ts';
import { openFlags } from './flags/open-flags.ts';
import { createIdTokens } from './google/id-tokens.ts';
import { mountGoogle } from './google/mount-google.ts';
import { createImplementation, type ServerApp } from './implement.ts';
import { createLedger } from './ledger/ledger.ts';
import { createMailbox } from './mailbox/mailbox.ts';
import { mountMagicValues } from './magic/magic-values.ts';
import { mountMailbox } from './mailbox/mailbox-pages.ts';
import { createPayments } from './payments/payments.ts';
import { mountPayments } from './payments/mount-payments.ts';
import { implementPromotions, openPromotions } from './promotions/open-promotions.ts';
import { openPush } from './push/open-push.ts';
import { Refusal } from './refusal.ts';
import { openRegion } from './region/open-region.ts';
import { openDatabase } from './storage/database.ts';
import { createSettings } from './storage/settings.ts';
import { createTicker, type Ticker } from './ticker.ts';
import { openTracking } from './tracking/open-tracking.ts';
import { createLabels } from './world/offer/labels.ts';
import { createMatchChangeStore } from './world/match/match-changes.ts';
import { seeded } from './world/random.ts';
import { openWorldClock } from './world/world-clock.ts';
import { implementSeasons } from './world/seasons/season-handlers.ts';
import { implementStages } from './world/stages/stage-handlers.ts';
import { mountWorldControl } from './world/world-control.ts';
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

/** How many different numbers a secret is drawn from. */
const CHANCES = 2 ** 32;

/** Builds the platform over its store. `now` tells epoch milliseconds. */
export async function openPlatform(
  config: Config,
  now: () => number = Date.now,
): Promise<Platform> {
  const { country, publicUrl } = config;
  const database = openDatabase(config.dataFile);
  const settings = createSettings(database);
  const ledger = createLedger(database);
  const payments = createPayments({ database, ledger, now });
  const mailbox = createMailbox(database, now);
  const idTokens = createIdTokens(settings, now);
  const accounts = createAccountServices({
    ...config,
    database,
    settings,
    mailbox,
    idTokens,
    awaitedDeposits: payments.awaitedDeposits,
    random: () => randomInt(CHANCES) / CHANCES,
    heldOf: createHeldFunds({ database, ledger, payments }),
    now,
  });
  const { users, tokens, restrictions } = accounts;
  await seedDemoUsers({ ...accounts, database, ledger }, country, now());
  const documents = createDocuments({
    database,
    users,
    country,
    decisionSeconds: config.documentSeconds,
    now,
  });
  seedDemoDocuments(documents, users);

  const labels = createLabels(country.language);
  const clock = openWorldClock({ settings, ...config.world, now });
  const marks = createEventMarks(database);
  const choice = createProviderChoice(database);
  const world = createWorld({
    clock,
    changes: createMatchChangeStore(database),
    upcoming: config.world.upcoming,
    labels,
    wall: now(),
    choices: {
      providerOf: choice.of,
      isStreamed: (fixture) => isStreamed(fixture, marks),
      version: choice.version,
    },
  });
  const gate = createFeedGate();
  const announcer = createAnnouncer({ world, gate, labels, now });

  const promotions = openPromotions({
    database,
    settings,
    ledger,
    users,
    documents,
    country,
    now,
  });
  const flags = createFlags(settings, country.currency);
  const betting = openBetting({
    database,
    settings,
    ledger,
    users,
    restrictions,
    freeBets: promotions.freeBets,
    flags,
    world,
    shown: choice,
    country,
    onBetChange: ({ id, userId, betStatus }) =>
      gate.say([`bets/${userId}`], {
        name: 'betHistoryUpdate',
        message: { timestamp: now(), userId, betNumber: id, betStatus },
      }),
    now,
  });
  const ticker = createTicker({ world, announcer, ...betting, payments, now });
  const providerSwitch = createProviderSwitch({
    world,
    choice,
    onChange(entries) {
      announceSwitch({ world, gate, now }, entries);
      ticker.tick();
    },
  });

  const failures = createHostFailures(seeded('failures', config.world.seed));
  const maintenance = createMaintenance(settings);
  const app: ServerApp = new Hono();
  mountFailures(app, failures, wait);
  app.onError((error, context) => {
    if (error instanceof Refusal) {
      return new Response(JSON.stringify(error.body()), {
        status: error.status,
        headers: error.headers(),
      });
    }
    console.error(`${context.req.method} ${context.req.path}`, error);
    return context.json({ error: 'INTERNAL_ERROR', message: 'The platform failed' }, 500);
  });
  app.notFound((context) => context.json({ error: 'NOT_FOUND', message: 'No such call' }, 404));

  const implementation = createImplementation({
    app,
    checkAnswers: config.checkAnswers,
    wait,
    authenticate(token) {
      const claims = tokens.verify(token);
      if (!claims) return null;
      accounts.time.seen(claims.sub, claims.sid);
      return { userId: claims.sub, sessionId: claims.sid };
    },
  });
  implementAccounts(implementation, accounts);
  openCaptcha(implementation, app, accounts.captcha);
  mountPayments(implementation, app, {
    database,
    ledger,
    payments,
    users,
    flags,
    restrictions,
    country,
    publicUrl,
    now,
  });
  implementCatalogue(implementation, app, {
    world,
    labels,
    country,
    marks,
    providerSwitch,
    isAdmin: (userId) => isAdmin(userId, users),
    publicUrl,
    now,
  });
  implementStages(implementation, world);
  implementSeasons(implementation, world);
  implementFeed(implementation, { gate, announcer });
  mountBetting(implementation, app, betting, { database, users, world, country, now });
  openIdentityCheck(implementation, app, {
    database,
    settings,
    documents,
    users,
    ledger,
    country,
    publicUrl,
    now,
  });
  openRegion(implementation, app, { settings, country });
  openAnnouncements(implementation, app, settings);
  openFlags(implementation, app, { flags, maintenance });
  openCasino(implementation, app, {
    database,
    ledger,
    users,
    documents,
    restrictions,
    flags,
    country,
    publicUrl,
    now,
  });
  const received = openTracking(app, { publicUrl, now });
  openSupportChat(implementation, app, { country, publicUrl, now });
  const { refusePlay } = restrictions;
  implementPromotions(implementation, app, { promotions, users, world, refusePlay, now });
  mountBank(app, payments, country);
  mountMailbox(app, mailbox, country);
  openPush(app, { users, keys: config.pushKeys, publicUrl });
  mountGoogle(app, { idTokens, country, now });
  mountBooks(app, { users, ledger, store: betting.store, payments });
  mountAccountsControl(app, accounts);
  const { interventions } = betting;
  mountWorldControl(app, { world, ticker, gate, now });
  mountControl(app, { tokens, interventions, failures, flags });
  mountMagicValues(app);
  mountControlPage(app, {
    ...accounts,
    world,
    gate,
    documents,
    ledger,
    payments,
    promotions,
    flags,
    maintenance,
    failures,
    mailbox,
    received,
    country,
  });

  return {
    app,
    ticker,
    implemented: implementation.implemented,
    endStreams: () => gate.close(),
    close: () => database.close(),
  };
}
