import type { Endpoint } from '../base/endpoint.ts';

/** What of an answer is compared with the contract. */
export type Aspect = 'address' | 'status' | 'content type' | 'shape' | 'speed';

/** One thing in which the operator's answer is not what the contract declares. */
export interface Difference {
  readonly aspect: Aspect;
  /** Where in the answer, such as `data[0].odds`; empty for the whole of it. */
  readonly place: string;
  /** What was expected, and what came; never a value of an answer. */
  readonly problem: string;
}

/** `fits` and `differs` were called; `notCalled` says why not. */
export type Outcome = 'differs' | 'notCalled' | 'fits';

export interface CheckedCall {
  readonly name: string;
  readonly host: Endpoint['host'];
  readonly method: Endpoint['method'];
  /** As the contract spells it, with its `{param}` places. */
  readonly path: string;
  readonly source: string;
  /** What the specification does not show; empty when it shows everything. */
  readonly assumed: readonly string[];
  /** Whether some page, or the process of the site, makes the call. */
  readonly usedBySite: boolean;
  readonly outcome: Outcome;
  readonly differences: readonly Difference[];
  /** Why it was not called, or what an answer that fits said, such as a declared refusal. */
  readonly note: string;
  /** Null without an answer. */
  readonly status: number | null;
  /** From the request to the last byte, or to a stream's first; null when it was not called. */
  readonly milliseconds: number | null;
}

export interface OperatorReport {
  /** ISO 8601. */
  readonly checkedAt: string;
  readonly brand: string;
  /** Slower answers than this differ, in milliseconds. */
  readonly slowMs: number;
  /** Whether calls that need a bearer token could be made. */
  readonly hasAccount: boolean;
  readonly hosts: Readonly<Record<string, string>>;
  readonly counts: Readonly<Record<Outcome, number>>;
  /** What differs first, and of that what is assumed first. */
  readonly calls: readonly CheckedCall[];
}

const RANK: Readonly<Record<Outcome, number>> = { differs: 0, notCalled: 1, fits: 2 };

/** The calls as a reader wants them: what differs first; in each group what is assumed first. */
export function inReadingOrder(calls: readonly CheckedCall[]): readonly CheckedCall[] {
  const rank = (call: CheckedCall) => RANK[call.outcome] * 2 + (call.assumed.length > 0 ? 0 : 1);
  return calls.toSorted((one, other) => rank(one) - rank(other));
}

/** How many calls have each outcome. */
export function countsOf(calls: readonly CheckedCall[]): OperatorReport['counts'] {
  const count = (outcome: Outcome) => calls.filter((call) => call.outcome === outcome).length;
  return { differs: count('differs'), notCalled: count('notCalled'), fits: count('fits') };
}

/** The calls of the site that no check can make: a person compares them with the operator's description. */
export function comparedByHand({ calls }: Pick<OperatorReport, 'calls'>): readonly CheckedCall[] {
  return calls.filter(({ outcome, usedBySite }) => outcome === 'notCalled' && usedBySite);
}
