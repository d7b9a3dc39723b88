import { describe, expect, it } from 'vitest';
import type { BetSlipEvent } from '../bet-slip-event.ts';
import { RESULT_SHOWN_MS } from './bet-slip-result.ts';
import type { BetSlip } from '../bet-slip-types.ts';
import { emptyBetSlip, reduceBetSlip } from '../bet-slip.ts';
import { aSelection, NOW } from '../../test/fixtures.ts';

const PAGE = '/esportes';

function after(slip: BetSlip, ...events: readonly BetSlipEvent[]): BetSlip {
  return events.reduce(reduceBetSlip, slip);
}

const waiting = after(
  emptyBetSlip('i1'),
  { kind: 'selectionTapped', selection: aSelection(1), isEventShown: true, at: NOW },
  { kind: 'placementStarted', intentId: 'i1' },
  {
    kind: 'placementAnswered',
    intentId: 'i1',
    nextIntentId: 'i2',
    tickets: [{ outcomeId: 'o1', ticketId: 't1' }],
    rejections: [],
  },
);
const settled: BetSlipEvent = {
  kind: 'ticketSettled',
  ticketId: 't1',
  status: 'accepted',
  code: null,
  finalOdds: [],
};
const result = after(waiting, settled);
const seenNow: BetSlipEvent = { kind: 'resultSeen', intentId: 'i1', at: NOW, page: PAGE };
const seen = after(result, seenNow);
/** The attempt stays known, so that its ticket is one link away. */
const givenWay = { ...emptyBetSlip('i3'), lastIntentId: 'i1' };

function expired(now: number): BetSlipEvent {
  return { kind: 'resultExpired', now, nextIntentId: 'i3' };
}

function opened(page: string): BetSlipEvent {
  return { kind: 'pageOpened', page, nextIntentId: 'i3' };
}

describe('a result', () => {
  it('is seen once: the first time and page count', () => {
    expect(seen).toEqual({ ...result, resultSeen: { at: NOW, page: PAGE } });
    const again = { kind: 'resultSeen', intentId: 'i1', at: NOW + 1, page: '/bet-slip' } as const;
    expect(after(seen, again)).toBe(seen);
    expect(after(result, { ...again, intentId: 'i0' })).toBe(result);
    expect(after(waiting, seenNow)).toBe(waiting);
  });

  it('SLIP-01 gives way to an empty slip after 10 s on screen', () => {
    expect(after(seen, expired(NOW + RESULT_SHOWN_MS - 1))).toBe(seen);
    expect(after(seen, expired(NOW + RESULT_SHOWN_MS))).toEqual(givenWay);
  });

  it('SLIP-01 gives way when the bettor goes to another page', () => {
    expect(after(seen, opened(PAGE))).toBe(seen);
    expect(after(seen, opened('/esportes/futebol'))).toEqual(givenWay);
  });

  it('SLIP-01 gives way when it is closed, and what was offered goes with it', () => {
    const offering = after(seen, {
      kind: 'selectionTapped',
      selection: aSelection(2),
      isEventShown: true,
      at: NOW,
    });
    expect(offering).toMatchObject({ isExpanded: true, offered: { outcomeId: 'o2' } });
    const closed: BetSlipEvent = { kind: 'resultDismissed', keep: 'none', nextIntentId: 'i3' };
    expect(after(offering, closed)).toEqual(givenWay);
  });

  it('SLIP-02 gives way by itself to a slip of what was tapped beside it', () => {
    const tapped = aSelection(2);
    const offering = after(seen, {
      kind: 'selectionTapped',
      selection: tapped,
      isEventShown: true,
      at: NOW,
    });
    for (const event of [expired(NOW + RESULT_SHOWN_MS), opened('/esportes/futebol')]) {
      expect(after(offering, event)).toMatchObject({
        step: 'settingBet',
        selections: [tapped],
        intentId: 'i3',
        isExpanded: false,
        offered: null,
      });
    }
  });

  it('stays until it was seen', () => {
    expect(after(result, expired(NOW + 60_000), opened('/bet-slip'))).toBe(result);
    expect(after(waiting, expired(NOW + 60_000), opened('/bet-slip'))).toBe(waiting);
  });

  it('SLIP-01 stays while a bet of it is not confirmed, and is news once it is', () => {
    const open = after(waiting, { kind: 'ticketNotConfirmed', ticketId: 't1' }, seenNow);
    expect(open).toMatchObject({ step: 'result', resultSeen: { at: NOW } });
    expect(after(open, expired(NOW + 60_000), opened('/bet-slip'))).toBe(open);
    expect(after(open, settled)).toMatchObject({ step: 'result', resultSeen: null });
  });

  it('SLIP-02 keeps what was offered beside a lost answer while its tickets are looked at again', () => {
    const lost: BetSlipEvent = { kind: 'placementLost', intentId: 'i1' };
    const tapped: BetSlipEvent = {
      kind: 'selectionTapped',
      selection: aSelection(2),
      isEventShown: true,
      at: NOW,
    };
    const offered = { outcomeId: 'o2' };
    const asked = after(waiting, lost, tapped, {
      kind: 'placementAnswered',
      intentId: 'i1',
      nextIntentId: 'i2',
      tickets: [{ outcomeId: 'o1', ticketId: 't2' }],
      rejections: [],
    });
    expect(after(asked, lost)).toMatchObject({ step: 'disconnected', offered });
    expect(after(asked, { ...settled, ticketId: 't2' })).toMatchObject({ step: 'result', offered });
  });

  it('SLIP-02 that has given way leaves the next tap a new slip', () => {
    const slip = after(givenWay, {
      kind: 'selectionTapped',
      selection: aSelection(2),
      isEventShown: true,
      at: NOW,
    });
    expect(slip).toMatchObject({
      step: 'settingBet',
      selections: [{ outcomeId: 'o2' }],
      intentId: 'i3',
      lastIntentId: null,
    });
  });
});
