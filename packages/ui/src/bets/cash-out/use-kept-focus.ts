import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a part of the page whose controls are replaced when its state changes: what the
 * bettor pressed is gone, and the first thing there that takes the focus has it instead.
 */
export function useKeptFocus<Part extends HTMLElement>(part: RefObject<Part>, state: string) {
  const isWithin = useRef(false);

  useEffect(() => {
    if (!isWithin.current || document.activeElement !== document.body) return;
    part.current
      ?.querySelector<HTMLElement>('[tabindex="-1"], button, a')
      ?.focus({ preventScroll: true });
  }, [part, state]);

  return {
    onFocus() {
      isWithin.current = true;
    },
    /** A control that vanishes with the focus leaves it nowhere: then it was still within. */
    onBlur({ relatedTarget, currentTarget }: FocusEvent<Part>) {
      if (relatedTarget) isWithin.current = currentTarget.contains(relatedTarget);
    },
  };
}
