import type { FailureKind } from '../../../shapes/base/failure.ts';

/** The answer to a request that gets no page. */
export interface Refusal {
  /** From 400 to 599. */
  readonly status: number;
  readonly kind: FailureKind;
}

/** Thrown for a request that the site can't accept: the client has to send a different one. */
export class RequestRefused extends Error implements Refusal {
  override readonly name = 'RequestRefused';
  readonly status: number;
  readonly kind: FailureKind;

  /** `reason` goes to the log only. */
  constructor({ status, kind }: Refusal, reason: string) {
    super(reason);
    this.status = status;
    this.kind = kind;
  }
}

/**
 * The answer to a thrown refusal; null for any other error. Compared by name, because the build holds
 * a copy of the class.
 */
export function refusalOf(error: unknown): Refusal | null {
  return error instanceof Error && error.name === 'RequestRefused'
    ? (error as RequestRefused)
    : null;
}
