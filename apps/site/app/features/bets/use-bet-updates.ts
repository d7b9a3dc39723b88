import type { BetChange } from '@vitrine/upstream/sportsbook/follow-bets';
import { useEffect, useRef } from 'react';
import { paths } from '../../paths.ts';

/** Hears of each change of the bettor's bets while the page is open. Source: 3§7, betwon. */
export function useBetUpdates(onChange: (change: BetChange) => void): void {
  const hear = useRef(onChange);
  useEffect(() => {
    hear.current = onChange;
  });
  useEffect(() => {
    const source = new EventSource(paths.betUpdates);
    source.addEventListener('message', ({ data }) => {
      // Written by this site's own server.
      hear.current(JSON.parse(String(data)) as BetChange);
    });
    return () => source.close();
  }, []);
}
