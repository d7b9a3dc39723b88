import { type RefObject, useEffect, useRef } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = 'input, textarea';

/**
 * Takes up what stood in the fields of `root`, or in `root` itself, when the scripts took over the
 * page: on a slow network one types, or the browser fills in, long before anything listens.
 */
export function useFilledBefore<Filled extends Field = HTMLInputElement>(
  root: RefObject<Element>,
  take: (field: Filled) => void,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !root.current) return;
    isDone.current = true;
    const fields = root.current.matches(FIELDS)
      ? [root.current]
      : root.current.querySelectorAll(FIELDS);
    for (const field of fields as Iterable<Filled>) {
      if (field.value !== untouchedValue(field)) take(field);
    }
  }, [root, take]);
}

/** What a field holds as it came. Not its default: a slider between two steps stands on one of them. */
function untouchedValue(field: Field): string {
  const copy = field.cloneNode() as Field;
  // What password managers paint on it would be refused in parsed text by a page's content policy.
  copy.removeAttribute('style');
  const parsed = document.createElement('template');
  parsed.innerHTML = copy.outerHTML;
  return (parsed.content.firstElementChild as Field).value;
}
