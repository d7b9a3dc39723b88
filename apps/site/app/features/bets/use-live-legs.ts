import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { loadLive } from '../../live/load-live.ts';
import type { LiveLegs } from '../../shapes/bets/live-leg.ts';

/** The matches of a page's bets, and what of them is live. */
interface ShownLegs {
  readonly bets: readonly { readonly legs: readonly { readonly eventId: string }[] }[];
  readonly live: LiveLegs;
}

/**
 * Keeps the live matches of a page of bets up to date. The live script writes scores and clocks; only
 * when a match of a bet joins the live ones are the page's data read again. A match that ends settles its
 * bets, which the stream of the bets tells.
 */
export function useLiveLegs({ bets, live }: ShownLegs): void {
  const { revalidate } = useRevalidator();
  const ids = bets.flatMap(({ legs }) => legs.map(({ eventId }) => eventId));
  const awaited = [...new Set(ids)].filter((id) => !live[id]).join(' ');

  useEffect(() => {
    window.vitrineLive?.sync();
  }, [bets, live]);

  useEffect(() => {
    if (awaited === '') return;
    const waitedFor = new Set(awaited.split(' '));
    let isLeft = false;
    let unsubscribe: (() => void) | undefined;
    void loadLive().then((script) => {
      if (isLeft) return;
      unsubscribe = script?.subscribe(({ x, gap }) => {
        if (gap || x?.some((id) => waitedFor.has(id))) revalidate();
      });
    });
    return () => {
      isLeft = true;
      unsubscribe?.();
    };
  }, [awaited, revalidate]);
}
