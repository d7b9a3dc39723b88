import { minorUnits } from '@vitrine/betting/base/money';
import { UpstreamTimeout } from '@vitrine/upstream/base/errors';
import { placeBet } from '@vitrine/upstream/contract/bet-slip/tickets';
import fc, { type Scheduler } from 'fast-check';
import { expect, it } from 'vitest';
import type { Store } from '../base/store/store.ts';
import { keepTypedStakes, placeThisSlip, whatBecameOf } from './placement.server.ts';
import { readBetSlip } from './bet-slip.server.ts';
import { openSlip } from '../../../test/slip-to-place.ts';

const CALLS = ['get', 'set', 'insert', 'update', 'delete'] as const;

/** A store of a process of its own, each of whose calls has to wait for its turn. */
function inTurns(store: Store, turns: Scheduler): Store {
  const waiting = CALLS.map((name) => {
    const call = store[name] as (key: string, ...rest: unknown[]) => Promise<never>;
    return [
      name,
      async (key: string, ...rest: unknown[]) => {
        await turns.schedule(Promise.resolve(), `${name} ${key}`);
        return call(key, ...rest);
      },
    ] as const;
  });
  return { ...store, ...Object.fromEntries(waiting) };
}

/** What a bettor does to a slip, at one of two instances of the site. */
const act = fc.record({
  does: fc.constantFrom('click', 'reload', 'look'),
  instance: fc.constantFrom(0, 1),
});

const TWO_CLICKS = [0, 1].map((instance) => ({ does: 'click', instance }) as const);

// A busy machine takes many times the seconds of an idle one.
it('PLACE-12 PLACE-05 however clicks and reloads come between each other, a slip is sent once and never offered again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(act, { maxLength: 2 }),
      fc.boolean(),
      async (turns, others, isAnswerLost) => {
        const { site, operator, slip, bettor, read, made } = await openSlip();
        const { intentId } = slip;
        if (isAnswerLost) {
          operator.singles.reply(() => {
            made(0, 1);
            throw new UpstreamTimeout(placeBet.v1.multiSingle.name, 180_000);
          });
        }
        const instances = [inTurns(site.store, turns), inTurns(site.store, turns)];

        async function click(store: Store | undefined): Promise<unknown> {
          const { bettor: visitor, context } = await bettor(store);
          const target = { outcomeId: 'o1' };
          const stakes = [{ kind: 'stakeEntered', target, stake: minorUnits(1000) } as const];
          const order = { intentId, stakes, shown: [], shownType: null, isReadable: true };
          await keepTypedStakes(order, visitor, context);
          return placeThisSlip(order, visitor, context);
        }
        async function reload(store: Store | undefined) {
          const { bettor: visitor, context } = await bettor(store);
          return readBetSlip(visitor, context);
        }
        async function look(store: Store | undefined) {
          const { bettor: visitor, context } = await bettor(store);
          return whatBecameOf(intentId, visitor, context);
        }
        const acts = { click, reload, look };

        const all = [...TWO_CLICKS, ...others].map(({ does, instance }) =>
          acts[does](instances[instance]),
        );
        const answers = await turns.waitFor(Promise.all(all));
        await turns.waitIdle();
        expect(operator.singles.calls()).toHaveLength(1);
        for (const answer of answers) {
          if (answer && typeof answer === 'object' && 'step' in answer) {
            expect(answer).toMatchObject({ intentId });
          }
        }
        expect(await read()).toMatchObject({ intentId, step: 'result', resultStatus: 'success' });
      },
    ),
    { numRuns: 300 },
  );
}, 120_000);
