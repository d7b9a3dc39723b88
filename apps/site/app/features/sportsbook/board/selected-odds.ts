/**
 * A board's HTML with the odds on a bettor's slip as pressed buttons. A board says of every outcome
 * that it is not pressed, because it is the same for all.
 *
 * @example
 * withSelected('<button data-outcome="o1" aria-pressed="false">', new Set(['o1']))
 * // '<button data-outcome="o1" aria-pressed="true">'
 */
export function withSelected(html: string, selected: ReadonlySet<string>): string {
  let marked = html;
  for (const outcomeId of selected) {
    const button = `data-outcome="${escaped(outcomeId)}"`;
    for (let at = marked.indexOf(button); at !== -1; at = marked.indexOf(button, at + 1)) {
      const end = marked.indexOf('>', at);
      const tag = marked.slice(at, end).replace('aria-pressed="false"', 'aria-pressed="true"');
      marked = marked.slice(0, at) + tag + marked.slice(end);
    }
  }
  return marked;
}

/** As React writes the value of an attribute. */
function escaped(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** Presses the odds buttons of a board in the browser as the slip has them now. */
export function showSelected(board: HTMLElement, selected: ReadonlySet<string>): void {
  for (const button of board.querySelectorAll<HTMLElement>('[data-outcome]')) {
    const isSelected = String(selected.has(button.dataset['outcome'] ?? ''));
    if (button.ariaPressed !== isSelected) button.ariaPressed = isSelected;
  }
}
