import { useEffect } from 'react';

/** Whether the bettor has logged out, by the browser's own flag. Source: 1§4. */
export function hasLoggedOut({ cookie }: Pick<Document, 'cookie'>): boolean {
  return /(?:^|; )user-closed-session=true(?:;|$)/.test(cookie);
}

/**
 * Loads a bettor's page again when somebody looks at it after a log-out in another tab, or goes back to it: nothing of
 * the bettor's stays in it. ASVS 14.3.1.
 */
export function useClosedSession(hasSession: boolean): void {
  useEffect(() => {
    // The flag says nothing where it already stood as the session began.
    if (!hasSession || hasLoggedOut(document)) return;
    function look(): void {
      if (document.visibilityState === 'visible' && hasLoggedOut(document)) location.reload();
    }
    // Only a page from the browser's memory: one that was just loaded knows who is there.
    function lookBack({ persisted }: PageTransitionEvent): void {
      if (persisted) look();
    }
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', lookBack);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', lookBack);
    };
  }, [hasSession]);
}
