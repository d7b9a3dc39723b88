import type { z } from 'zod';
import { callAddress, checkHosts, type HostAddresses } from './address.ts';
import { CALL_BOUND_MS } from './call-bound.ts';
import { createCircuit, type Circuit, type CircuitSettings, type HostSign } from './circuit.ts';
import type { Endpoint } from './endpoint.ts';
import { HOSTS, type Host } from './hosts.ts';
import {
  SessionEnded,
  UpstreamCircuitOpen,
  UpstreamStatusError,
  UpstreamTimeout,
  UpstreamUnreachable,
} from './errors.ts';
import { createExchange } from './exchange.ts';
import { createRetryBudget, type RetryBudget } from './retry-budget.ts';
import { answerOf, sendRequest, type SendRequest } from './send-request.ts';
import type { SessionHandle, SessionTokens } from './session.ts';
import { untilAborted } from './until-aborted.ts';
import type { LeftOutRows } from './wire-json.ts';

/** One line of the log per call. Holds no token, no body, no parameter. */
export interface UpstreamCallRecord {
  readonly endpoint: string;
  readonly host: Host;
  readonly outcome: 'answered' | 'aborted' | 'failed';
  /** Name and message of the failure. */
  readonly error: string | null;
  /** Whether the network failed before any answer came. */
  readonly isUnanswered: boolean;
  readonly milliseconds: number;
  readonly retries: number;
  /** How many rows of the answer were left out, and what was wrong with the first; null for none. */
  readonly leftOut: string | null;
  readonly requestId: string | null;
}

export interface UpstreamClientOptions {
  readonly hosts: HostAddresses;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** From 0 to below 1, to spread the repeats of many processes; Math.random unless given. */
  readonly random?: () => number;
  /** In place of connections of the client's own. */
  readonly fetch?: typeof globalThis.fetch;
  /** The whole call with its retries; 180000 ms unless given. Source: 1§7. */
  readonly timeoutMs?: number;
  /** The largest body read of an answer; 8 MiB unless given. */
  readonly maxAnswerBytes?: number;
  /** When a host that gives no answers is left alone, and for how long. */
  readonly circuit?: Partial<CircuitSettings>;
  readonly log?: (record: UpstreamCallRecord) => void;
  /** A host is left alone from now on, or called again. */
  readonly onCircuit?: (change: { readonly host: Host; readonly isOpen: boolean }) => void;
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
  /** The bettor's address, sent as X-Forwarded-For, for an answer that depends on where they are. */
  readonly clientAddress?: string | undefined;
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
   * A 401 refreshes the session once and retries once. Throws UpstreamUnreachable (as
   * UpstreamCircuitOpen when its host is left alone), UpstreamTimeout, UpstreamStatusError,
   * UpstreamShapeError or SessionEnded; the signal's reason when it aborts; a RangeError for a path
   * parameter that is no path segment. Source: 1§7, 1§8.
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

/** What a call carries from attempt to attempt. */
interface Attempt {
  readonly signal: AbortSignal;
  readonly onRetry: () => void;
  readonly onLeftOut: (rows: LeftOutRows) => void;
  /** What a failure says of the host that was called. */
  readonly signOf: (error: unknown, sentAt: number) => HostSign;
}

/** What is kept of one host from call to call. */
interface HostState {
  readonly circuit: Circuit;
  readonly budget: RetryBudget;
}

const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** A host that had less time for its answer may be as quick as ever. */
const LEAST_PATIENCE_MS = 1_000;

/** What a token may hold, so that it fits a header. */
const SENDABLE = /^[\x21-\x7e]+$/;

function sendBy(fetch: typeof globalThis.fetch): SendRequest {
  return async (address, facts) => answerOf(await fetch(address, facts));
}

/** The client over the contract. Throws a TypeError that names the hosts that are not configured. */
export function createUpstreamClient(options: UpstreamClientOptions): UpstreamClient {
  const { now, log, onCircuit, timeoutMs = CALL_BOUND_MS, random = Math.random } = options;
  const addresses = checkHosts(options.hosts);
  const exchange = createExchange({
    now,
    random,
    send: options.fetch ? sendBy(options.fetch) : sendRequest,
    maxAnswerBytes: options.maxAnswerBytes ?? MAX_ANSWER_BYTES,
  });
  const hosts = Object.fromEntries(
    HOSTS.map((host): [Host, HostState] => [
      host,
      {
        budget: createRetryBudget(now),
        circuit: createCircuit({
          now,
          onChange: (isOpen) => onCircuit?.({ host, isOpen }),
          settings: options.circuit,
        }),
      },
    ]),
  ) as Readonly<Record<Host, HostState>>;

  async function send(
    endpoint: Endpoint,
    call: Call,
    tokens: SessionTokens | null,
    { signal, onRetry, onLeftOut, signOf }: Attempt,
  ): Promise<unknown> {
    const { host } = endpoint;
    const { circuit, budget } = hosts[host];
    const address = callAddress(endpoint, addresses, call);
    const retryAt = circuit.openUntil();
    if (retryAt !== null) throw new UpstreamCircuitOpen(endpoint.name, { host, retryAt });
    const headers = {
      ...endpoint.headers,
      ...(call.requestId === undefined ? {} : { 'x-request-id': call.requestId }),
      ...(call.clientAddress === undefined ? {} : { 'x-forwarded-for': call.clientAddress }),
      ...(tokens === null ? {} : { authorization: `Bearer ${tokens.token}` }),
    };
    const sentAt = now();
    const answer = exchange(endpoint, {
      address,
      headers,
      body: call.body,
      signal,
      budget,
      onRetry,
      onLeftOut,
    });
    // A deadline holds even where a request or a body that was begun doesn't hear of it.
    return circuit.follow(untilAborted(answer, signal), (error) => signOf(error, sentAt));
  }

  async function sendInSession(endpoint: Endpoint, call: Call, attempt: Attempt): Promise<unknown> {
    const session = endpoint.auth === 'none' ? undefined : call.session;
    const stored = session
      ? await untilAborted(session.tokens({ requestId: call.requestId }), attempt.signal)
      : null;
    const tokens = stored && SENDABLE.test(stored.token) ? stored : null;
    if (tokens === null && endpoint.auth === 'bearer') {
      throw new SessionEnded('absent', endpoint.beforeSignIn ?? `${endpoint.name} needs a session`);
    }
    try {
      return await send(endpoint, call, tokens, attempt);
    } catch (error) {
      const wasUnauthorized = error instanceof UpstreamStatusError && error.status === 401;
      if (!wasUnauthorized || !session || tokens === null) throw error;
      const refreshed = session.refresh(tokens, { requestId: call.requestId });
      return send(endpoint, call, await untilAborted(refreshed, attempt.signal), attempt);
    }
  }

  async function perform(endpoint: Endpoint, call: Call): Promise<unknown> {
    const started = now();
    const limit = call.deadlineMs ?? timeoutMs;
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), limit);
    let retries = 0;
    let leftOut: string | null = null;
    const record = (outcome: UpstreamCallRecord['outcome'], error: unknown): void =>
      log?.({
        endpoint: endpoint.name,
        host: endpoint.host,
        outcome,
        error: error instanceof Error ? `${error.name}: ${error.message}` : null,
        isUnanswered: error instanceof UpstreamUnreachable,
        milliseconds: now() - started,
        retries,
        leftOut,
        requestId: call.requestId ?? null,
      });
    /** A refusal is an answer, and so is one in a wrong shape; a bettor who left is no sign. */
    function signOf(error: unknown, sentAt: number): HostSign {
      if (call.signal?.aborted) return 'none';
      if (deadline.signal.aborted) return now() - sentAt < LEAST_PATIENCE_MS ? 'none' : 'down';
      if (error instanceof UpstreamStatusError) return error.kind === 'failed' ? 'down' : 'up';
      return error instanceof UpstreamUnreachable ? 'down' : 'up';
    }
    try {
      const answer = await sendInSession(endpoint, call, {
        signal: call.signal ? AbortSignal.any([call.signal, deadline.signal]) : deadline.signal,
        onRetry: () => void (retries += 1),
        onLeftOut: ({ count, path, expected }) =>
          void (leftOut = `${count}, the first for ${path}: ${expected}`),
        signOf,
      });
      record('answered', null);
      return answer;
    } catch (error) {
      if (call.signal?.aborted) {
        record('aborted', null);
        throw call.signal.reason;
      }
      const failure = deadline.signal.aborted ? new UpstreamTimeout(endpoint.name, limit) : error;
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
