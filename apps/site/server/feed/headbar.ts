import type { HeadbarItem } from '@vitrine/upstream/sportsbook/headbar';

/** The sports whose upcoming events are listed. */
export function prematchSports(items: readonly HeadbarItem[]): ReadonlySet<string> {
  const sports = items.filter(({ type, hasPrematch }) => type === 'sport' && hasPrematch);
  return new Set(sports.flatMap(({ sportId }) => sportId ?? []));
}
