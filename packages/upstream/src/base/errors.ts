import type { z } from 'zod';
import { refusalBody } from './endpoint.ts';
import type { Host } from './hosts.ts';

/** What a status of the catalogue means. Source: 1§8. */
export type StatusKind =
  | 'redirected'
  | 'unauthorized'
  | 'selfExclusion'
  | 'selfBlocked'
  | 'conflict'
  | 'blocked'
  | 'tooManyAttempts'
  | 'restrictedRegion'
  | 'refused'
  | 'failed';

const KIND_BY_STATUS: ReadonlyMap<number, StatusKind> = new Map([
  [401, 'unauthorized'],
  [403, 'selfExclusion'],
  [406, 'selfBlocked'],
  [409, 'conflict'],
  [423, 'blocked'],
  [429, 'tooManyAttempts'],
  [451, 'restrictedRegion'],
]);

/** The meaning of a status that is not 2xx; a 4xx outside the catalogue is `refused`. Source: 1§8. */
export function statusKind(status: number): StatusKind {
  const named = KIND_BY_STATUS.get(status);
  if (named) return named;
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'redirected';
}

/**
 * `instanceof` by class name. While developing, pages and process evaluate this module apart: each
 * has classes of its own, and an error of one must still be known to the other.
 */
function isOfClass(name: string, value: unknown): boolean {
  if (!(value instanceof Error)) return false;
  for (let type: unknown = value.constructor; typeof type === 'function';) {
    if (type.name === name) return true;
    type = Object.getPrototypeOf(type);
  }
  return false;
}

/** A call that gave no answer to work with. Its message names the endpoint, never a token or a body. */
export abstract class UpstreamError extends Error {
  readonly endpoint: string;

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isOfClass(this.name, value);
  }

  constructor(endpoint: string, message: string, options?: ErrorOptions) {
    super(`${endpoint} ${message}`, options);
    this.endpoint = endpoint;
  }
}

const CIRCUIT_OPEN = 'CIRCUIT_OPEN';

/** Failures of a connection before any byte of the request was sent. */
const NEVER_SENT = new Set([
  CIRCUIT_OPEN,
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** What the system was asked on a connection that was made; it answers by the same codes as it does before one. */
const AFTER_CONNECTING: ReadonlySet<unknown> = new Set(['read', 'write']);

interface NetworkFailure {
  readonly code: string;
  readonly wasConnected: boolean;
}

function failureIn(cause: unknown): NetworkFailure | null {
  for (let error = cause; error instanceof Error; error = error.cause) {
    const { code, syscall } = error as Error & {
      readonly code?: unknown;
      readonly syscall?: unknown;
    };
    if (typeof code === 'string') return { code, wasConnected: AFTER_CONNECTING.has(syscall) };
  }
  return null;
}

/** No connection, or one that broke before the whole answer was read. */
export class UpstreamUnreachable extends UpstreamError {
  override readonly name: string = 'UpstreamUnreachable';
  /** False only when the request certainly never left: what it asks for cannot have happened. */
  readonly mayHaveArrived: boolean;

  constructor(endpoint: string, cause: unknown) {
    const failure = failureIn(cause);
    super(endpoint, `could not be reached (${failure?.code ?? 'connection broken'})`, { cause });
    this.mayHaveArrived = failure === null || failure.wasConnected || !NEVER_SENT.has(failure.code);
  }
}

/** Not sent: the last calls to its host got no answer, and it is left alone for a moment. */
export class UpstreamCircuitOpen extends UpstreamUnreachable {
  override readonly name = 'UpstreamCircuitOpen';
  readonly host: Host;
  /** When a call may be tried again, in epoch milliseconds. */
  readonly retryAt: number;

  constructor(endpoint: string, { host, retryAt }: { host: Host; retryAt: number }) {
    super(endpoint, Object.assign(new Error(`${host} is left alone`), { code: CIRCUIT_OPEN }));
    this.host = host;
    this.retryAt = retryAt;
  }
}

/** No whole answer within the time-out, retries included. */
export class UpstreamTimeout extends UpstreamError {
  override readonly name = 'UpstreamTimeout';
  readonly timeoutMs: number;

  constructor(endpoint: string, timeoutMs: number) {
    super(endpoint, `gave no answer within ${timeoutMs} ms`);
    this.timeoutMs = timeoutMs;
  }
}

/** A code, unlike words, names nobody: the log may have it. */
const CODE = /^[A-Z][A-Z0-9_]{0,59}$/;

function codesIn(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null) return [];
  const { error, code, message } = body as Readonly<Record<string, unknown>>;
  return [error, code, message].filter((value) => typeof value === 'string');
}

/**
 * The operator's own code in a refusal: its `error`, `code` or `message`, or that of an `error` that is an object.
 * One that is written as a code comes first.
 */
function refusalCode(body: unknown): string | null {
  const nested = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  const found = [...codesIn(body), ...codesIn(nested)];
  return found.find((text) => CODE.test(text)) ?? found[0] ?? null;
}

/** An answer that is not 2xx, after the retries its method allows. Source: 1§8. */
export class UpstreamStatusError extends UpstreamError {
  override readonly name = 'UpstreamStatusError';
  readonly status: number;
  readonly kind: StatusKind;
  /** The operator's own code for a refusal, when the body holds one. */
  readonly code: string | null;
  /** How long the operator asks to wait, from Retry-After. */
  readonly retryAfterMs: number | null;
  /** Private, so that no logger prints it. */
  readonly #body: unknown;

  constructor(
    endpoint: string,
    answer: { status: number; body: unknown; retryAfterMs: number | null },
  ) {
    const kind = statusKind(answer.status);
    const code = refusalCode(answer.body);
    const named = code !== null && CODE.test(code) ? `, ${code}` : '';
    super(endpoint, `answered ${answer.status} (${kind}${named})`);
    this.status = answer.status;
    this.kind = kind;
    this.code = code;
    this.retryAfterMs = answer.retryAfterMs;
    this.#body = answer.body;
  }

  /** The answer's body as it came: parse it before use. */
  get body(): unknown {
    return this.#body;
  }

  /** The body as a refusal of the contract; null when it is none. Source: 1§8, 3§8. */
  get refusal(): z.output<typeof refusalBody> | null {
    return refusalBody.safeParse(this.#body).data ?? null;
  }
}

/** A 2xx answer that is not what the contract declares. Source: 1§8. */
export class UpstreamShapeError extends UpstreamError {
  override readonly name = 'UpstreamShapeError';
  /** Where in the answer, such as `data.validTicket[0].ticketId`; empty for the whole body. */
  readonly path: string;
  readonly expected: string;

  constructor(endpoint: string, mismatch: { path: string; expected: string }) {
    const place = mismatch.path === '' ? 'its body' : mismatch.path;
    super(endpoint, `answered in a wrong shape: ${place}: ${mismatch.expected}`);
    this.path = mismatch.path;
    this.expected = mismatch.expected;
  }
}

/** There is no session to call with: none was begun, or its refresh was refused. Source: 1§4, 1§5. */
export class SessionEnded extends Error {
  override readonly name = 'SessionEnded';
  readonly reason: 'absent' | 'refreshRefused';

  static override [Symbol.hasInstance](value: unknown): boolean {
    return isOfClass('SessionEnded', value);
  }

  constructor(reason: 'absent' | 'refreshRefused', message: string) {
    super(message);
    this.reason = reason;
  }
}
