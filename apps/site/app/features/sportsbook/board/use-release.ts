import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** A touch's click comes a moment after its end. */
const CLICK_WITHIN_MS = 100;
/** A press whose end the browser never tells holds nothing up for longer. */
const LONGEST_PRESS_MS = 10_000;

/**
 * To wait until nothing is pressed in an element, and the click has been sent: a browser sends it to what
 * stands under the finger at the end, which must be what stood there at the beginning.
 */
export function useRelease(element: RefObject<HTMLElement>): () => Promise<void> {
  const released = useRef(Promise.resolve());
  useEffect(() => {
    const pressed = element.current;
    const hold = () => {
      released.current = nextRelease();
    };
    pressed?.addEventListener('pointerdown', hold);
    return () => pressed?.removeEventListener('pointerdown', hold);
  }, [element]);
  return useCallback(() => released.current, []);
}

function nextRelease(): Promise<void> {
  return new Promise((resolve) => {
    const longest = setTimeout(end, LONGEST_PRESS_MS);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    function end() {
      clearTimeout(longest);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      setTimeout(resolve, CLICK_WITHIN_MS);
    }
  });
}
