import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BetSlipEvent } from './bet-slip-event.ts';
import { isPlaced } from './bet-slip-step.ts';
import type { BetSlip, BetSlipStep, Selection } from './bet-slip-types.ts';
import { emptyBetSlip, reduceBetSlip } from './bet-slip.ts';
import { countEligible } from './combination.ts';
import { aSelection, KICK_OFF } from '../test/fixtures.ts';
import { minorUnits } from '../base/money.ts';
import { oddsFromThousandths } from '../base/odds.ts';
import { ODDS_CHANGE_CHOICES } from './odds-change.ts';
import { LIMIT_CODES, PLACEMENT_ERROR_CODES } from './placing/placement-error.ts';
import { ticketResultStatus } from './placing/ticket.ts';

const MOVES: Readonly<Record<BetSlipStep, readonly BetSlipStep[]>> = {
  initial: ['settingBet'],
  settingBet: ['initial', 'waiting'],
  waiting: ['settingBet', 'result', 'disconnected'],
  result: ['settingBet', 'initial', 'waiting'],
  disconnected: ['waiting', 'result', 'settingBet', 'initial'],
};

const numbers = fc.nat(39);
const outcomeIds = numbers.map((n) => `o${n}`);
const marketIds = numbers.map((n) => `m${n}`);
const eventIds = numbers.map(eventIdOf);
const intents = fc.constantFrom('i1', 'i2', 'i3');
const tickets = fc.nat(4).map((n) => `t${n}`);
const stakes = fc.option(fc.nat(5_000_000).map(minorUnits), { nil: null });
const odds = fc.integer({ min: 1000, max: 50_000 }).map(oddsFromThousandths);
const statuses = fc.constantFrom('active', 'suspended', 'inactive', 'closed');
const pages = fc.constantFrom('/esportes', '/bet-slip');
const ofOneOrAll = fc.option(outcomeIds, { nil: null });

function eventIdOf(n: number): string {
  if (n % 13 === 0) return `sr:season:${n}`;
  if (n % 11 === 0) return `sr:stage:${n}`;
  return n % 5 === 0 ? `bg:match:${n}` : `sr:match:${n % 20}`;
}

function selectionOf(n: number): Selection {
  const provider = n % 5 === 0 ? 'two' : 'one';
  const bookingStatus = n % 2 === 0 ? 'booked' : 'notBooked';
  return aSelection(n, { eventId: eventIdOf(n), provider, bookingStatus });
}

const rejections = fc.record({
  outcomeId: ofOneOrAll,
  code: fc.constantFrom(...PLACEMENT_ERROR_CODES, ...LIMIT_CODES, 'NOT_PLACED', 'REJECTED'),
  suggestedOdds: odds,
});
const attempt = { intentId: intents, nextIntentId: intents };

function kind<Kind extends BetSlipEvent['kind']>(name: Kind) {
  return fc.constant(name);
}

const taps = fc.record({
  kind: fc.constantFrom('selectionTapped', 'selectionAdded'),
  selection: numbers.map(selectionOf),
  isEventShown: fc.nat(9).map((n) => n > 0),
  at: fc.nat(10_000),
});

const events: fc.Arbitrary<BetSlipEvent> = fc.oneof(
  { weight: 12, arbitrary: taps },
  fc.record({ kind: kind('selectionRemoved'), outcomeId: outcomeIds }),
  fc.record({ kind: kind('unpricedTapped'), outcomeId: outcomeIds, at: fc.nat(10_000) }),
  fc.record({
    kind: kind('stakeEntered'),
    target: fc.oneof(fc.constant('multiple' as const), fc.record({ outcomeId: outcomeIds })),
    stake: stakes,
  }),
  fc.record({
    kind: kind('ticketTypeChosen'),
    ticketType: fc.constantFrom('singles', 'multiple'),
  }),
  fc.record({ kind: kind('expandedToggled') }),
  fc.record({ kind: kind('cleared'), nextIntentId: intents }),
  fc.record({
    kind: kind('shownAccepted'),
    intentId: intents,
    shown: fc.array(
      fc.record({ outcomeId: outcomeIds, odds, outcomeName: fc.constant('Flamengo') }),
    ),
  }),
  fc.record({ kind: kind('oddsChangeChosen'), choice: fc.constantFrom(...ODDS_CHANGE_CHOICES) }),
  fc.record({ kind: kind('removalDue'), now: fc.constantFrom(KICK_OFF, KICK_OFF * 2) }),
  fc.record({ kind: kind('warningExpired'), now: fc.nat(20_000) }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kind('resultSeen'),
      intentId: intents,
      at: fc.nat(10_000),
      page: pages,
    }),
  },
  fc.record({ kind: kind('resultExpired'), now: fc.nat(30_000), nextIntentId: intents }),
  fc.record({ kind: kind('pageOpened'), page: pages, nextIntentId: intents }),
  fc.record({ kind: kind('oddsChanged'), outcomeId: outcomeIds, odds }),
  fc.record({ kind: kind('marketStatusChanged'), marketId: marketIds, status: statuses }),
  fc.record({
    kind: kind('outcomeStatusChanged'),
    outcomeId: outcomeIds,
    isActive: fc.boolean(),
  }),
  fc.record({
    kind: fc.constantFrom('eventStarted', 'eventLeftLive', 'coverageLost'),
    eventId: eventIds,
  }),
  fc.record({
    kind: kind('betStopped'),
    eventId: eventIds,
    marketIds: fc.option(fc.array(marketIds), { nil: null }),
  }),
  fc.record({ kind: kind('providerSwitchedOff'), eventIds: fc.array(eventIds) }),
  { weight: 4, arbitrary: fc.record({ kind: kind('placementStarted'), intentId: intents }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kind('placementAnswered'),
      ...attempt,
      tickets: fc.array(fc.record({ outcomeId: ofOneOrAll, ticketId: tickets })),
      rejections: fc.array(rejections),
    }),
  },
  fc.record({ kind: kind('placementRejected'), ...attempt, rejection: rejections }),
  {
    weight: 5,
    arbitrary: fc.record({
      kind: kind('ticketSettled'),
      ticketId: tickets,
      status: fc.constantFrom('accepted', 'rejected', 'canceled'),
      code: fc.constantFrom(null, 'CUSTOMER_CONFIDENCE', 'REJECTED'),
      finalOdds: fc.array(fc.record({ outcomeId: outcomeIds, odds })),
    }),
  },
  fc.record({ kind: kind('ticketNotConfirmed'), ticketId: tickets }),
  fc.record({ kind: kind('placementLost'), intentId: intents }),
  fc.record({ kind: kind('placementVoided'), ...attempt }),
  fc.record({
    kind: kind('resultDismissed'),
    keep: fc.constantFrom('all', 'none', 'rejected'),
    nextIntentId: intents,
  }),
);

function additions(count: number): readonly BetSlipEvent[] {
  return Array.from({ length: count }, (_, n) => ({
    kind: 'selectionAdded',
    selection: selectionOf(n),
    isEventShown: true,
    at: 0,
  }));
}

function freeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}

function checkSlip(slip: BetSlip): void {
  const ids = slip.selections.map(({ outcomeId }) => outcomeId);
  expect(ids.length).toBeLessThanOrEqual(30);
  expect(new Set(ids).size).toBe(ids.length);
  expect(slip.step === 'initial').toBe(ids.length === 0);
  if (countEligible(slip.selections) < 2) expect(slip.ticketType).toBe('singles');

  const placed = slip.selections.map(({ result }) => result?.status ?? 'pending');
  if (slip.step === 'result') expect(slip.resultStatus).toBe(ticketResultStatus(placed));
  else expect(slip.resultStatus).toBe('none');
  if (slip.resultSeen) expect(slip.step).toBe('result');
  if (slip.offered) expect(isPlaced(slip)).toBe(true);
  if (slip.lastIntentId !== null) expect(slip.step).toBe('initial');
  if (slip.step === 'settingBet') {
    expect(slip.selections.every(({ result }) => result?.ticketId == null)).toBe(true);
  }
}

it('keeps every slip sound under any sequence of events, and changes none in place', () => {
  const sequences = fc.array(events, { minLength: 1, maxLength: 120 });
  fc.assert(
    fc.property(fc.nat(40), sequences, (filled, sequence) => {
      let slip = freeze(emptyBetSlip('i1'));
      for (const event of [...additions(filled), ...sequence]) {
        const next = freeze(reduceBetSlip(slip, freeze(event)));
        checkSlip(next);
        if (next.step !== slip.step) expect(MOVES[slip.step]).toContain(next.step);
        slip = next;
      }
    }),
    { numRuns: 400 },
  );
});

it('SLIP-02 loses no tap in silence, whatever happened before', () => {
  const sequences = fc.array(events, { maxLength: 60 });
  fc.assert(
    fc.property(sequences, taps, (sequence, { selection, isEventShown }) => {
      const slip = sequence.reduce(reduceBetSlip, emptyBetSlip('i1'));
      const tapped = { kind: 'selectionTapped', selection, isEventShown, at: 99_999 } as const;
      const next = reduceBetSlip(slip, tapped);
      const isOnSlip = (of: BetSlip) =>
        of.selections.some(({ outcomeId }) => outcomeId === selection.outcomeId);
      const isAnswered =
        isOnSlip(next) !== isOnSlip(slip) ||
        next.offered === selection ||
        next.warning?.shownAt === 99_999;
      expect(isAnswered).toBe(true);
      const isOpen = slip.step === 'initial' || slip.step === 'settingBet';
      expect(next.isExpanded).toBe(isOpen ? slip.isExpanded : !slip.isExpanded);
      const { outcomeId } = selection;
      const unpriced = reduceBetSlip(slip, { kind: 'unpricedTapped', outcomeId, at: 99_999 });
      const isRemoved = isOnSlip(slip) && !isOnSlip(unpriced);
      expect(isRemoved || unpriced.warning?.shownAt === 99_999).toBe(true);
      expect(unpriced.isExpanded).toBe(next.isExpanded);
    }),
    { numRuns: 1000 },
  );
});

it('SLIP-01 reaches every step, so that the sequences above show something', () => {
  const reached = new Set<BetSlipStep>();
  for (const sequence of fc.sample(fc.array(events, { minLength: 60, maxLength: 120 }), 200)) {
    sequence.reduce((slip, event) => {
      reached.add(slip.step);
      return reduceBetSlip(slip, event);
    }, emptyBetSlip('i1'));
  }
  expect([...reached].sort()).toEqual(Object.keys(MOVES).sort());
});
