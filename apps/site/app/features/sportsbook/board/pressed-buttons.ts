/**
 * A board's HTML with the buttons pressed that carry one of the ids in an attribute. A board says of
 * every button that it is not pressed, because it is the same for all. `others` are texts of a pressed
 * button's tag that change besides.
 *
 * @example
 * withPressed('<button data-outcome="o1" aria-pressed="false">', 'data-outcome', new Set(['o1']))
 * // '<button data-outcome="o1" aria-pressed="true">'
 */
export function withPressed(
  html: string,
  attribute: `data-${string}`,
  ids: ReadonlySet<string>,
  others: readonly (readonly [from: string, to: string])[] = [],
): string {
  let marked = html;
  for (const id of ids) {
    const carried = `${attribute}="${escaped(id)}"`;
    for (let at = marked.indexOf(carried); at !== -1;) {
      const [start, end] = [marked.lastIndexOf('<', at), marked.indexOf('>', at)];
      const tag = [['aria-pressed="false"', 'aria-pressed="true"'] as const, ...others].reduce(
        (text, [from, to]) => text.replace(from, to),
        marked.slice(start, end),
      );
      marked = marked.slice(0, start) + tag + marked.slice(end);
      at = marked.indexOf(carried, start + tag.length);
    }
  }
  return marked;
}

/** As React writes the value of an attribute. */
export function escaped(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/**
 * Presses the buttons of a board in the browser that have one of the ids in a field of their data, and
 * no others. Answers those that changed.
 */
export function showPressed(
  board: HTMLElement,
  attribute: `data-${string}`,
  ids: ReadonlySet<string>,
): readonly HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>(`[${attribute}]`)].filter((button) => {
    const isPressed = String(ids.has(button.getAttribute(attribute) ?? ''));
    if (button.ariaPressed === isPressed) return false;
    button.ariaPressed = isPressed;
    return true;
  });
}
