import { describe, expect, it } from 'vitest';
import type { BetSlipEvent, PlacementRejection } from '../bet-slip-event.ts';
import type { BetSlip, Selection } from '../bet-slip-types.ts';
import { emptyBetSlip, reduceBetSlip } from '../bet-slip.ts';
import { aSelection } from '../../test/fixtures.ts';
import { minorUnits } from '../../base/money.ts';
import { oddsFromDecimal } from '../../base/odds.ts';
import { PLACEMENT_ERROR_CODES, type RejectionCode } from './placement-error.ts';

function after(slip: BetSlip, ...events: BetSlipEvent[]): BetSlip {
  return events.reduce(reduceBetSlip, slip);
}

function waitingWith(ticketType: BetSlip['ticketType'], ...selections: Selection[]): BetSlip {
  const taps = selections.map((selection): BetSlipEvent => ({
    kind: 'selectionAdded',
    selection,
    isEventShown: true,
    at: 0,
  }));
  return after(
    emptyBetSlip('i1'),
    ...taps,
    { kind: 'ticketTypeChosen', ticketType },
    { kind: 'placementStarted', intentId: 'i1' },
  );
}

const attempt = { intentId: 'i1', nextIntentId: 'i2' };
const singles = waitingWith('singles', aSelection(1), aSelection(2));
const multiple = waitingWith('multiple', aSelection(1), aSelection(2));

const ticketsOfSingles: BetSlipEvent = {
  kind: 'placementAnswered',
  ...attempt,
  tickets: [
    { outcomeId: 'o1', ticketId: 't1' },
    { outcomeId: 'o2', ticketId: 't2' },
  ],
  rejections: [],
};
const ticketOfMultiple: BetSlipEvent = {
  kind: 'placementAnswered',
  ...attempt,
  tickets: [{ outcomeId: null, ticketId: 't1' }],
  rejections: [],
};

function settled(
  ticketId: string,
  status: 'accepted' | 'rejected' | 'canceled',
  code: RejectionCode | null = null,
): BetSlipEvent {
  return { kind: 'ticketSettled', ticketId, status, code, finalOdds: [] };
}

function rejected(rejection: PlacementRejection): BetSlipEvent {
  return { kind: 'placementRejected', ...attempt, rejection };
}

describe('an attempt to place', () => {
  it('SLIP-01 moves the slip to waiting, and to the result when its tickets are settled', () => {
    expect(singles.step).toBe('waiting');
    const pending = after(singles, ticketsOfSingles);
    expect(pending).toMatchObject({ step: 'waiting', resultStatus: 'none' });
    const half = after(pending, settled('t1', 'accepted'));
    expect(half.step).toBe('waiting');
    expect(after(half, settled('t2', 'accepted')).step).toBe('result');
  });

  it('SLIP-01 starts only from setting, and only for the intent of the slip', () => {
    const empty = emptyBetSlip('i1');
    expect(after(empty, { kind: 'placementStarted', intentId: 'i1' })).toBe(empty);
    const setting: BetSlip = { ...singles, step: 'settingBet' };
    expect(after(setting, { kind: 'placementStarted', intentId: 'i9' })).toBe(setting);
  });

  it.each([
    ['accepted', 'accepted', 'success'],
    ['rejected', 'canceled', 'error'],
    ['accepted', 'rejected', 'mixed'],
  ] as const)('PLACE-09 of singles %s and %s ends in %s', (one, other, resultStatus) => {
    const slip = after(singles, ticketsOfSingles, settled('t1', one), settled('t2', other));
    expect(slip).toMatchObject({ step: 'result', resultStatus });
    expect(slip.selections.map(({ result }) => result?.status)).toEqual([one, other]);
  });

  it('PLACE-09 is mixed when one single was refused and the other accepted', () => {
    const answered = after(singles, {
      kind: 'placementAnswered',
      ...attempt,
      tickets: [{ outcomeId: 'o1', ticketId: 't1' }],
      rejections: [{ outcomeId: 'o2', code: 'EVENT_MARKET_NOT_ACTIVED' }],
    });
    expect(answered).toMatchObject({ step: 'waiting', intentId: 'i1' });
    expect(after(answered, settled('t1', 'accepted'))).toMatchObject({
      step: 'result',
      resultStatus: 'mixed',
      selections: [
        { result: { status: 'accepted', ticketId: 't1' } },
        { result: { status: 'rejected', code: 'EVENT_MARKET_NOT_ACTIVED' } },
      ],
    });
  });

  it('PLACE-09 of a multiple ends by its one ticket, at the prices it was accepted at', () => {
    const pending = after(multiple, ticketOfMultiple);
    expect(pending.ticketIdMultiple).toBe('t1');
    const slip = after(pending, {
      kind: 'ticketSettled',
      ticketId: 't1',
      status: 'accepted',
      code: null,
      finalOdds: [{ outcomeId: 'o2', odds: oddsFromDecimal(1.9) }],
    });
    expect(slip).toMatchObject({ step: 'result', resultStatus: 'success' });
    expect(slip.selections.map(({ placed }) => placed.odds)).toEqual([1850, 1900]);
  });

  it('stays waiting for a selection that no answer names', () => {
    const answered = after(singles, {
      kind: 'placementAnswered',
      ...attempt,
      tickets: [{ outcomeId: 'o1', ticketId: 't1' }],
      rejections: [],
    });
    expect(after(answered, settled('t1', 'accepted')).step).toBe('waiting');
  });

  it('takes the same answer twice without change, and none of another attempt', () => {
    const done = after(singles, ticketsOfSingles, settled('t1', 'accepted'));
    expect(after(done, ticketsOfSingles)).toEqual(done);
    expect(after(singles, { ...ticketsOfSingles, intentId: 'i0' })).toBe(singles);
    expect(after(singles, settled('t9', 'accepted'))).toBe(singles);
    expect(after(singles, { kind: 'placementLost', intentId: 'i0' })).toBe(singles);
  });

  it('SLIP-01 is disconnected when its end cannot be known, and goes on when it can', () => {
    const lost = after(multiple, { kind: 'placementLost', intentId: 'i1' });
    expect(lost.step).toBe('disconnected');
    const recovered = after(lost, ticketOfMultiple);
    expect(recovered.step).toBe('waiting');
    expect(after(recovered, settled('t1', 'accepted')).step).toBe('result');
    const known = after(multiple, ticketOfMultiple, { kind: 'placementLost', intentId: 'i1' });
    expect(after(known, settled('t1', 'rejected'))).toMatchObject({
      step: 'result',
      resultStatus: 'error',
    });
  });

  it('PLACE-08 disables the selection on reject code -703, and shows an error result', () => {
    const slip = after(
      multiple,
      ticketOfMultiple,
      settled('t1', 'rejected', 'CUSTOMER_CONFIDENCE'),
    );
    expect(slip).toMatchObject({ step: 'result', resultStatus: 'error' });
    expect(slip.selections[0]).toMatchObject({
      outcomeActive: false,
      result: { code: 'CUSTOMER_CONFIDENCE' },
    });
    const other = after(multiple, ticketOfMultiple, settled('t1', 'rejected', 'REJECTED'));
    expect(other.selections[0]).toMatchObject({
      outcomeActive: true,
      result: { code: 'REJECTED' },
    });
  });

  it('PLACE-08 does not bring a selection of reject code -703 back with the refused ones', () => {
    const slip = after(
      singles,
      ticketsOfSingles,
      settled('t1', 'rejected', 'CUSTOMER_CONFIDENCE'),
      settled('t2', 'rejected', 'REJECTED'),
    );
    const again = (keep: 'all' | 'rejected') =>
      after(slip, { kind: 'resultDismissed', keep, nextIntentId: 'i2' });
    for (const keep of ['all', 'rejected'] as const) {
      expect(again(keep)).toMatchObject({ step: 'settingBet', selections: [{ outcomeId: 'o2' }] });
    }
    const alone = after(
      multiple,
      ticketOfMultiple,
      settled('t1', 'rejected', 'CUSTOMER_CONFIDENCE'),
      { kind: 'resultDismissed', keep: 'rejected', nextIntentId: 'i2' },
    );
    expect(alone).toMatchObject({ step: 'initial', selections: [] });
  });
});

describe('a ticket that is not confirmed', () => {
  const doubted = (ticketId: string): BetSlipEvent => ({ kind: 'ticketNotConfirmed', ticketId });
  const half = after(singles, ticketsOfSingles, settled('t1', 'accepted'), doubted('t2'));

  it('PLACE-09 counts as rejected in the totals, and reads as not confirmed', () => {
    expect(half).toMatchObject({
      step: 'result',
      resultStatus: 'mixed',
      selections: [{ result: { status: 'accepted' } }, { result: { status: 'notConfirmed' } }],
    });
    const all = after(multiple, ticketOfMultiple, doubted('t1'));
    expect(all).toMatchObject({ step: 'result', resultStatus: 'error' });
  });

  it.each(['all', 'rejected', 'none'] as const)(
    'PLACE-12 can’t be bet again: a slip that keeps %s leaves it out',
    (keep) => {
      const next = after(half, { kind: 'resultDismissed', keep, nextIntentId: 'i2' });
      expect(next.selections.map(({ outcomeId }) => outcomeId)).not.toContain('o2');
    },
  );

  it('PLACE-04 takes what the operator says later, whatever was believed before', () => {
    expect(after(half, settled('t2', 'accepted'))).toMatchObject({ resultStatus: 'success' });
    const refused = after(half, settled('t2', 'rejected', 'REJECTED'));
    expect(refused).toMatchObject({ step: 'result', resultStatus: 'mixed' });
    expect(after(refused, settled('t2', 'accepted'))).toMatchObject({ resultStatus: 'success' });
    const again = after(refused, settled('t2', 'rejected', 'REJECTED'));
    expect(again).toBe(refused);
  });

  it('doubts no ticket that has its end', () => {
    const done = after(singles, ticketsOfSingles, settled('t1', 'accepted'));
    expect(after(done, doubted('t1'))).toBe(done);
  });

  it('PLACE-05 waits again under the id by which the operator’s list names it', () => {
    const listed: BetSlipEvent = {
      kind: 'placementAnswered',
      ...attempt,
      tickets: [{ outcomeId: 'o2', ticketId: 't2b' }],
      rejections: [],
    };
    const renamed = after(half, listed);
    expect(renamed).toMatchObject({ step: 'waiting', resultStatus: 'none' });
    expect(after(renamed, settled('t2b', 'accepted')).resultStatus).toBe('success');
  });
});

describe('an attempt that placed nothing', () => {
  it('gives the slip back as it was, under a new intent', () => {
    const lost = after(multiple, { kind: 'placementLost', intentId: 'i1' });
    for (const slip of [multiple, lost]) {
      expect(after(slip, { kind: 'placementVoided', ...attempt })).toMatchObject({
        step: 'settingBet',
        intentId: 'i2',
        ticketType: 'multiple',
        selections: [
          { outcomeId: 'o1', result: null },
          { outcomeId: 'o2', result: null },
        ],
      });
    }
    const other: BetSlipEvent = { kind: 'placementVoided', ...attempt, intentId: 'i0' };
    expect(after(multiple, other)).toBe(multiple);
  });
});

describe('a refused attempt', () => {
  it.each(PLACEMENT_ERROR_CODES)(
    'PLACE-06 goes back to setting with a new intent on %s',
    (code) => {
      expect(after(singles, rejected({ outcomeId: 'o1', code }))).toMatchObject({
        step: 'settingBet',
        intentId: 'i2',
        selections: [
          { result: { status: 'rejected', ticketId: null, code } },
          { result: { status: 'rejected', ticketId: null, code: 'NOT_PLACED' } },
        ],
      });
    },
  );

  it('PLACE-06 updates the latest odds to the suggested ones', () => {
    const slip = after(
      multiple,
      rejected({
        outcomeId: 'o2',
        code: 'ODDS_DIFFERENCE_TOO_HIGH',
        suggestedOdds: oddsFromDecimal(1.7),
      }),
    );
    expect(slip.selections[1]).toMatchObject({ latest: { odds: 1700 }, placed: { odds: 1850 } });
    expect(slip.selections[0]?.latest.odds).toBe(1850);
  });

  it.each(['EVENT_MARKET_NOT_ACTIVED', 'MARKET_WAS_NOT_FOUND'] as const)(
    'PLACE-06 makes the market inactive on %s',
    (code) => {
      const { selections } = after(singles, rejected({ outcomeId: 'o1', code }));
      expect(selections.map(({ marketStatus }) => marketStatus)).toEqual(['inactive', 'active']);
      expect(selections[0]?.eventStatus).toBe('notStarted');
    },
  );

  it.each(['EVENT_MATCH_NOT_ACTIVED', 'MATCH_WAS_NOT_FOUND'] as const)(
    'PLACE-06 makes event and market inactive on %s',
    (code) => {
      const { selections } = after(singles, rejected({ outcomeId: 'o1', code }));
      expect(selections[0]).toMatchObject({ eventStatus: 'closed', marketStatus: 'inactive' });
      expect(selections[1]).toMatchObject({ eventStatus: 'notStarted', marketStatus: 'active' });
    },
  );

  it.each(['DUPLICATE_EVENT_IN_PROVIDERS', 'PROVIDER_SWITCH_NOT_ACTIVE'] as const)(
    'PLACE-06 makes all selections inactive on %s',
    (code) => {
      const { selections } = after(multiple, rejected({ outcomeId: null, code }));
      const inactive = { outcomeActive: false, marketStatus: 'inactive', result: { code } };
      expect(selections).toMatchObject([inactive, inactive]);
    },
  );

  it('PLACE-06 takes nothing off sale when it names no selection of several', () => {
    const slip = after(multiple, rejected({ outcomeId: null, code: 'EVENT_MARKET_NOT_ACTIVED' }));
    expect(slip.selections.map(({ marketStatus }) => marketStatus)).toEqual(['active', 'active']);
    const one = waitingWith('singles', aSelection(1));
    const alone = after(one, rejected({ outcomeId: null, code: 'EVENT_MARKET_NOT_ACTIVED' }));
    expect(alone.selections[0]?.marketStatus).toBe('inactive');
  });

  it.each(['BET_STAKE_OVER_LIMIT', 'ACCUMULATED_STAKE_LIMIT'] as const)(
    'PLACE-07 goes back to setting with the stake still allowed on %s',
    (code) => {
      const allowedStake = minorUnits(2500);
      const slip = after(singles, rejected({ outcomeId: 'o1', code, allowedStake }));
      expect(slip.step).toBe('settingBet');
      expect(slip.selections[0]?.result).toMatchObject({ code, allowedStake });
      const stake = {
        kind: 'stakeEntered',
        target: { outcomeId: 'o1' },
        stake: allowedStake,
      } as const;
      expect(after(slip, stake).selections[0]?.result).toBeNull();
    },
  );

  it('goes back to setting with everything on sale when the balance is too small', () => {
    const code = 'INSUFFICIENT_BALANCE';
    expect(after(multiple, rejected({ outcomeId: null, code }))).toMatchObject({
      step: 'settingBet',
      intentId: 'i2',
      selections: [
        { marketStatus: 'active', outcomeActive: true, result: { code } },
        { marketStatus: 'active', outcomeActive: true, result: { code } },
      ],
    });
  });

  it.each(['BLOCKED_USER_BY_LIMIT', 'LIMIT_CHECK_FAILED', 'REJECTED'] as const)(
    'PLACE-07 shows an error result on %s',
    (code) => {
      expect(after(singles, rejected({ outcomeId: 'o1', code }))).toMatchObject({
        step: 'result',
        resultStatus: 'error',
        intentId: 'i1',
      });
    },
  );

  it('forgets why it was refused when it is tried again', () => {
    const back = after(singles, rejected({ outcomeId: 'o1', code: 'ODDS_DIFFERENCE_TOO_HIGH' }));
    const again = after(back, { kind: 'placementStarted', intentId: 'i2' });
    expect(again.selections.map(({ result }) => result)).toEqual([null, null]);
  });
});

describe('a dismissed result', () => {
  const mixed = after(
    singles,
    ticketsOfSingles,
    settled('t1', 'accepted'),
    settled('t2', 'rejected'),
  );
  const dismissed = (keep: 'all' | 'none' | 'rejected') =>
    after(mixed, { kind: 'resultDismissed', keep, nextIntentId: 'i2' });

  it('SLIP-01 leaves an initial slip, or one to set again, with a new intent', () => {
    expect(dismissed('none')).toEqual({ ...emptyBetSlip('i2'), lastIntentId: 'i1' });
    expect(dismissed('all')).toMatchObject({ step: 'settingBet', intentId: 'i2' });
    expect(dismissed('all').selections.map(({ result }) => result)).toEqual([null, null]);
    expect(dismissed('rejected').selections.map(({ outcomeId }) => outcomeId)).toEqual(['o2']);
  });

  it('keeps no selection that may yet have been accepted as rejected', () => {
    const lost = after(multiple, ticketOfMultiple, { kind: 'placementLost', intentId: 'i1' });
    const keep = { kind: 'resultDismissed', keep: 'rejected', nextIntentId: 'i2' } as const;
    expect(after(lost, keep)).toEqual({ ...emptyBetSlip('i2'), lastIntentId: 'i1' });
  });

  it('is nothing while the bet is on its way', () => {
    const none = { kind: 'resultDismissed', keep: 'none', nextIntentId: 'i2' } as const;
    expect(after(singles, none)).toBe(singles);
  });
});
