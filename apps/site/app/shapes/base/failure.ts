import type { ShellData } from '../../shell-data.ts';

/** What an error page can say: the prefixes of two texts of the shell, `…Title` and `…Text`. */
const FAILURE_KINDS = [
  'notFound',
  'error',
  'offline',
  'paused',
  'maintenance',
  'moduleMaintenance',
  'closed',
  'refused',
  'foreign',
  'tooLarge',
] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** What an error page needs. */
export interface Failure {
  readonly kind: FailureKind;
  /** The request's id in the log, for the support; null when the browser failed by itself. */
  readonly requestId: string | null;
  /** The frame's data where the root loader gave none. */
  readonly shell: ShellData | null;
}

/**
 * What an error page says of an answer: what its status text names, else what its status means.
 *
 * @example
 * failureKindOf({ status: 503, statusText: 'maintenance' }) // 'maintenance'
 * failureKindOf({ status: 413 }) // 'tooLarge'
 */
export function failureKindOf({
  status,
  statusText = '',
}: {
  readonly status: number;
  readonly statusText?: string;
}): FailureKind {
  const named = FAILURE_KINDS.find((kind) => kind === statusText);
  if (named) return named;
  if (status === 404) return 'notFound';
  if (status === 403) return 'foreign';
  if (status === 413 || status === 414 || status === 431) return 'tooLarge';
  return status >= 400 && status < 500 ? 'refused' : 'error';
}
