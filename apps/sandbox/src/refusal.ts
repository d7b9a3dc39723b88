/** A call the platform answers with an error: HTTP status, code of the catalogue and its context. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly context: Readonly<Record<string, unknown>> | null;

  constructor(
    status: number,
    code: string,
    message: string = code,
    context: Readonly<Record<string, unknown>> | null = null,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.context = context;
  }

  /** Body of the answer. Source: 3§8. */
  body(): Readonly<Record<string, unknown>> {
    return {
      error: this.code,
      message: this.message,
      ...(this.context ? { context: this.context } : {}),
    };
  }
}
