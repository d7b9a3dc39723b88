import { createContext, useContext } from 'react';

/** The outcomes on the bet slip, each with the id of the field for its stake. */
export type SelectedOutcomes = ReadonlyMap<string, string>;

/** The outcomes on the bet slip, so that their odds buttons show it. */
const Selected = createContext<SelectedOutcomes>(new Map());

export const SelectedOutcomesProvider = Selected.Provider;

export function useSelectedOutcomes(): SelectedOutcomes {
  return useContext(Selected);
}
