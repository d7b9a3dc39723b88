import { describe, expect, it, vi } from 'vitest';
import { aMatch, openBetting } from '../../../test/betting.ts';
import { openBrowser } from '../../../test/browser.ts';
import type { BetSlipData } from '../../features/bet-slip/bet-slip-data.ts';
import type { KeptSlipName, ShownKeptSlip } from '../../shapes/bet-slip/kept-slip.ts';
import { action as slipAction, loader as slipLoader } from './bet-slip.tsx';
import { action, loader } from './kept-slip.tsx';
import { loader as listLoader } from './kept-slips.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

const LIST = '/bet-slip/kept';

function openKept(events = [aMatch(1), aMatch(2), aMatch(3)]) {
  const betting = openBetting(slipAction, { events });
  const { browser, post } = betting;
  const at = (keptId: string) => ({ path: `${LIST}/${keptId}`, options: { params: { keptId } } });
  async function kept() {
    const { data } = await browser.visit(listLoader, LIST);
    return (data as { readonly kept: readonly KeptSlipName[] }).kept;
  }
  return {
    ...betting,
    kept,
    keep: (fields = {}) => post({ ...fields, do: 'keep' }),
    async newest() {
      return (await kept())[0]?.id ?? 'none';
    },
    async look(keptId: string) {
      const { path, options } = at(keptId);
      const { status, data } = await browser.visit(loader, path, options);
      return { status, shown: (data as { readonly kept: ShownKeptSlip | null }).kept };
    },
    choose(keptId: string, choice: string) {
      const { path, options } = at(keptId);
      return browser.submit(action, path, { choice }, options);
    },
  };
}

type Kept = ReturnType<typeof openKept>;

/** A kept multiple of matches 1 and 2 with a stake of 5.00. */
async function keepTwo({ browser, tap, keep, newest }: Kept): Promise<string> {
  await browser.arrive();
  await tap(1);
  await tap(2);
  await keep({ 'stake:multiple': '5,00' });
  return newest();
}

describe('a slip put aside', () => {
  it('leaves the slip empty, which names it, and stands on the page of kept slips', async () => {
    const site = openKept();
    await keepTwo(site);
    expect(await site.slip()).toMatchObject({
      step: 'initial',
      selections: [],
      stakeMultiple: null,
    });
    const one = { outcomeName: 'Flamengo', count: 2 };
    expect(await site.kept()).toMatchObject([one]);
    const { data } = await site.browser.visit(slipLoader, '/bet-slip');
    expect((data as { readonly betSlip: BetSlipData }).betSlip.kept).toMatchObject([one]);
  });

  it('comes back with its type and its stakes, and is kept no longer', async () => {
    const site = openKept();
    const id = await keepTwo(site);
    expect(await site.choose(id, 'join')).toMatchObject({ status: 302, location: '/bet-slip' });
    expect(await site.slip()).toMatchObject({
      step: 'settingBet',
      ticketType: 'multiple',
      stakeMultiple: 500,
      selections: [{ outcomeId: 'o1' }, { outcomeId: 'o2' }],
    });
    expect(await site.kept()).toEqual([]);
    expect((await site.look(id)).status).toBe(404);
    // From a second tab it changes nothing.
    await site.choose(id, 'join');
    expect((await site.slip()).selections).toHaveLength(2);
  });

  it('joins the slip of now, whose stake stays', async () => {
    const site = openKept();
    const { tap, post, slip } = site;
    const id = await keepTwo(site);
    await tap(3);
    await post({ 'stake:o3': '7,00', do: 'update' });
    await site.choose(id, 'join');
    const { selections, stakeMultiple } = await slip();
    expect(new Set(selections.map(({ outcomeId }) => outcomeId))).toEqual(
      new Set(['o1', 'o2', 'o3']),
    );
    expect(selections.find(({ outcomeId }) => outcomeId === 'o3')?.stake).toBe(700);
    expect(stakeMultiple).toBeNull();
  });

  it('takes the place of the slip of now, which is kept', async () => {
    const site = openKept();
    const id = await keepTwo(site);
    await site.tap(3);
    expect((await site.look(id)).shown?.isSlipEmpty).toBe(false);
    await site.choose(id, 'replace');
    expect((await site.slip()).selections).toMatchObject([
      { outcomeId: 'o1' },
      { outcomeId: 'o2' },
    ]);
    expect(await site.kept()).toMatchObject([{ count: 1 }]);
  });

  it('shows what has changed since, and leaves out what is not offered', async () => {
    const site = openKept();
    const id = await keepTwo(site);
    site.site.catalogue.held = [aMatch(1, { odds: 2.1 }), aMatch(2, { isSuspended: true })];
    expect((await site.look(id)).shown?.selections).toMatchObject([
      { placedOdds: 1850, presentOdds: 2100 },
      { placedOdds: 1850, presentOdds: null },
    ]);
    await site.choose(id, 'join');
    expect(await site.slip()).toMatchObject({
      selections: [{ outcomeId: 'o1', placed: { odds: 2100 } }],
      warning: { code: 'someLeftOut' },
    });
  });

  it('of which nothing is offered stays kept, and the slip as it is', async () => {
    const site = openKept();
    const id = await keepTwo(site);
    await site.tap(3);
    const [first, second] = [aMatch(1, { isSuspended: true }), aMatch(2, { isSuspended: true })];
    site.site.catalogue.held = [first, second, aMatch(3)];
    await site.choose(id, 'replace');
    expect((await site.slip()).selections).toMatchObject([{ outcomeId: 'o3' }]);
    expect(await site.kept()).toMatchObject([{ id }]);
  });

  it('can be deleted', async () => {
    const site = openKept();
    const id = await keepTwo(site);
    expect(await site.choose(id, 'delete')).toMatchObject({ status: 302, location: LIST });
    expect(await site.kept()).toEqual([]);
    expect((await site.slip()).selections).toEqual([]);
  });

  it('is there after a log-in, and in another browser of the bettor', async () => {
    const site = openKept();
    const id = await keepTwo(site);
    await site.browser.logIn();
    expect(await site.kept()).toMatchObject([{ id }]);
    const other = openBrowser(site.site);
    expect((await other.visit(listLoader, LIST)).data).toMatchObject({ kept: [] });
    await other.logIn();
    expect((await other.visit(listLoader, LIST)).data).toMatchObject({ kept: [{ id }] });
  });

  it('is kept once, however often the button is pressed', async () => {
    const site = openKept();
    await site.browser.arrive();
    await site.tap(1);
    await Promise.all([site.keep(), site.keep(), site.keep()]);
    expect(await site.kept()).toHaveLength(1);
  });

  it('finds room for ten, and an eleventh stays on the slip while the page says why', async () => {
    const site = openKept(Array.from({ length: 11 }, (_, n) => aMatch(n + 1)));
    await site.browser.arrive();
    for (let n = 1; n <= 11; n += 1) {
      await site.tap(n);
      const { location } = await site.keep();
      expect(location).toBe(n === 11 ? LIST : '/bet-slip');
    }
    expect((await site.slip()).selections).toMatchObject([{ outcomeId: 'o11' }]);
    const { data } = await site.browser.visit(listLoader, LIST);
    expect(data).toMatchObject({ isFull: true, kept: { length: 10 } });
    await site.choose(await site.newest(), 'replace');
    expect((await site.slip()).selections).toMatchObject([{ outcomeId: 'o10' }]);
    expect(await site.kept()).toHaveLength(10);
  });

  it('waits while a bet is under way', async () => {
    const site = openKept();
    const id = await keepTwo(site);
    await site.browser.logIn();
    await site.tap(3);
    await site.place({ 'stake:o3': '5,00' });
    expect((await site.slip()).step).toBe('result');
    await site.choose(id, 'join');
    expect((await site.slip()).selections).toMatchObject([
      { outcomeId: 'o1' },
      { outcomeId: 'o2' },
    ]);
  });
});
