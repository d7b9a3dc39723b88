import { betsByRange } from '@vitrine/upstream/contract/bets/bets';
import {
  calculateCashOut,
  cashOutCommission,
  cashOutSports,
  cashOutStatus,
  placeCashOut,
} from '@vitrine/upstream/contract/bets/cash-out';
import { SessionEnded, UpstreamTimeout } from '@vitrine/upstream/base/errors';
import { describe, expect, it } from 'vitest';
import { openBrowser, type PageAnswer, type TestBrowser } from '../../../test/browser.ts';
import { statusError } from '../../../test/operator.ts';
import { openTestSite } from '../../../test/site.ts';
import { wireBet } from '../../../test/wire-bet.ts';
import type { ShownCashOut } from '../../shapes/bets/shown-cash-out.ts';
import { action, loader } from './cash-out.tsx';
import { loader as valueLoader } from './cash-out-value.ts';

const NUMBER = '9007199254740993123';
const PATH = `/bet-history/${NUMBER}/cash-out`;
const AT = { params: { betNumber: NUMBER } };
const OFFER_LIFE_MS = 10_000;
const CALL_BOUND_MS = 180_000;

type WireBet = ReturnType<typeof wireBet>;

/** What is another with a bet than with an open multiple. */
type GivenBet = Partial<Omit<WireBet, 'betType'>> & {
  readonly betType?: WireBet['betType'] | 3 | 6;
};

/** A bettor with one open multiple, whose value the test sets in whole currency units. */
async function openBet(given: GivenBet = {}) {
  const site = openTestSite();
  const browser = openBrowser(site);
  await browser.logIn();
  const { operator } = site;
  const bet = { ...wireBet(NUMBER), isCashoutBlocked: false, ...given };
  operator.at(betsByRange).reply(({ query }) => {
    const isHere = ((query as { status: number }).status === 0) === (bet.betStatus === 4);
    return {
      results: isHere ? [bet] : [],
      metadata: { pages: 1, totalRows: isHere ? 1 : 0, pageSize: 10 },
    };
  });
  operator.at(cashOutSports).reply(() => ({ data: [{ sportId: 'sr:sport:1', isEnabled: true }] }));
  operator.at(cashOutCommission).reply(() => ({ data: { commission: 5 } }));
  const quotes = operator.at(calculateCashOut.multiple);
  const places = operator.at(placeCashOut.multiple);
  const statuses = operator.at(cashOutStatus);
  let offers = 0;
  const offerOf = (amount: number) => ({
    cashoutId: `offer-${++offers}`,
    betNumber: NUMBER,
    amount,
    expiresAt: new Date(site.now() + OFFER_LIFE_MS).toISOString(),
  });
  const worth = (amount: number) => quotes.reply(() => ({ data: offerOf(amount) }));
  const state = (cashoutId: string, status: 0 | 2 | 3, amount: number) => ({
    data: { cashoutId, betNumber: NUMBER, status, amount, rejectCode: null },
  });
  worth(14.2);
  places.reply(({ body }) => {
    const { cashoutId, amount } = body as { cashoutId: string; amount: number };
    return state(cashoutId, 0, amount);
  });
  const ends = (status: 0 | 2 | 3) =>
    statuses.reply(({ params }) => state((params as { id: string }).id, status, 14.2));
  ends(0);
  return { site, browser, quotes, places, statuses, worth, ends, offerOf };
}

function shownOf({ data }: PageAnswer): ShownCashOut {
  return (data as { question: { shown: ShownCashOut } }).question.shown;
}

async function ask(browser: TestBrowser, query = ''): Promise<ShownCashOut> {
  const answer = await browser.visit(loader, PATH + query, AT);
  // A page that learned that money came opens again.
  return answer.location === PATH + query ? ask(browser, query) : shownOf(answer);
}

/** The fields of the form that confirms a shown offer. */
function formOf({ cashOut, attempts }: ShownCashOut) {
  if (cashOut.state !== 'confirm') throw new Error(`There is no form: ${cashOut.state}`);
  const { id, value, expiresAt } = cashOut.offer;
  return {
    'cash-out': 'confirm',
    attempt: String(attempts),
    type: 'multiple',
    offer: id,
    value: String(value),
    expiresAt: String(expiresAt),
  };
}

function confirm(browser: TestBrowser, form: ReturnType<typeof formOf>) {
  return browser.submit(action, PATH, form, AT);
}

describe('/bet-history/:betNumber/cash-out', () => {
  it('CASH-02 asks about the operator’s present value, with its commission', async () => {
    const { browser, quotes } = await openBet();
    const answer = await browser.visit(loader, PATH, AT);
    expect(answer.data).toMatchObject({ question: { commission: 5 } });
    expect(shownOf(answer)).toEqual({
      cashOut: {
        state: 'confirm',
        changedFrom: null,
        offer: expect.objectContaining({ value: 1420 }),
      },
      attempts: 0,
      problem: null,
    });
    expect(quotes.calls()).toMatchObject([{ params: { id: NUMBER }, token: 'token-1' }]);
  });

  it('CASH-03 says that the value is another than the one that was tapped', async () => {
    const { browser } = await openBet();
    const { cashOut } = await ask(browser, '?valor=1500');
    expect(cashOut).toMatchObject({ state: 'confirm', changedFrom: 1500, offer: { value: 1420 } });
    expect((await ask(browser, '?valor=1420')).cashOut).toMatchObject({ changedFrom: null });
    expect((await ask(browser, '?valor=14.20')).cashOut).toMatchObject({ changedFrom: null });
  });

  it('CASH-01 CASH-02 CASH-03 takes the value that was confirmed, and waits for its end', async () => {
    const { browser, places, ends } = await openBet();
    const { location } = await confirm(browser, formOf(await ask(browser)));
    expect(location).toBe(PATH);
    expect(places.calls()).toMatchObject([
      { body: { cashoutId: 'offer-1', betNumber: NUMBER, amount: 14.2 } },
    ]);
    expect(await ask(browser)).toMatchObject({ cashOut: { state: 'pending' }, problem: null });
    ends(2);
    expect((await ask(browser)).cashOut).toEqual({ state: 'success', value: 1420 });
    ends(3);
    expect((await ask(browser)).cashOut).toEqual({ state: 'success', value: 1420 });
  });

  it.each([
    [3, 'custom'],
    [6, 'customBetParlay'],
  ] as const)(
    'CASH-02 values and takes a bet of type %i by the calls of custom bets',
    async (betType, type) => {
      const { site, browser, quotes, places, offerOf, ends } = await openBet({ betType });
      const custom = {
        quotes: site.operator.at(calculateCashOut.customBet),
        places: site.operator.at(placeCashOut.customBet),
      };
      custom.quotes.reply(() => ({ data: offerOf(17.5) }));
      custom.places.reply(({ body }) => {
        const { cashoutId, amount } = body as { cashoutId: string; amount: number };
        return { data: { cashoutId, betNumber: NUMBER, status: 0, amount, rejectCode: null } };
      });
      const shown = await ask(browser);
      expect(shown).toMatchObject({ cashOut: { state: 'confirm', offer: { value: 1750 } } });
      await confirm(browser, { ...formOf(shown), type });
      expect(custom.quotes.calls().at(-1)).toMatchObject({
        params: { id: NUMBER },
        token: 'token-1',
      });
      expect(custom.places.calls()).toMatchObject([
        { body: { cashoutId: 'offer-1', betNumber: NUMBER, amount: 17.5 }, token: 'token-1' },
      ]);
      expect([...quotes.calls(), ...places.calls()]).toEqual([]);
      ends(2);
      expect((await ask(browser)).cashOut).toMatchObject({ state: 'success' });
    },
  );

  it('CASH-03 sends one form once, and one of two tabs', async () => {
    const { browser, places, quotes } = await openBet();
    const form = formOf(await ask(browser));
    const other = formOf(await ask(browser));
    expect(other.offer).not.toBe(form.offer);
    const answers = await Promise.all([
      confirm(browser, form),
      confirm(browser, form),
      confirm(browser, other),
    ]);
    expect(answers.map(({ location }) => location)).toEqual([PATH, PATH, PATH]);
    await confirm(browser, other);
    expect(places.calls()).toHaveLength(1);
    const asked = quotes.calls().length;
    expect((await ask(browser)).cashOut.state).toBe('pending');
    expect(quotes.calls()).toHaveLength(asked);
  });

  it('CASH-01 CASH-03 one that is rejected leaves the bet open; the old form sends nothing again', async () => {
    const { browser, places, ends } = await openBet();
    const form = formOf(await ask(browser));
    await confirm(browser, form);
    ends(3);
    expect((await ask(browser)).cashOut).toEqual({ state: 'error' });
    await confirm(browser, form);
    expect(places.calls()).toHaveLength(1);

    const next = await ask(browser, '?novo=1');
    expect(next).toMatchObject({ cashOut: { state: 'confirm' }, attempts: 1 });
    await confirm(browser, formOf(next));
    expect(places.calls()).toHaveLength(2);
    expect((await ask(browser)).cashOut.state).toBe('error');
    ends(2);
    expect((await ask(browser)).cashOut.state).toBe('error');
  });

  it('CASH-03 asks again when the operator answers with another value', async () => {
    const { browser, places, worth, offerOf } = await openBet();
    const form = formOf(await ask(browser));
    worth(13.15);
    places.reply(() => {
      throw statusError(placeCashOut.multiple, 400, {
        error: 'CASHOUT_VALUE_CHANGED',
        context: offerOf(13.15),
      });
    });
    const { location } = await confirm(browser, form);
    expect(location).toBe(`${PATH}?valor=1420`);
    const again = await ask(browser, '?valor=1420');
    expect(again).toMatchObject({
      cashOut: { state: 'confirm', changedFrom: 1420, offer: { value: 1315 } },
      attempts: 1,
    });
  });

  it('CASH-03 an offer that has expired is taken at its value, or asked about again', async () => {
    const { site, browser, places, worth } = await openBet();
    const form = formOf(await ask(browser));
    site.pass(OFFER_LIFE_MS);
    worth(14.19);
    expect((await confirm(browser, form)).location).toBe(`${PATH}?valor=1420`);
    worth(14.21);
    expect((await confirm(browser, form)).location).toBe(`${PATH}?valor=1420`);
    expect(places.calls()).toEqual([]);
    worth(14.2);
    expect((await confirm(browser, form)).location).toBe(PATH);
    expect(places.calls()).toMatchObject([{ body: { cashoutId: 'offer-4', amount: 14.2 } }]);
  });

  it('CASH-03 asks for one whose answer was lost, and sends none meanwhile', async () => {
    const { browser, places, statuses, ends } = await openBet();
    places.reply(() => {
      throw new UpstreamTimeout(placeCashOut.multiple.name, 1000);
    });
    statuses.reply(() => {
      throw statusError(cashOutStatus, 404, { error: 'CASHOUT_WAS_NOT_FOUND' });
    });
    const form = formOf(await ask(browser));
    await confirm(browser, form);
    const lost = await ask(browser, '?novo=1');
    expect(lost).toMatchObject({ cashOut: { state: 'pending' }, problem: 'lost' });
    await confirm(browser, { ...form, attempt: '1' });
    expect(places.calls()).toHaveLength(1);
    ends(2);
    expect((await ask(browser)).cashOut).toEqual({ state: 'success', value: 1420 });
  });

  it('CASH-01 one that never arrived is an error once no call can last longer', async () => {
    const { site, browser, places, statuses } = await openBet();
    places.reply(() => {
      throw new UpstreamTimeout(placeCashOut.multiple.name, 1000);
    });
    statuses.reply(() => {
      throw statusError(cashOutStatus, 404, { error: 'CASHOUT_WAS_NOT_FOUND' });
    });
    await confirm(browser, formOf(await ask(browser)));
    site.pass(CALL_BOUND_MS);
    expect((await ask(browser)).cashOut.state).toBe('pending');
    site.pass(1);
    expect((await ask(browser)).cashOut).toEqual({ state: 'error' });
    expect(await ask(browser, '?novo=1')).toMatchObject({
      cashOut: { state: 'confirm' },
      attempts: 1,
    });
  });

  it.each([
    ['CASHOUT_MARKET_CLOSED', 'closedMarket'],
    ['CASHOUT_BET_ALREADY_CLOSED', 'alreadyClosed'],
    ['CASHOUT_BET_CLOSING', 'closingBet'],
    ['CASHOUT_NOT_AVAILABLE', 'notAvailable'],
  ])('CASH-01 %s is %s, at the question and at the confirmation', async (code, state) => {
    const { browser, quotes, places } = await openBet();
    const form = formOf(await ask(browser));
    quotes.reply(() => {
      throw statusError(calculateCashOut.multiple, 400, { error: code });
    });
    places.reply(() => {
      throw statusError(placeCashOut.multiple, 400, { error: code });
    });
    expect((await ask(browser)).cashOut).toEqual({ state });
    expect((await confirm(browser, form)).location).toBe(PATH);
    expect((await ask(browser)).cashOut).toEqual({ state });
  });

  it.each([
    ['one the operator blocked', { isCashoutBlocked: true }, 'notAvailable'],
    ['one that is closed', { betStatus: 6 as never }, 'alreadyClosed'],
  ])('CASH-01 of %s no value is asked', async (_name, bet, state) => {
    const { browser, quotes } = await openBet(bet);
    expect((await ask(browser)).cashOut).toEqual({ state });
    expect(quotes.calls()).toEqual([]);
  });

  it('CASH-02 of a sport without cash outs no value is asked', async () => {
    const { site, browser, quotes } = await openBet();
    site.operator
      .at(cashOutSports)
      .reply(() => ({ data: [{ sportId: 'sr:sport:1', isEnabled: false }] }));
    expect((await ask(browser)).cashOut).toEqual({ state: 'notAvailable' });
    expect(quotes.calls()).toEqual([]);
  });

  it('without a value, terms or the bet the page says so', async () => {
    const { site, browser, quotes } = await openBet();
    for (const terms of [cashOutSports, cashOutCommission]) {
      site.operator.at<unknown>(terms).reply(() => {
        throw statusError(terms, 503);
      });
    }
    quotes.reply(() => {
      throw statusError(calculateCashOut.multiple, 503);
    });
    expect(await ask(browser)).toMatchObject({ cashOut: { state: 'error' }, problem: 'noValue' });
    site.operator.at(betsByRange).reply(() => {
      throw statusError(betsByRange, 503);
    });
    const { status, data } = await browser.visit(loader, PATH, AT);
    expect([status, data]).toMatchObject([200, { question: null }]);
  });

  it('SESS-08 leads to the log-in page when the session ends on the way', async () => {
    const { browser, places } = await openBet();
    const form = formOf(await ask(browser));
    places.reply(() => {
      throw new SessionEnded('refreshRefused', 'over');
    });
    const { location } = await confirm(browser, form);
    const login = `/login?returnTo=${encodeURIComponent(PATH)}&reason=ended`;
    expect(location?.replace(/%3Fkept%3D[\w-]{36}/, '')).toBe(login);
  });

  it('sends nothing for a form that is not of this site, or is dismissed', async () => {
    const { site, browser, places } = await openBet();
    const form = formOf(await ask(browser));
    const foreign = openBrowser(site, { 'Sec-Fetch-Site': 'cross-site' });
    await foreign.logIn();
    expect((await confirm(foreign, form)).location).toBe(PATH);
    for (const wrong of [{ value: '-1' }, { offer: '' }, { type: 'any' }, { attempt: 'x' }]) {
      expect((await confirm(browser, { ...form, ...wrong })).location).toBe(PATH);
    }
    const kept = await confirm(browser, { ...form, 'cash-out': 'dismiss' });
    expect(kept.location).toBe(`/bet-history/${NUMBER}`);
    expect(places.calls()).toEqual([]);
  });

  it('an unknown bet leads to its page, which says that there is none', async () => {
    const { browser } = await openBet();
    const params = { params: { betNumber: '1' } };
    const { location } = await browser.visit(loader, '/bet-history/1/cash-out', params);
    expect(location).toBe('/bet-history/1');
  });
});

describe('/bet-history/:betNumber/cash-out/value', () => {
  async function value(browser: TestBrowser, query: string) {
    const answer = await browser.visit(valueLoader, `${PATH}/value${query}`, AT);
    const text = answer.body ? await new Response(answer.body).text() : null;
    return { status: answer.status, shown: text ? (JSON.parse(text) as unknown) : null };
  }

  it('CASH-02 follows the value, and tells the end of one that waits', async () => {
    const { browser, worth, ends } = await openBet();
    worth(15);
    expect(await value(browser, '?type=multiple')).toMatchObject({
      status: 200,
      shown: { cashOut: { state: 'available', offer: { value: 1500 } }, attempts: 0 },
    });
    await confirm(browser, formOf(await ask(browser)));
    ends(3);
    expect(await value(browser, '?type=multiple&confirmed=1')).toMatchObject({
      shown: { cashOut: { state: 'error' }, attempts: 1 },
    });
  });

  it('answers 401 to a guest, 400 to what names no bet', async () => {
    const { site, browser } = await openBet();
    expect(await value(openBrowser(site), '?type=multiple')).toEqual({ status: 401, shown: null });
    expect(await value(browser, '?type=any')).toEqual({ status: 400, shown: null });
  });
});
