import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { AppLoadContext } from '@remix-run/node';
import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import {
  createDocumentStatus,
  type DocumentStatusReader,
} from '@vitrine/upstream/account/documents/document-status';
import { createKycLog, type KycLog } from '@vitrine/upstream/account/documents/kyc-log';
import type { UpstreamClient } from '@vitrine/upstream/base/client';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { Logger } from 'pino';
import type {} from '../app/services/base/pages/load-context.ts';
import { failureKindOf } from '../app/shapes/base/failure.ts';
import { pageBoards } from '../app/shapes/base/page-boards.ts';
import { appSourceHeaders, askedAppSource } from '../app/services/base/app-source.server.ts';
import {
  askedFlagOverrides,
  flagOverridesHeader,
  flagOverridesOf,
} from '../app/services/base/flag-overrides.server.ts';
import {
  createGoogleSignIn,
  type GoogleSignIn,
} from '../app/services/base/session/google-sign-in.server.ts';
import type { Refusal } from '../app/services/base/pages/request-refused.ts';
import { requestTracking } from '../app/services/base/pages/request-tracking.server.ts';
import { newVisitorId } from '../app/services/base/session/visitor-id.ts';
import type { Store } from '../app/services/base/store/store.ts';
import { caught } from './caught.ts';
import type { SiteConfig } from './config.ts';
import { countryFlagFiles } from './country-flag-files.ts';
import type { Draining } from './draining.ts';
import type { FeedHub } from './feed/feed-hub.ts';
import type { LiveEndpoint } from './feed/live-endpoint.ts';
import { createFailurePage, type FailurePage } from './answers/failure-page.ts';
import { askedAddress } from './asked-address.ts';
import { OFFLINE_PATH } from '../app/service-worker/worker-paths.ts';
import { answeredBy, identify } from './identify.ts';
import { keptPages } from './kept-pages/kept-pages.ts';
import { type PageMoments, pageMoments } from './kept-pages/page-moments.ts';
import { createAdmission } from './load/admission.ts';
import type { LoadGuard } from './load/load-guard.ts';
import { createRequestCounts } from './load/request-limits.ts';
import { pageHandler } from './page-handler.ts';
import { refusals } from './refusals.ts';
import { securityHeaders } from './security-headers.ts';
import { SECURITY_TEXT_PATH, securityText } from './security-text.ts';
import type { SiteBuild } from './start/site-build.ts';
import type { SiteMetrics } from './telemetry/site-metrics.ts';
import type { Tracing } from './telemetry/tracing.ts';
import type { EventQueue } from './tracking/event-queue.ts';
import { createPublicAddresses } from './tracking/public-addresses.ts';

interface AppOptions {
  readonly config: SiteConfig;
  readonly brand: BrandFacts;
  readonly store: Store;
  readonly upstream: UpstreamClient;
  readonly hub: FeedHub;
  readonly live: LiveEndpoint;
  readonly draining: Draining;
  /** Decides which pages are made. */
  readonly load: LoadGuard;
  readonly site: Pick<SiteBuild, 'build' | 'files'>;
  /** None where no collector is configured. */
  readonly eventQueue?: EventQueue | undefined;
  readonly log: Logger;
  /** Counts what happens; none where nobody reads figures. */
  readonly metrics?: SiteMetrics | undefined;
  readonly tracing?: Pick<Tracing, 'handler'> | undefined;
  readonly now: () => number;
}

/** Made once for all requests. */
interface SharedParts {
  readonly documentStatus: DocumentStatusReader;
  readonly kycLog: KycLog;
  readonly publicAddress: (clientAddress: string) => Promise<string>;
  readonly google: GoogleSignIn | null;
}

/** Ends the path under which the router in the browser asks for a page's data. */
const DATA_SUFFIX = '.data';

/** The HTTP application: everything around the pages, and the pages by Remix. */
export function createApp(options: AppOptions): Express {
  const { config, store, hub, live, site } = options;
  const app = express();
  app.disable('x-powered-by');
  // A proxy that keeps a path to itself names it as it is written here.
  app.enable('case sensitive routing');
  app.set('trust proxy', config.trustedProxies === 0 ? false : config.trustedProxies);
  const { draining } = options;
  app.use(identify(options), draining.handler, securityHeaders(config));
  if (options.tracing) app.use(options.tracing.handler);
  app.get(['/health', '/health/*'], answeredBy('health'));
  app.get('/health/live', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ alive: true });
  });
  app.get(['/health', '/health/ready'], health({ store, hub, live, draining }));
  app.get('/live', answeredBy('live'), live.handler);
  const { publicUrl } = config;
  const failurePage = createFailurePage(options.brand);
  // The service worker keeps it for browsers without a network.
  app.get(OFFLINE_PATH, answeredBy('page'), (request, response) =>
    failurePage.send(request, response, { status: 200, kind: 'offline' }),
  );
  const { now, upstream } = options;
  const shared = {
    documentStatus: createDocumentStatus({
      client: upstream,
      now,
      wait: (ms, signal) => wait(ms, undefined, signal ? { signal } : {}),
    }),
    kycLog: createKycLog({
      client: upstream,
      isConfigured: config.upstreamHosts.kycLog !== undefined,
      now,
    }),
    publicAddress: createPublicAddresses({
      client: upstream,
      isConfigured: config.upstreamHosts.ipLookup !== undefined,
      now,
    }),
    google: config.google && createGoogleSignIn(config.google),
  };
  const { version, structureVersion } = hub;
  const moments = pageMoments({ now, version, structureVersion });
  app.use(answeredBy('refusal'), refusals({ publicUrl, failurePage }));
  app.get(SECURITY_TEXT_PATH, answeredBy('file'), securityText(options));
  app.use('/country-flags', answeredBy('file'), countryFlagFiles());
  const admission = createAdmission({
    guard: options.load,
    counts: createRequestCounts({ store, limits: config.requestLimits, now }),
    failurePage,
    metrics: options.metrics,
  });
  app.use(answeredBy('file'), site.files, answeredBy('page'), admission.byAddress);
  app.use(keepAppSource(config), keepFlagOverrides(config));
  app.use(
    pageHandler({
      build: site.build,
      config,
      loadContext: (request, response, isKept) =>
        loadContext({ ...options, ...shared }, moments, { request, response, isKept }),
      failurePage,
      leaving: draining.signal,
      kept: keptPages({ now, structureVersion }),
      admission,
    }),
  );
  app.use(answerFailure(options.log, failurePage));
  return app;
}

/** Keeps the app source that an address names, whatever the page answers. Source: 1§4, 1§5. */
function keepAppSource(config: SiteConfig): RequestHandler {
  return caught(async (request, response, next) => {
    const source = request.method === 'GET' ? askedAppSource(askedAddress(request)) : null;
    if (source) response.append('Set-Cookie', [...(await appSourceHeaders(source, config))]);
    next();
  });
}

/** Keeps the flag overrides that an address names, for the pages after it. Source: 1§1. */
function keepFlagOverrides({ allowsFlagOverrides, secure }: SiteConfig): RequestHandler {
  return (request, response, next) => {
    const asked =
      allowsFlagOverrides && request.method === 'GET'
        ? askedFlagOverrides(askedAddress(request))
        : null;
    if (asked) response.append('Set-Cookie', flagOverridesHeader(asked, secure));
    next();
  };
}

/**
 * Whether this process should get visitors: 200 while the store answers and the catalogue was read once, or
 * could not be, and until it is told to stop. A feed that is lost later is told, but pages are served without
 * it.
 */
function health({
  store,
  hub,
  live,
  draining,
}: Pick<AppOptions, 'store' | 'hub' | 'live' | 'draining'>): RequestHandler {
  return caught(async (_request, response) => {
    const storeState = await store.ping().then(
      () => 'up' as const,
      () => 'down' as const,
    );
    const catalogue = hub.isRead() ? 'read' : 'loading';
    const isStopping = draining.signal.aborted;
    const isReady = storeState === 'up' && catalogue === 'read' && !isStopping;
    response
      .status(isReady ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({
        store: storeState,
        catalogue,
        ...hub.status(),
        streams: live.streamCount(),
        ...(isStopping ? { stopping: true } : {}),
      });
  });
}

interface Asked {
  readonly request: Request;
  readonly response: Response;
  /** Whether the answer is kept for many: it is then as new as can be. */
  readonly isKept: boolean;
}

function loadContext(
  options: AppOptions & SharedParts,
  moments: PageMoments,
  { request, response: { locals }, isKept }: Asked,
): AppLoadContext {
  const { config, brand, store, upstream, documentStatus, kycLog, hub, now, metrics } = options;
  const { ip, socket, path, headers } = request;
  const flagOverrides = flagOverridesOf(askedAddress(request), headers.cookie ?? '', config);
  // What is shared shows the flags as the operator sets them.
  const isAlone = isKept || Object.keys(flagOverrides).length > 0;
  const isPage = !path.endsWith(DATA_SUFFIX);
  // A trusted proxy hands on what its client wrote.
  const clientAddress = (isIP(ip ?? '') ? ip : socket.remoteAddress) ?? '';
  const log = locals['log'] as Logger;
  const newId = randomUUID;
  return {
    config,
    brand,
    store,
    upstream,
    noteMovement: metrics?.noteMovement,
    documentStatus,
    kycLog,
    google: options.google,
    flagOverrides,
    catalogue: hub,
    now,
    random: Math.random,
    receivedAt: Number(locals['receivedAt']),
    newId,
    newVisitorId,
    log,
    nonce: String(locals['nonce']),
    requestId: String(locals['requestId']),
    tracking: requestTracking({
      cookies: headers.cookie,
      clientAddress,
      queue: options.eventQueue,
      publicAddress: options.publicAddress,
      context: { config, brand, store, now, newId, log },
    }),
    clientAddress,
    refusal: (locals['refusal'] as Refusal | undefined) ?? null,
    boards: pageBoards(isPage),
    moment: isPage && !isAlone ? moments.current() : moments.alone(),
    answer: { page: null },
  };
}

/** What no page could answer, or not to its end. A browser that left is no failure. */
function answerFailure(log: Logger, failurePage: FailurePage): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const { requestId } = response.locals as { readonly requestId: string };
    if (request.destroyed || response.headersSent) {
      if (!request.destroyed) log.error({ err: error, requestId }, 'answer cut');
      response.destroy();
      return;
    }
    const status = clientErrorStatus(error) ?? 500;
    const level = status === 500 ? 'error' : 'info';
    log[level]({ err: error, requestId }, 'not answered');
    failurePage.send(request, response, { status, kind: failureKindOf({ status }) });
  };
}

/** The status that Express and its parts give to what a client did wrong. */
function clientErrorStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('status' in error)) return null;
  const { status } = error;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}
