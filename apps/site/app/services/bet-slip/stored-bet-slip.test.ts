import { emptyBetSlip, reduceBetSlip } from '@vitrine/betting/bet-slip/bet-slip';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { aSelection, NOW } from '@vitrine/betting/test/fixtures';
import { describe, expect, it } from 'vitest';
import { parseStoredBetSlip } from './stored-bet-slip.ts';

const slip = [1, 2].reduce<BetSlip>(
  (before, n) =>
    reduceBetSlip(before, {
      kind: 'selectionAdded',
      selection: aSelection(n, { isCustom: n === 2 }),
      isEventShown: true,
      at: NOW,
    }),
  emptyBetSlip('i1'),
);
const placed: BetSlip = {
  ...slip,
  step: 'result',
  resultStatus: 'mixed',
  warning: { code: 'betUnderWay', shownAt: NOW },
  selections: slip.selections.map((selection, at) => ({
    ...selection,
    result:
      at === 0
        ? { status: 'accepted', ticketId: 't1', code: null }
        : { status: 'rejected', ticketId: null, code: 'BET_STAKE_OVER_LIMIT' },
  })),
  offered: aSelection(3),
  resultSeen: { at: NOW, page: '/esportes' },
};

/** As the store gives a value back. */
function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function without(of: BetSlip, ...keys: readonly (keyof BetSlip)[]): unknown {
  return Object.fromEntries(
    Object.entries(of).filter(([key]) => !(keys as readonly string[]).includes(key)),
  );
}

describe('a stored slip', () => {
  it.each([
    ['empty', emptyBetSlip('i1')],
    ['set', slip],
    ['placed', placed],
    ['given way', { ...emptyBetSlip('i2'), lastIntentId: 'i1' }],
  ])('that is %s is read as it was written', (_, written) => {
    expect(parseStoredBetSlip(stored(written))).toEqual(written);
  });

  it('of the release before, whose slips had fewer fields, is read', () => {
    const old = without(slip, 'offered', 'resultSeen', 'lastIntentId');
    expect(parseStoredBetSlip(stored(old))).toEqual(slip);
  });

  it('CUST-03 of a release that knew one price of the parts of a custom bet is read', () => {
    const facts = {
      marketId: 'm7',
      marketTypeId: '1',
      marketName: 'Resultado final',
      marketStatus: 'active',
      specifiers: '',
      outcomeId: 'o7',
      outcomeTypeId: '1',
      outcomeActive: true,
    } as const;
    const { placed: seen } = aSelection(7);
    const withPick = (pick: object) => ({
      ...slip,
      selections: [{ ...aSelection(4, { isCustom: true }), picks: [pick] }],
    });
    const written = withPick({ ...facts, placed: seen, latest: seen });
    expect(parseStoredBetSlip(stored(written))).toEqual(written);
    expect(parseStoredBetSlip(stored(withPick({ ...facts, ...seen })))).toEqual(written);
    expect(parseStoredBetSlip(stored(withPick(facts)))).toBeNull();
  });

  it('of a release after, with a field and a warning that nobody here knows, is read', () => {
    const later = { ...slip, colour: 'green', warning: { code: 'tooGreen', shownAt: NOW } };
    expect(parseStoredBetSlip(stored(later))).toEqual(slip);
  });

  it('keeps a rejection whose code is not known any more', () => {
    const [first] = placed.selections;
    const old = {
      ...placed,
      selections: [{ ...first, result: { status: 'rejected', ticketId: 't1', code: '-703' } }],
    };
    expect(parseStoredBetSlip(stored(old))?.selections).toMatchObject([
      { result: { status: 'rejected', code: 'REJECTED' } },
    ]);
  });

  it.each([
    ['no object', 'slip'],
    ['null', null],
    ['a slip without an attempt', without(slip, 'intentId')],
    ['a step that is none', { ...slip, step: 'lost' }],
    ['odds below 1', { ...slip, selections: [{ ...aSelection(1), latest: { odds: 999 } }] }],
    ['half an amount', { ...slip, stakeMultiple: 10.5 }],
  ])('is none when it is %s', (_, value) => {
    expect(parseStoredBetSlip(stored(value))).toBeNull();
  });
});
