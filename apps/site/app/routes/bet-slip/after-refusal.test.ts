import { userFreeBets, validateFreeBet } from '@vitrine/upstream/contract/bet-slip/free-bets';
import { placeBet } from '@vitrine/upstream/contract/bet-slip/tickets';
import { describe, expect, it, vi } from 'vitest';
import { builderEvent, builderMarket, openBetBuilder } from '../../../test/bet-builder.ts';
import {
  aMatch,
  limitRows,
  openBetting,
  operatorOf,
  statusOf,
  ticketAsked,
  tickets,
} from '../../../test/betting.ts';
import { statusError } from '../../../test/operator.ts';
import { action as builderAction, loader as builderLoader } from '../sportsbook/bet-builder.tsx';
import { action, loader } from './bet-slip.tsx';
import { loader as ticketLoader } from './ticket.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

/** A bettor with the outcomes of some matches on the slip. */
async function openSlip(matches = 1) {
  const betting = openBetting(action, { events: [1, 2, 3].map((n) => aMatch(n)) });
  await betting.browser.logIn();
  for (let n = 1; n <= matches; n += 1) await betting.tap(n);
  const operator = operatorOf(betting.site);
  const openPage = async () => (await betting.browser.visit(loader, '/bet-slip')).data;
  /** The operator refuses the next placements of singles or of a multiple. */
  const refuse = (kind: 'multiSingle' | 'multiple', error: string, context: object = {}) =>
    betting.site.operator.at(placeBet.v1[kind]).reply(() => {
      throw statusError(placeBet.v1[kind], 400, { error, context });
    });
  return { ...betting, ...operator, openPage, refuse };
}

/** As `openSlip`, with one free bet of 12.00 that is valid for every bet. */
async function openFreeBet(matches = 1) {
  const betting = await openSlip(matches);
  const { operator } = betting.site;
  operator.at(userFreeBets).reply(() => ({
    data: [
      {
        freeBetId: 'f1',
        stake: 12,
        expirationDate: '2027-01-01T00:00:00Z',
        status: 'Available',
        betTypes: [1, 2, 3, 4, 5, 6],
        eventTypes: ['Prematch', 'Live'],
        minimumOdds: 1,
        gainLimit: null,
      },
    ],
  }));
  const validated = operator.at(validateFreeBet);
  validated.reply(() => ({ data: { isValid: true, rejectionCode: null } }));
  return { ...betting, validated };
}

it.each(['PROVIDER_SWITCH_NOT_ACTIVE', 'DUPLICATE_EVENT_IN_PROVIDERS'])(
  'PLACE-06 %s keeps all items inactive, also those that it does not name',
  async (code) => {
    const { place, slip, refuse } = await openSlip(2);
    refuse('multiple', code, { selectionIndex: 0 });
    await place({ 'stake:multiple': '10' });
    const inactive = { marketStatus: 'inactive', outcomeActive: false };
    expect(await slip()).toMatchObject({ step: 'settingBet', selections: [inactive, inactive] });
  },
);

it('PLACE-06 what two providers both have can be bet on again once one of the selections is removed', async () => {
  const { place, post, slip, multiple, refuse } = await openSlip(3);
  refuse('multiple', 'DUPLICATE_EVENT_IN_PROVIDERS');
  await place({ 'stake:multiple': '10' });
  expect((await slip()).selections.map(({ marketStatus }) => marketStatus)).toEqual(
    Array(3).fill('inactive'),
  );
  await post({ do: 'remove o1' });
  const active = { marketStatus: 'active', outcomeActive: true, result: null };
  expect(await slip()).toMatchObject({ stakeMultiple: 1000, selections: [active, active] });
  multiple.reply(() => tickets());
  expect((await place()).location).toContain('/bet-slip/tickets/');
});

it('PLACE-06 SLIP-14 refused odds keep no market on sale that is suspended since', async () => {
  const { site, place, selection, refuse } = await openSlip();
  refuse('multiSingle', 'ODDS_DIFFERENCE_TOO_HIGH', { selectionIndex: 0, suggestedOdds: 1.7 });
  await place({ 'stake:o1': '10' });
  site.catalogue.held = [aMatch(1, { isSuspended: true })];
  expect(await selection()).toMatchObject({
    marketStatus: 'suspended',
    latest: { odds: 1700 },
    result: { code: 'ODDS_DIFFERENCE_TOO_HIGH' },
  });
});

it('PLACE-06 CUST-03 refused odds keep no custom bet on sale with a part that is suspended since', async () => {
  const betting = openBetBuilder({
    slipAction: action,
    loader: builderLoader,
    action: builderAction,
  });
  await betting.browser.logIn();
  await betting.build({ p: 'a/1 b/1', add: '1' });
  const { outcomeId } = await betting.selection();
  betting.custom.reply(() => {
    throw statusError(placeBet.v1.customBet, 400, {
      error: 'ODDS_DIFFERENCE_TOO_HIGH',
      context: { suggestedOdds: 2.95 },
    });
  });
  await betting.place({ [`stake:${outcomeId}`]: '10' });
  betting.site.catalogue.held = [
    builderEvent({ markets: [builderMarket('a'), builderMarket('b', { status: 'suspended' })] }),
  ];
  expect(await betting.selection()).toMatchObject({
    marketStatus: 'suspended',
    latest: { odds: 2950 },
  });
});

it('PLACE-06 FREE-02 the page tells of refused odds of a free bet, and keeps the suggested ones', async () => {
  const { place, post, openPage, selection, refuse, validated } = await openFreeBet();
  await post({ 'freeBet:o1': 'f1', do: 'update' });
  await openPage();
  refuse('multiSingle', 'ODDS_DIFFERENCE_TOO_HIGH', { selectionIndex: 0, suggestedOdds: 1.7 });
  await place({ 'freeBet:o1': 'f1' });
  const before = validated.calls().length;
  const refused = {
    latest: { odds: 1700 },
    stake: 1200,
    freeBet: { id: 'f1' },
    result: { code: 'ODDS_DIFFERENCE_TOO_HIGH' },
  };
  expect(await openPage()).toMatchObject({ betSlip: { slip: { selections: [refused] } } });
  expect(validated.calls()).toHaveLength(before + 1);
  expect(await selection()).toMatchObject(refused);
});

it('FREE-02 SLIP-11 a free bet that replaces a stake above a limit is not said to be above it', async () => {
  const { place, post, slip, limits } = await openFreeBet(2);
  limits.reply(() => limitRows(1, { message: 'BET_STAKE_OVER_LIMIT', remainingStake: 4 }));
  await place({ 'stake:multiple': '10' });
  await post({ 'freeBet:multiple': 'f1', do: 'update' });
  expect(await slip()).toMatchObject({
    freeBetMultiple: { id: 'f1' },
    stakeMultiple: 1200,
    selections: [{ result: null }, { result: null }],
  });
});

describe('a ticket whose slip has given way', () => {
  async function openGivenWay(fields: Readonly<Record<string, string>>) {
    const betting = await openFreeBet();
    const { status, place, browser, slip } = betting;
    const { intentId } = await slip();
    status.reply((call) => statusOf(ticketAsked(call), 3));
    await place(fields);
    await browser.visit(ticketLoader, `/bet-slip/tickets/${intentId}`, { params: { intentId } });
    await betting.openPage();
    expect((await slip()).step).toBe('initial');
    return { ...betting, intentId };
  }

  it('FREE-02 SLIP-01 gives its selection back without the free bet and the stake of it', async () => {
    const { post, selection, intentId } = await openGivenWay({ 'freeBet:o1': 'f1' });
    await post({ do: 'dismiss rejected', ticket: intentId });
    const back = await selection();
    expect(back.stake).toBeNull();
    expect(back.freeBet).toBeUndefined();
  });

  it('SLIP-01 ends no result of the bet that followed', async () => {
    const { post, place, tap, slip, intentId } = await openGivenWay({ 'stake:o1': '10' });
    await tap(2);
    await place({ 'stake:o2': '10' });
    const next = await slip();
    expect(next.step).toBe('result');
    await post({ do: 'dismiss none', ticket: intentId });
    expect(await slip()).toEqual(next);
  });
});
