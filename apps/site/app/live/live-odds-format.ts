import { inOddsFormat, isLongOddsText } from '@vitrine/betting/base/odds-format';
import type { OddsFormat } from '@vitrine/betting/base/odds-formats';

const DIRECTION_MS = 1_500;
const DECIMAL = /^\d+(?:\.\d+)?$/;

/** Whether a price rose or fell, until the timer ends it. */
interface Shown {
  readonly direction: 'up' | 'down';
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Keeps the page's prices in a format that is not decimal. The live script writes decimal odds; before
 * the browser paints them, this puts them into the format, keeps them in `data-odds`, and says whether
 * they rose or fell. Returns the way to stop.
 */
export function followOddsFormat(format: Exclude<OddsFormat, 'decimal'>): () => void {
  const directions = new Map<HTMLElement, Shown>();

  function showDirection(button: HTMLElement, direction: Shown['direction']): void {
    clearTimeout(directions.get(button)?.timer);
    button.dataset['direction'] = direction;
    const timer = setTimeout(() => {
      delete button.dataset['direction'];
      directions.delete(button);
    }, DIRECTION_MS);
    directions.set(button, { direction, timer });
  }

  /**
   * The live script compares the decimal odds it writes with the text it finds, which is in another
   * format: a price that it writes again, unchanged, keeps the direction it had.
   */
  function keepDirection(button: HTMLElement): void {
    const shown = directions.get(button);
    if (shown) button.dataset['direction'] = shown.direction;
    else delete button.dataset['direction'];
  }

  function rewrite(node: HTMLElement): void {
    const decimal = node.textContent;
    if (!DECIMAL.test(decimal)) return;
    const before = Number(node.dataset['odds'] ?? Number.NaN);
    node.dataset['odds'] = decimal;
    const text = inOddsFormat(decimal, format);
    (node.firstChild ?? node).textContent = text;
    node.toggleAttribute('data-long', isLongOddsText(text));
    const button = node.closest<HTMLElement>('[data-outcome]');
    const change = Number(decimal) - before;
    if (!button) return;
    if (change) showDirection(button, change > 0 ? 'up' : 'down');
    else keepDirection(button);
  }

  function pricesIn(target: Node): readonly HTMLElement[] {
    const element = target instanceof HTMLElement ? target : target.parentElement;
    const price = element?.closest<HTMLElement>('[data-live-odds]');
    if (price) return [price];
    return [...(element?.querySelectorAll<HTMLElement>('[data-live-odds]') ?? [])];
  }

  function giveBack(node: HTMLElement): void {
    (node.firstChild ?? node).textContent = node.dataset['odds'] ?? '';
    node.toggleAttribute('data-long', isLongOddsText(node.dataset['odds'] ?? ''));
    delete node.dataset['odds'];
  }

  const observer = new MutationObserver((records) => {
    new Set(records.flatMap(({ target }) => pricesIn(target))).forEach(rewrite);
  });
  document.querySelectorAll<HTMLElement>('[data-live-odds]').forEach(rewrite);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    directions.forEach(({ timer }) => clearTimeout(timer));
    // React may have written decimal odds already, which the observer took for news.
    document.querySelectorAll<HTMLElement>('[data-live-odds][data-odds]').forEach(giveBack);
  };
}
