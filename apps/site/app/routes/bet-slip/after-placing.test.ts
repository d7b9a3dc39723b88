import { describe, expect, it, vi } from 'vitest';
import { aMatch, openBetting, operatorOf, statusOf, ticketAsked } from '../../../test/betting.ts';
import { undecidedIds } from '../../services/bet-slip/undecided-bets.server.ts';
import { action, loader } from './bet-slip.tsx';
import { loader as ticketLoader } from './ticket.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

const EVENTS = [1, 2, 3].map((n) => aMatch(n));
const TAP_2 = { tap: '1850 sr:match:2 o2', returnTo: '/esportes/futebol' };

/** A bettor who placed the outcome of match 1, and where its ticket stands. */
async function openPlaced(status: 0 | 2 | 3 = 2) {
  const betting = openBetting(action, { events: EVENTS });
  await betting.browser.logIn();
  const operator = operatorOf(betting.site);
  const settle = (next: 0 | 2 | 3) =>
    operator.status.reply((call) => statusOf(ticketAsked(call), next));
  settle(0);
  await betting.tap(1);
  const { intentId } = await betting.slip();
  await betting.place({ 'stake:o1': '10' });
  settle(status);
  const openTicket = () =>
    betting.browser.visit(ticketLoader, `/bet-slip/tickets/${intentId}`, { params: { intentId } });
  const openSlip = () => betting.browser.visit(loader, '/bet-slip');
  return { ...betting, intentId, settle, openTicket, openSlip };
}

it('PLACE-12 a bet whose end the slip has told is looked up no more before the next one is placed', async () => {
  const { browser, openSlip, settle } = await openPlaced(0);
  const undecided = async () => {
    const { visitor, context } = await browser.visitor();
    return undecidedIds(visitor.session?.user.id ?? '', context);
  };
  await openSlip();
  expect(await undecided()).toHaveLength(1);
  settle(2);
  await openSlip();
  expect(await undecided()).toEqual([]);
});

describe('a tap after placing', () => {
  it('SLIP-02 leads to the page that says why while the bet is confirmed', async () => {
    const { post, slip } = await openPlaced(0);
    expect((await post(TAP_2)).location).toBe('/bet-slip');
    expect(await slip()).toMatchObject({
      step: 'waiting',
      isExpanded: true,
      warning: { code: 'betUnderWay' },
      selections: [{ outcomeId: 'o1' }],
    });
  });

  it('SLIP-02 leads to the result that nobody saw yet, where it is offered', async () => {
    const { post, slip, openSlip, intentId } = await openPlaced();
    expect((await post(TAP_2)).location).toBe('/bet-slip');
    expect(await openSlip()).toMatchObject({
      data: {
        betSlip: {
          slip: { step: 'result', offered: { outcomeId: 'o2' }, warning: null },
        },
      },
    });
    await post({ newSlip: '1850 sr:match:2 o2' });
    const next = await slip();
    expect(next).toMatchObject({ step: 'settingBet', selections: [{ outcomeId: 'o2' }] });
    expect(next.intentId).not.toBe(intentId);
  });

  it('SLIP-01 SLIP-02 begins a new slip once the result was seen on another page', async () => {
    const { post, slip, openTicket } = await openPlaced();
    await openTicket();
    expect((await post(TAP_2)).location).toBe('/esportes/futebol#slip:o2');
    expect(await slip()).toMatchObject({ step: 'settingBet', selections: [{ outcomeId: 'o2' }] });
  });

  it('SLIP-01 SLIP-02 begins a new slip once the result was seen for 10 s', async () => {
    const { site, post, slip, intentId } = await openPlaced();
    await slip();
    const seen = { do: `resultSeen ${intentId}`, returnTo: '/esportes/futebol', stay: '1' };
    await post(seen);
    await post(TAP_2);
    expect(await slip()).toMatchObject({ step: 'result', offered: { outcomeId: 'o2' } });
    site.pass(10_000);
    await post({ ...TAP_2, tap: '1850 sr:match:3 o3' });
    expect(await slip()).toMatchObject({
      step: 'settingBet',
      selections: [{ outcomeId: 'o2' }, { outcomeId: 'o3' }],
    });
  });

  it.each([
    [0, 'waiting', 'betUnderWay'],
    [2, 'result', 'outcomeNotActive'],
  ] as const)(
    'SLIP-02 on an outcome that nobody can price toggles the slip, and a word says why: status %s',
    async (status, step, code) => {
      const { post, slip } = await openPlaced(status);
      expect((await post({ ...TAP_2, tap: '1850 sr:match:9 o9' })).location).toBe('/bet-slip');
      expect(await slip()).toMatchObject({ step, isExpanded: true, warning: { code } });
    },
  );

  it('SLIP-02 begins a new slip, which says so when nobody can price what was offered', async () => {
    const { site, post, slip } = await openPlaced();
    await post(TAP_2);
    site.catalogue.held = [];
    await post({ newSlip: '1850 sr:match:2 o2' });
    expect(await slip()).toMatchObject({
      step: 'initial',
      selections: [],
      warning: { code: 'outcomeNotActive' },
    });
  });

  it('SLIP-05 leads to the page that says so when it is refused', async () => {
    const { site, browser, post, slip } = await openPlaced();
    await browser.arrive();
    site.catalogue.held = [aMatch(2, { isSuspended: true })];
    expect((await post(TAP_2)).location).toBe('/bet-slip');
    expect(await slip()).toMatchObject({ step: 'initial', warning: { code: 'outcomeNotActive' } });
    site.pass(4000);
    expect((await slip()).warning).toBeNull();
  });
});

describe('a result', () => {
  it('SLIP-01 stays on the page where it was seen, and gives way on another', async () => {
    const { openSlip, openTicket, slip, intentId } = await openPlaced();
    const result = { data: { betSlip: { slip: { step: 'result', intentId } } } };
    expect(await openSlip()).toMatchObject(result);
    expect(await openSlip()).toMatchObject(result);
    await openTicket();
    expect(await slip()).toMatchObject({ step: 'initial', lastIntentId: intentId });
  });

  it('SLIP-01 gives way to the script that had it on screen for 10 s, not before', async () => {
    const { site, openSlip, post, slip } = await openPlaced();
    await openSlip();
    site.pass(9_999);
    await post({ do: 'resultExpired', stay: '1' });
    expect((await slip()).step).toBe('result');
    site.pass(1);
    await post({ do: 'resultExpired', stay: '1' });
    expect((await slip()).step).toBe('initial');
  });

  it('SLIP-01 that has given way lets what was refused be set again from its ticket', async () => {
    const { openTicket, openSlip, post, slip, intentId } = await openPlaced(3);
    await openTicket();
    await openSlip();
    expect((await slip()).step).toBe('initial');
    expect((await post({ do: 'dismiss rejected', ticket: intentId })).location).toBe('/bet-slip');
    expect(await slip()).toMatchObject({
      step: 'settingBet',
      selections: [{ outcomeId: 'o1', stake: 1000, result: null }],
    });
  });
});
