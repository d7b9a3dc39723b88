import { emptyBetSlip, reduceBetSlip } from '@vitrine/betting/bet-slip/bet-slip';
import { aSelection, NOW } from '@vitrine/betting/test/fixtures';
import { formatAmountForField, LARGEST_AMOUNT, minorUnits } from '@vitrine/betting/base/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BUTTON_FIELD,
  buttonValue,
  MULTIPLE_STAKE_FIELD,
  type SlipButton,
  stakeField,
} from './bet-slip-form.ts';
import { parseButton, stakeEntries } from './read-bet-slip-form.ts';
import { slipButtonEvents } from './slip-button-events.ts';

const outcomeId = fc.stringMatching(/^[\w:.|=-]{1,60}$/).filter((id) => id !== 'multiple');
const target = fc.oneof(
  fc.constant('multiple' as const),
  outcomeId.map((id) => ({ outcomeId: id })),
);

const brl = { decimalSeparator: ',', currency: 'BRL' } as const;
const writings = fc.constantFrom(brl, { decimalSeparator: '.', currency: 'MXN' } as const);

function form(fields: Readonly<Record<string, string>>): FormData {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  return formData;
}

const PRESS = { now: 1_700_000_000_000, page: '/esportes', nextIntentId: 'next' };

describe('the stakes of a slip form', () => {
  it('SLIP-13 are read as the brand writes them', () => {
    const stake = fc.integer({ min: 1, max: 99_999_999 }).map(minorUnits);
    fc.assert(
      fc.property(target, stake, writings, (of, paid, writing) => {
        const fields = form({ [stakeField(of)]: formatAmountForField(paid, writing) });
        expect(stakeEntries(fields, writing)).toEqual({
          events: [{ kind: 'stakeEntered', target: of, stake: paid }],
          unread: [],
        });
      }),
    );
  });

  it('are none where the field is empty or zero', () => {
    for (const text of ['', '  ', '0', '0,00']) {
      expect(stakeEntries(form({ [MULTIPLE_STAKE_FIELD]: text }), brl).events).toEqual([
        { kind: 'stakeEntered', target: 'multiple', stake: null },
      ]);
    }
  });

  it.each([
    ['10.5', 'wrongSeparator'],
    ['10,555', 'tooManyDecimals'],
    ['dez', 'notANumber'],
    ['9'.repeat(20), 'tooLarge'],
  ])('that can’t be read change nothing and keep their text: %s', (text, reason) => {
    const fields = form({ 'stake:o1': text, 'stake:o2': '5' });
    expect(stakeEntries(fields, brl)).toEqual({
      events: [{ kind: 'stakeEntered', target: { outcomeId: 'o2' }, stake: 500 }],
      unread: [{ target: { outcomeId: 'o1' }, text, reason }],
    });
  });

  it.each([
    'stake:',
    'stake: o1',
    'stake:o 1',
    `stake:${'o'.repeat(201)}`,
    'Stake:o1',
    '__proto__',
  ])('are not read from a field named "%s"', (name) => {
    expect(stakeEntries(form({ [name]: '5' }), brl)).toEqual({ events: [], unread: [] });
    expect(stakeEntries(form({ [name]: 'dez' }), brl)).toEqual({ events: [], unread: [] });
  });
});

describe('the buttons of a slip form', () => {
  it('are read as they were written', () => {
    const button = fc.oneof<fc.Arbitrary<Exclude<SlipButton, { kind: 'ticketType' }>>[]>(
      fc.constantFrom('update', 'clear', 'removeInactive').map((kind) => ({ kind })),
      outcomeId.map((id) => ({ kind: 'remove', outcomeId: id })),
      fc.constantFrom('all', 'none', 'rejected').map((keep) => ({ kind: 'dismiss', keep })),
      fc
        .record({ target, amount: fc.integer({ min: 0, max: 999_999_999 }) })
        .map((added) => ({ kind: 'addStake', ...added })),
    );
    fc.assert(
      fc.property(button, (pressed) => {
        expect(parseButton(form({ [BUTTON_FIELD]: buttonValue(pressed) }))).toEqual(pressed);
      }),
    );
  });

  it('choose the type of ticket by a field of their own', () => {
    expect(parseButton(form({ ticketType: 'singles' }))).toEqual({
      kind: 'ticketType',
      ticketType: 'singles',
    });
  });

  it.each([
    '',
    'remove',
    'dismiss',
    'dismiss some',
    'addStake 5',
    'addStake -5 o1',
    'place',
    'x y z',
    'clear all',
    'remove o1 o2',
    'remove  o1',
    'addStake 0500 o1',
    'addStake 500 o1 o2',
    `remove ${'o'.repeat(201)}`,
    '__proto__',
    'constructor o1',
  ])('are not "%s"', (value) => {
    expect(parseButton(form({ [BUTTON_FIELD]: value }))).toBeNull();
  });

  it('are none in a form without them', () => {
    expect(parseButton(form({ ticketType: 'system' }))).toBeNull();
  });
});

describe('what a button does', () => {
  const slip = [1, 2].reduce(
    (before, n) =>
      reduceBetSlip(before, {
        kind: 'selectionAdded',
        selection: aSelection(n, { stake: n === 1 ? minorUnits(300) : null }),
        isEventShown: true,
        at: NOW,
      }),
    emptyBetSlip('intent'),
  );

  it('adds an amount to the stake that stands there', () => {
    const added = (of: 'o1' | 'o2') =>
      slipButtonEvents(
        { kind: 'addStake', target: { outcomeId: of }, amount: 500 },
        slip,
        PRESS,
      )[0];
    expect(added('o1')).toMatchObject({ stake: 800 });
    expect(added('o2')).toMatchObject({ stake: 500 });
  });

  it('holds a stake to the largest amount, however often it is added to', () => {
    const rich = { ...slip, stakeMultiple: LARGEST_AMOUNT };
    expect(
      slipButtonEvents({ kind: 'addStake', target: 'multiple', amount: 500 }, rich, PRESS),
    ).toMatchObject([{ stake: LARGEST_AMOUNT }]);
  });

  it('removes the selections that are off sale, and no other', () => {
    const off = reduceBetSlip(slip, {
      kind: 'marketStatusChanged',
      marketId: 'm2',
      status: 'inactive',
    });
    expect(slipButtonEvents({ kind: 'removeInactive' }, off, PRESS)).toEqual([
      { kind: 'selectionRemoved', outcomeId: 'o2' },
    ]);
    expect(slipButtonEvents({ kind: 'removeInactive' }, slip, PRESS)).toEqual([]);
  });
});
