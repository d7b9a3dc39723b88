import type { BetChange } from '@vitrine/upstream/sportsbook/follow-bets';
import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { BET_UPDATES_FOLLOWED } from '../../shapes/bets/bet-updates.ts';
import { paths } from '../../paths.ts';

/**
 * Hears of each change of the bettor's bets while the page is open. What has changed before the operator's
 * stream was there, or while it was lost, nobody tells: the page reads itself anew, unless `standsStill`.
 * Source: 3§7, betwon.
 */
export function useBetUpdates(onChange: (change: BetChange) => void, standsStill = false): void {
  const { revalidate } = useRevalidator();
  const latest = useRef({ onChange, revalidate, standsStill });
  useEffect(() => {
    latest.current = { onChange, revalidate, standsStill };
  });
  useEffect(() => {
    const source = new EventSource(paths.betUpdates);
    source.addEventListener('message', ({ data }) => {
      // Written by this site's own server.
      latest.current.onChange(JSON.parse(String(data)) as BetChange);
    });
    source.addEventListener(BET_UPDATES_FOLLOWED, () => {
      if (!latest.current.standsStill) latest.current.revalidate();
    });
    return () => source.close();
  }, []);
}
