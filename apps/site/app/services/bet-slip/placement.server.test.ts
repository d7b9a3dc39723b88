import { reduceBetSlip } from '@vitrine/betting/bet-slip/bet-slip';
import { selectionOf } from '@vitrine/betting/bet-slip/selection';
import { minorUnits } from '@vitrine/betting/base/money';
import { UpstreamTimeout } from '@vitrine/upstream/base/errors';
import { placeBet } from '@vitrine/upstream/contract/bet-slip/tickets';
import { describe, expect, it } from 'vitest';
import { changeBetSlip } from './bet-slip-store.server.ts';
import { placement } from './placement-kind.server.ts';
import { moneyDesk } from '../money/money-desk.server.ts';
import { keyOf } from '../money/money-record.ts';
import { aMatch, limitRows, stakesAsked, statusOf, ticketAsked } from '../../../test/betting.ts';
import { openSlip } from '../../../test/slip-to-place.ts';

describe('a placement that a dead process left', () => {
  it('PLACE-12 PLACE-05 is settled by the tickets it made, and nothing is sent again', async () => {
    const { operator, read, crash, made } = await openSlip();
    await crash();
    made(0, 1);
    await read();
    expect(await read()).toMatchObject({
      step: 'result',
      resultStatus: 'success',
      selections: [{ result: { ticketId: 't-0' } }, { result: { ticketId: 't-1' } }],
    });
    expect(operator.singles.calls()).toEqual([]);
    expect(operator.lastIds.calls()).toMatchObject([{ query: { numberOfTickets: 100 } }]);
  });

  it('PLACE-12 stays unknown until no ticket can come any more, then sets the slip free', async () => {
    const { site, operator, slip, read, crash } = await openSlip();
    await crash();
    expect((await read()).step).toBe('disconnected');
    site.pass(180_001);
    const free = await read();
    expect(free).toMatchObject({
      step: 'settingBet',
      selections: [{ stake: 1000 }, { stake: 1000 }],
    });
    expect(free.intentId).not.toBe(slip.intentId);
    expect(operator.singles.calls()).toEqual([]);
  });

  it('PLACE-12 calls no single lost while its ticket may still come', async () => {
    const { site, read, crash, made } = await openSlip();
    await crash();
    made(0);
    expect((await read()).step).toBe('disconnected');
    site.pass(180_001);
    await read();
    expect(await read()).toMatchObject({
      step: 'result',
      resultStatus: 'mixed',
      selections: [
        { result: { status: 'accepted', ticketId: 't-0' } },
        { result: { status: 'rejected', code: 'NOT_PLACED' } },
      ],
    });
  });

  it.each([
    ['of another version', { format: 1, version: 0, state: { kind: 'sending' } }],
    ['of the time before versions', { id: 'x', slip: {}, state: { kind: 'answered' } }],
    ['that is broken', 'nonsense'],
  ])('PLACE-12 a record %s is shown as not known, and never sent again', async (_, record) => {
    const { site, operator, ref, read, look, place, stored } = await openSlip();
    await site.store.set(keyOf(placement, ref), record, { ttlMs: 60_000_000 });
    expect(await look()).toEqual({ kind: 'unreadable', id: ref.id });
    expect((await read()).step).toBe('disconnected');
    expect(await place()).toEqual({ kind: 'sent' });
    expect(await stored()).toMatchObject({ kind: 'unreadable' });
    expect(operator.singles.calls()).toEqual([]);
  });
});

describe('a placement of this process', () => {
  it('PLACE-12 is waited for while it is being sent, by every request', async () => {
    const { operator, read, place, look } = await openSlip();
    const release = operator.singles.hold();
    const placed = place();
    while (operator.singles.calls().length === 0) await new Promise(setImmediate);
    expect((await read()).step).toBe('waiting');
    expect(operator.lastIds.calls()).toEqual([]);
    release();
    expect(await placed).toEqual({ kind: 'sent' });
    expect(await look()).toMatchObject({ state: { kind: 'done' } });
  });

  it('PLACE-12 is under way for as long as its call is, whatever the clock says', async () => {
    const { site, operator, read, place } = await openSlip();
    const release = operator.singles.hold();
    const placed = place();
    while (operator.singles.calls().length === 0) await new Promise(setImmediate);
    site.pass(1_000_000);
    expect((await read()).step).toBe('waiting');
    release();
    await placed;
    expect((await read()).step).toBe('result');
  });

  it('PLACE-12 is not sent when the slip changed between its check and its sending', async () => {
    const { site, operator, ref, slip, bettor } = await openSlip();
    const { bettor: visitor, context } = await bettor();
    await changeBetSlip(visitor, context, [
      { kind: 'stakeEntered', target: { outcomeId: 'o1' }, stake: minorUnits(50_000) },
    ]);
    const session = { tokens: async () => null, refresh: () => Promise.reject(new Error()) };
    const means = { visitorId: visitor.id, session, context: site.context() };
    const desk = moneyDesk(context);
    await desk.begin(placement, ref, slip, means);
    await desk.sent(placement, ref, 1000);
    expect(await desk.read(placement, ref)).toMatchObject({
      state: { kind: 'refused', refusal: { kind: 'changed' } },
    });
    expect(operator.singles.calls()).toEqual([]);
  });

  it('PLACE-12 keeps its tickets when an older look comes back without them', async () => {
    const { operator, place, look, stored, made } = await openSlip();
    operator.singles.reply(() => {
      throw new UpstreamTimeout(placeBet.v1.multiSingle.name, 180_000);
    });
    await place();
    expect(await stored()).toMatchObject({ state: { kind: 'unknown' } });
    const release = operator.lastIds.hold();
    const older = look();
    made(0, 1);
    release();
    await older;
    expect(await stored()).toMatchObject({ state: { kind: 'done' } });
    operator.lastIds.reply(() => ({ data: [] }));
    await look();
    expect(await stored()).toMatchObject({ state: { kind: 'done' } });
  });

  it('PLACE-12 leads to the waiting page in time when the host hangs, and is heard later', async () => {
    const { operator, place, look, stored } = await openSlip();
    const release = operator.singles.hold();
    const clickedAt = performance.now();
    expect(await place()).toEqual({ kind: 'sent' });
    expect(await look()).toMatchObject({ state: { kind: 'sending' } });
    expect(performance.now() - clickedAt).toBeLessThan(3000);
    release();
    await expect.poll(stored).toMatchObject({ state: { kind: 'done' } });
  });
});

describe('the limits of a stake', () => {
  it('PLACE-07 are asked before a slip is placed, one row for each stake', async () => {
    const { operator, place } = await openSlip();
    await place();
    expect(operator.limits.calls()).toMatchObject([
      { body: { tickets: [{ stake: 10, eventIds: ['sr:match:1'] }, { stake: 10 }] } },
    ]);
  });

  it.each([
    ['remainingStake', { remainingStake: 4.5 }],
    [
      'what is left on its match',
      { limitsByMatch: [{ eventId: 'sr:match:2', remainingStake: 4.5 }] },
    ],
  ])('PLACE-07 refuse a stake above them and show %s', async (_, told) => {
    const { operator, place, read } = await openSlip();
    const over = { message: 'ACCUMULATED_STAKE_LIMIT', ...told };
    operator.limits.reply((call) => limitRows(stakesAsked(call), {}, over));
    await place();
    expect(operator.singles.calls()).toEqual([]);
    expect(await read()).toMatchObject({
      step: 'settingBet',
      selections: [
        { result: { code: 'NOT_PLACED' } },
        { result: { code: 'ACCUMULATED_STAKE_LIMIT', allowedStake: 450 } },
      ],
    });
  });

  it('PLACE-07 of -1 block the bettor: nothing is sent, and the slip can be had back', async () => {
    const { operator, place, read, bettor } = await openSlip();
    operator.limits.reply((call) => limitRows(stakesAsked(call), { betStakeLimit: -1 }));
    await place();
    expect(operator.singles.calls()).toEqual([]);
    const blocked = { result: { status: 'rejected', code: 'BLOCKED_USER_BY_LIMIT' } };
    expect(await read()).toMatchObject({ step: 'result', selections: [blocked, blocked] });
    const { bettor: visitor, context } = await bettor();
    const back = await changeBetSlip(visitor, context, [
      { kind: 'resultDismissed', keep: 'all', nextIntentId: 'next' },
    ]);
    expect(back).toMatchObject({ step: 'settingBet', selections: [{ stake: 1000 }, {}] });
  });

  it('PLACE-07 that can’t be asked are an error result, and nothing is sent', async () => {
    const { operator, place, read } = await openSlip();
    operator.limits.reply(() => {
      throw new UpstreamTimeout('limits.check', 10_000);
    });
    await place();
    expect(operator.singles.calls()).toEqual([]);
    expect(await read()).toMatchObject({
      step: 'result',
      resultStatus: 'error',
      selections: [{ result: { code: 'LIMIT_CHECK_FAILED' } }, {}],
    });
  });

  it('PLACE-07 keep nobody waiting on the page of the slip when the check hangs', async () => {
    const { operator, place, read } = await openSlip();
    operator.limits.hold();
    const clickedAt = performance.now();
    expect(await place()).toEqual({ kind: 'sent' });
    expect(performance.now() - clickedAt).toBeLessThan(2000);
    expect((await read()).step).toBe('waiting');
  });
});

describe('an outcome whose earlier bet has no end yet', () => {
  /** A bet on `o1` and `o2` without an end, and a slip after it with some outcomes. */
  async function openDoubt(outcomeIds: readonly string[]) {
    const slip = await openSlip();
    slip.site.catalogue.held.push(aMatch(3));
    slip.operator.status.reply(() => {
      throw new UpstreamTimeout('ticket.status.v1', 5000);
    });
    await slip.place();
    await slip.look();
    const { bettor, context } = await slip.bettor();
    const again = await changeBetSlip(bettor, context, [
      { kind: 'resultDismissed', keep: 'none', nextIntentId: 'second' },
      ...outcomeIds.map((outcomeId) => {
        const priced = slip.site.catalogue.outcome(outcomeId);
        if (!priced) throw new Error('No such outcome');
        const selection = { ...selectionOf(priced, priced.outcome.odds), stake: minorUnits(1000) };
        return { kind: 'selectionAdded', selection, isEventShown: true, at: 0 } as const;
      }),
      { kind: 'ticketTypeChosen', ticketType: 'singles' },
    ]);
    return { ...slip, again };
  }

  it.each([
    [['o1', 'o2'], 'o1'],
    [['o2'], 'o2'],
    [['o3', 'o2'], 'o2'],
  ])('PLACE-12 can’t be bet on again from a new slip of %j either', async (onSlip, outcomeId) => {
    const { operator, place, again } = await openDoubt(onSlip);
    expect(await place(again.intentId)).toEqual({
      kind: 'notSent',
      obstacle: { kind: 'undecided', outcomeId },
    });
    expect(operator.singles.calls()).toHaveLength(1);
  });

  it('PLACE-12 holds back no bet on another outcome', async () => {
    const { operator, place, again } = await openDoubt(['o3']);
    expect(await place(again.intentId)).toEqual({ kind: 'sent' });
    expect(operator.singles.calls()).toHaveLength(2);
  });

  it('PLACE-12 is free as soon as the operator tells the end of the earlier bet', async () => {
    const { site, operator, place, again } = await openDoubt(['o1', 'o2']);
    operator.status.reply((call) => statusOf(ticketAsked(call), 3));
    site.pass(5000);
    expect(await place(again.intentId)).toEqual({ kind: 'sent' });
    expect(operator.singles.calls()).toHaveLength(2);
  });
});

describe('the slip that follows a placement', () => {
  it('SLIP-01 goes from setting to waiting to the result', async () => {
    const { operator, read, place, slip } = await openSlip();
    operator.status.reply((call) => statusOf(ticketAsked(call), 0));
    expect(slip.step).toBe('settingBet');
    await place();
    expect((await read()).step).toBe('waiting');
    operator.status.reply((call) => statusOf(ticketAsked(call), 2));
    const result = await read();
    expect(result).toMatchObject({ step: 'result', resultStatus: 'success' });
    const next = reduceBetSlip(result, {
      kind: 'resultDismissed',
      keep: 'none',
      nextIntentId: 'next',
    });
    expect(next).toMatchObject({ step: 'initial', selections: [] });
  });
});
