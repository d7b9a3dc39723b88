import { reduceBetSlip } from '@vitrine/betting/bet-slip';
import type { BetSlip } from '@vitrine/betting/bet-slip-types';
import { minorUnits } from '@vitrine/betting/money';
import { selectionOf } from '@vitrine/betting/selection';
import { UpstreamTimeout } from '@vitrine/upstream/errors';
import { placeBet } from '@vitrine/upstream/contract/tickets';
import { describe, expect, it } from 'vitest';
import { changeBetSlip } from './bet-slip-store.server.ts';
import { readBetSlip } from './bet-slip.server.ts';
import { type PlacementIntent, readIntent } from './placement-intent.server.ts';
import { advanceIntent, placeOnce } from './placement.server.ts';
import { sessionHandle } from './session.server.ts';
import { openBrowser } from './test-browser.ts';
import { openTestSite } from './test-context.ts';
import { aMatch, operatorOf, statusOf, ticketAsked, tickets } from './test-slip.ts';

/** A bettor with two singles on the slip, each with its stake. */
async function openSlip() {
  const events = [aMatch(1), aMatch(2)];
  const site = openTestSite('arara', { events });
  const browser = openBrowser(site);
  await browser.logIn();
  const operator = operatorOf(site);
  operator.status.reply((call) => statusOf(ticketAsked(call), 2));
  operator.lastIds.reply(() => ({ data: [] }));
  operator.singles.reply(() => tickets(2));

  async function bettor() {
    const { visitor, context } = await browser.visitor();
    if (!visitor.session) throw new Error('The session has ended');
    return {
      bettor: { ...visitor, session: visitor.session },
      context,
      session: sessionHandle(visitor, context),
    };
  }
  const opened = await bettor();
  const slip = await changeBetSlip(opened.bettor, opened.context, [
    ...[1, 2].map((n) => {
      const priced = site.catalogue.outcome(`o${n}`);
      if (!priced) throw new Error('No such outcome');
      const selection = { ...selectionOf(priced, priced.outcome.odds), stake: minorUnits(1000) };
      return { kind: 'selectionAdded', selection, isEventShown: true, at: site.now() } as const;
    }),
    { kind: 'ticketTypeChosen', ticketType: 'singles' },
  ]);
  async function read(): Promise<BetSlip> {
    const now = await bettor();
    return readBetSlip(now.bettor, now.context);
  }
  async function place(placed = slip): Promise<PlacementIntent> {
    const now = await bettor();
    return placeOnce(placed, now.bettor, now.session, now.context);
  }
  /** Writes what a process left that died while it was sending. */
  async function crash(sender = 'a dead process'): Promise<PlacementIntent> {
    const { context } = await bettor();
    const intent: PlacementIntent = {
      id: slip.intentId,
      userId: 'u-1',
      fingerprint: '',
      slip,
      sender,
      sentAt: site.now(),
      state: { kind: 'sending' },
    };
    await context.store.set(`placement:u-1:${slip.intentId}`, intent, { ttlMs: 60_000_000 });
    return intent;
  }
  const made = (...indexes: readonly number[]) =>
    operator.lastIds.reply(() => ({
      data: indexes.map((indexTicket) => ({
        ticketId: `t-${indexTicket}`,
        connectionId: slip.intentId,
        indexTicket,
        createdAt: '2026-03-14T19:00:00Z',
      })),
    }));
  return { site, operator, slip, bettor, read, place, crash, made };
}

describe('an intent that a dead process left', () => {
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

  it('is found under its bettor alone', async () => {
    const { bettor, crash } = await openSlip();
    const { id } = await crash();
    const { context } = await bettor();
    expect(await readIntent('u-1', id, context)).toMatchObject({ id });
    expect(await readIntent('u-2', id, context)).toBeUndefined();
  });
});

describe('an intent of this process', () => {
  it('PLACE-12 is waited for while it is being sent, by every request', async () => {
    const { operator, read, place } = await openSlip();
    const release = operator.singles.hold();
    const placed = place();
    while (operator.singles.calls().length === 0) await new Promise(setImmediate);
    expect((await read()).step).toBe('waiting');
    expect(operator.lastIds.calls()).toEqual([]);
    release();
    expect((await placed).state.kind).toBe('answered');
  });

  it('PLACE-12 is not trusted to be under way beyond the bound of a call', async () => {
    const { site, operator, read, place } = await openSlip();
    operator.singles.hold();
    void place();
    while (operator.singles.calls().length === 0) await new Promise(setImmediate);
    site.pass(180_001);
    expect((await read()).step).toBe('settingBet');
  });

  it('PLACE-12 is answered, not sent, when it was there before', async () => {
    const { operator, place, slip } = await openSlip();
    const first = await place();
    const second = await place({ ...slip, selections: slip.selections.slice(0, 1) });
    expect(second.fingerprint).toBe(first.fingerprint);
    expect(operator.singles.calls()).toHaveLength(1);
  });

  it('PLACE-12 is not sent when the slip changed between its check and its sending', async () => {
    const { operator, place, slip, bettor } = await openSlip();
    const now = await bettor();
    await changeBetSlip(now.bettor, now.context, [
      { kind: 'stakeEntered', target: { outcomeId: 'o1' }, stake: minorUnits(50_000) },
    ]);
    expect((await place(slip)).state).toEqual({ kind: 'notPlaced', error: null });
    expect(operator.singles.calls()).toEqual([]);
  });

  it('PLACE-12 keeps its tickets when an older look comes back without them', async () => {
    const { operator, place, bettor } = await openSlip();
    operator.singles.reply(() => {
      throw new UpstreamTimeout(placeBet.v1.multiSingle.name, 180_000);
    });
    const unknown = await place();
    expect(unknown.state.kind).toBe('unknown');
    const { session, context } = await bettor();
    const release = operator.lastIds.hold();
    const older = advanceIntent(unknown, session, context);
    await context.store.update<PlacementIntent>(
      `placement:u-1:${unknown.id}`,
      60_000_000,
      (intent) =>
        intent && {
          ...intent,
          state: { kind: 'answered', answeredAt: 0, tickets: [], rejections: [] },
        },
    );
    release();
    expect((await older).state.kind).toBe('answered');
  });
});

describe('the slip that follows an intent', () => {
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
