import { useEffect } from 'react';

const INSET = '--keyboard-inset';

/**
 * Tells the styles how much of the window's lower edge a phone's keyboard covers (`--keyboard-inset`), so
 * that the placing button stands above it. Browsers move only what is fixed to the layout viewport, which
 * the keyboard does not change.
 */
export function useKeyboardInset(): void {
  useEffect(() => {
    const { visualViewport } = window;
    const root = document.documentElement;
    if (!visualViewport) return;
    const view = visualViewport;
    function measure() {
      // A page that is zoomed in is smaller without any keyboard.
      const covered = view.scale > 1 ? 0 : window.innerHeight - view.height - view.offsetTop;
      root.style.setProperty(INSET, `${Math.max(0, Math.round(covered))}px`);
    }
    measure();
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      root.style.removeProperty(INSET);
    };
  }, []);
}
