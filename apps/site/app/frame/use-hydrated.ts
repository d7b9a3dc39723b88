import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Whether scripts have taken over the page: false on the server and in the first rendering. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
