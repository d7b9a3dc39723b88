import { randomBytes, randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { SiteConfig } from './config.ts';
import type { SiteMetrics } from './telemetry/site-metrics.ts';

interface IdentifyOptions {
  readonly config: Pick<SiteConfig, 'trustedProxies'>;
  readonly log: Logger;
  readonly metrics?: Pick<SiteMetrics, 'noteRequest'> | undefined;
  readonly now: () => number;
}

const REQUEST_ID = /^[\w-]{1,64}$/;

/** Gives the request its id and nonce, and logs and counts its end by the route that answered. */
export function identify({ config, log, metrics, now }: IdentifyOptions): RequestHandler {
  return (request, response, next) => {
    const given = config.trustedProxies > 0 ? request.get('x-request-id') : undefined;
    const requestId = given && REQUEST_ID.test(given) ? given : randomUUID();
    const requestLog = log.child({ requestId });
    const { method } = request;
    const startedAt = now();
    Object.assign(response.locals, {
      requestId,
      receivedAt: startedAt,
      log: requestLog,
      nonce: randomBytes(16).toString('base64'),
    });
    response.set('X-Request-Id', requestId);
    response.on('close', () => {
      const { statusCode: status, writableFinished: answered } = response;
      const milliseconds = now() - startedAt;
      const route = routeOf(response);
      // Not its address: links of mails hold tokens, and numbers of bets lead to persons.
      requestLog.debug({ method, route, status, answered, milliseconds }, 'request');
      metrics?.noteRequest({ method, route, status: answered ? status : 0, milliseconds });
    });
    next();
  };
}

/** From here on the request counts as one of `route`, until a page's own route answers it. */
export function answeredBy(route: string): RequestHandler {
  return (_request, { locals }, next) => {
    locals['route'] = route;
    next();
  };
}

/** What answered a request, such as `wallet/deposit`, `file` or `live`. */
export function routeOf({ locals }: Response): string {
  return String(locals['route'] ?? 'none').replace(/^routes\//, '');
}
