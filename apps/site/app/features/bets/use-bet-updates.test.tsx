// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openInDocument } from '../../../test/page-in-document.tsx';
import { useBetUpdates } from './use-bet-updates.ts';

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 0;
  close = () => {
    this.readyState = Stream.CLOSED;
  };
}

let streams: Stream[];
let isHidden: boolean;

beforeEach(() => {
  streams = [];
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.stubGlobal(
    'EventSource',
    class extends Stream {
      constructor() {
        super();
        streams.push(this);
      }
    },
  );
});
/** A page that follows the bets, over a clock of the test's own without chance. */
async function openPage({ standsStill = false } = {}) {
  const waits: { readonly work: () => void; readonly ms: number }[] = [];
  const world = {
    setTimeout: (work: () => void, ms: number) => waits.push({ work, ms }),
    clearTimeout: () => undefined,
    Math: { random: () => 0 },
  };
  const heard: string[] = [];
  function Page() {
    useBetUpdates(({ betNumber }) => heard.push(betNumber), standsStill, world as never);
    return <main />;
  }
  const place = await openInDocument({
    address: '/bets',
    routes: [{ id: 'page', path: '/bets', Component: Page }],
    shell: {},
    data: null,
  });
  await act(() => vi.waitFor(() => expect(place.querySelector('main')).not.toBeNull()));
  return { waits, heard };
}

/** What a proxy's page in place of the stream does: the browser asks no more. */
function refuse(stream: Stream | undefined): void {
  if (stream) stream.readyState = Stream.CLOSED;
  stream?.dispatchEvent(new Event('error'));
}

const latest = () => streams.at(-1);

it('HIST-05 a stream that the browser gave up is opened again, each time later', async () => {
  const { waits, heard } = await openPage();
  refuse(latest());
  expect(waits.map(({ ms }) => ms)).toEqual([5_000]);
  waits[0]?.work();
  refuse(latest());
  expect(waits.map(({ ms }) => ms)).toEqual([5_000, 10_000]);
  waits[1]?.work();
  expect(streams).toHaveLength(3);
  latest()?.dispatchEvent(new Event('open'));
  const data = JSON.stringify({ betNumber: '7', status: 'won' });
  latest()?.dispatchEvent(new MessageEvent('message', { data }));
  expect(heard).toEqual(['7']);
  refuse(latest());
  expect(waits.at(-1)?.ms).toBe(5_000);
});

it('HIST-05 a stream that only broke off is left to the browser, which opens it again', async () => {
  const { waits } = await openPage();
  latest()?.dispatchEvent(new Event('error'));
  expect(waits).toEqual([]);
  expect(streams).toHaveLength(1);
});

function setHidden(hidden: boolean): void {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

it('HIST-05 a page that nobody sees follows nothing, so that a bettor’s tabs don’t end each other’s streams', async () => {
  const { waits } = await openPage();
  const [first] = streams;
  setHidden(true);
  expect(first?.readyState).toBe(Stream.CLOSED);
  setHidden(false);
  expect(streams).toHaveLength(2);
  refuse(latest());
  setHidden(true);
  waits[0]?.work();
  expect(streams).toHaveLength(2);
  setHidden(false);
  expect(streams).toHaveLength(3);
});

it('CASH-03 a question about a cash out goes on following, as it is not read anew', async () => {
  await openPage({ standsStill: true });
  setHidden(true);
  setHidden(false);
  expect(streams).toHaveLength(1);
  expect(latest()?.readyState).toBe(0);
});
