import { createContext, useContext } from 'react';

/** The outcomes on the bet slip, so that their odds buttons show it. */
const SelectedOutcomes = createContext<ReadonlySet<string>>(new Set());

export const SelectedOutcomesProvider = SelectedOutcomes.Provider;

export function useSelectedOutcomes(): ReadonlySet<string> {
  return useContext(SelectedOutcomes);
}
