import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

/** How often a page looks at a movement that the site is still sending, in milliseconds. */
const SENDING_LOOK_MS = 2000;

/** The operator is asked for the last deposit and withdrawal at most every 5 s. Source: 1§7, 1§9. */
const LOST_LOOK_MS = 5000;

/** How often a page looks at a movement without an end, in milliseconds: a lost answer is asked for. */
export function movementLookMs(isLost: boolean): number {
  return isLost ? LOST_LOOK_MS : SENDING_LOOK_MS;
}

/**
 * Reloads the page's data every `everyMs` milliseconds while `isOpen` holds and the page is visible.
 */
export function useLooking(isOpen: boolean, everyMs: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => {
      if (!document.hidden) revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isOpen, everyMs, revalidate]);
}
