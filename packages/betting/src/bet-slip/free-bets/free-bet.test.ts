import { describe, expect, it } from 'vitest';
import { minorUnits } from '../../base/money.ts';
import { aSelection, NOW } from '../../test/fixtures.ts';
import { emptyBetSlip, reduceBetSlip } from '../bet-slip.ts';
import { ownStake, slipProblems, slipTotals } from '../placing/bet-slip-check.ts';
import type { BetSlipEvent } from '../bet-slip-event.ts';
import type { BetSlip, ChosenFreeBet } from '../bet-slip-types.ts';
import { payableBets } from './free-bet.ts';
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
