import { oddsFromDecimal } from '@vitrine/betting/base/odds';
import {
  FREE_BET_CODES,
  type FreeBetCode,
} from '@vitrine/betting/bet-slip/placing/placement-error';
import { UpstreamTimeout } from '@vitrine/upstream/base/errors';
import { userFreeBets, validateFreeBet } from '@vitrine/upstream/contract/bet-slip/free-bets';
import { placeBet } from '@vitrine/upstream/contract/bet-slip/tickets';
import { describe, expect, it, vi } from 'vitest';
import {
  builderEvent,
  builderMarket,
  EVENT_ID,
  openBetBuilder,
} from '../../../test/bet-builder.ts';
import { openBetting, operatorOf, type TestBetting } from '../../../test/betting.ts';
import { statusError } from '../../../test/operator.ts';
import { keptSlipsOf } from '../../services/bet-slip/kept-slips-store.server.ts';
import { action as builderAction, loader as builderLoader } from '../sportsbook/bet-builder.tsx';
import { action, loader as slipLoader } from './bet-slip.tsx';
import { action as keptSlipAction } from './kept-slip.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

const FREE_BET = {
  freeBetId: 'f1',
  stake: 12,
  expirationDate: '2027-01-01T00:00:00Z',
  status: 'Available' as const,
  betTypes: [1, 2, 3, 4, 5, 6],
  eventTypes: ['Prematch' as const, 'Live' as const],
  minimumOdds: 1,
  gainLimit: null,
};

/** The operator's side of free bets: it lists two, which are valid for every bet. */
function freeBetsOf({ site: { operator } }: Pick<TestBetting, 'site'>) {
  const listed = operator.at(userFreeBets);
  listed.reply(() => ({ data: [FREE_BET, { ...FREE_BET, freeBetId: 'f2', stake: 5 }] }));
  const validated = operator.at(validateFreeBet);
  validated.reply(() => ({ data: { isValid: true, rejectionCode: null } }));
  return { listed, validated };
}

async function openFreeBets() {
  const betting = openBetting(action);
  const operator = freeBetsOf(betting);
  await betting.browser.logIn();
  await betting.tap(1);
  return { ...betting, ...operator };
}

it('FREE-03 a free bet that nobody can look up is not said to be gone: nothing is sent, and it can be chosen again', async () => {
  const { listed, post, place, slip, site } = await openFreeBets();
  listed.reply(() => {
    throw new UpstreamTimeout('freeBets.ofUser', 1_000);
  });
  for (const answer of [
    await place({ 'freeBet:o1': 'f1' }),
    await post({ 'freeBet:o1': 'f1', do: 'update' }),
  ]) {
    expect(answer).toMatchObject({ status: 409, data: { obstacle: { kind: 'freeBetsUnread' } } });
  }
  expect(operatorOf(site).singles.calls()).toEqual([]);
  expect((await slip()).freeBetRefusals).toBeUndefined();

  listed.reply(() => ({ data: [FREE_BET] }));
  expect(await post({ 'freeBet:o1': 'f1', do: 'update' })).toMatchObject({ status: 302 });
  expect((await slip()).selections).toMatchObject([{ freeBet: { id: 'f1' }, stake: 1200 }]);
});

it('FREE-03 a free bet that is not listed any more is refused, and the balance pays', async () => {
  const { listed, post, slip } = await openFreeBets();
  listed.reply(() => ({ data: [] }));
  await post({ 'freeBet:o1': 'f1', do: 'update' });
  expect(await slip()).toMatchObject({
    selections: [{ stake: null }],
    freeBetRefusals: [{ freeBetId: 'f1', code: 'FREEBET_NOT_AVAILABLE' }],
  });
});

describe('the legs that Validate is asked with', () => {
  const leg = (group: number, eventId: string, marketId: string, odds = 1.85) => ({
    GroupId: group,
    EventId: eventId,
    MarketId: marketId,
    Specifiers: '',
    SelectionId: '1',
    TournamentId: 'sr:tournament:325',
    Odds: odds,
  });

  it('FREE-01 are the outcome of a single, and each outcome of a multiple as a group of its own', async () => {
    const { post, tap, validated, browser } = await openFreeBets();
    const look = () => browser.visit(slipLoader, '/bet-slip');
    await post({ 'freeBet:o1': 'f1', do: 'update' });
    await look();
    await tap(2);
    await post({ 'freeBet:multiple': 'f1', do: 'update' });
    await look();
    expect(validated.calls().map(({ body }) => body)).toEqual([
      { FreeBetId: 'f1', BetType: 1, Odds: 1.85, Legs: [leg(1, 'sr:match:1', 'm1')] },
      {
        FreeBetId: 'f1',
        BetType: 2,
        Odds: 3.422,
        Legs: [leg(1, 'sr:match:1', 'm1'), leg(2, 'sr:match:2', 'm2')],
      },
    ]);
  });

  it('FREE-01 are the parts of a custom bet as one group at their latest odds, also at the placing', async () => {
    const betting = openBetBuilder({
      slipAction: action,
      loader: builderLoader,
      action: builderAction,
    });
    const { validated } = freeBetsOf(betting);
    await betting.browser.logIn();
    await betting.build({ p: 'a/1 b/1', add: '1' });
    betting.site.catalogue.held = [
      builderEvent({
        markets: [builderMarket('a'), builderMarket('b', {}, { odds: oddsFromDecimal(1.6) })],
      }),
    ];
    const { outcomeId } = await betting.selection();
    await betting.place({ [`freeBet:${outcomeId}`]: 'f1' });
    expect(validated.calls().at(-1)?.body).toEqual({
      FreeBetId: 'f1',
      BetType: 3,
      Odds: 3.1,
      Legs: [leg(1, EVENT_ID, 'a'), leg(1, EVENT_ID, 'b', 1.6)],
    });
    expect(betting.custom.calls()).toMatchObject([
      { body: { ticketRequest: { stake: 12, freeBet: { freeBetId: 'f1' } } } },
    ]);
  });

  it('FREE-01 are the parts of each custom bet of a parlay, one group for each', async () => {
    const markets = [builderMarket('d'), builderMarket('e')];
    const other = builderEvent({ id: 'sr:match:2', markets });
    const betting = openBetBuilder(
      { slipAction: action, loader: builderLoader, action: builderAction },
      [other],
    );
    const { validated } = freeBetsOf(betting);
    await betting.browser.logIn();
    await betting.build({ p: 'a/1 b/1', add: '1' });
    await betting.build({ p: 'd/1 e/1', add: '1' }, 'sr:match:2');
    await betting.post({ 'freeBet:multiple': 'f1', do: 'update' });
    await betting.browser.visit(slipLoader, '/bet-slip');
    expect(validated.calls().at(-1)?.body).toMatchObject({
      BetType: 6,
      Odds: 9.61,
      Legs: [
        leg(1, EVENT_ID, 'a'),
        leg(1, EVENT_ID, 'b'),
        leg(2, 'sr:match:2', 'd'),
        leg(2, 'sr:match:2', 'e'),
      ],
    });
  });
});

/** Two singles, each paid by a free bet, of which the operator refuses the first at the placement. */
async function openRefused(code: FreeBetCode) {
  const betting = await openFreeBets();
  const { browser, tap, post, place, site } = betting;
  await tap(2);
  await post({ ticketType: 'singles' });
  const chosen = { 'freeBet:o1': 'f1', 'freeBet:o2': 'f2' };
  await post({ ...chosen, do: 'update' });
  operatorOf(site).singles.reply(() => {
    throw statusError(placeBet.v1.multiSingle, 400, {
      error: code,
      context: { indexTicket: 0 },
    });
  });
  await place(chosen);
  const before = betting.listed.calls().length;
  await browser.visit(slipLoader, '/bet-slip');
  return { ...betting, asked: betting.listed.calls().length - before };
}

it.each(FREE_BET_CODES)(
  'FREE-03 %s at the placement takes the refused free bet alone, and the list is asked for again',
  async (code) => {
    const { slip, asked } = await openRefused(code);
    const after = await slip();
    expect(after).toMatchObject({
      step: 'settingBet',
      selections: [
        { outcomeId: 'o1', stake: null, result: { code } },
        { outcomeId: 'o2', stake: 500, freeBet: { id: 'f2' }, result: { code: 'NOT_PLACED' } },
      ],
      freeBetRefusals: [{ target: { outcomeId: 'o1' }, freeBetId: 'f1', code }],
    });
    expect(after.selections[0]?.freeBet).toBeUndefined();
    expect(asked).toBe(1);
  },
);

it('FREE-03 asks for the list again after a refusal by the check, not after one that leaves the free bet as it is', async () => {
  for (const [rejectionCode, isAsked] of [
    ['EXPIRED_FREEBET', 1],
    ['INVALID_EVENT_TYPE', 0],
  ] as const) {
    const { site, browser, listed, post, slip } = await openFreeBets();
    await post({ 'freeBet:o1': 'f1', do: 'update' });
    const check = site.operator.at(validateFreeBet);
    check.reply(() => ({ data: { isValid: false, rejectionCode } }));
    const before = listed.calls().length;
    await browser.visit(slipLoader, '/bet-slip');
    expect(listed.calls().length - before).toBe(isAsked);
    expect((await slip()).freeBetRefusals).toMatchObject([{ code: rejectionCode }]);
  }
});

describe('a slip put aside with a free bet', () => {
  /** Puts the slip aside, and takes it up again. */
  async function keepAndTakeUp({ browser, post, slip }: TestBetting, fields: object) {
    await post({ ...fields, do: 'keep' });
    expect((await slip()).step).toBe('initial');
    const { visitor, context } = await browser.visitor();
    const [kept] = await keptSlipsOf(visitor, context);
    const keptId = kept?.id ?? '';
    const path = `/bet-slip/kept/${keptId}`;
    await browser.submit(keptSlipAction, path, { choice: 'join' }, { params: { keptId } });
    return slip();
  }

  it('FREE-02 comes back without it and without the stake of it as a single', async () => {
    const back = await keepAndTakeUp(await openFreeBets(), { 'freeBet:o1': 'f1' });
    expect(back.selections).toMatchObject([{ outcomeId: 'o1', stake: null }]);
    expect(back.selections[0]?.freeBet).toBeUndefined();
  });

  it('FREE-02 comes back without it and without the stake of it as a multiple', async () => {
    const betting = await openFreeBets();
    await betting.tap(2);
    const back = await keepAndTakeUp(betting, { 'freeBet:multiple': 'f1' });
    expect(back).toMatchObject({ ticketType: 'multiple', stakeMultiple: null });
    expect(back.freeBetMultiple).toBeUndefined();
  });
});
