import type { z } from 'zod';

/** The result of a sending. `unknown`: it may have had its effect, which no answer has confirmed. */
export type Sent<Outcome, Refusal> =
  | { readonly kind: 'done'; readonly outcome: Outcome }
  /** It is certain that no money moved. */
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'unknown' };

/** The facts of one sending that a kind needs. Times are epoch milliseconds. */
export interface Sending<Content> {
  readonly id: string;
  readonly owner: string;
  readonly content: Content;
  readonly sentAt: number;
}

/**
 * One kind of money movement: what is sent, how to send it, and how to ask for its effect. `Means` is
 * what sending and asking need, such as the bettor's session.
 */
export interface MoneyKind<Content, Outcome, Refusal, Means> {
  /** The prefix of its keys in the store. */
  readonly name: string;
  /** Increase it with each change of the schemas that makes older records unreadable. */
  readonly version: number;
  readonly content: z.ZodType<Content>;
  readonly outcome: z.ZodType<Outcome>;
  readonly refusal: z.ZodType<Refusal>;
  /** How long a record is kept, in milliseconds: longer than any page asks for it. */
  readonly lifeMs: number;
  /** A text that is equal for equal movements: a different movement under a used id is not sent. */
  fingerprint(content: Content): string;
  /** Sends once, within `deadlineMs` milliseconds. A rejected promise counts as unknown. */
  send(
    sending: Sending<Content>,
    deadlineMs: number,
    means: Means,
  ): Promise<Sent<Outcome, Refusal>>;
  /**
   * Asks the operator for the effect of a sending without an answer; null when the operator knows of
   * none. `isOver` says that no further effect can appear, so a partial effect is the whole one. A
   * rejected promise leaves the movement unknown.
   */
  ask(sending: Sending<Content>, isOver: boolean, means: Means): Promise<Outcome | null>;
}

/** The state of a movement. */
export type MoneyState<Outcome, Refusal> =
  | { readonly kind: 'sending' }
  | { readonly kind: 'unknown' }
  /** The answer was lost, and after the longest time of a call the operator knows of no effect. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'done'; readonly outcome: Outcome };

/** A movement of money under the id of its form. */
export interface Movement<Content, Outcome, Refusal> extends Sending<Content> {
  readonly kind: 'movement';
  readonly fingerprint: string;
  /** The process that sends or sent it. */
  readonly sender: string;
  readonly state: MoneyState<Outcome, Refusal>;
}

/**
 * A record that this version of the site can't read. Its outcome is unknown here: the page says so,
 * and it is never sent again.
 */
export interface Unreadable {
  readonly kind: 'unreadable';
  readonly id: string;
}

export type Found<Content, Outcome, Refusal> = Movement<Content, Outcome, Refusal> | Unreadable;

/** Whether the outcome of a movement is still unknown. */
export function isOpen({ state }: Movement<unknown, unknown, unknown>): boolean {
  return state.kind === 'sending' || state.kind === 'unknown';
}
