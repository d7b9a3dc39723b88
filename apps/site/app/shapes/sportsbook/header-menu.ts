import type { Sport } from '@vitrine/ui/sportsbook/sport-icon';

/** An item of the header bar, ready to be shown. */
export interface MenuItem {
  readonly id: string;
  readonly href: string;
  readonly label: string;
  readonly icon: Sport;
  readonly kind: 'shortcut' | 'sport' | 'tournament';
}

/** The header bar, ready to be shown. */
export interface HeaderMenu {
  readonly texts: { readonly label: string; readonly more: string; readonly empty: string };
  /** The page that looks for names. */
  readonly search: { readonly href: string; readonly label: string };
  /** The page of the visitor's favourites. */
  readonly favourites: { readonly href: string; readonly label: string };
  readonly items: readonly MenuItem[];
  /** The popup shortcuts, which open from one entry. */
  readonly popups: readonly Pick<MenuItem, 'id' | 'href' | 'label'>[];
}
