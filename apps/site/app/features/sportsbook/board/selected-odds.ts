import { slipAnchor, stakePath } from '../../../paths/slip-paths.ts';
import type { SelectedOutcomes } from '../../../shapes/bet-slip/selected-outcomes.ts';
import { escaped, showPressed, withPressed } from './pressed-buttons.ts';

/** What a selected price says besides its fill. */
export interface SelectedWords {
  /** `selecionada`, for browsers of text. */
  readonly selected: string;
  /** The link behind the price that leads to its stake. */
  readonly toSlip: string;
}

/** Marks what is put in beside a selected price, and taken out with it; on a link it names the outcome. */
export const SLIP_MARK = 'data-slip-mark';

const BUTTON_END = '</button>';

/**
 * A board's HTML with the odds on a bettor's slip as pressed buttons, each followed by a link to its
 * stake. The links are places to lead to (`slipAnchor`), unless the board shows what another one shows
 * as well.
 *
 * @example
 * withSelected('<button data-outcome="o1" aria-pressed="false">2.10</button>', new Map([['o1', 'stake:o1']]), words)
 * // '<button data-outcome="o1" aria-pressed="true">2.10<span …> selecionada</span></button> <a …>Ir para o cupom</a>'
 */
export function withSelected(
  html: string,
  selected: SelectedOutcomes,
  words: SelectedWords,
  isRepeated = false,
): string {
  let marked = withPressed(html, 'data-outcome', new Set(selected.keys()));
  const word = `<span ${SLIP_MARK} class="odds-selected"> ${escaped(words.selected)}</span>`;
  for (const [outcomeId, stakeId] of selected) {
    const carried = `data-outcome="${escaped(outcomeId)}"`;
    const href = escaped(stakePath(stakeId));
    let anchor = isRepeated ? '' : ` id="${escaped(slipAnchor(outcomeId))}"`;
    for (let at = marked.indexOf(carried); at !== -1; at = marked.indexOf(carried, at + 1)) {
      const end = marked.indexOf(BUTTON_END, at);
      const link = `<a ${SLIP_MARK}="${escaped(outcomeId)}"${anchor} class="skip-link" href="${href}">${escaped(words.toSlip)}</a>`;
      marked = `${marked.slice(0, end)}${word}${BUTTON_END} ${link}${marked.slice(end + BUTTON_END.length)}`;
      anchor = '';
    }
  }
  return marked;
}

/** Presses the odds buttons of a board in the browser as the slip has them now. */
export function showSelected(
  board: HTMLElement,
  selected: SelectedOutcomes,
  words: SelectedWords,
): void {
  showPressed(board, 'data-outcome', new Set(selected.keys()));
  for (const word of board.querySelectorAll(`button:not([aria-pressed=true]) > [${SLIP_MARK}]`)) {
    word.remove();
  }
  for (const link of board.querySelectorAll(`a[${SLIP_MARK}]`)) {
    if (!selected.has(link.getAttribute(SLIP_MARK) ?? '')) link.remove();
  }
  const pressed = '[data-outcome][aria-pressed=true]';
  for (const button of board.querySelectorAll<HTMLElement>(pressed)) {
    const outcomeId = button.dataset['outcome'] ?? '';
    if (!button.querySelector(`[${SLIP_MARK}]`)) {
      button.append(mark('span', 'odds-selected', ` ${words.selected}`));
    }
    const link = linkBeside(button, outcomeId) ?? mark('a', 'skip-link', words.toSlip);
    link.setAttribute('href', stakePath(selected.get(outcomeId) ?? ''));
    link.setAttribute(SLIP_MARK, outcomeId);
    if (!link.parentNode) button.after(' ', link);
  }
}

/** Not always the next node: a board that changes may bring others in between, and focus may be on it. */
function linkBeside(button: Element, outcomeId: string): Element | undefined {
  return [...(button.parentElement?.children ?? [])].find(
    (node) => node.getAttribute(SLIP_MARK) === outcomeId,
  );
}

function mark(tag: 'span' | 'a', className: string, text: string): HTMLElement {
  const node = document.createElement(tag);
  node.setAttribute(SLIP_MARK, '');
  node.className = className;
  node.textContent = text;
  return node;
}
