/** The id of the form that all stars of a page belong to. */
export const FAVOURITES_FORM = 'favourites';

/** The fields that stars post: the id of what becomes a favourite, or no longer is one. */
export const FAVOURITE_FIELD = 'favourite';
export const UNFAVOURITE_FIELD = 'unfavourite';

/**
 * What a star asks: it says what shall be, so that a form sent twice does what it does once. Null for a
 * form that no star posts.
 */
export function favouriteOrder(
  form: Pick<FormData, 'get'>,
): { readonly id: string; readonly isFavourite: boolean } | null {
  const added = form.get(FAVOURITE_FIELD);
  if (typeof added === 'string') return { id: added, isFavourite: true };
  const removed = form.get(UNFAVOURITE_FIELD);
  return typeof removed === 'string' ? { id: removed, isFavourite: false } : null;
}
