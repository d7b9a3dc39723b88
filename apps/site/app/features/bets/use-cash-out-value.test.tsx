// @vitest-environment happy-dom
import { minorUnits } from '@vitrine/betting/base/money';
import type { CashOut } from '@vitrine/betting/bets/cash-out';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCashOutValue } from './use-cash-out-value.ts';

const BET = { betNumber: '7', type: 'single' } as const;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function offered(value: number): CashOut {
  const offer = { id: 'o', betNumber: '7', value: minorUnits(value), expiresAt: 0 };
  return { state: 'available', offer };
}

/** A list with one bet; `site.cashOut` is what the site says of it, null when it does not answer. */
function openList() {
  const site = { cashOut: offered(820) as CashOut | null, asked: [] as string[] };
  vi.stubGlobal('fetch', (address: string) => {
    site.asked.push(address);
    const { cashOut } = site;
    return cashOut ? Promise.resolve(Response.json({ cashOut })) : Promise.reject(new TypeError());
  });
  const seen: (number | null)[] = [];
  function Row({ isSeen }: { readonly isSeen: boolean }) {
    seen.push(useCashOutValue(BET, isSeen));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  return {
    site,
    show: (isSeen: boolean) => act(async () => root.render(<Row isSeen={isSeen} />)),
    value: () => seen.at(-1),
    later: () => act(() => vi.advanceTimersByTimeAsync(10_000)),
    close: () => act(() => root.unmount()),
  };
}

it('CASH-01 a bet of the list is valued while it is in view, every 10 s, and is not asked about out of it', async () => {
  const { site, show, value, later, close } = openList();
  await show(false);
  expect(site.asked).toEqual([]);
  await show(true);
  expect(site.asked).toEqual(['/bet-history/7/cash-out/value?type=single']);
  expect(value()).toBe(820);
  site.cashOut = offered(640);
  await later();
  expect(value()).toBe(640);
  await show(false);
  await later();
  expect(site.asked).toHaveLength(2);
  close();
});

it('CASH-01 a bet without a value, or about which nobody answers, has none in the list', async () => {
  const { site, show, value, later, close } = openList();
  await show(true);
  site.cashOut = { state: 'closedMarket' };
  await later();
  expect(value()).toBeNull();
  site.cashOut = offered(500);
  await later();
  expect(value()).toBe(500);
  site.cashOut = null;
  await later();
  expect(value()).toBeNull();
  close();
});
