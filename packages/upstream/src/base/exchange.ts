import { readText, type AnswerText } from './answer-text.ts';
import { isRetried, type Endpoint } from './endpoint.ts';
import { UpstreamShapeError, UpstreamStatusError, UpstreamUnreachable } from './errors.ts';
import { retryAfterMs, retryWaitMs } from './retry.ts';
import type { RetryBudget } from './retry-budget.ts';
import type { Answer, RequestFacts, SendRequest } from './send-request.ts';
import { parseWire, type LeftOutRows } from './wire-json.ts';

/** The most that is read of a refusal. */
const MAX_REFUSAL_BYTES = 64 * 1024;

export interface ExchangeOptions {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly send: SendRequest;
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
  /** Told of rows of the answer that were left out. */
  readonly onLeftOut: (rows: LeftOutRows) => void;
}

/**
 * A body as JSON, or as a form of text fields and files whose boundary the platform names. `fetch` keeps
 * whatever may be redirected whole in memory, to send it again; a form with a file may not.
 */
function bodyOf(
  { body, bodyType }: Endpoint,
  value: unknown,
): Pick<RequestFacts, 'body' | 'redirect'> {
  // A redirect would turn a POST into a GET and hide a wrong spelling of a path.
  if (!body) return { redirect: 'manual' };
  if (bodyType !== 'multipart') return { body: JSON.stringify(value), redirect: 'manual' };
  const form = new FormData();
  for (const [name, field] of Object.entries(value as Readonly<Record<string, unknown>>)) {
    if (field !== undefined) form.append(name, field instanceof Blob ? field : String(field));
  }
  return { body: form, redirect: 'error' };
}

function headersOf(
  { body, bodyType }: Endpoint,
  headers: WireRequest['headers'],
): RequestFacts['headers'] {
  const isJson = body !== undefined && bodyType !== 'multipart';
  return {
    accept: 'application/json',
    ...(isJson ? { 'content-type': 'application/json' } : {}),
    ...headers,
  };
}

/** A refusal is one by its status, whether or not the rest of it arrives. */
function readRefusal(response: Answer): Promise<AnswerText> {
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

/** Exchanges by what sends a request. */
export function createExchange({ now, random, send, maxAnswerBytes }: ExchangeOptions): Exchange {
  /** One attempt with its body: a connection that breaks within it is one that broke. */
  async function attempt(
    endpoint: Endpoint,
    { address, headers, body, signal }: WireRequest,
  ): Promise<{ readonly status: number; readonly text: AnswerText }> {
    let response: Answer;
    let text: AnswerText = { ok: true, text: '' };
    try {
      response = await send(address, {
        method: endpoint.method,
        headers: headersOf(endpoint, headers),
        signal,
        ...bodyOf(endpoint, body),
      });
      if (!response.ok) text = await readRefusal(response);
      else if (endpoint.answer) text = await readText(response, maxAnswerBytes);
      else await response.body?.cancel();
    } catch (error) {
      throw signal.aborted ? signal.reason : new UpstreamUnreachable(endpoint.name, error);
    }
    if (response.ok) return { status: response.status, text };
    throw new UpstreamStatusError(endpoint.name, {
      status: response.status,
      body: refusalIn(text),
      retryAfterMs: retryAfterMs(response.headers, now()),
    });
  }

  async function attempts(endpoint: Endpoint, request: WireRequest) {
    const { signal, budget, onRetry } = request;
    for (let repeats = 0; ; repeats += 1) {
      try {
        return await attempt(endpoint, request);
      } catch (failure) {
        const waitMs = isRetried(endpoint)
          ? retryWaitMs(failure, repeats, { random, takeRetry: budget.takeRetry })
          : null;
        if (waitMs === null) throw failure;
        onRetry();
        await pause(waitMs, signal);
      }
    }
  }

  return async (endpoint, request) => {
    request.budget.noteCall();
    const { status, text } = await attempts(endpoint, request);
    if (endpoint.none === status) return null;
    if (!endpoint.answer) return undefined;
    if (!text.ok) throw new UpstreamShapeError(endpoint.name, { path: '', ...text });
    const parsed = parseWire(text.text, endpoint.answer);
    if (!parsed.ok) throw new UpstreamShapeError(endpoint.name, parsed);
    if (parsed.leftOut) request.onLeftOut(parsed.leftOut);
    return parsed.value;
  };
}

/** Waits, or rejects with the signal's reason as soon as it aborts. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', end, { once: true });
  });
}
