import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { type ModelStep, runModel, type Tally } from '../../../test/money-model.ts';
import { partKind, wholeKind } from '../../../test/money-kinds.ts';

const RUNS = 10_000;
const tally: Tally = { runs: 0, movements: 0, effects: 0, doubled: 0, lost: 0, toldWrong: 0 };

const processes = fc.nat(1);
const ids = fc.nat(1);
const which = fc.nat(7);

const steps: fc.Arbitrary<ModelStep> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('submit' as const),
      process: processes,
      id: ids,
      amount: fc.nat(1),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('look' as const), process: processes, id: ids }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('arrive' as const),
      which,
      isRefused: fc.nat(4).map((n) => n === 0),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('answer' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('breakOff' as const), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('kill' as const), process: processes }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      ms: fc.constantFrom(1, 60_000, 179_999, 180_001),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('setBack' as const),
      ms: fc.constantFrom(1000, 300_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('storeFails' as const), process: processes }),
  },
);

afterAll(() => {
  const { runs, doubled, lost, toldWrong, movements, effects } = tally;
  process.stdout.write(
    `money mechanism: ${runs} runs, ${movements} movements, ${effects} effects, ${doubled} doubled, ${lost} lost, ${toldWrong} told wrong\n`,
  );
});

it.each([
  ['has one effect', wholeKind],
  ['has its effect in two parts', partKind],
])(
  'PLACE-12 WAL-20 moves money once, loses nothing and tells nothing wrong when a movement %s',
  async (_, kind) => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 4, maxLength: 24 }), async (sequence) => {
        const before = { ...tally };
        await runModel(kind, sequence, tally);
        expect(tally.doubled - before.doubled, 'doubled').toBe(0);
        expect(tally.lost - before.lost, 'lost').toBe(0);
        expect(tally.toldWrong - before.toldWrong, 'told wrong').toBe(0);
      }),
      { numRuns: RUNS / 2 },
    );
    expect(tally.effects).toBeGreaterThan(0);
  },
  120_000,
);
