import { createStackParser, createTransport } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { isProductError } from '../../app/tracking/product-error.ts';
import { errorFacts } from './error-facts.ts';

/** Where reports go, and which. Source: 2§8, 3§8, 3§9. */
export interface ErrorReportConfig {
  /** Address and key of the receiver, in the form of Sentry. */
  readonly dsn: string;
  /** Names the version of the site in every report. */
  readonly release: string;
  /** The share of errors that is reported, from 0 to 1. */
  readonly sampleRate: number;
}

/** What a report says of an error: what the log says of it, and nothing of a person. */
interface ReportedFacts {
  readonly type?: string;
  readonly message?: string;
  readonly stack?: string;
}

export interface ErrorReports {
  /** Reports an error, unless it is none of the product's or is left out by the sampling. */
  report(error: unknown, tags?: Readonly<Record<string, string>>): void;
  /** Sends what waits, for at most two seconds. */
  close(): Promise<void>;
}

const CLOSE_MS = 2_000;
const SEND_DEADLINE_MS = 10_000;

/**
 * Sends errors in the protocol of Sentry with the release's name, sampled by the configured rate. Errors
 * of the network and of loading are left out. `brand` is told with each. Source: 2§8, 3§8, 3§9.
 */
export function createErrorReports(
  { dsn, release, sampleRate }: ErrorReportConfig,
  brand: string,
): ErrorReports {
  const client = new ServerRuntimeClient({
    dsn,
    release,
    sampleRate,
    environment: brand,
    integrations: [],
    platform: 'node',
    stackParser: createStackParser(nodeStackLineParser()),
    // The library's own notes of a failed report would be printed between the lines of the log.
    debug: false,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const answer = await fetch(options.url, {
          method: 'POST',
          body: typeof body === 'string' ? body : Buffer.from(body),
          headers: { 'Content-Type': 'application/x-sentry-envelope' },
          redirect: 'error',
          signal: AbortSignal.timeout(SEND_DEADLINE_MS),
        });
        await answer.body?.cancel();
        return { statusCode: answer.status };
      }),
  });
  client.init();

  return {
    report(error, tags = {}) {
      if (!isProductError(error)) return;
      const { type = 'Error', message = '', stack = '' } = errorFacts(error) as ReportedFacts;
      const frames = client.getOptions().stackParser(stack);
      client.captureEvent({
        level: 'error',
        tags: { ...tags },
        exception: { values: [{ type, value: message, stacktrace: { frames } }] },
      });
    },
    async close() {
      await client.close(CLOSE_MS);
    },
  };
}
