import { SessionEnded, UpstreamTimeout } from '@vitrine/upstream/base/errors';
import { CALL_BOUND_MS } from '@vitrine/upstream/base/call-bound';
import { placeBet } from '@vitrine/upstream/contract/bet-slip/tickets';
import { balance } from '@vitrine/upstream/contract/wallet/wallet';
import { describe, expect, it, vi } from 'vitest';
import { readBalance } from '../../services/wallet/balance.server.ts';
import { BETTOR, openBrowser } from '../../../test/browser.ts';
import { openBetting, operatorOf, statusOf, ticketAsked } from '../../../test/betting.ts';
import { statusError } from '../../../test/operator.ts';
import { sessionKey } from '../../services/base/session/visitor.server.ts';
import { action } from './bet-slip.tsx';
import { loader } from './ticket.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

const POLLING_MS = 24_000;

/** A bettor who placed two singles, and the page of their tickets. */
async function openTicket() {
  const betting = openBetting(action);
  await betting.browser.logIn();
  await betting.tap(1);
  await betting.tap(2);
  await betting.post({ ticketType: 'singles' });
  const { status, singles, lastIds } = operatorOf(betting.site);
  const settle = (...statuses: readonly (0 | 2 | 3 | 4)[]) =>
    status.reply((call) => {
      const ticketId = ticketAsked(call);
      return statusOf(ticketId, statuses[Number(ticketId.slice(2))] ?? 0);
    });
  settle(0, 0);
  const { intentId } = await betting.slip();
  await betting.place({ 'stake:o1': '10', 'stake:o2': '20' });
  const visit = (browser = betting.browser) =>
    browser.visit(loader, `/bet-slip/tickets/${intentId}`, { params: { intentId } });
  async function page() {
    return (await visit()).data as { slip: { step: string; resultStatus: string } };
  }
  return { ...betting, status, singles, lastIds, settle, intentId, visit, page };
}

describe('a ticket whose status call fails', () => {
  /** The second of two tickets can't be read; the first is accepted. */
  async function openDoubt() {
    const ticket = await openTicket();
    ticket.status.reply((call) => {
      if (ticketAsked(call) === 't-1') throw new UpstreamTimeout('ticket.status.v1', 5000);
      return statusOf('t-0', 2);
    });
    const asked = () => ticket.status.calls().filter((call) => ticketAsked(call) === 't-1').length;
    return { ...ticket, asked };
  }
  const notConfirmed = {
    step: 'result',
    resultStatus: 'mixed',
    selections: [{ result: { status: 'accepted' } }, { result: { status: 'notConfirmed' } }],
  };

  it('PLACE-04 PLACE-12 reads not confirmed: it counts as rejected, and can’t be bet again', async () => {
    const { page, slip, post } = await openDoubt();
    expect((await page()).slip).toMatchObject(notConfirmed);
    expect(await slip()).toMatchObject(notConfirmed);
    await post({ do: 'dismiss rejected' });
    expect((await slip()).selections).toEqual([]);
  });

  it('PLACE-04 is asked again after 5 s, then at each look; what is said later wins', async () => {
    const { site, page, slip, settle, asked } = await openDoubt();
    await page();
    const first = asked();
    site.pass(4999);
    await page();
    expect(asked()).toBe(first);
    site.pass(1);
    await page();
    await page();
    expect(asked()).toBe(first + 2);
    settle(2, 2);
    expect(await page()).toMatchObject({ slip: { step: 'result', resultStatus: 'success' } });
    expect(await slip()).toMatchObject({ step: 'result', resultStatus: 'success' });
  });

  it('PLACE-05 is asked after by the id of the operator’s own list', async () => {
    const { site, page, status, lastIds, intentId } = await openDoubt();
    await page();
    const row = { connectionId: intentId, indexTicket: 1, createdAt: '2026-03-14T19:00:00Z' };
    lastIds.reply(() => ({ data: [{ ...row, ticketId: 't-9' }] }));
    site.pass(5000);
    expect((await page()).slip.step).toBe('waiting');
    status.reply((call) => statusOf(ticketAsked(call), 2));
    expect(await page()).toMatchObject({
      slip: { resultStatus: 'success' },
      tickets: [{ ticketId: 't-0' }, { ticketId: 't-9' }],
    });
  });
});

describe('the page of a ticket', () => {
  it('PLACE-04 waits while a ticket is pending, then shows how it ended', async () => {
    const { settle, page, slip, status } = await openTicket();
    expect(await page()).toMatchObject({
      metadata: { title: 'Confirmando sua aposta | Arara' },
      slip: { step: 'waiting' },
    });
    settle(2, 2);
    const result = { step: 'result', resultStatus: 'success' };
    expect(await page()).toMatchObject({
      metadata: { title: 'Comprovante da aposta | Arara' },
      slip: result,
      tickets: [
        { ticketId: 't-0', outcomeId: 'o1', acceptedAt: expect.any(Number) },
        { ticketId: 't-1', outcomeId: 'o2' },
      ],
    });
    expect(await slip()).toMatchObject(result);
    const asked = status.calls().length;
    await page();
    expect(status.calls()).toHaveLength(asked);
  });

  it('PLACE-04 asks the status of each ticket once per look', async () => {
    const { page, status } = await openTicket();
    const before = status.calls().length;
    await page();
    expect(status.calls().slice(before).map(ticketAsked)).toEqual(['t-0', 't-1']);
  });

  it.each([
    [[2, 2], 'success', ['accepted', 'accepted'], 'Comprovante da aposta'],
    [[2, 3], 'mixed', ['accepted', 'rejected'], '1 de 2 apostas aceitas'],
    [[4, 2], 'mixed', ['canceled', 'accepted'], '1 de 2 apostas aceitas'],
    [[3, 4], 'error', ['rejected', 'canceled'], 'Apostas não aceitas'],
  ] as const)('PLACE-09 of tickets %o ends in %s', async (statuses, resultStatus, each, title) => {
    const { settle, page } = await openTicket();
    settle(...statuses);
    expect(await page()).toMatchObject({
      metadata: { title: `${title} | Arara` },
      slip: {
        step: 'result',
        resultStatus,
        selections: each.map((status) => ({ result: { status } })),
      },
    });
  });

  it('PLACE-09 waits for the last ticket, keeping what is known of the others', async () => {
    const { settle, page, status } = await openTicket();
    settle(2, 0);
    expect(await page()).toMatchObject({
      slip: {
        step: 'waiting',
        selections: [{ result: { status: 'accepted' } }, { result: { status: 'pending' } }],
      },
    });
    settle(3, 2);
    const before = status.calls().length;
    expect(await page()).toMatchObject({ slip: { resultStatus: 'success' } });
    expect(status.calls().slice(before)).toMatchObject([{ params: { id: 't-1' } }]);
  });

  it('PLACE-04 PLACE-14 is disconnected when the polls are spent, and still learns the end', async () => {
    const { site, settle, page, slip } = await openTicket();
    site.pass(POLLING_MS);
    expect((await page()).slip.step).toBe('waiting');
    site.pass(1);
    expect(await page()).toMatchObject({
      metadata: { title: 'Não recebemos a resposta da sua aposta | Arara' },
      slip: { step: 'disconnected' },
    });
    expect((await slip()).step).toBe('disconnected');
    settle(2, 2);
    expect(await page()).toMatchObject({ slip: { step: 'result', resultStatus: 'success' } });
    expect((await slip()).step).toBe('result');
  });

  it('SLIP-01 PLACE-14 goes on waiting for one of two when the polls are spent: that is not disconnected', async () => {
    const { site, settle, page, slip } = await openTicket();
    settle(2, 0);
    await page();
    site.pass(POLLING_MS + 1);
    expect((await page()).slip.step).toBe('waiting');
    expect((await slip()).step).toBe('waiting');
    settle(2, 2);
    expect((await page()).slip.step).toBe('result');
  });

  it('PLACE-08 takes an item off sale with reject code -703', async () => {
    const { page, status } = await openTicket();
    status.reply((call) => statusOf(ticketAsked(call), 3, -703));
    expect(await page()).toMatchObject({
      slip: {
        resultStatus: 'error',
        selections: [
          { outcomeActive: false, result: { code: 'CUSTOMER_CONFIDENCE' } },
          { outcomeActive: false },
        ],
      },
    });
  });

  it('PLACE-12 sends nothing again, however often it is loaded', async () => {
    const { page, singles } = await openTicket();
    await Promise.all([page(), page(), page()]);
    expect(singles.calls()).toHaveLength(1);
  });

  it('learns nothing of a ticket from a session that ended on the way', async () => {
    const { site, browser, status, visit, page, settle } = await openTicket();
    const { id } = (await browser.visitor()).visitor;
    const session = await site.store.get(sessionKey(id));
    status.reply(() => {
      void site.store.delete(sessionKey(id));
      throw new SessionEnded('refreshRefused', 'over');
    });
    expect(await page()).toMatchObject({ slip: { step: 'waiting' } });
    expect((await visit()).location).toMatch(/^\/login\?returnTo=%2Fbet-slip%2Ftickets/);
    await site.store.set(sessionKey(id), session, { ttlMs: 60_000 });
    settle(2, 2);
    expect(await page()).toMatchObject({ slip: { resultStatus: 'success' } });
  });

  it('WAL-10 has the balance asked for anew once the bet has its end', async () => {
    const { site, browser, settle, page } = await openTicket();
    const read = async () => {
      const { visitor, context } = await browser.visitor();
      await readBalance(visitor, context);
      return site.operator.at(balance).calls().length;
    };
    const before = await read();
    await page();
    expect(await read()).toBe(before);
    settle(2, 2);
    await page();
    expect(await read()).toBe(before + 1);
  });

  it('shows the bet as it was placed, whatever the slip has become since', async () => {
    const { settle, page, post, tap, slip } = await openTicket();
    settle(2, 3);
    await page();
    await post({ do: 'dismiss rejected' });
    expect(await slip()).toMatchObject({ step: 'settingBet', selections: [{ outcomeId: 'o2' }] });
    await tap(2);
    expect(await page()).toMatchObject({
      slip: { resultStatus: 'mixed', selections: [{ stake: 1000 }, { stake: 2000 }] },
    });
  });

  it('PLACE-12 says of a bet that came to nothing that it did, on a device with another slip, too', async () => {
    const { site, browser, tap, place, slip } = openBetting(action);
    await browser.logIn();
    await tap(1);
    operatorOf(site).singles.reply(() => {
      throw new UpstreamTimeout('ticket.placeBet.v1.multiSingle', 180_000);
    });
    const { intentId } = await slip();
    await place({ 'stake:o1': '10' });
    site.pass(CALL_BOUND_MS + 1);
    const other = openBrowser(site);
    await other.logIn();
    const visit = (from: typeof other) =>
      from.visit(loader, `/bet-slip/tickets/${intentId}`, { params: { intentId } });
    expect((await visit(other)).data).toMatchObject({
      metadata: { title: 'Aposta não aceita | Arara' },
      slip: { step: 'settingBet', selections: [{ outcomeId: 'o1', stake: 1000 }] },
      obstacle: { kind: 'failed' },
    });
    expect((await visit(browser)).location).toBe(`/bet-slip?notPlaced=${intentId}`);
  });

  it('PLACE-12 says of a refused bet that it was, once the slip at hand speaks of another bet', async () => {
    const { site, browser, tap, place, post, slip } = openBetting(action);
    await browser.logIn();
    await tap(1);
    operatorOf(site).singles.reply(() => {
      const refusal = { error: 'BET_STAKE_OVER_LIMIT', context: { remainingStake: 4 } };
      throw statusError(placeBet.v1.multiSingle, 400, refusal);
    });
    const { intentId } = await slip();
    await place({ 'stake:o1': '10' });
    const visit = async () =>
      browser.visit(loader, `/bet-slip/tickets/${intentId}`, { params: { intentId } });
    expect((await visit()).location).toBe(`/bet-slip?notPlaced=${intentId}`);
    await post({ do: 'remove o1' });
    await tap(1);
    expect(await slip()).toMatchObject({ selections: [{ outcomeId: 'o1', result: null }] });
    expect((await visit()).data).toMatchObject({
      metadata: { title: 'Aposta não aceita | Arara' },
      slip: { selections: [{ outcomeId: 'o1', stake: 1000, result: { status: 'rejected' } }] },
    });
  });

  it('is no page for another bettor, nor without a session', async () => {
    const { site, visit } = await openTicket();
    const stranger = openBrowser(site);
    expect((await visit(stranger)).location).toContain('/login');
    await stranger.logIn({ ...BETTOR, userId: 'u-2' });
    expect((await visit(stranger)).status).toBe(404);
  });
});
