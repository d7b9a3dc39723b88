import { useRevalidator, useRouteError } from '@remix-run/react';
import { useEffect } from 'react';

/**
 * A page that nobody answered, and whose failure stands in its place, is asked for again once the browser has
 * a network again. A failure that was answered stays.
 */
export function useNetworkBack(): void {
  const { revalidate } = useRevalidator();
  // What was answered is no `Error`.
  const isUnanswered = useRouteError() instanceof Error;
  useEffect(() => {
    if (!isUnanswered) return;
    addEventListener('online', revalidate);
    return () => removeEventListener('online', revalidate);
  }, [isUnanswered, revalidate]);
}
