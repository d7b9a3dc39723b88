import type { Provider } from '@vitrine/betting/sportsbook/event';

/** Producers of live and of prematch odds, by provider. */
const PRODUCERS = {
  one: { live: 1, prematch: 3 },
  two: { live: 7, prematch: 7 },
} as const;

/** Every producer, each once. */
export const PRODUCER_IDS: readonly number[] = [
  ...new Set(Object.values(PRODUCERS).flatMap(({ live, prematch }) => [live, prematch])),
];

/** Who makes the odds of an event. */
export function producerIdOf(provider: Provider, isStarted: boolean): number {
  return PRODUCERS[provider][isStarted ? 'live' : 'prematch'];
}
