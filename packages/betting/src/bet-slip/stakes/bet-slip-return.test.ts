import { describe, expect, it } from 'vitest';
import type { BetSlipEvent } from '../bet-slip-event.ts';
import type { BetSlip, Selection } from '../bet-slip-types.ts';
import { emptyBetSlip, reduceBetSlip } from '../bet-slip.ts';
import { aSelection } from '../../test/fixtures.ts';

const attempt = { intentId: 'i1', nextIntentId: 'i2' };

function slipOf(selections: readonly Selection[], ...events: BetSlipEvent[]): BetSlip {
  const added = selections.map((selection): BetSlipEvent => ({
    kind: 'selectionAdded',
    selection,
    isEventShown: true,
    at: 0,
  }));
  return [...added, ...events].reduce(reduceBetSlip, emptyBetSlip('i1'));
}

const two = [aSelection(1), aSelection(2)];
const start = { kind: 'placementStarted', intentId: 'i1' } as const;
const tapWhileWaiting = {
  kind: 'selectionAdded',
  selection: aSelection(3),
  isEventShown: true,
  at: 5,
} as const;

describe('a slip that comes back to the bettor', () => {
  it('SLIP-02 does not say that a bet is under way when it was refused', () => {
    const refusal = { outcomeId: null, code: 'BET_STAKE_OVER_LIMIT' } as const;
    const waiting = slipOf(two, start, tapWhileWaiting);
    expect(waiting.warning?.code).toBe('betUnderWay');
    const refused = { kind: 'placementRejected', ...attempt, rejection: refusal } as const;
    expect(reduceBetSlip(waiting, refused)).toMatchObject({ step: 'settingBet', warning: null });
    const voided = { kind: 'placementVoided', ...attempt } as const;
    expect(reduceBetSlip(waiting, voided)).toMatchObject({ step: 'settingBet', warning: null });
  });

  it('PLACE-05 shows an error result when an earlier answer refused a bet for good', () => {
    const answer = (outcomeId: string, code: 'REJECTED' | 'BET_STAKE_OVER_LIMIT') =>
      ({
        kind: 'placementAnswered',
        ...attempt,
        tickets: [],
        rejections: [{ outcomeId, code }],
      }) as const;
    const slip = slipOf(two, { kind: 'ticketTypeChosen', ticketType: 'singles' }, start);
    const answers = [answer('o1', 'REJECTED'), answer('o2', 'BET_STAKE_OVER_LIMIT')];
    expect(answers.reduce(reduceBetSlip, slip)).toMatchObject({
      step: 'result',
      resultStatus: 'error',
    });
  });

  it('PLACE-05 makes every item without a ticket inactive when the switch refuses one', () => {
    const slip = slipOf(
      [...two, aSelection(3)],
      { kind: 'ticketTypeChosen', ticketType: 'singles' },
      start,
      {
        kind: 'placementAnswered',
        ...attempt,
        tickets: [{ outcomeId: 'o1', ticketId: 't1' }],
        rejections: [{ outcomeId: 'o2', code: 'PROVIDER_SWITCH_NOT_ACTIVE' }],
      },
    );
    expect(slip.selections.map(({ marketStatus }) => marketStatus)).toEqual([
      'active',
      'inactive',
      'inactive',
    ]);
  });
});

describe('a parlay of custom bets', () => {
  const custom = two.map((selection) => ({ ...selection, isCustom: true }));

  it('SLIP-09 falls apart into singles when one of its matches starts', () => {
    const slip = slipOf(custom);
    expect(slip.ticketType).toBe('multiple');
    const started = { kind: 'eventStarted', eventId: 'sr:match:1' } as const;
    expect(reduceBetSlip(slip, started).ticketType).toBe('singles');
    const sent = reduceBetSlip(slip, start);
    expect(reduceBetSlip(sent, started).ticketType).toBe('multiple');
  });

  it('SLIP-09 falls apart into singles when the operator names a match as not active', () => {
    const rejection = { outcomeId: 'o1', code: 'EVENT_MATCH_NOT_ACTIVED' } as const;
    const refused = { kind: 'placementRejected', ...attempt, rejection } as const;
    expect(slipOf(custom, start, refused)).toMatchObject({
      step: 'settingBet',
      ticketType: 'singles',
    });
  });
});
