import { type FocusEvent, forwardRef, type ReactNode, useEffect, useRef } from 'react';
import type { RootProps } from '../root-props/root-props.ts';
import { useOwnRoot } from '../root-props/use-own-root.ts';

export interface KeptFocusProps extends RootProps<'div'> {
  /** Changes whenever controls give way to others. */
  readonly state: string;
  readonly children: ReactNode;
}

/** What can have the focus: words that are made for it, and controls. */
const WORDS = '[tabindex="-1"]';
const TAKERS = `${WORDS}, button, a, input:not([type="hidden"])`;

/** The control that has the focus and, in a list, its place there. */
interface Place {
  readonly control: HTMLElement;
  readonly list: Element | null;
  /** Which entry of the list it is in, and which of the entry's controls it is. */
  readonly entryAt: number;
  readonly takerAt: number;
}

/**
 * Keeps the focus in a part of the page whose controls are replaced when its state changes: what the
 * bettor pressed is gone, and the first thing there that takes the focus has it instead. Where it was in an entry of
 * a list, that is the words made for it, or else the same control of the next entry.
 */
export const KeptFocus = forwardRef<HTMLDivElement, KeptFocusProps>(function KeptFocus(
  { state, ...rest },
  ref,
) {
  const part = useOwnRoot(ref);
  const place = useRef<Place | null>(null);

  useEffect(() => {
    if (!part.current || !place.current) return;
    if (!isGone(place.current.control)) {
      place.current = placeOf(place.current.control, part.current);
    } else if (document.activeElement === document.body) {
      successorOf(place.current, part.current)?.focus({ preventScroll: true });
    }
  }, [part, state]);

  const noted = {
    onFocus({ target, currentTarget }: FocusEvent<HTMLDivElement, HTMLElement>) {
      place.current = placeOf(target, currentTarget);
    },
    /** A control that vanishes with the focus leaves it nowhere: then it was still within. */
    onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLDivElement>) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) place.current = null;
    },
  };
  return <div ref={part} {...rest} {...noted} />;
});

function placeOf(control: HTMLElement, part: Element): Place {
  const entry = control.closest('li');
  const list = entry?.parentElement;
  if (!entry || !list || !part.contains(list)) {
    return { control, list: null, entryAt: -1, takerAt: -1 };
  }
  const entryAt = [...list.children].indexOf(entry);
  return { control, list, entryAt, takerAt: takersOf(entry).indexOf(control) };
}

/** What has the focus after a control that is gone. */
function successorOf({ list, entryAt, takerAt }: Place, part: Element): HTMLElement | null {
  const first = part.querySelector<HTMLElement>(TAKERS);
  const entry = list?.isConnected ? (list.children[entryAt] ?? list.lastElementChild) : null;
  if (!entry) return first;
  const takers = takersOf(entry);
  return part.querySelector<HTMLElement>(WORDS) ?? takers[takerAt] ?? takers[0] ?? first;
}

function takersOf(entry: Element): readonly HTMLElement[] {
  return [...entry.querySelectorAll<HTMLElement>(TAKERS)];
}

/** Whether nobody can have the focus there any more; a control that was left for the empty page still could. */
function isGone(control: HTMLElement): boolean {
  const isShown = control.isConnected && control.getClientRects().length > 0;
  return !isShown || control.matches(':disabled');
}
