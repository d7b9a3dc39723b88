import { FAVOURITE_FIELD, UNFAVOURITE_FIELD } from '../favourites/favourite-order.ts';
import { showPressed, withPressed } from './pressed-buttons.ts';

/** A board's HTML with the stars of a visitor's favourites pressed: pressing one takes it out. */
export function withFavourites(html: string, favourites: ReadonlySet<string>): string {
  return withPressed(html, 'data-favourite', favourites, [
    [`name="${FAVOURITE_FIELD}"`, `name="${UNFAVOURITE_FIELD}"`],
  ]);
}

/** Presses the stars of a board in the browser as the favourites are now. */
export function showFavourites(board: HTMLElement, favourites: ReadonlySet<string>): void {
  for (const star of showPressed(board, 'data-favourite', favourites)) {
    star.setAttribute('name', star.ariaPressed === 'true' ? UNFAVOURITE_FIELD : FAVOURITE_FIELD);
  }
}
