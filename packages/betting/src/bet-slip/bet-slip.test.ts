import { describe, expect, it } from 'vitest';
import { needsAttention } from './bet-slip-selections.ts';
import type { BetSlipEvent, BetSlipFact } from './bet-slip-event.ts';
import type { BetSlip, PlaceStatus, Selection } from './bet-slip-types.ts';
import { emptyBetSlip, reduceBetSlip } from './bet-slip.ts';
import { aSelection, KICK_OFF } from '../test/fixtures.ts';
import { minorUnits } from '../base/money.ts';
import { oddsFromDecimal } from '../base/odds.ts';

const NOW = KICK_OFF - 3_600_000;

function tap(selection: Selection, isEventShown = true): BetSlipEvent {
  return { kind: 'selectionTapped', selection, isEventShown, at: NOW };
}

function after(slip: BetSlip, ...events: BetSlipEvent[]): BetSlip {
  return events.reduce(reduceBetSlip, slip);
}

function slipOf(...selections: Selection[]): BetSlip {
  return after(emptyBetSlip('i1'), ...selections.map((selection) => tap(selection)));
}

const two = slipOf(aSelection(1), aSelection(2));
const waiting = after(two, { kind: 'placementStarted', intentId: 'i1' });
const lost = after(waiting, { kind: 'placementLost', intentId: 'i1' });

/** Two singles, each with a ticket that ended so. */
function placedAs(...statuses: readonly Exclude<PlaceStatus, 'pending'>[]): BetSlip {
  return after(
    after(two, { kind: 'ticketTypeChosen', ticketType: 'singles' }),
    { kind: 'placementStarted', intentId: 'i1' },
    {
      kind: 'placementAnswered',
      intentId: 'i1',
      nextIntentId: 'i2',
      tickets: two.selections.map(({ outcomeId }) => ({ outcomeId, ticketId: `t-${outcomeId}` })),
      rejections: [],
    },
    ...two.selections.map(({ outcomeId }, at): BetSlipEvent => {
      const ticketId = `t-${outcomeId}`;
      const status = statuses[at] ?? 'accepted';
      if (status === 'notConfirmed') {
        return { kind: 'ticketNotConfirmed', ticketId };
      }
      const code = status === 'rejected' ? 'REJECTED' : null;
      return { kind: 'ticketSettled', ticketId, status, code, finalOdds: [] };
    }),
  );
}

describe('taps', () => {
  it('SLIP-01 on the first outcome move the slip from initial to setting', () => {
    expect(emptyBetSlip('i1').step).toBe('initial');
    expect(slipOf(aSelection(1))).toMatchObject({
      step: 'settingBet',
      selections: [{ outcomeId: 'o1' }],
    });
  });

  it('SLIP-02 on an outcome of the slip remove it, even when it is off sale', () => {
    const once = slipOf(aSelection(1));
    expect(after(once, tap(aSelection(1)))).toEqual(emptyBetSlip('i1'));
    expect(after(once, tap(aSelection(1, { outcomeActive: false }), false)).selections).toEqual([]);
  });

  it('SLIP-02 only toggle expansion while waiting, and a word says why', () => {
    const warning = { code: 'betUnderWay', shownAt: NOW };
    expect(after(waiting, tap(aSelection(3)))).toEqual({ ...waiting, isExpanded: true, warning });
    expect(after(waiting, tap(aSelection(1)), tap(aSelection(1)))).toEqual({ ...waiting, warning });
  });

  it.each([
    ['a lost answer', lost],
    ['a result', placedAs('accepted', 'rejected')],
  ])('SLIP-02 only toggle expansion beside %s, and what was tapped is offered', (_, slip) => {
    const offered = aSelection(3);
    expect(after(slip, tap(offered))).toEqual({ ...slip, isExpanded: true, offered });
    expect(after(slip, tap(aSelection(4)), tap(offered))).toEqual({ ...slip, offered });
  });

  it.each([
    ['a lost answer', lost],
    ['a result that is not confirmed', placedAs('accepted', 'notConfirmed')],
  ])(
    'SLIP-02 don’t offer the outcome of a bet that may still be accepted, beside %s',
    (_, slip) => {
      expect(after(slip, tap(aSelection(2)))).toMatchObject({
        offered: null,
        warning: { code: 'betUnderWay', shownAt: NOW },
      });
    },
  );

  it('SLIP-02 SLIP-05 don’t offer what is off sale, and say so', () => {
    const slip = placedAs('accepted', 'accepted');
    const off = tap(aSelection(3, { outcomeActive: false }));
    expect(after(slip, off)).toMatchObject({
      offered: null,
      warning: { code: 'outcomeNotActive' },
    });
    expect(after(slip, tap(aSelection(3), false))).toMatchObject({
      offered: null,
      warning: { code: 'eventNotShown' },
    });
    expect(after(slip, off, tap(aSelection(4)))).toMatchObject({
      offered: { outcomeId: 'o4' },
      warning: null,
    });
  });

  it('SLIP-03 hold at most 30 selections, with a warning', () => {
    const thirty = slipOf(...Array.from({ length: 30 }, (_, n) => aSelection(n)));
    expect(thirty.selections).toHaveLength(30);
    expect(thirty.warning).toBeNull();
    const refused = after(thirty, tap(aSelection(30)));
    expect(refused.selections).toBe(thirty.selections);
    expect(refused.warning).toEqual({ code: 'tooManySelections', shownAt: NOW });
  });

  it('SLIP-04 warn for 4 seconds', () => {
    const warned = after(emptyBetSlip('i1'), tap(aSelection(1), false));
    expect(after(warned, { kind: 'warningExpired', now: NOW + 3999 })).toBe(warned);
    expect(after(warned, { kind: 'warningExpired', now: NOW + 4000 }).warning).toBeNull();
  });

  it.each([
    ['an inactive outcome', { outcomeActive: false }],
    ['a suspended market', { marketStatus: 'suspended' }],
    ['an inactive market', { marketStatus: 'inactive' }],
    ['a closed market', { marketStatus: 'closed' }],
    ['a closed event', { eventStatus: 'closed' }],
  ] as const)('SLIP-05 do not add %s', (_, given) => {
    expect(slipOf(aSelection(1, given))).toMatchObject({
      step: 'initial',
      selections: [],
      warning: { code: 'outcomeNotActive' },
    });
  });

  it('SLIP-05 do not add an outcome of an event that is not shown', () => {
    expect(after(emptyBetSlip('i1'), tap(aSelection(1), false))).toMatchObject({
      selections: [],
      warning: { code: 'eventNotShown' },
    });
  });
});

describe('a ready-made multiple', () => {
  const offered = (...numbers: readonly number[]) =>
    numbers.map((number) => ({ selection: aSelection(number), isEventShown: true }));
  const added = (list: ReturnType<typeof offered>, isIncomplete = false): BetSlipEvent => ({
    kind: 'selectionsAdded',
    offered: list,
    isIncomplete,
    at: NOW,
  });
  const idsOf = ({ selections }: BetSlip) => selections.map(({ outcomeId }) => outcomeId);

  it('stands on the slip beside what was there, as a multiple', () => {
    const slip = after(two, added(offered(2, 3, 4)));
    expect(idsOf(slip)).toEqual(['o1', 'o2', 'o3', 'o4']);
    expect(slip).toMatchObject({ ticketType: 'multiple', warning: null });
    expect(after(slip, added(offered(2, 3, 4)))).toEqual(slip);
  });

  it('leaves out what is not open, and says so', () => {
    const [one, other] = offered(3, 4);
    const closed = { selection: aSelection(5, { outcomeActive: false }), isEventShown: true };
    const list = [one, { ...other, isEventShown: false }, closed].filter(
      (each): each is typeof closed => each !== undefined,
    );
    const slip = after(emptyBetSlip('i1'), added(list));
    expect(idsOf(slip)).toEqual(['o3']);
    expect(slip.warning).toEqual({ code: 'someLeftOut', shownAt: NOW });
    expect(after(emptyBetSlip('i1'), added([], true)).warning?.code).toBe('someLeftOut');
  });

  it('changes nothing of a bet under way but a warning', () => {
    const slip = after(waiting, added(offered(3, 4)));
    expect(slip).toEqual({ ...waiting, warning: { code: 'betUnderWay', shownAt: NOW } });
  });
});

describe('selections', () => {
  it('added, not tapped, are never removed', () => {
    const added = { kind: 'selectionAdded', selection: aSelection(1) } as const;
    expect(after(two, { ...added, isEventShown: true, at: NOW })).toBe(two);
  });

  it('removed to the last make the slip initial again', () => {
    const one = after(two, { kind: 'selectionRemoved', outcomeId: 'o1' });
    expect(one.selections.map(({ outcomeId }) => outcomeId)).toEqual(['o2']);
    expect(after(one, { kind: 'selectionRemoved', outcomeId: 'o2' })).toEqual(emptyBetSlip('i1'));
    expect(after(one, { kind: 'selectionRemoved', outcomeId: 'none' })).toBe(one);
  });

  it('cannot be removed or cleared once the bet is on its way', () => {
    expect(after(waiting, { kind: 'selectionRemoved', outcomeId: 'o1' })).toBe(waiting);
    expect(after(waiting, { kind: 'cleared', nextIntentId: 'i2' })).toBe(waiting);
  });

  it('are cleared with a new intent', () => {
    expect(after(two, { kind: 'cleared', nextIntentId: 'i2' })).toEqual(emptyBetSlip('i2'));
  });
});

describe('ticket type', () => {
  it('SLIP-06 is singles with one selection and multiple from two eligible ones', () => {
    expect(slipOf(aSelection(1)).ticketType).toBe('singles');
    expect(two.ticketType).toBe('multiple');
    expect(after(two, tap(aSelection(1))).ticketType).toBe('singles');
  });

  it('SLIP-06 is singles while fewer than two are eligible', () => {
    const season = aSelection(2, { eventId: 'sr:season:2' });
    expect(slipOf(aSelection(1), season).ticketType).toBe('singles');
    expect(slipOf(aSelection(1), season, aSelection(3)).ticketType).toBe('multiple');
  });

  it('SLIP-06 stays as the bettor chose it while two or more are eligible', () => {
    const singles = after(two, { kind: 'ticketTypeChosen', ticketType: 'singles' });
    expect(singles.ticketType).toBe('singles');
    expect(after(singles, tap(aSelection(3))).ticketType).toBe('singles');
    expect(after(singles, tap(aSelection(2)), tap(aSelection(2))).ticketType).toBe('multiple');
  });

  it('SLIP-06 cannot be multiple with one selection, nor change once the bet is on its way', () => {
    const one = slipOf(aSelection(1));
    expect(after(one, { kind: 'ticketTypeChosen', ticketType: 'multiple' })).toBe(one);
    expect(after(waiting, { kind: 'ticketTypeChosen', ticketType: 'singles' })).toBe(waiting);
  });
});

describe('stakes', () => {
  const stake = minorUnits(1000);

  it('are entered for one selection or for the multiple', () => {
    const entered = after(
      two,
      { kind: 'stakeEntered', target: { outcomeId: 'o2' }, stake },
      { kind: 'stakeEntered', target: 'multiple', stake: minorUnits(500) },
    );
    expect(entered.selections.map((selection) => selection.stake)).toEqual([null, 1000]);
    expect(entered.stakeMultiple).toBe(500);
  });

  it('cannot be entered once the bet is on its way', () => {
    expect(after(waiting, { kind: 'stakeEntered', target: 'multiple', stake })).toBe(waiting);
  });
});

describe('attention', () => {
  const one = slipOf(aSelection(1));
  const first = (slip: BetSlip) => slip.selections[0] ?? aSelection(0);

  it.each<[string, BetSlipFact]>([
    ['odds', { kind: 'oddsChanged', outcomeId: 'o1', odds: oddsFromDecimal(2) }],
    [
      'name',
      {
        kind: 'oddsChanged',
        outcomeId: 'o1',
        odds: oddsFromDecimal(1.85),
        outcomeName: 'Flamengo RJ',
      },
    ],
    ['market status', { kind: 'marketStatusChanged', marketId: 'm1', status: 'suspended' }],
    ['outcome status', { kind: 'outcomeStatusChanged', outcomeId: 'o1', isActive: false }],
  ])('SLIP-12 is needed when the %s changed', (_, fact) => {
    expect(needsAttention(first(one))).toBe(false);
    expect(needsAttention(first(after(one, fact)))).toBe(true);
  });

  it('SLIP-12 is not needed when the price comes back or the change is accepted', () => {
    const odds = oddsFromDecimal(2);
    const changed = after(one, { kind: 'oddsChanged', outcomeId: 'o1', odds });
    const back = { kind: 'oddsChanged', outcomeId: 'o1', odds: oddsFromDecimal(1.85) } as const;
    expect(needsAttention(first(after(changed, back)))).toBe(false);

    const accepted = after(changed, shownAt(changed, 2));
    expect(first(accepted).placed.odds).toBe(2000);
    expect(needsAttention(first(accepted))).toBe(false);
  });

  it('SLIP-12 is still needed when what changed is that it is off sale', () => {
    const stopped = after(one, { kind: 'betStopped', eventId: 'sr:match:1', marketIds: null });
    const accepted = after(stopped, shownAt(stopped, 1.85));
    expect(needsAttention(first(accepted))).toBe(true);
  });
});

describe('facts of the feed', () => {
  const unbooked = aSelection(2, {
    eventId: 'bg:match:2',
    provider: 'two',
    bookingStatus: 'notBooked',
  });
  const slip = slipOf(aSelection(1), unbooked);
  const offSale = (fact: BetSlipFact) =>
    after(slip, fact)
      .selections.filter(needsAttention)
      .map(({ outcomeId }) => outcomeId);

  it('SLIP-14 make a selection inactive when its match starts', () => {
    expect(offSale({ kind: 'eventStarted', eventId: 'sr:match:1' })).toEqual(['o1']);
    const started = after(slip, { kind: 'eventStarted', eventId: 'sr:match:1' });
    expect(started.selections[0]).toMatchObject({ eventStatus: 'live', outcomeActive: false });
    expect(after(started, { kind: 'eventStarted', eventId: 'sr:match:1' })).toBe(started);
  });

  it('SLIP-14 a selection stays inactive after the start, whatever its market is told of', () => {
    const started = after(slip, { kind: 'eventStarted', eventId: 'sr:match:1' });
    const facts: readonly BetSlipFact[] = [
      { kind: 'marketStatusChanged', marketId: 'm1', status: 'active' },
      { kind: 'outcomeStatusChanged', outcomeId: 'o1', isActive: true },
      { kind: 'oddsChanged', outcomeId: 'o1', odds: oddsFromDecimal(3.1) },
    ];
    for (const fact of facts) {
      expect(after(slip, fact).selections[0], 'a match to come').toMatchObject({
        marketStatus: 'active',
      });
      expect(after(started, fact)).toBe(started);
    }
  });

  it('SLIP-14 make selections inactive on a bet stop', () => {
    const stop = { kind: 'betStopped', eventId: 'sr:match:1' } as const;
    expect(offSale({ ...stop, marketIds: null })).toEqual(['o1']);
    expect(offSale({ ...stop, marketIds: ['m1'] })).toEqual(['o1']);
    expect(offSale({ ...stop, marketIds: ['m9'] })).toEqual([]);
  });

  it('SLIP-14 make selections inactive when the provider switch turns off', () => {
    expect(offSale({ kind: 'providerSwitchedOff', eventIds: ['bg:match:2'] })).toEqual(['o2']);
  });

  it.each(['eventLeftLive', 'coverageLost'] as const)(
    'SLIP-14 make the outcome inactive and the market suspended on %s',
    (kind) => {
      const left = after(slip, { kind, eventId: 'sr:match:1' });
      expect(left.selections[0]).toMatchObject({ outcomeActive: false, marketStatus: 'suspended' });
      expect(left.selections[1]).toBe(slip.selections[1]);
    },
  );

  it('let a selection be bet on again when outcome and market are active again', () => {
    const left = after(slip, { kind: 'coverageLost', eventId: 'sr:match:1' });
    const back = after(
      left,
      { kind: 'marketStatusChanged', marketId: 'm1', status: 'active' },
      { kind: 'outcomeStatusChanged', outcomeId: 'o1', isActive: true },
    );
    expect(back).toEqual(slip);
  });

  it('give back the slip itself when they are about something else', () => {
    const facts: BetSlipFact[] = [
      { kind: 'oddsChanged', outcomeId: 'o9', odds: oddsFromDecimal(2) },
      { kind: 'oddsChanged', outcomeId: 'o1', odds: oddsFromDecimal(1.85) },
      { kind: 'marketStatusChanged', marketId: 'm9', status: 'closed' },
      { kind: 'outcomeStatusChanged', outcomeId: 'o9', isActive: false },
      { kind: 'coverageLost', eventId: 'sr:match:9' },
    ];
    for (const fact of facts) expect(after(slip, fact)).toBe(slip);
  });
});

/** The bettor confirms the first selection at the price that a form showed. */
function shownAt({ intentId }: BetSlip, decimal: number): BetSlipEvent {
  const shown = { outcomeId: 'o1', odds: oddsFromDecimal(decimal), outcomeName: 'Flamengo' };
  return { kind: 'shownAccepted', intentId, shown: [shown] };
}
