import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus in a part of the page whose controls are replaced when its state changes: what the
 * bettor pressed is gone, and the first thing there that takes the focus has it instead.
 */
export function useKeptFocus<Part extends HTMLElement>(state: string) {
  const part = useRef<Part>(null);
  const isWithin = useRef(false);

  useEffect(() => {
    if (!isWithin.current || document.activeElement !== document.body) return;
    part.current
      ?.querySelector<HTMLElement>('[tabindex="-1"], button, a')
      ?.focus({ preventScroll: true });
  }, [state]);

  return {
    ref: part,
    onFocus() {
      isWithin.current = true;
    },
    /** A control that vanishes with the focus leaves it nowhere: then it was still within. */
    onBlur({ relatedTarget, currentTarget }: FocusEvent<Part>) {
      if (relatedTarget) isWithin.current = currentTarget.contains(relatedTarget);
    },
  };
}
