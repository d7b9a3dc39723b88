import { type RefObject, useEffect, useState } from 'react';

interface FullScreen {
  /** The browser can; not known before scripts run. */
  readonly isOffered: boolean;
  readonly isFull: boolean;
  readonly toggle: () => void;
}

/** Shows the element of a ref on the whole screen, and gives the screen back. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [isOffered, setOffered] = useState(false);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    setOffered(document.fullscreenEnabled);
    const read = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, []);

  async function toggle() {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await element.current?.requestFullscreen();
    } catch {
      // The browser refused: the game goes on in its frame.
    }
  }

  return { isOffered, isFull, toggle: () => void toggle() };
}
