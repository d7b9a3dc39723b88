import type { MoneyKind, Sending } from '../app/services/money/money-kind.ts';
import { z } from 'zod';

/** What a movement of a test moves. */
export interface TestContent {
  readonly amount: number;
}

/** The effects that the model operator knows of, by their parts. */
export interface TestOutcome {
  readonly effects: readonly string[];
}

/** How a process of the model reaches its operator. */
export interface ModelLine {
  /** Sends the parts of a movement; resolves with the effects they had, rejects when an answer breaks off. */
  send(sending: Sending<TestContent>, parts: number): Promise<readonly string[] | 'refused'>;
  /** The effects of a movement as the operator knows them now. */
  ask(id: string): Promise<readonly string[]>;
}

export type TestKind = MoneyKind<TestContent, TestOutcome, { readonly reason: string }, ModelLine>;

/** A kind whose movement has as many effects as it has parts; some of them may be lost on the way. */
function kindOf(name: string, parts: number): TestKind {
  return {
    name,
    version: 1,
    content: z.object({ amount: z.number() }),
    outcome: z.object({ effects: z.array(z.string()) }),
    refusal: z.object({ reason: z.string() }),
    lifeMs: 30 * 24 * 60 * 60 * 1000,
    fingerprint: ({ amount }) => String(amount),
    async send(sending, _deadlineMs, line) {
      const effects = await line.send(sending, parts);
      return effects === 'refused'
        ? { kind: 'refused', refusal: { reason: 'refused' } }
        : { kind: 'done', outcome: { effects } };
    },
    async ask({ id }, isOver, line) {
      const effects = await line.ask(id);
      const isWhole = effects.length === parts || (isOver && effects.length > 0);
      return isWhole ? { effects } : null;
    },
  };
}

/** A movement that has its effect as a whole. */
export const wholeKind = kindOf('whole', 1);

/** A movement of two calls, such as singles of two providers: one may arrive without the other. */
export const partKind = kindOf('parts', 2);
