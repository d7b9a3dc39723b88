import { NOW } from '@vitrine/betting/test/fixtures';
import { balance } from '@vitrine/upstream/contract/wallet/wallet';
import { REMOVED_AFTER_MS } from '@vitrine/betting/bet-slip/bet-slip-removal';
import { SessionEnded, UpstreamTimeout, UpstreamUnreachable } from '@vitrine/upstream/base/errors';
import { placeBet } from '@vitrine/upstream/contract/bet-slip/tickets';
import { describe, expect, it, vi } from 'vitest';
import { readBalance } from '../../services/wallet/balance.server.ts';
import { BETTOR } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { aMatch, openBetting, operatorOf, tickets } from '../../../test/betting.ts';
import { action } from './bet-slip.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

const { name: SINGLES } = placeBet.v1.multiSingle;
const STAKE = { 'stake:o1': '10,50' };

/** A logged-in bettor with match 1 on the slip. */
async function openSlip(options: Parameters<typeof openBetting>[1] = {}) {
  const betting = openBetting(action, options);
  await betting.tap(1);
  await betting.browser.logIn();
  const { singles, multiple, lastIds } = operatorOf(betting.site);
  const refuse = (error: unknown) =>
    singles.reply(() => {
      throw error;
    });
  return { ...betting, singles, multiple, lastIds, refuse };
}

/** A ticket that the operator made under an attempt whose answer was lost. */
function madeUnder(connectionId: string, indexTicket = 0) {
  const createdAt = '2026-03-14T19:00:00Z';
  return { ticketId: 't-lost', connectionId, indexTicket, createdAt };
}

describe('placing a bet', () => {
  it('PLACE-01 PLACE-02 sends a single under its intent, and leads to the ticket', async () => {
    const { place, slip, singles } = await openSlip();
    const { intentId } = await slip();
    expect((await place(STAKE)).location).toBe(`/bet-slip/tickets/${intentId}`);
    expect(singles.calls()).toMatchObject([
      {
        token: 'token-1',
        body: {
          connectionId: intentId,
          ticketRequest: [
            {
              eventId: 'sr:match:1',
              stake: 10.5,
              producerId: 3,
              sportId: 'sr:sport:1',
              oddsChangeType: 1,
              ticketBetSelection: { marketId: 'm1', outcomeValueDecimal: 1.85 },
            },
          ],
        },
      },
    ]);
    expect(await slip()).toMatchObject({ step: 'result', resultStatus: 'success' });
  });

  it('PLACE-01 sends two as one multiple', async () => {
    const { tap, place, multiple } = await openSlip();
    await tap(2);
    await place({ 'stake:multiple': '20' });
    expect(multiple.calls()).toMatchObject([
      { body: { ticketRequest: { stake: 20, counterBets: 2, providerId: 0 } } },
    ]);
  });

  it('answers a script with data, and a form with the ticket’s address', async () => {
    const { post, slip } = await openSlip();
    const { intentId } = await slip();
    expect(await post({ ...STAKE, place: intentId, stay: '1' })).toMatchObject({
      status: 200,
      location: null,
      data: { unread: [], obstacle: null },
    });
  });

  it('WAL-10 has the balance asked for anew', async () => {
    const { site, browser, place } = await openSlip();
    await place(STAKE);
    const { visitor, context } = await browser.visitor();
    await readBalance(visitor, context);
    expect(site.operator.at(balance).calls()).toHaveLength(2);
  });
});

describe('placing twice', () => {
  it('PLACE-12 sends one bet when both clicks come at once', async () => {
    const { post, slip, singles } = await openSlip();
    const { intentId } = await slip();
    const release = singles.hold();
    const both = Promise.all([1, 2].map(() => post({ ...STAKE, place: intentId })));
    setTimeout(release, 20);
    const locations = (await both).map(({ location }) => location);
    expect(locations).toEqual(Array(2).fill(`/bet-slip/tickets/${intentId}`));
    expect(singles.calls()).toHaveLength(1);
  });

  it('PLACE-12 leads to the ticket after a return to the form, even with another stake', async () => {
    const { post, slip, place, singles } = await openSlip();
    const { intentId } = await slip();
    await place(STAKE);
    const again = await post({ 'stake:o1': '500', place: intentId });
    expect(again.location).toBe(`/bet-slip/tickets/${intentId}`);
    expect(singles.calls()).toHaveLength(1);
  });

  it('PLACE-12 an old form changes nothing of the slip that followed, and leads to its ticket', async () => {
    const { post, tap, slip, place, singles } = await openSlip();
    const { intentId } = await slip();
    await place(STAKE);
    await slip();
    await post({ do: 'dismiss none' });
    await tap(1);
    await post({ 'stake:o1': '7', do: 'update' });
    const again = await post({ ...STAKE, place: intentId });
    expect(again.location).toBe(`/bet-slip/tickets/${intentId}`);
    expect(await slip()).toMatchObject({ selections: [{ outcomeId: 'o1', stake: 700 }] });
    expect(singles.calls()).toHaveLength(1);
  });

  it('PLACE-12 SLIP-02 takes no edit while the bet is on its way', async () => {
    const { place, tap, post, slip, singles } = await openSlip();
    const release = singles.hold();
    const placed = place(STAKE);
    while (singles.calls().length === 0) await new Promise(setImmediate);
    expect((await slip()).step).toBe('waiting');
    await tap(2);
    await post({ 'stake:o1': '500', do: 'update' });
    release();
    await placed;
    expect(await slip()).toMatchObject({
      step: 'result',
      resultStatus: 'success',
      selections: [{ outcomeId: 'o1', stake: 1050 }],
    });
  });

  it('PLACE-12 sends nothing for a page that is older than the slip', async () => {
    const { post, tap, slip, singles } = await openSlip();
    const { intentId } = await slip();
    await post({ do: 'clear' });
    await tap(1);
    const answer = await post({ ...STAKE, place: intentId });
    expect(answer).toMatchObject({ status: 409, data: { obstacle: { kind: 'staleForm' } } });
    expect(singles.calls()).toEqual([]);
    expect((await slip()).selections).toMatchObject([{ outcomeId: 'o1', stake: 1050 }]);
  });
});

describe('a form that shows other bets than the slip holds', () => {
  const SHOWN = { 'shown:o1': '1850 Flamengo', 'shown:o2': '1850 Flamengo', shownType: 'multiple' };
  const CHANGED = { status: 409, data: { unread: [], obstacle: { kind: 'slipChanged' } } };

  /** Matches 1 to 3 as a multiple; the first begins before the bettor's page is read again. */
  async function openTreble() {
    const first = { scheduledAt: NOW + 60_000 };
    const betting = await openSlip({ events: [aMatch(1, first), aMatch(2), aMatch(3)] });
    await betting.tap(2);
    await betting.tap(3);
    const { site, slip } = betting;
    site.pass(60_000);
    site.catalogue.held = [aMatch(1, { ...first, status: 'live' }), aMatch(2), aMatch(3)];
    const { intentId } = await slip();
    site.pass(REMOVED_AFTER_MS);
    return { ...betting, intentId };
  }

  it('PLACE-12 SLIP-18 asks again once a selection has left the slip, and places what is left then', async () => {
    const { post, place, slip, multiple, intentId } = await openTreble();
    const stake = { 'stake:multiple': '50' };
    const treble = { ...SHOWN, 'shown:o3': '1850 Flamengo', ...stake };
    expect(await post({ ...treble, place: intentId })).toMatchObject(CHANGED);
    expect(multiple.calls()).toEqual([]);
    expect(await slip()).toMatchObject({
      intentId,
      stakeMultiple: 5000,
      selections: [{ outcomeId: 'o2' }, { outcomeId: 'o3' }],
    });
    const double = { 'shown:o2': '1850 Flamengo', 'shown:o3': '1850 Flamengo' };
    expect((await place({ ...double, shownType: 'multiple', ...stake })).status).toBe(302);
    expect(multiple.calls()).toHaveLength(1);
  });

  it('PLACE-12 asks again when another tab added a selection, or chose the other type of ticket', async () => {
    const { tap, post, place, singles, multiple } = await openSlip();
    await tap(2);
    await post({ 'stake:multiple': '50' });
    const single = { ...STAKE, 'shown:o1': '1850 Flamengo' };
    expect(await place({ ...single, shownType: 'singles' })).toMatchObject(CHANGED);
    expect(await place(single)).toMatchObject(CHANGED);
    await post({ ticketType: 'singles', 'stake:o1': '10', 'stake:o2': '10' });
    expect(await place(SHOWN)).toMatchObject(CHANGED);
    expect([...singles.calls(), ...multiple.calls()]).toEqual([]);
    expect((await place({ ...SHOWN, shownType: 'singles' })).status).toBe(302);
    expect(singles.calls()).toHaveLength(1);
  });

  it('is told to a script with an answer after which the page reads its slip anew', async () => {
    const { tap, place } = await openSlip();
    await tap(2);
    const answer = await place({ ...STAKE, 'shown:o1': '1850 Flamengo', stay: '1' });
    expect(answer).toMatchObject({ ...CHANGED, status: 200 });
  });
});

describe('an answer that is lost', () => {
  it.each([
    ['times out', new UpstreamTimeout(SINGLES, 180_000)],
    ['breaks off', new UpstreamUnreachable(SINGLES, null)],
    ['comes from a gateway', statusError(placeBet.v1.multiSingle, 504)],
  ])(
    'PLACE-05 PLACE-12 TRACK-01 is settled by the operator’s tickets when it %s',
    async (_, error) => {
      const { place, slip, refuse, singles, lastIds, site, browser } = await openSlip();
      browser.allow('measurement');
      const { intentId } = await slip();
      refuse(error);
      lastIds.reply(() => ({ data: [madeUnder('another'), madeUnder(intentId)] }));
      expect((await place(STAKE)).location).toBe(`/bet-slip/tickets/${intentId}`);
      expect(await slip()).toMatchObject({
        step: 'result',
        resultStatus: 'success',
        selections: [{ result: { ticketId: 't-lost', status: 'accepted' } }],
      });
      expect(singles.calls()).toHaveLength(1);
      // One of the network before the operator is counted by itself.
      const isFromGateway = 'status' in error && error.status === 504;
      expect(await site.tracked()).toMatchObject(
        isFromGateway ? [{ name: 'gatewayTimeout', of: 'placement' }] : [],
      );
    },
  );

  it('PLACE-12 PLACE-14 SLIP-01 leaves the slip disconnected while nobody can say', async () => {
    const { site, place, slip, refuse, lastIds } = await openSlip();
    const { intentId } = await slip();
    refuse(new UpstreamTimeout(SINGLES, 180_000));
    lastIds.reply(() => {
      throw new UpstreamTimeout('ticket.lastIds', 5000);
    });
    expect((await place(STAKE)).location).toContain(intentId);
    expect((await slip()).step).toBe('disconnected');
    site.pass(180_001);
    expect((await slip()).step).toBe('disconnected');
    lastIds.reply(() => ({ data: [madeUnder(intentId)] }));
    expect(await slip()).toMatchObject({ step: 'result', resultStatus: 'success' });
  });

  it('PLACE-12 sets the slip free once no ticket can come any more', async () => {
    const { site, place, slip, refuse, singles } = await openSlip();
    const { intentId } = await slip();
    refuse(new UpstreamTimeout(SINGLES, 180_000));
    await place(STAKE);
    site.pass(180_000);
    expect((await slip()).step).toBe('disconnected');
    site.pass(1);
    const free = await slip();
    expect(free).toMatchObject({
      step: 'settingBet',
      selections: [{ outcomeId: 'o1', stake: 1050, result: null }],
    });
    expect(free.intentId).not.toBe(intentId);
    singles.reply(() => tickets());
    expect((await place()).location).toBe(`/bet-slip/tickets/${free.intentId}`);
    expect(singles.calls()).toHaveLength(2);
  });
});

describe('a bet that the operator refuses', () => {
  it('PLACE-06 comes back to the slip at the suggested price', async () => {
    const { site, place, slip, selection, refuse } = await openSlip();
    const { intentId } = await slip();
    refuse(
      statusError(placeBet.v1.multiSingle, 400, {
        error: 'ODDS_DIFFERENCE_TOO_HIGH',
        context: { selectionIndex: 0, suggestedOdds: 1.6 },
      }),
    );
    await place(STAKE);
    const { step, intentId: next } = await slip();
    expect(step).toBe('settingBet');
    expect(next).not.toBe(intentId);
    expect(await selection()).toMatchObject({
      stake: 1050,
      placed: { odds: 1850 },
      latest: { odds: 1600 },
      result: { status: 'rejected', code: 'ODDS_DIFFERENCE_TOO_HIGH' },
    });
    expect(await place()).toMatchObject({
      data: { obstacle: { problems: [{ reason: 'needsAttention' }] } },
    });
    site.catalogue.held = [aMatch(1, { odds: 1.62 })];
    expect(await selection()).toMatchObject({ latest: { odds: 1620 } });
  });

  it.each([
    ['EVENT_MARKET_NOT_ACTIVED', { marketStatus: 'inactive', eventStatus: 'notStarted' }],
    ['EVENT_MATCH_NOT_ACTIVED', { marketStatus: 'inactive', eventStatus: 'closed' }],
    ['PROVIDER_SWITCH_NOT_ACTIVE', { marketStatus: 'inactive', outcomeActive: false }],
  ])('PLACE-06 is off sale after %s, whatever the feed still says', async (error, expected) => {
    const { place, slip, selection, refuse } = await openSlip();
    refuse(statusError(placeBet.v1.multiSingle, 400, { error }));
    await place(STAKE);
    expect((await slip()).step).toBe('settingBet');
    expect(await selection()).toMatchObject(expected);
  });

  it('PLACE-07 says what the stake may still be', async () => {
    const { place, selection, refuse } = await openSlip();
    refuse(
      statusError(placeBet.v1.multiSingle, 400, {
        error: 'BET_STAKE_OVER_LIMIT',
        context: { remainingStake: 4.5 },
      }),
    );
    await place(STAKE);
    expect((await selection()).result).toMatchObject({
      code: 'BET_STAKE_OVER_LIMIT',
      allowedStake: 450,
    });
  });

  it('PLACE-03 is said so when nothing was placed, and can be sent again', async () => {
    const { place, slip, refuse, singles } = await openSlip();
    refuse(statusError(placeBet.v1.multiSingle, 404));
    expect(await place(STAKE)).toMatchObject({
      status: 409,
      data: { obstacle: { kind: 'failed' } },
    });
    expect(await slip()).toMatchObject({ step: 'settingBet', selections: [{ stake: 1050 }] });
    singles.reply(() => tickets());
    expect((await place()).location).toContain('/bet-slip/tickets/');
  });
});

describe('placing while the operator bars the account', () => {
  it.each([
    [403, 'SELF_EXCLUDED', 'selfExclusion'],
    [403, 'INTERNAL_BLOCKED', 'internallyBlocked'],
    [406, 'SELF_BLOCKED', 'selfBlocked'],
    [423, undefined, 'blocked'],
    [451, undefined, 'restrictedRegion'],
  ])('PLACE-03 a %i %s is said as it is, the slip kept', async (status, error, reason) => {
    const { place, slip, refuse } = await openSlip();
    refuse(statusError(placeBet.v1.multiSingle, status, error ? { error } : {}));
    expect(await place(STAKE)).toMatchObject({
      status: 409,
      data: { obstacle: { kind: 'barred', reason } },
    });
    expect(await slip()).toMatchObject({ step: 'settingBet', selections: [{ stake: 1050 }] });
  });
});

describe('placing without a session', () => {
  it('leads a guest to the log-in page, the stake kept', async () => {
    const { tap, place, selection, site } = openBetting(action);
    await tap(1);
    expect((await place(STAKE)).location).toBe('/login?returnTo=%2Fbet-slip');
    expect((await selection()).stake).toBe(1050);
    expect(operatorOf(site).singles.calls()).toEqual([]);
  });

  it('SESS-08 leads to the log-in page when it ends on the way, the slip kept', async () => {
    const { place, slip, refuse } = await openSlip();
    refuse(new SessionEnded('refreshRefused', 'over'));
    const { location } = await place(STAKE);
    expect(location).toMatch(/^\/login\?returnTo=%2Fbet-slip%3Fkept%3D[\w-]{36}&reason=ended$/);
    expect(await slip()).toMatchObject({
      step: 'settingBet',
      selections: [{ outcomeId: 'o1', stake: 1050, result: null }],
    });
  });
});

describe('a slip that another bettor of this browser placed', () => {
  it('is free for who logs in next', async () => {
    const { site, browser, place, slip, singles } = await openSlip();
    operatorOf(site).status.reply(() => ({ data: { ticketId: 't-0', status: 0 } }));
    await place(STAKE);
    expect((await slip()).step).toBe('waiting');
    await browser.logIn({ ...BETTOR, userId: 'u-2' });
    expect((await slip()).step).toBe('settingBet');
    expect((await place()).location).toContain('/bet-slip/tickets/');
    expect(singles.calls()).toHaveLength(2);
  });
});
