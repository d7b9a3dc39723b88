import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CashOut,
  type CashOutEvent,
  type CashOutOffer,
  type CashOutState,
  moveCashOut,
} from './cash-out.ts';
import { minorUnits } from '../base/money.ts';

const offer: CashOutOffer = { id: 'c1', value: minorUnits(1420), expiresAt: 1_000 };
const other: CashOutOffer = { id: 'c2', value: minorUnits(1310), expiresAt: 2_000 };
const available: CashOut = { state: 'available', offer };
const confirm: CashOut = { state: 'confirm', offer, changedFrom: null };
const pending: CashOut = { state: 'pending', offer };

const agreed = { kind: 'confirmed', offerId: 'c1', now: 999 } as const;

describe('the cash out of a bet', () => {
  it('CASH-01 goes from Available over Confirm and Pending to Success', () => {
    const path = [{ kind: 'asked' }, agreed, { kind: 'accepted', value: offer.value }] as const;
    const states = path.reduce<CashOut[]>(
      (before, event) => [...before, moveCashOut(before.at(-1) ?? available, event)],
      [available],
    );
    expect(states.map(({ state }) => state)).toEqual([
      'available',
      'confirm',
      'pending',
      'success',
    ]);
  });

  it.each(['closedMarket', 'alreadyClosed', 'closingBet', 'notAvailable'] as const)(
    'CASH-01 is %s when the operator says so, asked or sent',
    (reason) => {
      expect(moveCashOut(available, { kind: 'notQuoted', reason })).toEqual({ state: reason });
      expect(moveCashOut(confirm, { kind: 'notQuoted', reason })).toEqual({ state: reason });
      expect(moveCashOut(pending, { kind: 'refused', reason })).toEqual({ state: reason });
    },
  );

  it('CASH-01 is Error when it failed, and Available again at the next value', () => {
    const failed = moveCashOut(pending, { kind: 'failed' });
    expect(failed).toEqual({ state: 'error' });
    expect(moveCashOut(failed, { kind: 'quoted', offer: other })).toEqual({
      state: 'available',
      offer: other,
    });
  });

  it('CASH-01 goes back from Confirm to Available', () => {
    expect(moveCashOut(confirm, { kind: 'dismissed' })).toEqual(available);
  });

  it('CASH-01 asks again when the value changes at Confirm, or was another when it was sent', () => {
    const changed = { state: 'confirm', offer: other, changedFrom: offer.value };
    expect(moveCashOut(confirm, { kind: 'quoted', offer: other })).toEqual(changed);
    expect(moveCashOut(pending, { kind: 'valueChanged', offer: other })).toEqual(changed);
  });

  it('CASH-01 stays at Confirm for an offer that expired or is not the one shown', () => {
    expect(moveCashOut(confirm, { ...agreed, now: 1_000 })).toBe(confirm);
    expect(moveCashOut(confirm, { ...agreed, offerId: 'c2' })).toBe(confirm);
  });

  it('CASH-01 keeps what was said of a change while the same value is named again', () => {
    const changed: CashOut = { state: 'confirm', offer: other, changedFrom: offer.value };
    const renewed = { ...other, id: 'c3' };
    expect(moveCashOut(changed, { kind: 'quoted', offer: renewed })).toEqual({
      ...changed,
      offer: renewed,
    });
  });
});

const MOVES: Readonly<Record<CashOutState, readonly CashOutState[]>> = {
  available: ['confirm', 'closedMarket', 'alreadyClosed', 'closingBet', 'notAvailable'],
  confirm: ['available', 'pending', 'closedMarket', 'alreadyClosed', 'closingBet', 'notAvailable'],
  pending: [
    'success',
    'error',
    'confirm',
    'closedMarket',
    'alreadyClosed',
    'closingBet',
    'notAvailable',
  ],
  success: [],
  error: ['available', 'closedMarket', 'alreadyClosed', 'closingBet', 'notAvailable'],
  closedMarket: ['available', 'alreadyClosed', 'closingBet', 'notAvailable'],
  alreadyClosed: [],
  closingBet: ['available', 'closedMarket', 'alreadyClosed', 'notAvailable'],
  notAvailable: ['available', 'closedMarket', 'alreadyClosed', 'closingBet'],
};

const ids = fc.constantFrom('c1', 'c2', 'c3');
const values = fc.integer({ min: 1, max: 5 }).map((whole) => minorUnits(whole * 100));
const offers = fc.record({ id: ids, value: values, expiresAt: fc.nat(20) });
const reasons = fc.constantFrom(
  'closedMarket' as const,
  'alreadyClosed' as const,
  'closingBet' as const,
  'notAvailable' as const,
);
const events: fc.Arbitrary<CashOutEvent> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('quoted' as const), offer: offers }) },
  fc.record({ kind: fc.constant('notQuoted' as const), reason: reasons }),
  { weight: 3, arbitrary: fc.constant({ kind: 'asked' as const }) },
  fc.constant({ kind: 'dismissed' as const }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('confirmed' as const),
      offerId: ids,
      now: fc.nat(20),
    }),
  },
  fc.record({ kind: fc.constant('accepted' as const), value: values }),
  fc.record({ kind: fc.constant('valueChanged' as const), offer: offers }),
  fc.record({ kind: fc.constant('refused' as const), reason: reasons }),
  fc.constant({ kind: 'failed' as const }),
);

/** Each step of a cash out that begins with an offer: what it was, what happened, what it became. */
function stepsOf(first: CashOutOffer, happened: readonly CashOutEvent[]) {
  let before: CashOut = { state: 'available', offer: first };
  return happened.map((event) => {
    const step = { before, event, after: moveCashOut(before, event) };
    before = step.after;
    return step;
  });
}

const histories = fc
  .tuple(offers, fc.array(events, { maxLength: 60 }))
  .map(([first, happened]) => stepsOf(first, happened));

describe('whatever happens to a cash out', () => {
  it('CASH-01 moves only between the states that lead to one another', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        for (const { before, after } of steps) {
          if (before.state !== after.state) expect(MOVES[before.state]).toContain(after.state);
        }
      }),
    );
  });

  it('CASH-01 is sent for the value the bettor saw, while that was good', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        for (const { before, event, after } of steps) {
          if (after.state !== 'pending' || before.state === 'pending') continue;
          expect(before).toMatchObject({ state: 'confirm', offer: after.offer });
          expect(event).toMatchObject({ kind: 'confirmed', offerId: after.offer.id });
          if (event.kind === 'confirmed') expect(event.now).toBeLessThan(after.offer.expiresAt);
        }
      }),
    );
  });

  it('CASH-01 succeeds once at most, and is not sent again after that', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        const states = steps.map(({ after }) => after.state);
        const succeeded = states.indexOf('success');
        if (succeeded < 0) return;
        expect(new Set(states.slice(succeeded))).toEqual(new Set(['success']));
        expect(steps[succeeded]?.before.state).toBe('pending');
      }),
    );
  });

  it('CASH-01 shows what the value was whenever it is asked about again', () => {
    fc.assert(
      fc.property(histories, (steps) => {
        for (const { before, after } of steps) {
          if (before.state !== 'confirm' || after.state !== 'confirm') continue;
          if (before.offer.value === after.offer.value) continue;
          expect(after.changedFrom).toBe(before.offer.value);
        }
      }),
    );
  });
});
