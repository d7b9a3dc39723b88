import { randomBytes, randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import { createRequestHandler } from '@remix-run/express';
import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
import type { UpstreamClient } from '@vitrine/upstream/client';
import compression from 'compression';
import express, {
  type ErrorRequestHandler,
  type Express,
  type RequestHandler,
  type Response,
} from 'express';
import type { Logger } from 'pino';
import type {} from '../app/services/load-context.ts';
import type { Store } from '../app/services/store.ts';
import type { SiteConfig } from './config.ts';
import type { FeedHub } from './feed-hub.ts';
import type { LiveEndpoint } from './live-endpoint.ts';
import { securityHeaders } from './security-headers.ts';
import type { SiteBuild } from './site-build.ts';

interface AppOptions {
  readonly config: SiteConfig;
  readonly brand: BrandFacts;
  readonly store: Store;
  readonly upstream: UpstreamClient;
  readonly hub: FeedHub;
  readonly live: LiveEndpoint;
  readonly site: Pick<SiteBuild, 'build' | 'files'>;
  readonly log: Logger;
  readonly now: () => number;
}

/** Forms are small. */
const MAX_BODY_BYTES = 128 * 1024;
const REQUEST_ID = /^[\w-]{1,64}$/;

/** The HTTP application: everything around the pages, and the pages by Remix. */
export function createApp(options: AppOptions): Express {
  const { config, store, hub, live, site } = options;
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustedProxies === 0 ? false : config.trustedProxies);
  app.use(identify(options), securityHeaders(config));
  app.get('/health', health(store, hub, live));
  app.get('/live', live.handler);
  app.use(site.files, limitBody, compression());
  app.all(
    '*',
    createRequestHandler({
      build: site.build,
      mode: config.production ? 'production' : 'development',
      getLoadContext: (request, response) => loadContext(options, request.ip, response),
    }),
  );
  app.use(answerFailure(options.log));
  return app;
}

/** Gives the request its id and nonce, and logs its end. */
function identify({ config, log, now }: AppOptions): RequestHandler {
  return (request, response, next) => {
    const given = config.trustedProxies > 0 ? request.get('x-request-id') : undefined;
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
    const requestLog = log.child({ requestId });
    const { method, path } = request;
    const startedAt = now();
    Object.assign(response.locals, {
      requestId,
      log: requestLog,
      nonce: randomBytes(16).toString('base64'),
    });
    response.set('X-Request-Id', requestId);
    response.on('close', () => {
      const { statusCode: status, writableFinished: answered } = response;
      const milliseconds = now() - startedAt;
      requestLog.debug({ method, path, status, answered, milliseconds }, 'request');
    });
    next();
  };
}

/** 200 while the store answers; a lost feed is told, but pages are served without it. */
function health(store: Store, hub: FeedHub, live: LiveEndpoint): RequestHandler {
  return async (_request, response) => {
    const storeState = await store.ping().then(
      () => 'up',
      () => 'down',
    );
    response
      .status(storeState === 'up' ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ store: storeState, ...hub.status(), streams: live.streamCount() });
  };
}

/** Bodies must tell their length (browsers do), so that none is read beyond the limit. */
const limitBody: RequestHandler = (request, response, next) => {
  if (request.get('transfer-encoding') !== undefined) response.sendStatus(411);
  else if (Number(request.get('content-length') ?? 0) > MAX_BODY_BYTES) response.sendStatus(413);
  else next();
};

function loadContext(
  { config, brand, store, upstream, hub, now }: AppOptions,
  clientAddress: string | undefined,
  { locals }: Response,
): AppLoadContext {
  return {
    config,
    brand,
    store,
    upstream,
    catalogue: hub,
    now,
    newId: randomUUID,
    log: locals['log'] as Logger,
    nonce: String(locals['nonce']),
    requestId: String(locals['requestId']),
    clientAddress: clientAddress ?? '',
  };
}

/** What no page could answer, such as an address that is none. A browser that left is no failure. */
function answerFailure(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    if (request.destroyed || response.headersSent) {
      response.destroy();
      return;
    }
    log.error({ err: error, requestId: response.locals['requestId'] as unknown }, 'not answered');
    response.status(500).type('text/plain').send('Internal error');
  };
}
