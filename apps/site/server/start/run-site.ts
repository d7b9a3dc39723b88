import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import { inventedFacts } from '@vitrine/brand-themes/invented-facts';
import { textsOf } from '@vitrine/messages/texts';
import { createUpstreamClient } from '@vitrine/upstream/base/client';
import type { Schedule } from '@vitrine/upstream/base/poller';
import { labelLanguage } from '@vitrine/upstream/sportsbook/content-labels';
import type { Logger } from 'pino';
import { brandFormat } from '../../app/format/brand-format.ts';
import { startsSoonText } from '../../app/format/event-texts.ts';
import { sealedStore } from '../../app/services/base/store/sealed-store.ts';
import { StoreFileRefused } from '../../app/services/base/store/sqlite-file.ts';
import { openSqliteStore } from '../../app/services/base/store/store-sqlite.ts';
import type { Store } from '../../app/services/base/store/store.ts';
import { createApp } from '../app.ts';
import { connectionLimits, createLimitedServer } from '../connection-limits.ts';
import { ConfigError, readConfig, type SiteConfig } from '../config.ts';
import { createDraining } from '../draining.ts';
import { createFeedHub } from '../feed/feed-hub.ts';
import { createFeedRelay, type FeedRelay } from '../feed/relay/feed-relay.ts';
import { liveEndpoint } from '../feed/live-endpoint.ts';
import { createLoadGuard, type LoadGuard, type LoadLimits } from '../load/load-guard.ts';
import { measureLoop } from '../load/loop-state.ts';
import { type Site, SiteMissing } from './site-build.ts';
import type { ErrorReportConfig, ErrorReports } from '../telemetry/error-reports.ts';
import { createMetricsServer } from '../telemetry/metrics-server.ts';
import { createSiteLog } from '../telemetry/site-log.ts';
import { createSiteMetrics } from '../telemetry/site-metrics.ts';
import { startTracing } from '../telemetry/tracing.ts';
import { collectorAt } from '../tracking/collector.ts';
import { createEventQueue, type EventQueue } from '../tracking/event-queue.ts';
import { upstreamLog } from '../upstream-log.ts';

const MAINTAIN_EVERY_MS = 5_000;
/** How often the event loop is looked at. */
const LOOK_EVERY_MS = 250;
/** Requests that run longer than this are cut when the process is to end. */
const SHUTDOWN_MS = 10_000;

const schedule: Schedule = (work, afterMs) => {
  const timer = setTimeout(work, afterMs);
  return () => clearTimeout(timer);
};

// The programs of Redis, error reports and traces are loaded where the configuration names a receiver:
// they are a tenth of the memory.

async function openStore(config: SiteConfig, log: Logger): Promise<Store> {
  return sealedStore(await openPlainStore(config, log), config);
}

async function openPlainStore(
  { redisUrl, dataFile, brand }: SiteConfig,
  log: Logger,
): Promise<Store> {
  if (redisUrl === null) return openSqliteStore({ file: dataFile, now: Date.now, brand });
  const { openRedisStore } = await import('../../app/services/base/store/store-redis.ts');
  const onError = (error: Error) => log.error({ err: error }, 'Redis');
  return openRedisStore({ url: redisUrl, prefix: `vitrine:${brand}:`, onError });
}

async function openErrorReports(config: ErrorReportConfig, brand: string): Promise<ErrorReports> {
  const { createErrorReports } = await import('../telemetry/error-reports.ts');
  return createErrorReports(config, brand);
}

/** What pages say of a match that begins in so many minutes. */
function startsSoonWords(brand: BrandFacts): (minutes: number) => string {
  const words = { texts: textsOf(brand.locale, 'sportsbook'), format: brandFormat(brand) };
  return (minutes) => startsSoonText(minutes, words);
}

/** The queue of tracked events; none where nobody collects them. */
function openEventQueue({ tracking }: SiteConfig, log: Logger): EventQueue | undefined {
  const { collectorUrl } = tracking;
  if (collectorUrl === null) return undefined;
  return createEventQueue({ send: collectorAt(collectorUrl), now: Date.now, schedule, log });
}

/** Looks at this process' load from now on. */
function watchLoad(limits: LoadLimits, log: Logger): LoadGuard {
  const loop = measureLoop();
  const guard = createLoadGuard({
    loop: loop.take,
    limits,
    onChange: (change) =>
      log.warn(change, change.isShedding ? 'pages are refused' : 'pages are made again'),
  });
  setInterval(guard.look, LOOK_EVERY_MS).unref();
  return guard;
}

/** The relays of the cluster; none where each process stands alone. */
async function openRelay(
  { redisUrl, brand }: SiteConfig,
  log: Logger,
): Promise<FeedRelay | undefined> {
  if (redisUrl === null) return undefined;
  const { openRedisRelayEdge } = await import('../feed/relay/redis-relay-edge.ts');
  const edge = openRedisRelayEdge({ url: redisUrl, prefix: `vitrine:${brand}:`, log });
  return createFeedRelay({ edge, log, random: Math.random });
}

interface Process {
  readonly config: SiteConfig;
  readonly log: Logger;
  readonly reports: ErrorReports | null;
}

async function serve(
  { brand, build: site }: Site,
  { config, log, reports }: Process,
): Promise<void> {
  const facts = inventedFacts(brand);
  if (config.production && config.sandboxUrl === null && facts.length > 0) {
    log.warn({ facts }, 'facts of the licence are made up: put the licensee’s own into facts.json');
  }
  const store = await openStore(config, log);
  const metrics = config.metrics === null ? undefined : createSiteMetrics(brand.code, Date.now);
  const tracing =
    config.tracesUrl === null ? undefined : await startTracing(config.tracesUrl, brand.code);
  const logCall = upstreamLog(log);
  const client = createUpstreamClient({
    hosts: config.upstreamHosts,
    now: Date.now,
    random: Math.random,
    log(call) {
      logCall(call);
      metrics?.noteCall(call);
    },
    onCircuit(change) {
      log.warn(change, change.isOpen ? 'host left alone' : 'host called again');
      metrics?.noteCircuit(change);
    },
  });
  const upstream = tracing?.traced(client) ?? client;
  const relay = await openRelay(config, log);
  const hub = createFeedHub({
    upstream,
    log,
    hosts: config.upstreamHosts,
    now: Date.now,
    random: Math.random,
    epoch: randomBytes(6).toString('hex'),
    schedule,
    excludedTournamentIds: config.excludedTournamentIds,
    visibilitySportIds: brand.visibilitySportIds,
    labelLanguage: labelLanguage(brand.country),
    startsSoon: startsSoonWords(brand),
    relay,
  });
  const maintenance = setInterval(hub.maintain, MAINTAIN_EVERY_MS);
  const draining = createDraining();
  const live = liveEndpoint({ hub, random: Math.random });
  const load = watchLoad(config.loadLimits, log);
  metrics?.watch({ hub, live, load });
  const eventQueue = openEventQueue(config, log);
  const around = { draining, load, metrics, tracing, eventQueue, log, now: Date.now };
  const app = createApp({ config, brand, store, upstream, hub, live, site, ...around });

  const server = createLimitedServer(app, connectionLimits(config.trustedProxies));
  server.once('error', fail(log, reports));
  server.listen(config.port, config.host, () => {
    log.info({ address: server.address(), brand: brand.code }, 'listening');
  });

  const figures = metrics && createMetricsServer(metrics);
  figures?.once('error', fail(log, reports));
  if (config.metrics) figures?.listen(config.metrics.port, config.metrics.host);

  let isStopping = false;
  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    draining.begin();
    live.drain(config.drainMs);
    // Proxies learn from /health/ready that they have to send visitors elsewhere; until then all are served.
    await wait(config.drainMs);
    clearInterval(maintenance);
    const closed = new Promise((resolve) => server.close(resolve));
    const cut = setTimeout(() => server.closeAllConnections(), SHUTDOWN_MS);
    live.close();
    server.closeIdleConnections();
    // Pages under way still read from the hub.
    await closed;
    clearTimeout(cut);
    hub.close();
    await relay?.close();
    figures?.close();
    await tracing?.close();
    await eventQueue?.close();
    await reports?.close();
    await site.close();
    await store.close();
    log.info('stopped');
    process.exit(0);
  }
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

/** What nobody expected leaves the process in an unknown state: it ends, and is started anew. */
function fail(log: Logger, reports: ErrorReports | null): (error: unknown) => void {
  return (error) => {
    const isPlain = error instanceof SiteMissing || error instanceof StoreFileRefused;
    if (isPlain) log.fatal(error.message);
    else log.fatal({ err: error }, 'failed');
    if (reports === null) process.exit(1);
    void reports.close().finally(() => process.exit(1));
  };
}

/**
 * Runs the process of a site until it is told to stop. What is wrong with its configuration is said all at once
 * before anything is opened; what keeps it from starting, or ends it, stands in its log.
 */
export async function runSite(open: (config: SiteConfig) => Promise<Site>): Promise<void> {
  try {
    const config = readConfig(process.env);
    const { errorReports } = config;
    const reports = errorReports && (await openErrorReports(errorReports, config.brand));
    const log = createSiteLog(config.logLevel, {
      onError: (error, words) => reports?.report(error, { words }),
    });
    process.on('uncaughtException', fail(log, reports));
    process.on('unhandledRejection', fail(log, reports));
    await open(config)
      .then((site) => serve(site, { config, log, reports }))
      .catch(fail(log, reports));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
