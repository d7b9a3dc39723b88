/**
 * A board of markets shows a visitor's favourite markets first, under a heading of their own. It is the
 * same for all, so that the favourites are put there for each visitor: in its HTML by comments before
 * each panel, in the browser by the panels' attributes.
 */

/** The places of a board: comments, because other texts could stand in a name. */
export const FAVOURITES_PLACE = '<!--favourites-->';
const PANELS_END = '<!--end of panels-->';

/** The id of the favourites of a market panel, as a comment can hold it. */
function panelPlace(favouriteId: string): string {
  return `<!--panel ${favouriteId.replaceAll('--', '')}-->`;
}

/** The panels of a board as HTML, each with the place it begins at. */
export function placedPanels(
  panels: readonly { readonly favouriteId: string; readonly html: string }[],
): string {
  return (
    panels.map(({ favouriteId, html }) => panelPlace(favouriteId) + html).join('') + PANELS_END
  );
}

/**
 * A board's HTML with the panels of the favourite markets first, each unfolded. A board without a place
 * for them stays as it is.
 */
export function withFavouritePanels(html: string, favourites: ReadonlySet<string>): string {
  const placeAt = html.indexOf(FAVOURITES_PLACE);
  const isAny = [...favourites].some((id) => html.includes(panelPlace(id)));
  if (placeAt < 0 || !isAny) return html;
  const places = new Set([...favourites].map(panelPlace));
  const pieces = html.split(/(?=<!--panel [^>]*-->|<!--end of panels-->)/);
  const isFavourite = (piece: string) => places.has(piece.slice(0, piece.indexOf('-->') + 3));
  const first = pieces.filter(isFavourite).map(unfolded).join('');
  return pieces
    .filter((piece) => !isFavourite(piece))
    .join('')
    .replace(FAVOURITES_PLACE, () => FAVOURITES_PLACE + first);
}

function unfolded(panel: string): string {
  return /<details [^>]*\bopen=/.test(panel)
    ? panel
    : panel.replace('<details ', '<details open="" ');
}

/**
 * Moves the panels of the favourite markets of a board in the browser to the favourites, and the others
 * back to their places. What has the focus keeps it.
 */
export function showFavouritePanels(board: HTMLElement, favourites: ReadonlySet<string>): void {
  const first = board.querySelector('[data-panels=favourites]');
  const others = board.querySelector('[data-panels=others]');
  if (!first || !others) return;
  const panels = [...board.querySelectorAll<HTMLElement>('[data-panel]')].sort(
    (one, other) => Number(one.dataset['place']) - Number(other.dataset['place']),
  );
  const focused = board.ownerDocument.activeElement;
  const isFavourite = ({ dataset }: HTMLElement) => favourites.has(dataset['panel'] ?? '');
  arrange(first, panels.filter(isFavourite));
  arrange(
    others,
    panels.filter((panel) => !isFavourite(panel)),
  );
  if (focused instanceof HTMLElement && board.contains(focused)) {
    focused.focus({ preventScroll: true });
  }
}

/** Puts the panels into a place in this order; one that stands right is not touched. */
function arrange(place: Element, panels: readonly HTMLElement[]): void {
  panels.forEach((panel, index) => {
    const standing = place.children[index];
    if (standing !== panel) place.insertBefore(panel, standing ?? null);
  });
}
