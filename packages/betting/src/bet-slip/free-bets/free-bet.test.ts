import { describe, expect, it } from 'vitest';
import { minorUnits } from '../../base/money.ts';
import { aSelection, NOW } from '../../test/fixtures.ts';
import { emptyBetSlip, reduceBetSlip } from '../bet-slip.ts';
import { ownStake, slipProblems, slipTotals } from '../placing/bet-slip-check.ts';
import type { BetSlipEvent } from '../bet-slip-event.ts';
import type { BetSlip, ChosenFreeBet } from '../bet-slip-types.ts';
import { FREE_BET_CODES, FREE_BET_ERROR_EFFECTS } from '../placing/placement-error.ts';
import { isHardRefusal, payableBets } from './free-bet.ts';
import { freeBetIdsOf } from './free-stake.ts';
import { placementFingerprint } from '../placing/placement-fingerprint.ts';

const freeBet: ChosenFreeBet = { id: 'f1', stake: minorUnits(1000) };
const RULES = {
  minStake: minorUnits(5000),
  maxStake: minorUnits(9000),
  minSelectionsMultiple: 1,
  balance: minorUnits(0),
};

function slipOf(count: number, ...events: readonly BetSlipEvent[]): BetSlip {
  const added = Array.from({ length: count }, (_, at): BetSlipEvent => ({
    kind: 'selectionAdded',
    selection: aSelection(at + 1),
    isEventShown: true,
    at: NOW,
  }));
  return [...added, ...events].reduce(reduceBetSlip, emptyBetSlip('i1'));
}

function outcomeIdOf({ selections }: BetSlip, at: number): string {
  return selections[at]?.outcomeId ?? '';
}

const single = { outcomeId: outcomeIdOf(slipOf(1), 0) };
const chosen: BetSlipEvent = { kind: 'freeBetChosen', target: single, freeBet };

describe('a free bet on the slip', () => {
  it('FREE-02 fixes the stake, and takes nothing from the balance', () => {
    const typed = { kind: 'stakeEntered', target: single, stake: minorUnits(70) } as const;
    const slip = slipOf(1, chosen, typed);
    expect(slip.selections[0]).toMatchObject({ stake: 1000, freeBet });
    expect(ownStake(slip)).toBe(0);
    expect(slipProblems(slip, RULES)).toEqual([]);
  });

  it('FREE-02 pays what is won without its stake', () => {
    const slip = slipOf(1, chosen);
    const own = slipOf(1, { kind: 'stakeEntered', target: single, stake: minorUnits(1000) });
    expect(slipTotals(slip).potentialReturn).toBe(slipTotals(own).potentialReturn - 1000);
  });

  it('FREE-02 is part of the bet that is placed at most once', () => {
    const own = slipOf(1, { kind: 'stakeEntered', target: single, stake: minorUnits(1000) });
    expect(placementFingerprint(slipOf(1, chosen))).not.toBe(placementFingerprint(own));
  });

  it('FREE-02 pays one bet of the slip only', () => {
    const singles: BetSlipEvent = { kind: 'ticketTypeChosen', ticketType: 'singles' };
    const other = { outcomeId: outcomeIdOf(slipOf(2), 1) };
    const slip = slipOf(2, singles, chosen, { kind: 'freeBetChosen', target: other, freeBet });
    expect([...freeBetIdsOf(slip)]).toEqual([[other.outcomeId, 'f1']]);
    expect(slip.selections[0]?.stake).toBeNull();
  });

  it('FREE-03 leaves the slip when it is refused, with the reason', () => {
    const refused = slipOf(1, chosen, {
      kind: 'freeBetRefused',
      target: single,
      freeBetId: 'f1',
      code: 'EXPIRED_FREEBET',
    });
    expect(refused.freeBetRefusals).toMatchObject([{ freeBetId: 'f1', code: 'EXPIRED_FREEBET' }]);
    expect(refused.selections[0]).toMatchObject({ stake: null });
    expect(freeBetIdsOf(refused).size).toBe(0);
  });

  it('FREE-03 stays refused when another one is chosen, until the selections change', () => {
    const singles: BetSlipEvent = { kind: 'ticketTypeChosen', ticketType: 'singles' };
    const other = { outcomeId: outcomeIdOf(slipOf(2), 1) };
    const slip = slipOf(
      2,
      singles,
      { kind: 'freeBetRefused', target: single, freeBetId: 'f0', code: 'GAIN_LIMIT' },
      { kind: 'freeBetRefused', target: other, freeBetId: 'f0', code: 'GAIN_LIMIT' },
      chosen,
      { kind: 'freeBetRefused', target: single, freeBetId: 'f0', code: 'LOCKED_FREEBET' },
    );
    expect(slip.freeBetRefusals).toEqual([
      { target: other, freeBetId: 'f0', code: 'GAIN_LIMIT' },
      { target: single, freeBetId: 'f0', code: 'LOCKED_FREEBET' },
    ]);
    const changed = reduceBetSlip(slip, { kind: 'selectionRemoved', ...other });
    expect(changed.freeBetRefusals).toBeUndefined();
  });

  it('FREE-03 leaves the slip when the placement is refused for it', () => {
    const sent = slipOf(1, chosen, { kind: 'placementStarted', intentId: 'i1' });
    const back = reduceBetSlip(sent, {
      kind: 'placementRejected',
      intentId: 'i1',
      rejection: { outcomeId: null, code: 'LOCKED_FREEBET' },
      nextIntentId: 'i2',
    });
    expect(back.step).toBe('settingBet');
    expect(freeBetIdsOf(back).size).toBe(0);
    expect(back.selections[0]?.result?.code).toBe('LOCKED_FREEBET');
  });

  it('FREE-03 leaves alone when the placement of several is refused for it; the others stay', () => {
    const singles: BetSlipEvent = { kind: 'ticketTypeChosen', ticketType: 'singles' };
    const other = { outcomeId: outcomeIdOf(slipOf(2), 1) };
    const kept: ChosenFreeBet = { id: 'f2', stake: minorUnits(500) };
    const sent = slipOf(
      2,
      singles,
      chosen,
      { kind: 'freeBetChosen', target: other, freeBet: kept },
      { kind: 'placementStarted', intentId: 'i1' },
    );
    const rejection = { ...single, code: 'TYPE_NOT_ALLOWED' } as const;
    const refusal = { intentId: 'i1', nextIntentId: 'i2', rejection } as const;
    const back = reduceBetSlip(sent, { kind: 'placementRejected', ...refusal });
    expect(back.step).toBe('settingBet');
    expect([...freeBetIdsOf(back)]).toEqual([[other.outcomeId, 'f2']]);
    expect(back.selections).toMatchObject([{ stake: null }, { stake: 500 }]);
    expect(back.freeBetRefusals).toEqual([
      { target: single, freeBetId: 'f1', code: 'TYPE_NOT_ALLOWED' },
    ]);
  });

  it('FREE-03 is said to be refused when its placement fails beside one that was taken', () => {
    const singles: BetSlipEvent = { kind: 'ticketTypeChosen', ticketType: 'singles' };
    const other = { outcomeId: outcomeIdOf(slipOf(2), 1) };
    const intent = { intentId: 'i1', nextIntentId: 'i2' };
    const result = slipOf(
      2,
      singles,
      chosen,
      { kind: 'placementStarted', intentId: 'i1' },
      {
        kind: 'placementAnswered',
        ...intent,
        tickets: [{ ...other, ticketId: 't1' }],
        rejections: [{ ...single, code: 'EXPIRED_FREEBET' }],
      },
      {
        kind: 'ticketSettled',
        ticketId: 't1',
        status: 'accepted',
        code: null,
        finalOdds: [],
      },
    );
    expect(result.step).toBe('result');
    const again = { kind: 'resultDismissed', keep: 'rejected', nextIntentId: 'i2' } as const;
    const back = reduceBetSlip(result, again);
    expect(back.selections).toMatchObject([{ ...single, stake: null }]);
    expect(freeBetIdsOf(back).size).toBe(0);
    expect(back.freeBetRefusals).toEqual([
      { target: single, freeBetId: 'f1', code: 'EXPIRED_FREEBET' },
    ]);
    const none = reduceBetSlip(result, { ...again, keep: 'none' });
    expect(none.freeBetRefusals ?? []).toEqual([]);
  });

  it.each(FREE_BET_CODES)('FREE-03 has the effect that the specification gives %s', (code) => {
    const hard = ['TYPE_NOT_ALLOWED', 'INVALID_EVENT_TYPE'].includes(code);
    expect(isHardRefusal({ code })).toBe(hard);
    const { makesUnavailable } = FREE_BET_ERROR_EFFECTS[code];
    expect(makesUnavailable).toBe(code !== 'INVALID_EVENT_TYPE');
  });

  it('FREE-02 has to be checked again when odds or selections change', () => {
    const slip = slipOf(1, chosen);
    const [bet] = payableBets(slip);
    const checked = reduceBetSlip(slip, {
      kind: 'freeBetChecked',
      target: single,
      freeBetId: 'f1',
      checkedFor: bet?.content ?? '',
    });
    expect(payableBets(checked)[0]?.freeBet?.checkedFor).toBe(bet?.content);
    const moved = reduceBetSlip(checked, {
      kind: 'oddsChanged',
      ...single,
      odds: aSelection(2, {}).placed.odds,
    });
    const changed = {
      ...moved,
      selections: moved.selections.map((each) => ({
        ...each,
        latest: { ...each.latest, odds: (each.latest.odds + 10) as typeof each.latest.odds },
      })),
    };
    expect(payableBets(changed)[0]?.content).not.toBe(bet?.content);
  });
});
