import { expect } from 'vitest';
import type { Operator } from '../operator.ts';
import { tableText } from './table.ts';

/** What can go wrong for a bettor, and how a table names it. */
const WRONG = {
  doubled: 'doubled',
  lost: 'lost',
  toldWrong: 'told wrong',
  stuck: 'stuck',
  unclear: 'unclear',
} as const;

type Verdict = Readonly<Partial<Record<keyof typeof WRONG, readonly string[]>>>;

interface Round {
  readonly seed: number;
  /** By `performance.now()`. */
  readonly begun: number;
  readonly operator: Operator;
}

/**
 * Prints the figures of a round with what went wrong in it, and expects that nothing did and that the
 * operator's ledger sums to zero. Returns all figures.
 */
export async function conclude(
  counts: Readonly<Record<string, number>>,
  verdicts: readonly Verdict[],
  { seed, begun, operator }: Round,
): Promise<Readonly<Record<string, number>>> {
  const wrong = Object.entries(WRONG).flatMap(([kind, name]) => {
    const lists = verdicts.map((verdict) => verdict[kind as keyof Verdict]);
    return lists.includes(undefined) ? [] : [[name, lists.flatMap((list) => list ?? [])] as const];
  });
  const figures = {
    ...counts,
    ...Object.fromEntries(wrong.map(([name, list]) => [name, list.length])),
    'ledger sum': (await operator.ledger()).total,
    seconds: Math.round((performance.now() - begun) / 1_000),
  };
  process.stdout.write(tableText({ seed, ...figures }));
  // All kinds at once: what one was told wrong may explain what is doubled.
  expect(Object.fromEntries(wrong)).toEqual(Object.fromEntries(wrong.map(([name]) => [name, []])));
  expect(figures['ledger sum']).toBe(0);
  return figures;
}
