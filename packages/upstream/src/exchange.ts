import ky, { isHTTPError, isNetworkError } from 'ky';
import { readText, type AnswerText } from './answer-text.ts';
import { isRetried, type Endpoint } from './contract/endpoint.ts';
import { UpstreamShapeError, UpstreamStatusError, UpstreamUnreachable } from './errors.ts';
import { retryAfterMs, retryPolicy } from './retry.ts';
import type { RetryBudget } from './retry-budget.ts';
import { parseWire } from './wire-json.ts';

/** The most that is read of a refusal. */
const MAX_REFUSAL_BYTES = 64 * 1024;

export interface ExchangeOptions {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly fetch: typeof globalThis.fetch;
  readonly maxAnswerBytes: number;
}

/** A call as it goes over the wire. */
export interface WireRequest {
  readonly address: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly signal: AbortSignal;
  readonly budget: RetryBudget;
  readonly onRetry: () => void;
}

/** A multipart body is a form of text fields and files; its boundary is named by the platform. */
function bodyInit(
  { body, bodyType }: Endpoint,
  value: unknown,
): { json?: unknown; body?: FormData } {
  if (!body) return {};
  if (bodyType !== 'multipart') return { json: value };
  const form = new FormData();
  for (const [name, field] of Object.entries(value as Readonly<Record<string, unknown>>)) {
    if (field !== undefined) form.append(name, field instanceof Blob ? field : String(field));
  }
  return { body: form };
}

/** A refusal is one by its status, whether or not the rest of it arrives. */
function readRefusal(response: Response): Promise<AnswerText> {
  return readText(response, MAX_REFUSAL_BYTES).catch(() => ({ ok: false, expected: 'a body' }));
}

/** The body of a refusal, whatever it says its type is; text that is no JSON stays text. */
function refusalIn(body: AnswerText): unknown {
  if (!body.ok) return undefined;
  try {
    return JSON.parse(body.text);
  } catch {
    return body.text;
  }
}

/**
 * Sends a request with the repeats its method allows, and gives the parsed answer. Throws
 * UpstreamUnreachable, UpstreamStatusError or UpstreamShapeError, or the signal's reason.
 */
export type Exchange = (endpoint: Endpoint, request: WireRequest) => Promise<unknown>;

/** Exchanges over fetch. */
export function createExchange({ now, random, fetch, maxAnswerBytes }: ExchangeOptions): Exchange {
  return async (endpoint, { address, headers, body, signal, budget, onRetry }) => {
    const last: { body: AnswerText } = { body: { ok: true, text: '' } };

    /** One attempt with its body: a connection that breaks within it is one that broke. */
    async function attempt(...request: Parameters<typeof fetch>): Promise<Response> {
      try {
        const response = await fetch(...request);
        if (!response.ok) last.body = await readRefusal(response);
        else if (endpoint.answer) last.body = await readText(response, maxAnswerBytes);
        else await response.body?.cancel();
        return response;
      } catch (error) {
        // The words by which ky knows a broken connection, however it broke.
        throw signal.aborted ? error : new TypeError('network error', { cause: error });
      }
    }

    function failure(error: unknown): unknown {
      if (isNetworkError(error)) return new UpstreamUnreachable(endpoint.name, error.cause);
      if (!isHTTPError(error)) return error;
      return new UpstreamStatusError(endpoint.name, {
        status: error.response.status,
        body: refusalIn(last.body),
        retryAfterMs: retryAfterMs(error.response.headers, now()),
      });
    }

    budget.noteCall();
    const response = await ky(address, {
      method: endpoint.method,
      headers: { accept: 'application/json', ...headers },
      signal,
      // The deadline of a call covers its repeats, its session's refresh and the reading of the body.
      timeout: false,
      retry: retryPolicy({
        isRetried: isRetried(endpoint),
        now,
        random,
        takeRetry: budget.takeRetry,
      }),
      hooks: { beforeRetry: [onRetry] },
      // A redirect would turn a POST into a GET and hide a wrong spelling of a path.
      redirect: 'manual',
      fetch: attempt,
      ...bodyInit(endpoint, body),
    }).catch((error: unknown) => {
      throw failure(error);
    });
    if (endpoint.none === response.status) return null;
    if (!endpoint.answer) return undefined;
    const { body: text } = last;
    if (!text.ok) throw new UpstreamShapeError(endpoint.name, { path: '', ...text });
    const parsed = parseWire(text.text, endpoint.answer);
    if (!parsed.ok) throw new UpstreamShapeError(endpoint.name, parsed);
    return parsed.value;
  };
}
