/** One entry of the sportsbook's header bar. Source: 2§2, 2§3. */
export interface HeaderBarItem {
  readonly id: string;
  readonly type:
    'sport' | 'tournament' | 'stage' | 'shortcut' | 'principalShortcut' | 'popupShortcut';
  readonly name: string;
  readonly order: number;
  readonly sportId: string | null;
  readonly tournamentId: string | null;
  readonly imageUrl: string | null;
  readonly path: string | null;
  readonly enabled: boolean;
  readonly hasLiveEvents: boolean;
  readonly hasPrematch: boolean;
}

/** The shortcut that is always visible. */
export const LIVE_SHORTCUT = 'live';
/** The shortcut that leads out of the sportsbook. */
export const CASINO_SHORTCUT = 'casino';

/**
 * The items that are visible, in their order: those with live or coming events, and of tournaments
 * the enabled ones. The live shortcut is always visible, the casino while it is on. Source: 2§2.
 *
 * @example
 * visibleHeaderItems([{ ...live, hasLiveEvents: false, hasPrematch: false }], { casino: true })
 * // the live shortcut
 */
export function visibleHeaderItems(
  items: readonly HeaderBarItem[],
  { casino }: { readonly casino: boolean },
): readonly HeaderBarItem[] {
  const isVisible = (item: HeaderBarItem) => {
    if (item.id === CASINO_SHORTCUT) return casino;
    if (item.id === LIVE_SHORTCUT) return true;
    if (item.type === 'tournament' && !item.enabled) return false;
    return item.hasLiveEvents || item.hasPrematch;
  };
  return items.filter(isVisible).sort((one, other) => one.order - other.order);
}
