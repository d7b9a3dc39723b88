// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../paths.ts';
import { type BalanceNews, useBalance } from './use-balance.ts';
import { useOtherOwners } from './use-other-owners.ts';

const OF_ANA: BalanceNews = { balance: 'R$ 100,00', owners: ['ana'] };
const OF_BIA: BalanceNews = { balance: 'R$ 7,00', owners: ['bia'] };

const tabs = new Set<EventTarget>();

/** The channels of all tabs of a browser. */
class FakeChannel extends EventTarget {
  constructor() {
    super();
    tabs.add(this);
  }

  postMessage(data: unknown): void {
    for (const tab of tabs) {
      if (tab !== this) tab.dispatchEvent(new MessageEvent('message', { data }));
    }
  }

  close(): void {
    tabs.delete(this);
  }
}

let reload: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  tabs.clear();
  reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Ana's open page, at a site that answers whoever is logged in in the browser now. */
async function openPage(csrf = 'token.ana') {
  const site = { news: OF_ANA, asked: 0 };
  vi.stubGlobal('fetch', (address: string) => {
    expect(address.split('?')[0]).toBe(paths.balance);
    site.asked += 1;
    return Promise.resolve(Response.json(site.news));
  });
  function Page({ csrf, balance }: { readonly csrf: string; readonly balance: string | null }) {
    useOtherOwners(csrf);
    return useBalance({ balance, csrf }, true);
  }
  const container = document.createElement('div');
  const root = createRoot(container);
  const show = (csrf: string, balance: string | null) =>
    act(async () => root.render(<Page csrf={csrf} balance={balance} />));
  await show(csrf, 'R$ 100,00');
  return {
    site,
    show,
    container,
    hear: (owner: string) => act(async () => new FakeChannel().postMessage(owner)),
    passMinute: () => act(async () => void vi.advanceTimersByTime(60_000)),
    close: () => act(() => root.unmount()),
  };
}

it('a bettor’s page never shows the balance of another who logged in in another tab: it loads anew', async () => {
  const { site, container, passMinute, close } = await openPage();
  await passMinute();
  expect(reload).not.toHaveBeenCalled();
  site.news = OF_BIA;
  await passMinute();
  expect(container.textContent).toBe('R$ 100,00');
  expect(reload).toHaveBeenCalledTimes(1);
  close();
});

it('a page asks whose the session is once a page of another bettor is opened in another tab', async () => {
  const { site, hear, close } = await openPage();
  await hear('ana');
  expect(site.asked).toBe(0);
  site.news = OF_BIA;
  await hear('bia');
  expect(site.asked).toBe(1);
  expect(reload).toHaveBeenCalledTimes(1);
  close();
  await hear('bia');
  expect(site.asked).toBe(1);
});

it('a page tells the other tabs whose it is, and a guest’s page tells nothing', async () => {
  const heard: unknown[] = [];
  new FakeChannel().addEventListener('message', ({ data }: MessageEventInit) => heard.push(data));
  const guest = await openPage('token');
  expect(heard).toEqual([]);
  await guest.show('token.bia', 'R$ 7,00');
  expect(heard).toEqual(['bia']);
  guest.close();
});

it('a page loads anew when the data that it read anew are another bettor’s', async () => {
  const { site, show, close } = await openPage();
  site.news = OF_BIA;
  await show('token.bia', 'R$ 7,00');
  expect(reload).toHaveBeenCalledTimes(1);
  close();
});

it.each<[string, BalanceNews]>([
  ['its own bettor, whose mark changed with the secret', { ...OF_ANA, owners: ['ana-2', 'ana'] }],
  ['a guest', { balance: null }],
  ['a release before', { balance: 'R$ 100,00' }],
])('a page stays when the answer is that of %s', async (_, news) => {
  const { site, show, close } = await openPage();
  site.news = news;
  await show('token.ana-2', 'R$ 100,00');
  expect(site.asked).toBe(1);
  expect(reload).not.toHaveBeenCalled();
  close();
});

it('a bettor who logs in on a page where another logged out finds it their own', async () => {
  const { site, container, show, passMinute, close } = await openPage();
  await show('other-token', null);
  await show('other-token.bia', 'R$ 7,00');
  site.news = OF_BIA;
  await passMinute();
  expect(container.textContent).toBe('R$ 7,00');
  expect(reload).not.toHaveBeenCalled();
  close();
});
