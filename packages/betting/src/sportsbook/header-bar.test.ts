import { expect, it } from 'vitest';
import { type HeaderBarItem, visibleHeaderItems } from './header-bar.ts';

const SPORT: HeaderBarItem = {
  id: 'sr:sport:1',
  type: 'sport',
  name: 'Futebol',
  order: 1,
  sportId: 'sr:sport:1',
  tournamentId: null,
  imageUrl: null,
  path: null,
  enabled: true,
  hasLiveEvents: true,
  hasPrematch: true,
};
const EMPTY = { hasLiveEvents: false, hasPrematch: false };
const shown = (items: readonly HeaderBarItem[], casino = true) =>
  visibleHeaderItems(items, { casino }).map(({ id }) => id);

it('shows items with live or coming events, in their order', () => {
  const items = [
    { ...SPORT, id: 'b', order: 2, hasPrematch: false },
    { ...SPORT, id: 'c', order: 3, ...EMPTY },
    { ...SPORT, id: 'a', order: 1, hasLiveEvents: false },
  ];
  expect(shown(items)).toEqual(['a', 'b']);
});

it('shows a tournament only when it is enabled, the live shortcut always, the casino by its flag', () => {
  const tournament = { ...SPORT, type: 'tournament' } as const;
  const items: readonly HeaderBarItem[] = [
    { ...tournament, id: 'on' },
    { ...tournament, id: 'off', enabled: false },
    { ...SPORT, ...EMPTY, type: 'shortcut', id: 'live', enabled: false },
    { ...SPORT, ...EMPTY, type: 'shortcut', id: 'casino' },
  ];
  expect(shown(items)).toEqual(['on', 'live', 'casino']);
  expect(shown(items, false)).toEqual(['on', 'live']);
});
