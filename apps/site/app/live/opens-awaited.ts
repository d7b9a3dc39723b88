import type { LiveFrame } from './live-types.ts';

/**
 * Whether a frame opens a market in whose place the page has words: only the page's data have its
 * prices. The page is asked only where a market opens.
 */
export function opensAwaited({ m: markets = {} }: LiveFrame): boolean {
  if (!Object.values(markets).includes('active')) return false;
  return [...document.querySelectorAll<HTMLElement>('[data-awaited]')].some(
    ({ dataset }) => markets[dataset['awaited'] ?? ''] === 'active',
  );
}
