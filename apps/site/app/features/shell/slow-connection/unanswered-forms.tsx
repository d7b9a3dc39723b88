import { useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useShellData } from '../../../shell-data.ts';
import { ConnectionToast } from './connection-toast.tsx';

declare global {
  interface WindowEventMap {
    /**
     * The router tells of a form that nobody answered: `detail` is the key of its fetcher, null of a form that
     * leads to a page. Prevented, it leaves the page as it is; else the page of a failure takes its place.
     */
    unanswered: CustomEvent<string | null>;
  }
}

/**
 * Keeps the page whose form nobody answered, with all that was typed, and says so until something is sent again
 * or the page is left. Whether the site got the form is not known.
 */
export function UnansweredForms() {
  const { texts } = useShellData();
  const { key } = useLocation();
  const [held, setHeld] = useState(0);

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const hold = (event: Event) => {
      event.preventDefault();
      setHeld((times) => times + 1);
    };
    addEventListener('unanswered', hold, { signal });
    addEventListener('submit', () => setHeld(0), { capture: true, signal });
    return () => left.abort();
  }, []);
  useEffect(() => setHeld(0), [key]);

  return (
    <ConnectionToast
      times={held}
      title={texts.unansweredTitle}
      text={texts.unansweredText}
      duration={null}
    />
  );
}
