import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchRequestTimes } from './request-times.ts';

const ORIGIN = 'https://site.example';

/** A request as the browser reports it. */
interface Entry {
  readonly name: string;
  readonly duration: number;
  readonly initiatorType: string;
}

let report: (entries: readonly Entry[]) => void;

beforeEach(() => {
  vi.stubGlobal('location', { href: `${ORIGIN}/bet-history` });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(hear: (list: { getEntries(): readonly Entry[] }) => void) {
        report = (entries) => hear({ getEntries: () => entries });
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function entry(path: string, duration: number, initiatorType = 'other'): Entry {
  return { name: new URL(path, ORIGIN).href, duration, initiatorType };
}

it('SHELL-22 takes each request once', () => {
  const requests = watchRequestTimes();
  report([entry('/fonts/text.woff2', 3_200, 'css'), entry('/bet-history', 90, 'fetch')]);
  expect(requests.take()).toEqual([3_200, 90]);
  expect(requests.take()).toEqual([]);
});

it('SHELL-22 counts neither streams nor videos, which are long on any connection', () => {
  const requests = watchRequestTimes();
  report([
    entry('/live?topics=home', 60_000),
    entry('/bet-history/updates', 45_000),
    entry('https://video.example/match.webm', 30_000, 'video'),
    entry('/deposit', 3_100, 'fetch'),
  ]);
  expect(requests.take()).toEqual([3_100]);
});
