import { useRevalidator } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { reloadPageAlone } from './reload-scope.ts';
import { WIDE_LISTS, WIDE_LISTS_LIFE_S } from './wide-lists.ts';

/** As wide as the styles of the list have it. */
const WIDE = '(width >= 80rem)';

/**
 * Tells the server by a cookie whether there is room for lists with further markets and for the columns
 * of a wide screen, so that others don't get them. A page that came without them asks for its data again,
 * once; the styles keep their room free.
 *
 * @param isKnown whether the frame around the page was made for a wide screen.
 */
export function useWideLists(isKnown: boolean): void {
  const { revalidate } = useRevalidator();
  // Another function with each answer, and the page asks once.
  const latest = useRef({ revalidate, isKnown });

  useEffect(() => {
    latest.current = { revalidate, isKnown };
  }, [revalidate, isKnown]);

  useEffect(() => {
    const screen = matchMedia(WIDE);
    function tell(): void {
      const attributes = `path=/; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
      document.cookie = `${WIDE_LISTS}; ${attributes}; max-age=${screen.matches ? WIDE_LISTS_LIFE_S : 0}`;
      if (!screen.matches) return;
      if (!latest.current.isKnown) latest.current.revalidate();
      else if (document.querySelector('[data-companions="awaited"]')) {
        reloadPageAlone(() => latest.current.revalidate());
      }
    }
    tell();
    screen.addEventListener('change', tell);
    return () => screen.removeEventListener('change', tell);
  }, []);
}
