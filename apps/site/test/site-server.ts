import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createUpstreamClient, type UpstreamClient } from '@vitrine/upstream/base/client';
import { createTestSchedule } from '@vitrine/upstream/test/schedule';
import { brandFacts } from '@vitrine/brand-themes/brands';
import { type Logger, pino } from 'pino';
import { sealedStore } from '../app/services/base/store/sealed-store.ts';
import { openSqliteStore } from '../app/services/base/store/store-sqlite.ts';
import type { Store } from '../app/services/base/store/store.ts';
import { createApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import type { PageBuild } from '../server/failing-routes.ts';
import { createDraining } from '../server/draining.ts';
import { createFeedHub, type FeedHub } from '../server/feed/feed-hub.ts';
import { liveEndpoint } from '../server/feed/live-endpoint.ts';
import { createLoadGuard, type LoadGuard } from '../server/load/load-guard.ts';
import { builtFiles } from '../server/start/site-build.ts';
import type { SiteMetrics } from '../server/telemetry/site-metrics.ts';
import type { Tracing } from '../server/telemetry/tracing.ts';
import type { EventQueue } from '../server/tracking/event-queue.ts';
import { startFakeOperator } from './fake-operator.ts';

interface SiteServerOptions {
  readonly build: PageBuild;
  readonly brandCode?: string;
  /** Over the variables that a site in production needs. */
  readonly variables?: Readonly<Record<string, string>>;
  readonly store?: Store;
  /** Texts by the names of the files that the build made for browsers. */
  readonly files?: Readonly<Record<string, string>>;
  /** False for an operator that takes every call and answers none; the catalogue is never read. */
  readonly isOperatorAnswering?: boolean;
  /** Takes the tracked events; none by default. */
  readonly eventQueue?: EventQueue;
  /** In place of the client of an operator that has nothing. */
  readonly upstream?: UpstreamClient;
  readonly metrics?: SiteMetrics;
  readonly tracing?: Tracing;
  /** Decides which pages are made; all, unless given. */
  readonly load?: LoadGuard;
  /** Takes what the site writes; silent by default. */
  readonly log?: Logger;
}

/** What the site answered; nothing is followed by itself. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/** The real HTTP application around a test's build, on a free port. */
export interface SiteServer {
  readonly origin: string;
  readonly port: number;
  /** Where the files for browsers are. */
  readonly folder: string;
  readonly hub: FeedHub;
  readonly store: Store;
  /** The process was told to stop. */
  drain(): void;
  ask(path: string, init?: RequestInit): Promise<RawAnswer>;
  /** What comes back on a connection of its own for these bytes, until it is closed. */
  send(bytes: string): Promise<string>;
  close(): Promise<void>;
}

const UNLIMITED = createLoadGuard({
  loop: () => ({ delayMs: 0, busyShare: 0 }),
  limits: { delayMs: Infinity, pages: Infinity },
  onChange: () => undefined,
});

export async function startSiteServer(options: SiteServerOptions): Promise<SiteServer> {
  const { build, brandCode = 'arara', variables = {}, isOperatorAnswering = true } = options;
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-site-'));
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of Object.entries(options.files ?? {})) {
    writeFileSync(join(folder, name), text);
  }
  const operator = await startFakeOperator();
  operator.isHanging = !isOperatorAnswering;
  const { hosts } = operator;
  const config = readConfig({
    BRAND: brandCode,
    NODE_ENV: 'production',
    SESSION_SECRET: 'a-secret-of-at-least-32-characters',
    SANDBOX_URL: 'http://127.0.0.1:9',
    ...variables,
  });
  const log: Logger = options.log ?? pino({ level: 'silent' });
  const plain = options.store ?? openSqliteStore({ file: ':memory:', now: Date.now });
  const store = sealedStore(plain, config);
  const upstream = createUpstreamClient({ hosts, now: Date.now });
  const random = () => 0.5;
  const hub = createFeedHub({
    upstream,
    hosts,
    log,
    random,
    now: Date.now,
    epoch: 'test',
    schedule: createTestSchedule().schedule,
    excludedTournamentIds: new Set(),
    visibilitySportIds: [],
    labelLanguage: 'pt-BR',
    startsSoon: (minutes) => `Em ${minutes} min`,
  });
  if (isOperatorAnswering) await hub.started;
  const live = liveEndpoint({ hub, random });
  const draining = createDraining();
  const app = createApp({
    config,
    brand: brandFacts(brandCode),
    store,
    upstream: options.upstream ?? upstream,
    hub,
    live,
    draining,
    load: options.load ?? UNLIMITED,
    site: { build, files: builtFiles(folder) },
    metrics: options.metrics,
    tracing: options.tracing,
    eventQueue: options.eventQueue,
    log,
    now: Date.now,
  });
  const server: Server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  return {
    origin,
    port,
    folder,
    hub,
    store,
    drain() {
      draining.begin();
      live.drain(0);
    },
    async ask(path, init) {
      const answer = await fetch(origin + path, { redirect: 'manual', ...init });
      return { status: answer.status, headers: answer.headers, body: await answer.text() };
    },
    async send(bytes) {
      const socket = connect(port, '127.0.0.1');
      socket.end(bytes);
      let answer = '';
      for await (const piece of socket) answer += String(piece);
      return answer;
    },
    async close() {
      live.close();
      hub.close();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await operator.close();
      // A test may have closed it.
      await store.close().catch(() => undefined);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
