import { useCallback, useEffect, useState } from 'react';
import { loadOwnJson } from './load-own-json.ts';
import { isOfAnother } from './page-owner.ts';
import { paths } from '../paths.ts';
import type { ShellData } from '../shell-data.ts';
import { useBalanceWatch } from './use-balance-watch.ts';

/** Says in the address of the balance that money moved since it was last read. */
export const MOVED = 'moved';
/** Says in the address of the balance that a game is open: the answer says when it must end. */
export const PLAYING = 'playing';

/** What the address of the balance answers. */
export interface BalanceNews {
  readonly balance: string | null;
  /**
   * The page that an open game is left for: it says why the bettor may no longer play, or it is the
   * casino's home while the whole site is in maintenance. Null while they may go on.
   */
  readonly stoppedBy?: string | null;
  /** The marks of the bettor whose balance it is; absent for a guest, and from a release before. */
  readonly owners?: readonly string[];
}

/** A game that is open while the balance is watched. */
export interface WatchedGame {
  /** How often it moved money. */
  readonly movements: number;
  /** Called with the page that the game is left for. Must stay the same function. */
  readonly onStopped: (page: string) => void;
}

/**
 * The balance: first the page's value, then the operator's value every minute while the page is
 * visible, when it becomes visible again, and at once with each movement of an open game. The balance of
 * another bettor, who logged in in another tab, is not shown: the page loads anew, and is theirs as a whole.
 */
export function useBalance(
  { balance, csrf }: Pick<ShellData, 'balance' | 'csrf'>,
  isLoggedIn: boolean,
  game?: WatchedGame,
): string | null {
  const [shown, setShown] = useState(balance);
  const onStopped = game?.onStopped;
  const movements = game?.movements ?? 0;
  const read = useCallback(
    (isMoved: boolean, signal: AbortSignal) => {
      const query = [...(isMoved ? [MOVED] : []), ...(onStopped ? [PLAYING] : [])];
      const asked = query.map((name) => `${name}=1`).join('&');
      void loadOwnJson<BalanceNews>(`${paths.balance}?${asked}`, signal).then((news) => {
        if (!news) return;
        if (isOfAnother(news, csrf)) return location.reload();
        setShown(news.balance);
        if (news.stoppedBy) onStopped?.(news.stoppedBy);
      });
    },
    [onStopped, csrf],
  );
  useEffect(() => setShown(balance), [balance]);
  useBalanceWatch(isLoggedIn, (left) => read(false, left));
  useEffect(() => {
    if (movements === 0) return;
    const leaving = new AbortController();
    read(true, leaving.signal);
    return () => leaving.abort();
  }, [movements, read]);
  return shown;
}
