import { betsByRange } from '@vitrine/upstream/contract/bets/bets';
import { calculateOdds } from '@vitrine/upstream/contract/bet-slip/custom-bets';
import { cashOutSports } from '@vitrine/upstream/contract/bets/cash-out';
import {
  ownReplicationData,
  sharedReplicationData,
  shareTicket,
} from '@vitrine/upstream/contract/bets/replication';
import { describe, expect, it, vi } from 'vitest';
import { builderEvent, EVENT_ID } from '../../../test/bet-builder.ts';
import { aMatch, openBetting, operatorOf } from '../../../test/betting.ts';
import { openBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { wireBet } from '../../../test/wire-bet.ts';
import { wireSharedSelection } from '../../../test/wire-shared-selection.ts';
import type { RepeatedBetFound } from '../../shapes/bets/repeated-bet.ts';
import { action as slipAction } from '../bet-slip/bet-slip.tsx';
import { loader as detailsLoader } from './bet-details.tsx';
import { action as repeatAction, loader as repeatLoader } from './repeat-bet.tsx';
import { action as shareAction } from './share-bet.ts';
import { action as sharedAction, loader as sharedLoader } from './shared-bet.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

const NUMBER = '9007199254740993123';
const OWN = { path: `/bet-history/${NUMBER}/repeat`, at: { params: { betNumber: NUMBER } } };
const SHARED = { path: '/shared-bet/aB3-_x', at: { params: { code: 'aB3-_x' } } };

/** A ticket of two matches, of which the site offers those given. */
function openTicket(events = [aMatch(1), aMatch(2)]) {
  const betting = openBetting(slipAction, { events });
  const { operator } = betting.site;
  const single = (n: number) => ({
    isCustom: false,
    odds: 1.85,
    selections: [wireSharedSelection(n)],
  });
  const ticket = () => ({
    data: { betNumber: NUMBER, betType: 2 as const, items: [single(1), single(2)] },
  });
  const own = operator.at(ownReplicationData);
  const shared = operator.at(sharedReplicationData);
  own.reply(ticket);
  shared.reply(ticket);
  return { ...betting, own, shared };
}

/** A ticket with one custom bet, of the first outcomes of these markets. */
function customTicket(...marketIds: readonly string[]) {
  const selections = marketIds.map((marketId) => ({
    ...wireSharedSelection(1),
    matchId: EVENT_ID,
    marketId,
    outcomeId: `${marketId}/1`,
  }));
  return {
    betNumber: NUMBER,
    betType: 3 as const,
    items: [{ isCustom: true, odds: 3.1, selections }],
  };
}

function foundOf({ data }: { readonly data: unknown }): RepeatedBetFound {
  return (data as { readonly found: RepeatedBetFound }).found;
}

describe('/shared-bet/:code', () => {
  it('REPL-01 shows a guest the selections at the prices of now, beside those of the ticket', async () => {
    const { browser, shared } = openTicket();
    const answer = await browser.visit(sharedLoader, SHARED.path, SHARED.at);
    expect(answer.status).toBe(200);
    expect(foundOf(answer)).toMatchObject({
      kind: 'found',
      bet: {
        betNumber: NUMBER,
        selections: [
          {
            outcomeId: 'o1',
            presentOdds: 1850,
            placedOdds: 1700,
            eventName: 'Flamengo – Palmeiras',
          },
          { outcomeId: 'o2', presentOdds: 1850 },
        ],
      },
    });
    expect(shared.calls()).toMatchObject([{ params: { id: 'aB3-_x' }, token: null }]);
  });

  it('REPL-02 puts it on a guest’s slip, and the bet names its original', async () => {
    const { browser, slip, place, site } = openTicket();
    const { location } = await browser.submit(sharedAction, SHARED.path, {}, SHARED.at);
    expect(location).toBe('/bet-slip');
    const { selections, warning, ticketType } = await slip();
    const replicate = { ticketId: NUMBER, type: 'shared' };
    expect(selections).toMatchObject([
      { outcomeId: 'o1', replicate, stake: null, placed: { odds: 1850 } },
      { outcomeId: 'o2', replicate },
    ]);
    expect([warning, ticketType]).toEqual([null, 'multiple']);

    await browser.logIn();
    await place({ 'stake:multiple': '5,00' });
    expect(operatorOf(site).multiple.calls()).toMatchObject([
      {
        body: {
          ticketRequest: {
            replicationMetadata: {
              isSharedBet: true,
              isReplicatedBet: false,
              originalBetNumber: NUMBER,
            },
          },
        },
      },
    ]);
  });

  it('REPL-02 names its original also where an outcome of it stands on the slip already', async () => {
    const { browser, tap, slip, place, site } = openTicket();
    await tap(1, 1800);
    await browser.submit(sharedAction, SHARED.path, {}, SHARED.at);
    const replicate = { ticketId: NUMBER, type: 'shared' };
    expect((await slip()).selections).toMatchObject([
      { outcomeId: 'o1', replicate, placed: { odds: 1800 } },
      { outcomeId: 'o2', replicate },
    ]);
    await browser.logIn();
    await place({ 'stake:multiple': '5,00' });
    const named = { isSharedBet: true, originalBetNumber: NUMBER };
    expect(operatorOf(site).multiple.calls()).toMatchObject([
      { body: { ticketRequest: { replicationMetadata: named } } },
    ]);
  });

  it.each([
    ['is suspended', aMatch(2, { isSuspended: true })],
    ['is over', aMatch(2, { status: 'ended' })],
  ])('REPL-02 what %s is said so, and left out of the slip with a word', async (_, second) => {
    const isListed = second.status !== 'ended';
    const { browser, slip } = openTicket(isListed ? [aMatch(1), second] : [aMatch(1)]);
    const found = foundOf(await browser.visit(sharedLoader, SHARED.path, SHARED.at));
    expect(found).toMatchObject({
      bet: { selections: [{ presentOdds: 1850 }, { outcomeId: 'o2', presentOdds: null }] },
    });
    await browser.submit(sharedAction, SHARED.path, {}, SHARED.at);
    const { selections, warning } = await slip();
    expect(selections.map(({ outcomeId }) => outcomeId)).toEqual(['o1']);
    expect(warning?.code).toBe('someLeftOut');
  });

  it('REPL-02 leaves what is hidden out', async () => {
    const { browser, site, slip } = openTicket();
    site.catalogue.hidden.add('sr:match:2');
    expect(foundOf(await browser.visit(sharedLoader, SHARED.path, SHARED.at))).toMatchObject({
      bet: { selections: [{ presentOdds: 1850 }, { presentOdds: null }] },
    });
    await browser.submit(sharedAction, SHARED.path, {}, SHARED.at);
    expect((await slip()).selections).toHaveLength(1);
  });

  it('REPL-02 CUST-03 a custom bet is put on the slip from its parts, at the price of CalculateOdds', async () => {
    const { browser, site, shared, slip } = openTicket([builderEvent()]);
    shared.reply(() => ({ data: customTicket('a', 'b') }));
    const odds = site.operator.at(calculateOdds);
    odds.reply(() => ({ data: { odds: 3.1 } }));
    expect(foundOf(await browser.visit(sharedLoader, SHARED.path, SHARED.at))).toMatchObject({
      bet: {
        selections: [
          {
            outcomeName: 'Resultado a/1 + Resultado b/1',
            marketName: 'Crie sua aposta',
            presentOdds: 3100,
            placedOdds: null,
          },
        ],
      },
    });
    await browser.submit(sharedAction, SHARED.path, {}, SHARED.at);
    const { selections, warning } = await slip();
    expect(selections).toMatchObject([
      {
        isCustom: true,
        eventId: EVENT_ID,
        picks: [{ outcomeId: 'a/1' }, { outcomeId: 'b/1' }],
        placed: { odds: 3100, outcomeName: 'Resultado a/1 + Resultado b/1' },
        replicate: { ticketId: NUMBER, type: 'shared' },
      },
    ]);
    expect(warning).toBeNull();
    expect(odds.calls()[0]).toMatchObject({
      body: {
        urnEvent: EVENT_ID,
        marketPunterSelections: [{ marketId: 'a' }, { marketId: 'b' }],
      },
    });
  });

  it.each([
    ['has lost a part', customTicket('a', 'gone'), 3.1],
    ['has no price', customTicket('a', 'b'), null],
    ['is told with one part', customTicket('a'), 3.1],
  ])('REPL-02 CUST-03 a custom bet that %s is left out with a word', async (_, ticket, price) => {
    const { browser, site, shared, slip } = openTicket([builderEvent()]);
    shared.reply(() => ({ data: ticket }));
    site.operator.at(calculateOdds).reply(() => {
      if (price === null) throw statusError(calculateOdds, 503);
      return { data: { odds: price } };
    });
    expect(foundOf(await browser.visit(sharedLoader, SHARED.path, SHARED.at))).toMatchObject({
      bet: { selections: [{ presentOdds: null }] },
    });
    await browser.submit(sharedAction, SHARED.path, {}, SHARED.at);
    expect(await slip()).toMatchObject({ selections: [], warning: { code: 'someLeftOut' } });
  });

  it('REPL-01 a code that nobody knows is a 404; while the operator fails the page says so', async () => {
    const { browser, shared } = openTicket();
    shared.reply(() => {
      throw statusError(sharedReplicationData, 404, { error: 'TICKET_WAS_NOT_FOUND' });
    });
    const unknown = await browser.visit(sharedLoader, SHARED.path, SHARED.at);
    expect([unknown.status, foundOf(unknown)]).toEqual([404, { kind: 'notFound' }]);
    expect((await browser.submit(sharedAction, SHARED.path, {}, SHARED.at)).location).toBe(
      SHARED.path,
    );
    shared.reply(() => {
      throw statusError(sharedReplicationData, 503);
    });
    const failed = await browser.visit(sharedLoader, SHARED.path, SHARED.at);
    expect([failed.status, foundOf(failed)]).toEqual([200, { kind: 'unreadable' }]);
    const params = { params: { code: 'a/b' } };
    expect((await browser.visit(sharedLoader, '/shared-bet/a%2Fb', params)).status).toBe(404);
  });
});

describe('/bet-history/:betNumber/repeat', () => {
  it('REPL-01 REPL-02 repeats a bet of one’s own beside what is on the slip', async () => {
    const { browser, own, slip, tap } = openTicket([aMatch(1), aMatch(2), aMatch(3)]);
    await tap(3);
    await browser.logIn();
    expect(foundOf(await browser.visit(repeatLoader, OWN.path, OWN.at)).kind).toBe('found');
    expect(own.calls()).toMatchObject([{ params: { id: NUMBER }, token: 'token-1' }]);
    const { location } = await browser.submit(repeatAction, OWN.path, {}, OWN.at);
    expect(location).toBe('/bet-slip');
    expect((await slip()).selections.map(({ replicate }) => replicate?.type)).toEqual([
      undefined,
      'replicated',
      'replicated',
    ]);
  });

  it('is for bettors, and puts nothing on a slip for a form of another site', async () => {
    const { browser, site, slip } = openTicket();
    const guest = await browser.visit(repeatLoader, OWN.path, OWN.at);
    expect(guest.location).toBe(`/login?returnTo=${encodeURIComponent(OWN.path)}`);
    const foreign = openBrowser(site, { 'Sec-Fetch-Site': 'cross-site' });
    await foreign.logIn();
    const answer = await foreign.submit(repeatAction, OWN.path, {}, OWN.at);
    expect(answer.location).toBe(OWN.path);
    expect((await slip()).selections).toEqual([]);
  });
});

describe('/bet-history/:betNumber/share', () => {
  it('REPL-01 makes a link of the bet, which its page shows', async () => {
    const { browser, site } = openTicket();
    const sharing = site.operator.at(shareTicket);
    sharing.reply(() => ({ data: { sharedId: 'aB3-_x' } }));
    await browser.logIn();
    const { location } = await browser.submit(
      shareAction,
      `/bet-history/${NUMBER}/share`,
      {},
      OWN.at,
    );
    expect(location).toBe(`/bet-history/${NUMBER}?compartilhada=aB3-_x`);
    expect(sharing.calls()).toMatchObject([{ params: { id: NUMBER }, token: 'token-1' }]);

    site.operator.at(cashOutSports).reply(() => ({ data: [] }));
    site.operator.at(betsByRange).reply(() => ({
      results: [wireBet(NUMBER)],
      metadata: { pages: 1, totalRows: 1, pageSize: 10 },
    }));
    const { publicUrl } = site.context().config;
    const shown = async (search: string) =>
      (await browser.visit(detailsLoader, `/bet-history/${NUMBER}${search}`, OWN.at)).data;
    expect(await shown('?compartilhada=aB3-_x')).toMatchObject({
      sharing: { link: new URL('/shared-bet/aB3-_x', publicUrl).href },
    });
    expect(await shown('?compartilhada=//evil.example')).toMatchObject({ sharing: null });
  });

  it('REPL-01 says that no link could be made', async () => {
    const { browser, site } = openTicket();
    site.operator.at(shareTicket).reply(() => {
      throw statusError(shareTicket, 503);
    });
    await browser.logIn();
    const { location } = await browser.submit(
      shareAction,
      `/bet-history/${NUMBER}/share`,
      {},
      OWN.at,
    );
    expect(location).toBe(`/bet-history/${NUMBER}?falhou=1`);
  });

  it('REPL-01 says so as well of a code that no link can carry', async () => {
    const { browser, site } = openTicket();
    site.operator.at(shareTicket).reply(() => ({ data: { sharedId: 'a/b==' } }));
    await browser.logIn();
    const path = `/bet-history/${NUMBER}/share`;
    const { location } = await browser.submit(shareAction, path, {}, OWN.at);
    expect(location).toBe(`/bet-history/${NUMBER}?falhou=1`);
  });

  it('REPL-01 waits for the link some seconds at most, not for the longest time of a call', async () => {
    const { browser, site } = openTicket();
    site.operator.at(shareTicket).reply(() => ({ data: { sharedId: 'aB3-_x' } }));
    await browser.logIn();
    const call = vi.spyOn(site.operator.client, 'call');
    await browser.submit(shareAction, `/bet-history/${NUMBER}/share`, {}, OWN.at);
    const deadlineMs = expect.toSatisfy((ms: number) => ms <= 10_000) as number;
    expect(call).toHaveBeenCalledWith(shareTicket, expect.objectContaining({ deadlineMs }));
  });
});
