import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { loadLive } from './load-live.ts';

const SEPARATOR = ' ';

/**
 * The latest odds of some outcomes, formatted with a dot; only those that changed since the page's
 * data was made. Use it for the few prices that React calculates with. Prices that are only shown
 * need no render.
 */
export function useLiveOdds(outcomeIds: readonly string[]): ReadonlyMap<string, string> {
  const key = outcomeIds.join(SEPARATOR);

  const subscribe = useCallback(
    (onChange: () => void) => {
      const ids = key.split(SEPARATOR);
      let isLeft = false;
      let unsubscribe: (() => void) | undefined;
      void loadLive().then((live) => {
        if (isLeft) return;
        unsubscribe = live?.subscribe(({ o }) => {
          if (o && ids.some((id) => id in o)) onChange();
        });
        onChange();
      });
      return () => {
        isLeft = true;
        unsubscribe?.();
      };
    },
    [key],
  );
  const odds = useSyncExternalStore(
    subscribe,
    () => outcomeIds.map((id) => window.vitrineLive?.odds(id) ?? '').join(SEPARATOR),
    () => '',
  );

  return useMemo(() => {
    const texts = odds.split(SEPARATOR);
    const pairs = key.split(SEPARATOR).map((id, index) => [id, texts[index] ?? ''] as const);
    return new Map(pairs.filter(([, text]) => text !== ''));
  }, [key, odds]);
}
