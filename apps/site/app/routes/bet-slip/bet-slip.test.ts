import { NOW } from '@vitrine/betting/test/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { aMatch, openBetting } from '../../../test/betting.ts';
import { action, loader } from './bet-slip.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

describe('tapping odds', () => {
  it('SLIP-02 adds the outcome, and takes it off at the next tap', async () => {
    const { tap, slip } = openBetting(action);
    await tap(1);
    expect((await slip()).selections).toMatchObject([
      { outcomeId: 'o1', placed: { odds: 1850 }, latest: { odds: 1850 }, stake: null },
    ]);
    await tap(1);
    expect(await slip()).toMatchObject({ step: 'initial', selections: [] });
  });

  it('gives a new browser its cookie and leads back to the way behind the price', async () => {
    const { post, slip } = openBetting(action);
    const answer = await post({ tap: '1850 sr:match:1 o1', returnTo: '/esportes/futebol' });
    expect(answer).toMatchObject({ status: 302, location: '/esportes/futebol#slip:o1' });
    expect(answer.cookies.map((cookie) => cookie.split('=')[0])).toEqual(['vitrine', 'tapped']);
    expect((await slip()).selections).toHaveLength(1);
    const next = await post({ tap: '1850 sr:match:2 o2', returnTo: '//evil.example' });
    expect(next.location).toBe('/bet-slip#slip:o2');
    const off = await post({ tap: '1850 sr:match:2 o2', returnTo: '/esportes' });
    expect(off.location).toBe('/esportes#sr:match:2');
  });

  it('SLIP-12 keeps the price that was tapped beside the latest', async () => {
    const { tap, selection } = openBetting(action, { events: [aMatch(1, { odds: 2.1 })] });
    await tap(1, 1900);
    expect(await selection()).toMatchObject({ placed: { odds: 1900 }, latest: { odds: 2100 } });
  });

  it('SLIP-05 SLIP-04 takes nothing off sale, and says so for 4 seconds', async () => {
    const { site, tap, slip } = openBetting(action, {
      events: [aMatch(1), aMatch(2, { isSuspended: true })],
    });
    await tap(1);
    await tap(2);
    expect(await slip()).toMatchObject({
      selections: [{ outcomeId: 'o1' }],
      warning: { code: 'outcomeNotActive' },
    });
    site.pass(4000);
    expect((await slip()).warning).toBeNull();
  });

  it('SLIP-05 CAT-24 takes nothing of an event that is not shown, and says so', async () => {
    const { site, tap, slip } = openBetting(action);
    site.catalogue.hidden.add('sr:match:1');
    await tap(1);
    expect(await slip()).toMatchObject({ selections: [], warning: { code: 'eventNotShown' } });
  });

  it('puts a ready-made multiple beside what is on the slip, and twice is as once', async () => {
    const events = [aMatch(1), aMatch(2), aMatch(3)];
    const { tap, post, slip } = openBetting(action, { events });
    await tap(1);
    const taps = '1850 sr:match:2 o2 1850 sr:match:3 o3';
    expect(await post({ taps, returnTo: '/esportes' })).toMatchObject({ location: '/bet-slip' });
    await post({ taps, returnTo: '/esportes' });
    expect(await slip()).toMatchObject({
      ticketType: 'multiple',
      selections: [{ outcomeId: 'o1' }, { outcomeId: 'o2' }, { outcomeId: 'o3' }],
      warning: null,
    });
  });

  it('leaves out of a ready-made multiple what is closed, hidden or gone, and says so', async () => {
    const { site, post, slip } = openBetting(action, {
      events: [aMatch(1), aMatch(2, { isSuspended: true }), aMatch(3)],
    });
    site.catalogue.hidden.add('sr:match:3');
    await post({
      taps: '1850 sr:match:1 o1 1850 sr:match:2 o2 1850 sr:match:3 o3 1850 sr:match:404 o404',
    });
    expect(await slip()).toMatchObject({
      selections: [{ outcomeId: 'o1' }],
      warning: { code: 'someLeftOut' },
    });
    site.pass(4000);
    expect((await slip()).warning).toBeNull();
  });

  it.each(['1850 sr:match:1', '1850 sr:match:1 o1 nonsense', Array(33).fill('1850').join(' ')])(
    'takes no multiple that no button posts: %s',
    async (taps) => {
      const { post, slip } = openBetting(action);
      await post({ taps });
      expect((await slip()).selections).toEqual([]);
    },
  );

  it('SLIP-06 makes a multiple of two', async () => {
    const { tap, slip } = openBetting(action);
    await tap(1);
    expect((await slip()).ticketType).toBe('singles');
    await tap(2);
    expect((await slip()).ticketType).toBe('multiple');
  });

  it('asks the operator for an event that the site doesn’t watch', async () => {
    const { site, tap, slip } = openBetting(action);
    site.catalogue.unwatched.push(aMatch(9));
    await tap(9);
    expect((await slip()).selections).toMatchObject([{ outcomeId: 'o9' }]);
  });

  it('SLIP-02 says why an outcome that nobody can price is not added', async () => {
    const { tap, post, slip } = openBetting(action);
    expect((await tap(9)).status).toBe(200);
    const refused = { selections: [], warning: { code: 'outcomeNotActive' } };
    expect(await slip()).toMatchObject(refused);
    const withoutScript = { tap: '1850 sr:match:9 o9', returnTo: '/esportes' };
    expect((await post(withoutScript)).location).toBe('/bet-slip');
  });

  it('SLIP-02 takes an outcome off that is suspended, or that nobody can price any more', async () => {
    const { site, tap, slip } = openBetting(action);
    await tap(1);
    await tap(2);
    site.catalogue.held = [aMatch(2, { isSuspended: true })];
    await tap(1);
    expect(await slip()).toMatchObject({ selections: [{ outcomeId: 'o2' }], warning: null });
    await tap(2);
    expect(await slip()).toMatchObject({ step: 'initial', selections: [], warning: null });
  });

  it('needs cookies in a browser that says nothing of its forms', async () => {
    const { tap, slip } = openBetting(action, { headers: {} });
    expect(await tap(1)).toMatchObject({
      status: 403,
      data: { obstacle: { kind: 'cookiesNeeded' } },
    });
    expect((await slip()).selections).toEqual([]);
  });
});

describe('the stakes of the slip', () => {
  it.each([
    ['arara', '10,50'],
    ['axolote', '10.50'],
  ])('SLIP-13 BRAND-05 are read on %s as %s', async (brand, text) => {
    const { post, tap, selection } = openBetting(action, { brand });
    await tap(1);
    expect((await post({ 'stake:o1': text, do: 'update' })).location).toBe('/bet-slip');
    expect((await selection()).stake).toBe(1050);
  });

  it('that can’t be read are reported as typed, and nothing is lost', async () => {
    const { post, tap, slip } = openBetting(action);
    await tap(1);
    await tap(2);
    await post({ ticketType: 'singles', 'stake:o1': '10' });
    const answer = await post({ 'stake:o1': '12.5', 'stake:o2': '20', do: 'update' });
    expect(answer).toMatchObject({
      status: 200,
      data: {
        unread: [{ target: { outcomeId: 'o1' }, text: '12.5', reason: 'wrongSeparator' }],
        obstacle: null,
      },
    });
    expect((await slip()).selections.map(({ stake }) => stake)).toEqual([1000, 2000]);
  });

  it('are kept by every button', async () => {
    const { post, tap, slip } = openBetting(action);
    await tap(1);
    await tap(2);
    await post({ 'stake:multiple': '30', do: 'remove o2' });
    expect(await slip()).toMatchObject({
      ticketType: 'singles',
      stakeMultiple: 3000,
      selections: [{ outcomeId: 'o1' }],
    });
  });

  it('grow by a quick stake over what was typed just before', async () => {
    const { post, tap, selection } = openBetting(action);
    await tap(1);
    await post({ 'stake:o1': '3', do: 'addStake 500 o1' });
    expect((await selection()).stake).toBe(800);
  });

  it('go with a slip that is cleared, whose next attempt has another name', async () => {
    const { post, tap, slip } = openBetting(action);
    await tap(1);
    const { intentId } = await slip();
    await post({ 'stake:o1': '3', do: 'clear' });
    expect(await slip()).toMatchObject({ step: 'initial', selections: [] });
    expect((await slip()).intentId).not.toBe(intentId);
  });
});

/** Match 1, live without coverage, as the operator tells of it: it has no markets then. */
function uncovered() {
  return aMatch(1, { status: 'live', bookingStatus: 'notBooked', markets: [] });
}

describe('a slip whose events move', () => {
  it('SLIP-12 asks for attention until the change is accepted', async () => {
    const { site, browser, post, tap, slip, selection } = openBetting(action);
    await browser.logIn();
    await tap(1);
    site.catalogue.held = [aMatch(1, { odds: 1.7 })];
    expect(await selection()).toMatchObject({ placed: { odds: 1850 }, latest: { odds: 1700 } });
    const { intentId } = await slip();
    await post({ 'shown:o1': '1700 Flamengo', place: intentId });
    expect(await selection()).toMatchObject({ placed: { odds: 1700 }, latest: { odds: 1700 } });
  });

  it('SLIP-14 turns an item inactive at the start, whatever the live market says', async () => {
    const { site, tap, selection } = openBetting(action);
    await tap(1);
    site.catalogue.held = [aMatch(1, { status: 'live' })];
    const started = { eventStatus: 'live', marketStatus: 'inactive', outcomeActive: false };
    expect(await selection()).toMatchObject(started);
    site.catalogue.held = [aMatch(1, { status: 'live', odds: 3.5 })];
    expect(await selection()).toMatchObject({ ...started, latest: { odds: 1850 } });
  });

  it('SLIP-14 keeps an item inactive after the start where its market goes on by the producer it had before', async () => {
    const { site, tap, selection } = openBetting(action);
    await tap(1);
    const [before] = aMatch(1).markets;
    const live = aMatch(1, { status: 'live', odds: 3.5 });
    const markets = live.markets.map((market) => ({
      ...market,
      producerId: before?.producerId ?? 0,
    }));
    site.catalogue.held = [{ ...live, markets }];
    const started = { eventStatus: 'live', marketStatus: 'inactive', outcomeActive: false };
    expect(await selection()).toMatchObject(started);
    expect(await selection()).toMatchObject({ ...started, latest: { odds: 1850 } });
  });

  it('SLIP-14 turns an item of an unbooked match of provider two inactive at its scheduled time', async () => {
    const unseen = { id: 'bg:match:1', provider: 'two', bookingStatus: 'notBooked' } as const;
    const events = [aMatch(1, { ...unseen, scheduledAt: NOW + 60_000 })];
    const { site, browser, tap, post, slip, selection } = openBetting(action, { events });
    await browser.logIn();
    await tap(1);
    expect(await selection()).toMatchObject({ marketStatus: 'active', outcomeActive: true });
    site.pass(60_000);
    const started = { eventStatus: 'live', marketStatus: 'inactive', outcomeActive: false };
    expect(await selection()).toMatchObject(started);
    expect(await selection()).toMatchObject(started);
    expect(await post({ 'stake:o1': '10', place: (await slip()).intentId })).toMatchObject({
      status: 409,
      data: { obstacle: { problems: [{ reason: 'inactiveSelections', outcomeIds: ['o1'] }] } },
    });
    await post({ do: 'clear' });
    await tap(1);
    expect(await slip()).toMatchObject({ selections: [], warning: { code: 'outcomeNotActive' } });
  });

  it.each([
    ['loses its coverage', [aMatch(1, { status: 'live', bookingStatus: 'notBooked' })]],
    ['loses its coverage and its markets', [uncovered()]],
    ['ends', [aMatch(1, { status: 'ended' })]],
    ['is gone', []],
  ])('SLIP-14 suspends a live item and its outcome when its match %s', async (_, held) => {
    const live = aMatch(1, { status: 'live' });
    const { site, browser, tap, post, slip, selection } = openBetting(action, { events: [live] });
    await browser.logIn();
    await tap(1);
    expect(await selection()).toMatchObject({ marketStatus: 'active', outcomeActive: true });
    site.catalogue.held = held;
    expect(await selection()).toMatchObject({ marketStatus: 'suspended', outcomeActive: false });
    expect(await post({ 'stake:o1': '10', place: (await slip()).intentId })).toMatchObject({
      status: 409,
      data: { obstacle: { problems: [{ reason: 'inactiveSelections', outcomeIds: ['o1'] }] } },
    });
    site.catalogue.held = [live];
    expect(await selection()).toMatchObject({ marketStatus: 'active', outcomeActive: true });
  });

  it.each([
    ['has ended', [aMatch(1, { status: 'ended' })]],
    ['is gone', []],
  ])('SLIP-18 takes a live item off the slip ten minutes after its match %s', async (_, held) => {
    const live = aMatch(1, { status: 'live' });
    const { site, browser, tap, slip } = openBetting(action, { events: [live] });
    await browser.logIn();
    await tap(1);
    site.catalogue.held = held;
    await slip();
    site.pass(10 * 60 * 1000 - 1);
    expect((await slip()).selections).toHaveLength(1);
    site.pass(1);
    expect(await slip()).toMatchObject({ selections: [], warning: { code: 'someEnded' } });
  });

  it('SLIP-14 suspends an item that left the catalogue, and opens it again', async () => {
    const { site, tap, selection } = openBetting(action);
    await tap(1);
    site.catalogue.held = [];
    expect((await selection()).marketStatus).toBe('suspended');
    site.catalogue.held = [aMatch(1)];
    expect((await selection()).marketStatus).toBe('active');
  });

  it.each([
    ['closed', 'suspended'],
    ['active', 'active'],
    ['suspended', 'inactive'],
  ] as const)('SLIP-15 reads a market of provider two that is %s as %s', async (said, onSlip) => {
    const { site, tap, selection } = openBetting(action);
    await tap(1);
    const [market] = aMatch(1).markets;
    const told = market ? [{ ...market, status: said }] : [];
    site.catalogue.held = [{ ...aMatch(1), provider: 'two', markets: told }];
    expect((await selection()).marketStatus).toBe(onSlip);
    site.catalogue.held = [{ ...aMatch(1), markets: told }];
    expect((await selection()).marketStatus).toBe(said);
  });

  it('says nothing of an item while the feed is down', async () => {
    const { site, tap, selection } = openBetting(action);
    await tap(1);
    site.catalogue.held = [];
    site.catalogue.isFeedUp = false;
    expect((await selection()).marketStatus).toBe('active');
  });

  it('removes what is off sale by one button', async () => {
    const { site, post, tap, slip, selection } = openBetting(action);
    await tap(1);
    await tap(2);
    site.catalogue.held = [aMatch(1), aMatch(2, { isSuspended: true })];
    await slip();
    await post({ do: 'removeInactive' });
    expect((await selection()).outcomeId).toBe('o1');
  });
});

describe('the slip’s page', () => {
  it('SLIP-16 BRAND-06 BRAND-07 comes with the brand’s rules and the bettor’s balance', async () => {
    const { browser, tap } = openBetting(action);
    await tap(1);
    await browser.logIn();
    expect((await browser.visit(loader, '/bet-slip')).data).toMatchObject({
      betSlip: {
        slip: { selections: [{ outcomeId: 'o1' }] },
        rules: { maxStake: 3_000_000, minSelectionsMultiple: 1, balance: 10_000 },
        isLoggedIn: true,
      },
    });
    const mexico = openBetting(action, { brand: 'axolote' });
    expect((await mexico.browser.visit(loader, '/bet-slip')).data).toMatchObject({
      betSlip: {
        rules: { maxStake: 10_000_000, minSelectionsMultiple: 5, balance: null },
        isLoggedIn: false,
      },
    });
  });

  it.each([
    ['arara', 50, [500, 1000, 2000, 5000]],
    ['axolote', 1, [5000, 10_000, 20_000, 50_000]],
    ['cafetal', 100, [500_000, 1_000_000, 2_000_000, 5_000_000]],
  ])('of %s has the stakes of its currency', async (brand, minStake, quickStakes) => {
    const { browser } = openBetting(action, { brand });
    expect((await browser.visit(loader, '/bet-slip')).data).toMatchObject({
      betSlip: { rules: { minStake }, quickStakes },
    });
  });
});
