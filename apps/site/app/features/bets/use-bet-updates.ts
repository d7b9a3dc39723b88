import type { BetChange } from '@vitrine/upstream/sportsbook/follow-bets';
import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { LiveWorld } from '../../live/live-world.ts';
import { BET_UPDATES_FOLLOWED } from '../../shapes/bets/bet-updates.ts';
import { paths } from '../../paths.ts';

/** How long to wait before a refused stream is opened again, twice as long each time, in milliseconds. */
const AGAIN_AFTER_MS = 5_000;
const AGAIN_AT_LAST_MS = 80_000;

/**
 * Hears of each change of the bettor's bets while the page is seen: the site ends the oldest of many streams
 * of a bettor, and the browser would open it again in place of the next. What has changed before the
 * operator's stream was there, or while it was lost, nobody tells: the page reads itself anew, unless
 * `standsStill`. Such a page goes on hearing while nobody sees it. Source: 3§7, betwon.
 */
export function useBetUpdates(
  onChange: (change: BetChange) => void,
  standsStill = false,
  world: Pick<LiveWorld, 'setTimeout' | 'clearTimeout' | 'Math'> = globalThis,
): void {
  const { revalidate } = useRevalidator();
  const latest = useRef({ onChange, revalidate, standsStill });
  useEffect(() => {
    latest.current = { onChange, revalidate, standsStill };
  });
  useEffect(() => {
    let source: EventSource | undefined;
    let timer: number | undefined;
    let wait = AGAIN_AFTER_MS;
    function rest(): void {
      world.clearTimeout(timer);
      source?.close();
      source = undefined;
    }
    function follow(): void {
      if (document.hidden) return;
      const opened = new EventSource(paths.betUpdates);
      source = opened;
      opened.addEventListener('open', () => {
        wait = AGAIN_AFTER_MS;
      });
      opened.addEventListener('message', ({ data }) => {
        // Written by this site's own server.
        latest.current.onChange(JSON.parse(String(data)) as BetChange);
      });
      opened.addEventListener(BET_UPDATES_FOLLOWED, () => {
        if (!latest.current.standsStill) latest.current.revalidate();
      });
      opened.addEventListener('error', () => {
        // The browser opens a stream again that broke off, and none that was answered by a page, such as a
        // proxy's while the site is replaced.
        if (opened.readyState !== EventSource.CLOSED) return;
        source = undefined;
        timer = world.setTimeout(follow, wait * (1 + world.Math.random()));
        wait = Math.min(2 * wait, AGAIN_AT_LAST_MS);
      });
    }
    function look(): void {
      if (!document.hidden && !source) {
        world.clearTimeout(timer);
        follow();
      } else if (document.hidden && !latest.current.standsStill) rest();
    }
    follow();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      rest();
    };
  }, [world]);
}
