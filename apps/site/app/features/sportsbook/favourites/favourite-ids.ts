import { createContext, useContext } from 'react';

/** The ids of the visitor's favourite events and competitions, so that their stars show it. */
const FavouriteIds = createContext<ReadonlySet<string>>(new Set());

export const FavouriteIdsProvider = FavouriteIds.Provider;

export function useFavouriteIds(): ReadonlySet<string> {
  return useContext(FavouriteIds);
}
