/** A call the platform answers with an error: HTTP status, code of the catalogue and its context. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly context: Readonly<Record<string, unknown>> | null;
  /** When the call may be tried again, for a 429. */
  readonly retryAfterSeconds: number | null;

  constructor(
    status: number,
    code: string,
    message: string = code,
    context: Readonly<Record<string, unknown>> | null = null,
    retryAfterSeconds: number | null = null,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.context = context;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Body of the answer. Source: 3§8. */
  body(): Readonly<Record<string, unknown>> {
    return {
      error: this.code,
      message: this.message,
      ...(this.context ? { context: this.context } : {}),
    };
  }

  /** Headers of the answer. */
  headers(): Readonly<Record<string, string>> {
    return {
      'content-type': 'application/json; charset=utf-8',
      ...(this.retryAfterSeconds === null ? {} : { 'retry-after': `${this.retryAfterSeconds}` }),
    };
  }
}

/** The refusal of what was tried too often: 429 with Retry-After. Source: 1§8. */
export function tooOften(code: string, message: string, waitMs: number): Refusal {
  return new Refusal(429, code, message, null, Math.max(1, Math.ceil(waitMs / 1000)));
}
