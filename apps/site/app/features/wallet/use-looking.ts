import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

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
