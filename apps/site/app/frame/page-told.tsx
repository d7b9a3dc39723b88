import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/**
 * Says the title of the page that a link or a form led to, as a browser does for one that it loads. The
 * focus stays where it is: forms, dialogs and lists move their own. An overlay has its page's title, so
 * nothing is said of its address. Render it once, in what stays between pages.
 */
export function PageTold() {
  const { pathname, search } = useLocation();
  const told = useRef<string | null>(null);
  const [words, setWords] = useState('');

  useEffect(() => {
    const { title } = document;
    // The browser itself has said the title that the page came with.
    if (told.current !== null && told.current !== title) setWords(title);
    told.current = title;
  }, [pathname, search]);

  return (
    <p aria-live="polite" className="sr-only">
      {words}
    </p>
  );
}
