import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEvent } from '../test/fixtures.ts';
import { eventsBeside, MOST_BESIDE } from './events-beside.ts';

const match = (number: number, tournament: number) =>
  anEvent({ id: `sr:match:${number}`, tournamentId: `sr:tournament:${tournament}` });
const idsOf = (events: readonly { readonly id: string }[] = []) => events.map(({ id }) => id);

describe('eventsBeside', () => {
  const live = [match(1, 7), match(2, 8), match(3, 7)];
  const upcoming = [match(4, 7), match(5, 9), match(6, 9), match(7, 10)];

  it('are the live events of the sport for a live one, by competition', () => {
    const beside = eventsBeside(match(2, 8), { live, upcoming });
    expect(beside?.list).toBe('live');
    expect(idsOf(beside?.events)).toEqual(['sr:match:1', 'sr:match:3', 'sr:match:2']);
  });

  it('are the competition of a coming one, what is live in it first', () => {
    const beside = eventsBeside(match(4, 7), { live, upcoming });
    expect(beside?.list).toBe('tournament');
    expect(idsOf(beside?.events)).toEqual(['sr:match:1', 'sr:match:3', 'sr:match:4']);
  });

  it('are what comes in the sport for one that is alone in its competition', () => {
    const beside = eventsBeside(match(7, 10), { live, upcoming });
    expect(beside?.list).toBe('upcoming');
    expect(idsOf(beside?.events)).toEqual(idsOf(upcoming));
  });

  it('are what is live, where nothing else is to come', () => {
    const alone = match(7, 10);
    expect(eventsBeside(alone, { live, upcoming: [alone] })?.list).toBe('live');
  });

  it('are none where nothing else is on', () => {
    const alone = match(7, 10);
    expect(eventsBeside(alone, { live: [alone], upcoming: [] })).toBeNull();
    expect(eventsBeside(alone, { live: [], upcoming: [] })).toBeNull();
  });

  it('stay the same list, in the same order, from one event of it to the next', () => {
    const events = fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { maxLength: 100 });
    fc.assert(
      fc.property(events, fc.array(fc.boolean(), { minLength: 200 }), (numbers, isLive) => {
        const all = numbers.map((number) => match(number, number % 4));
        const lists = {
          live: all.filter((_, index) => isLive[index]),
          upcoming: all.filter((_, index) => !isLive[index]),
        };
        for (const event of all) {
          const beside = eventsBeside(event, lists);
          if (!beside) continue;
          expect(beside.events.length).toBeLessThanOrEqual(MOST_BESIDE);
          if (beside.list === 'tournament') expect(idsOf(beside.events)).toContain(event.id);
          for (const next of beside.events) {
            const from = eventsBeside(next, lists);
            if (from?.list === beside.list && beside.list !== 'tournament') {
              expect(idsOf(from.events)).toEqual(idsOf(beside.events));
            }
          }
        }
      }),
    );
  });
});
