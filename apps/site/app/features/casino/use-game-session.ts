import { useEffect } from 'react';
import { casinoPaths, LAUNCH_FIELD } from '../../casino/casino-paths.ts';
import { CSRF_FIELD } from '../../forms/csrf-field.tsx';
import { useShellData } from '../../shell-data.ts';

/**
 * Ends the game's session when its page is left, by another page, a closed tab or a hidden one that is
 * thrown away: the request outlives the page. A page from the browser's memory is loaded anew, as its session has
 * ended. `launchId` is null for a game that did not start. Source: 3§7.
 */
export function useGameSession(launchId: string | null): void {
  const { csrf } = useShellData();
  useEffect(() => {
    if (launchId === null) return;
    let isLeft = false;
    const leave = () => {
      if (isLeft) return;
      isLeft = true;
      const form = { [CSRF_FIELD]: csrf, [LAUNCH_FIELD]: launchId };
      navigator.sendBeacon(casinoPaths.leaveGame, new URLSearchParams(form));
    };
    const lookBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener('pagehide', leave);
    addEventListener('pageshow', lookBack);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', lookBack);
      leave();
    };
  }, [launchId, csrf]);
}
