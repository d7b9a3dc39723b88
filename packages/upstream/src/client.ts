import ky, { isHTTPError, isNetworkError } from 'ky';
import type { z } from 'zod';
import { callAddress, checkHosts, type HostAddresses } from './address.ts';
import { readText } from './answer-text.ts';
import type { Endpoint } from './contract/endpoint.ts';
import {
  SessionEnded,
  UpstreamShapeError,
  UpstreamStatusError,
  UpstreamTimeout,
  UpstreamUnreachable,
} from './errors.ts';
import { retryAfterMs, retryPolicy } from './retry.ts';
import type { SessionHandle, SessionTokens } from './session.ts';
import { parseWire } from './wire-json.ts';

/** One line of the log per call. Holds no token, no body, no parameter. */
export interface UpstreamCallRecord {
  readonly endpoint: string;
  readonly outcome: 'answered' | 'aborted' | 'failed';
  /** Name and message of the failure. */
  readonly error: string | null;
  readonly milliseconds: number;
  readonly retries: number;
  readonly requestId: string | null;
}

export interface UpstreamClientOptions {
  readonly hosts: HostAddresses;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly fetch?: typeof globalThis.fetch;
  /** The whole call with its retries; 180000 ms unless given. Source: 1§7. */
  readonly timeoutMs?: number;
  /** The largest body read of an answer; 8 MiB unless given. */
  readonly maxAnswerBytes?: number;
  readonly log?: (record: UpstreamCallRecord) => void;
}

type Given<Name extends string, Schema extends z.ZodType> = [Schema] extends [z.ZodNever]
  ? { readonly [name in Name]?: never }
  : { readonly [name in Name]: z.input<Schema> };

export interface CallSettings {
  /** Whose tokens the call carries; ignored by an endpoint with `auth: 'none'`. */
  readonly session?: SessionHandle | undefined;
  readonly signal?: AbortSignal | undefined;
  /** A shorter time-out than the client's, in milliseconds. */
  readonly deadlineMs?: number | undefined;
  /** Sent as X-Request-Id, to find the call in the operator's logs. */
  readonly requestId?: string | undefined;
}

export type CallOptions<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
> = CallSettings & Given<'params', Params> & Given<'query', Query> & Given<'body', Body>;

type OptionsArgument<Options> = object extends Options ? [options?: Options] : [options: Options];

type AnswerOf<Answer extends z.ZodType> = [Answer] extends [z.ZodNever]
  ? undefined
  : z.output<Answer>;

export interface UpstreamClient {
  /**
   * Calls an endpoint of the contract and gives its parsed answer.
   *
   * A 401 refreshes the session once and retries once. Throws UpstreamUnreachable, UpstreamTimeout,
   * UpstreamStatusError, UpstreamShapeError or SessionEnded; the signal's reason when it aborts; a
   * RangeError for a path parameter that is no path segment. Source: 1§7, 1§8.
   */
  call<
    Params extends z.ZodType,
    Query extends z.ZodType,
    Body extends z.ZodType,
    Answer extends z.ZodType,
  >(
    endpoint: Endpoint<Params, Query, Body, Answer>,
    ...[options]: OptionsArgument<CallOptions<Params, Query, Body>>
  ): Promise<AnswerOf<Answer>>;
}

/** What every call comes down to once its types have done their work. */
interface Call extends CallSettings {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

interface Attempt {
  readonly signal: AbortSignal;
  readonly onRetry: () => void;
}

const TIMEOUT_MS = 180_000;
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

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

/** The client over the contract. Throws a TypeError that names the hosts that are not configured. */
export function createUpstreamClient(options: UpstreamClientOptions): UpstreamClient {
  const { now, log, timeoutMs = TIMEOUT_MS, maxAnswerBytes = MAX_ANSWER_BYTES } = options;
  const hosts = checkHosts(options.hosts);
  const http = ky.create({
    // Our own deadline covers retries, session refresh and the reading of the body.
    timeout: false,
    retry: retryPolicy(now),
    // A redirect would turn a POST into a GET and hide a wrong spelling of a path.
    redirect: 'manual',
    headers: { accept: 'application/json' },
    ...(options.fetch ? { fetch: options.fetch } : {}),
  });

  async function send(
    endpoint: Endpoint,
    call: Call,
    tokens: SessionTokens | null,
    attempt: Attempt,
  ): Promise<unknown> {
    const response = await http(callAddress(endpoint, hosts, call), {
      method: endpoint.method,
      signal: attempt.signal,
      headers: {
        ...endpoint.headers,
        ...(call.requestId === undefined ? {} : { 'x-request-id': call.requestId }),
        ...(tokens === null ? {} : { authorization: `Bearer ${tokens.token}` }),
      },
      hooks: { beforeRetry: [attempt.onRetry] },
      ...bodyInit(endpoint, call.body),
    });
    if (endpoint.none === response.status) return null;
    if (!endpoint.answer) {
      await response.body?.cancel();
      return undefined;
    }
    const text = await readText(response, maxAnswerBytes).catch((error: unknown) => {
      throw new UpstreamUnreachable(endpoint.name, error);
    });
    if (text === null) {
      const expected = `expected at most ${maxAnswerBytes} bytes`;
      throw new UpstreamShapeError(endpoint.name, { path: '', expected });
    }
    const parsed = parseWire(text, endpoint.answer);
    if (!parsed.ok) throw new UpstreamShapeError(endpoint.name, parsed);
    return parsed.value;
  }

  function named(endpoint: Endpoint, error: unknown): unknown {
    if (isHTTPError(error)) {
      return new UpstreamStatusError(endpoint.name, {
        status: error.response.status,
        body: error.data,
        retryAfterMs: retryAfterMs(error.response.headers, now()),
      });
    }
    if (isNetworkError(error)) return new UpstreamUnreachable(endpoint.name, error.cause);
    return error;
  }

  async function sendInSession(endpoint: Endpoint, call: Call, attempt: Attempt): Promise<unknown> {
    const session = endpoint.auth === 'none' ? undefined : call.session;
    const tokens = (await session?.tokens()) ?? null;
    if (tokens === null && endpoint.auth === 'bearer') {
      throw new SessionEnded('absent', `${endpoint.name} needs a session`);
    }
    try {
      return await send(endpoint, call, tokens, attempt);
    } catch (error) {
      const wasUnauthorized = isHTTPError(error) && error.response.status === 401;
      if (!wasUnauthorized || !session || tokens === null) throw error;
      return send(endpoint, call, await session.refresh(tokens), attempt);
    }
  }

  async function perform(endpoint: Endpoint, call: Call): Promise<unknown> {
    const started = now();
    const limit = call.deadlineMs ?? timeoutMs;
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), limit);
    let retries = 0;
    const record = (outcome: UpstreamCallRecord['outcome'], error: unknown): void =>
      log?.({
        endpoint: endpoint.name,
        outcome,
        error: error instanceof Error ? `${error.name}: ${error.message}` : null,
        milliseconds: now() - started,
        retries,
        requestId: call.requestId ?? null,
      });
    try {
      const answer = await sendInSession(endpoint, call, {
        signal: call.signal ? AbortSignal.any([call.signal, deadline.signal]) : deadline.signal,
        onRetry: () => void (retries += 1),
      });
      record('answered', null);
      return answer;
    } catch (error) {
      if (call.signal?.aborted) {
        record('aborted', null);
        throw call.signal.reason;
      }
      const failure = deadline.signal.aborted
        ? new UpstreamTimeout(endpoint.name, limit)
        : named(endpoint, error);
      record('failed', failure);
      throw failure;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    call: (endpoint, ...[options]) =>
      // Safe: the answer was parsed by the schema the type is read from.
      perform(endpoint, (options ?? {}) as Call) as Promise<never>,
  };
}
