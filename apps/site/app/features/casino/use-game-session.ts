import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { CSRF_FIELD } from '../../forms/csrf-field.tsx';
import { useShellData } from '../../shell-data.ts';

/**
 * Ends the game's session when its page is left, by another page, a closed tab or a hidden one that is
 * thrown away: the request outlives the page. Source: 3§7.
 */
export function useGameSession(isOpen: boolean): void {
  const { csrf } = useShellData();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isOpen) return;
    let isLeft = false;
    const leave = () => {
      if (isLeft) return;
      isLeft = true;
      navigator.sendBeacon(pathname, new URLSearchParams({ [CSRF_FIELD]: csrf }));
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [isOpen, pathname, csrf]);
}
