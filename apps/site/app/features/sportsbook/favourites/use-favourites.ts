import { useFetchers } from '@remix-run/react';
import { useMemo } from 'react';
import { paths } from '../../../paths.ts';
import { favouriteOrder } from './favourite-order.ts';

/** The stored favourites after what the stars in flight ask. */
export function useFavourites(stored: readonly string[]): ReadonlySet<string> {
  const orders = useFetchers().flatMap(({ formAction, formData }) => {
    const order =
      formData && formAction?.startsWith(paths.favourites) ? favouriteOrder(formData) : null;
    return order ? [order] : [];
  });
  const key = JSON.stringify([stored, orders]);
  return useMemo(() => {
    const [ids, asked] = JSON.parse(key) as readonly [readonly string[], typeof orders];
    const favourites = new Set(ids);
    for (const { id, isFavourite } of asked) {
      if (isFavourite) favourites.add(id);
      else favourites.delete(id);
    }
    return favourites;
  }, [key]);
}
