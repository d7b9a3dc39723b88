import { SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import type { UpstreamClient } from '@vitrine/upstream/base/client';
import type { Endpoint } from '@vitrine/upstream/base/endpoint';
import type { RequestHandler } from 'express';
import { routeOf } from '../identify.ts';

/** Traces of one process: the span of each request, and in it one of each call to the operator. */
export interface Tracing {
  readonly handler: RequestHandler;
  /** The client with a span around each call. */
  traced(client: UpstreamClient): UpstreamClient;
  /** Sends what is left. */
  close(): Promise<void>;
}

/** Paths that probes ask every few seconds, and streams that last for hours. */
const UNTRACED = /^\/(?:health|live$)/;

/**
 * Traces by a tracer. A span names methods, routes, statuses, endpoints and the request's id: no address,
 * no parameter and no body, which may hold a person's data.
 */
export function createTracing(tracer: Tracer, close: () => Promise<void>): Tracing {
  return {
    close,
    handler(request, response, next) {
      if (UNTRACED.test(request.path)) return next();
      tracer.startActiveSpan(request.method, (span) => {
        response.on('close', () => {
          const route = routeOf(response);
          span.updateName(`${request.method} ${route}`);
          span.setAttributes({
            'http.request.method': request.method,
            'http.route': route,
            'http.response.status_code': response.statusCode,
            'vitrine.request_id': String(response.locals['requestId']),
          });
          if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        });
        next();
      });
    },
    traced: (client) => ({
      call: (endpoint, ...options) =>
        inSpan(tracer, endpoint, () => client.call(endpoint, ...options)),
    }),
  };
}

function inSpan<T>(
  tracer: Tracer,
  { host, name }: Pick<Endpoint, 'host' | 'name'>,
  work: () => Promise<T>,
): Promise<T> {
  return tracer.startActiveSpan(`${host} ${name}`, async (span) => {
    span.setAttributes({ 'vitrine.host': host, 'vitrine.endpoint': name });
    try {
      return await work();
    } catch (error) {
      // The name alone: a message of the operator may name a person.
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Traces that go to a collector. Its library is loaded only here: most processes have none. */
export async function startTracing(tracesUrl: string, brand: string): Promise<Tracing> {
  const [{ NodeTracerProvider }, { BatchSpanProcessor }, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const provider = new NodeTracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': 'vitrine',
      'vitrine.brand': brand,
    }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${tracesUrl}/v1/traces` })),
    ],
  });
  provider.register();
  return createTracing(trace.getTracer('vitrine'), () => provider.shutdown());
}
