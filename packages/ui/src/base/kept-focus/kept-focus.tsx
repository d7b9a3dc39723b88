import { type FocusEvent, forwardRef, type ReactNode, useEffect, useRef } from 'react';
import type { RootProps } from '../root-props/root-props.ts';
import { useOwnRoot } from '../root-props/use-own-root.ts';

export interface KeptFocusProps extends RootProps<'div'> {
  /** Changes whenever controls give way to others. */
  readonly state: string;
  readonly children: ReactNode;
}

/** What can have the focus: words that are made for it, and controls. */
const TAKERS = '[tabindex="-1"], button, a, input:not([type="hidden"])';

/**
 * Keeps the focus in a part of the page whose controls are replaced when its state changes: what the
 * bettor pressed is gone, and the first thing there that takes the focus has it instead.
 */
export const KeptFocus = forwardRef<HTMLDivElement, KeptFocusProps>(function KeptFocus(
  { state, ...rest },
  ref,
) {
  const part = useOwnRoot(ref);
  const isWithin = useRef(false);

  useEffect(() => {
    if (!isWithin.current || document.activeElement !== document.body) return;
    part.current?.querySelector<HTMLElement>(TAKERS)?.focus({ preventScroll: true });
  }, [part, state]);

  const noted = {
    onFocus() {
      isWithin.current = true;
    },
    /** A control that vanishes with the focus leaves it nowhere: then it was still within. */
    onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) {
      if (relatedTarget) isWithin.current = currentTarget.contains(relatedTarget);
    },
  };
  return <div ref={part} {...rest} {...noted} />;
});
