import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in the viewport of a visible page. */
export function useOnScreen(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    let isInView = false;
    const tell = () => setOnScreen(isInView && document.visibilityState === 'visible');
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.slice(-1)[0]?.isIntersecting ?? false;
      tell();
    });
    observer.observe(element.current);
    document.addEventListener('visibilitychange', tell);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', tell);
    };
  }, [element]);
  return isOnScreen;
}
