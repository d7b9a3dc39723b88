import type { HeaderBarItem } from '@vitrine/betting/sportsbook/header-bar';

/** The sports whose upcoming events are listed. */
export function prematchSports(items: readonly HeaderBarItem[]): ReadonlySet<string> {
  const sports = items.filter(({ type, hasPrematch }) => type === 'sport' && hasPrematch);
  return new Set(sports.flatMap(({ sportId }) => sportId ?? []));
}

/** The sports that are offered as stages, such as races. */
export function stageSports(items: readonly HeaderBarItem[]): ReadonlySet<string> {
  return new Set(items.flatMap(({ type, sportId }) => (type === 'stage' ? (sportId ?? []) : [])));
}
