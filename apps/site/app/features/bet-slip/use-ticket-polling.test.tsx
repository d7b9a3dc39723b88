// @vitest-environment happy-dom
import { useLoaderData } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { emptyBetSlip } from '@vitrine/betting/bet-slip/bet-slip';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { aSelection } from '@vitrine/betting/test/fixtures';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTicketPolling } from './use-ticket-polling.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const SELECTIONS = [aSelection(1)];
const WAITING: BetSlip = { ...emptyBetSlip('i1'), step: 'waiting', selections: SELECTIONS };

/** The page of a ticket over a clock of the test's own, whose slip the site tells at each look. */
async function openTicket(first: BetSlip) {
  const site = { slip: first, looks: -1 };
  const timers = new Map<number, { readonly work: () => void; readonly ms: number }>();
  let next = 0;
  const world = {
    setTimeout(work: () => void, ms: number) {
      timers.set(++next, { work, ms });
      return next;
    },
    clearTimeout: (id: number) => timers.delete(id),
  };
  function Page() {
    useTicketPolling(useLoaderData<{ slip: BetSlip }>().slip as BetSlip, world as never);
    return <main />;
  }
  const Stub = createRemixStub([
    {
      id: 'page',
      path: '/',
      Component: Page,
      loader() {
        site.looks += 1;
        return { slip: site.slip };
      },
    },
  ]);
  const container = document.createElement('div');
  const root = createRoot(container);
  await act(async () => root.render(<Stub />));
  await act(() => vi.waitFor(() => expect(container.querySelector('main')).not.toBeNull()));
  return {
    site,
    /** The waits that are under way, in milliseconds. */
    waits: () => [...timers.values()].map(({ ms }) => ms),
    /** Lets the only wait pass, and its look be answered. */
    async pass() {
      const [[id, timer] = []] = [...timers];
      if (id === undefined || !timer) throw new Error('Nothing is waited for');
      timers.delete(id);
      const before = site.looks;
      await act(async () => timer.work());
      await act(() => vi.waitFor(() => expect(site.looks).toBe(before + 1)));
    },
    tell: (event: string) => act(async () => void window.dispatchEvent(new Event(event))),
    close: () => act(async () => root.unmount()),
  };
}

it('PLACE-04 looks at a ticket after each wait of the schedule, one at a time, then every 5 s', async () => {
  const { site, waits, pass, close } = await openTicket(WAITING);
  const passed: number[] = [];
  for (let look = 0; look < 17; look += 1) {
    expect(waits()).toHaveLength(1);
    passed.push(...waits());
    await pass();
  }
  expect(passed).toEqual([
    ...[500, 500, 500],
    ...[1000, 1000, 1000],
    ...[1500, 1500, 1500],
    ...[2000, 2000, 2000, 2000, 2000],
    ...[5000, 5000, 5000],
  ]);
  expect(site.looks).toBe(17);
  await close();
  expect(waits()).toEqual([]);
});

it('PLACE-04 looks no more once the ticket is decided', async () => {
  const { site, waits, pass, close } = await openTicket(WAITING);
  await pass();
  await pass();
  await pass();
  expect(waits()).toEqual([1000]);
  const result = { status: 'accepted', ticketId: 't-0', code: null } as const;
  const selections = SELECTIONS.map((selection) => ({ ...selection, result }));
  site.slip = { ...WAITING, step: 'result', resultStatus: 'success', selections };
  await pass();
  expect(waits()).toEqual([]);
  await close();
});

it('PLACE-04 waits while the browser is offline, and goes on where it was', async () => {
  const { waits, pass, tell, close } = await openTicket(WAITING);
  for (let look = 0; look < 3; look += 1) await pass();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await tell('offline');
  expect(waits()).toEqual([]);
  onLine.mockReturnValue(true);
  await tell('online');
  expect(waits()).toEqual([1000]);
  await close();
});
